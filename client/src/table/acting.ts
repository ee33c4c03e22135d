// What may be done unasked: some of it takes a word or two more.

import { reader, say } from "../text/current";
import type { Sitting } from "./sitting";

/** What something that may be done unasked is called. */
export function initiativeInWords(kind: string): string {
  const id = `initiative-${kind}`;
  return reader.value?.has(id) ? say(id) : kind;
}

/** Do something unasked, or ask first what has to be said with it. */
export async function takeUp(sitting: Sitting, kind: string, ask: () => void): Promise<void> {
  const reply = await sitting.do({ type: "act-asks", kind });
  if (reply?.type !== "act-asked") return;
  if (reply.asked === null) await sitting.do({ type: "act", kind });
  else ask();
}
