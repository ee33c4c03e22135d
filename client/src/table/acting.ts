// What may be done unasked: some of it takes a word or two more.

import { reader, say } from "../text/current";
import type { Sitting } from "./sitting";

/** What may be done unasked, beside giving up, which has a place of its own. */
export function besideLeaving(kinds: readonly string[]): readonly string[] {
  return kinds.filter((kind) => kind !== "concede");
}

/** What something that may be done unasked is called. */
export function initiativeInWords(kind: string): string {
  const id = `initiative-${kind}`;
  return reader.value?.has(id) ? say(id) : kind;
}

/** Do something unasked if nothing has to be said with it; whether something has. */
export async function takenUp(sitting: Sitting, kind: string): Promise<boolean> {
  const reply = await sitting.do({ type: "act-asks", kind });
  if (reply?.type !== "act-asked") return false;
  if (reply.asked === null) await sitting.do({ type: "act", kind });
  return reply.asked !== null;
}
