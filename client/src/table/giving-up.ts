// Which answers give up a card for good: at the card they are given by a second click only.

import type { QuestionView } from "../wire";

/** What a question or an answer is called in any game if the card that it names is given up. */
const USUAL: readonly string[] = ["discard", "sacrifice"];

/**
 * Whether an answer gives up the card that it names. `own`: what else a game calls that, by the
 * kind of a question or the message that asks it.
 */
export function givesUp(
  { kind, message }: Pick<QuestionView, "kind" | "message">,
  key: string,
  own: readonly string[] = [],
): boolean {
  const named = [key.split(":")[0] ?? "", kind, message.id];
  return [...USUAL, ...own].some((name) => named.includes(name));
}
