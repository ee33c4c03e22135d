// Which answers give something up for good: at a card they are given by a second click only.

import type { OptionView, QuestionView } from "../wire";

/** What a question or an answer is called in any game if the card that it names is given up. */
const USUAL: readonly string[] = ["discard", "sacrifice"];

type Asked = Pick<QuestionView, "kind" | "message"> & {
  readonly options: readonly Pick<OptionView, "key" | "message">[];
};

/**
 * Whether an answer gives something up, such as the card that it names. `own`: what else a game
 * calls that, by the kind of a question, the message that asks it, or that of the answer.
 */
export function givesUp(
  { kind, message, options }: Asked,
  key: string,
  own: readonly string[] = [],
): boolean {
  const words = options.find((option) => option.key === key)?.message.id;
  const named = [key.split(":")[0] ?? "", kind, message.id, words];
  return [...USUAL, ...own].some((name) => named.includes(name));
}
