// Copies of a card in the reader's hand: which of them is played makes no difference.

import type { OptionView } from "../wire";

interface Held {
  readonly viewer: number | null;
  readonly seats: readonly {
    readonly seat: number;
    readonly hand: readonly { readonly number: number; readonly slug: string }[];
  }[];
}

/**
 * Whether two answers do the same with two copies of a card in the reader's hand.
 *
 * Their keys read `verb:slug.number`; the view has the hand of each seat, as far as it is known.
 */
export function areCopies(
  { viewer, seats }: Held,
  verbs: readonly string[],
  one: OptionView,
  other: OptionView,
): boolean {
  const [verb, first] = parted(one);
  const [same, second] = parted(other);
  if (verb !== same || !verbs.includes(verb)) return false;
  const hand = seats.find(({ seat }) => seat === viewer)?.hand ?? [];
  const titleOf = (number: number): string => hand.find((card) => card.number === number)?.slug ?? "";
  return titleOf(first) !== "" && titleOf(first) === titleOf(second);
}

function parted({ key }: OptionView): readonly [string, number] {
  return [key.split(":")[0] ?? "", Number(key.slice(key.lastIndexOf(".") + 1))];
}
