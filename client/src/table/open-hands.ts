// Several hands at once: for those who cast a game, and for a replay with everything open.

import { computed, signal } from "@preact/signals";
import type { OptionView } from "../wire";
import type { Choices, Play, View } from "./contract";

/** Nothing can be chosen by whoever only looks. */
export const NO_CHOICES: Choices = {
  question: signal(null),
  options: signal<ReadonlyMap<string, OptionView>>(new Map()),
  listed: signal([]),
  open: signal<ReadonlyMap<string, OptionView>>(new Map()),
  chosen: signal(null),
  preview: signal<string | null>(null),
  givesUp: () => false,
  choose: () => undefined,
};

/**
 * A view of all through the eyes of one seat: under `field` it has, by seat, what that seat sees
 * in another way.
 */
export function viewOfSeat(view: View, seat: number, field: string): View {
  const seats = view[field] as Readonly<Record<string, View>> | undefined;
  return { ...view, ...seats?.[String(seat)] };
}

/** The table through the eyes of one seat, as far as the view has them under `field`. */
export function throughEyes(play: Play, seat: number, field: string): Play {
  return {
    ...play,
    you: computed(() => ({ ...play.you.value, seat })),
    view: computed(() => viewOfSeat(play.view.value, seat, field)),
    previous: computed(() => {
      const before = play.previous.value;
      return before === null ? null : viewOfSeat(before, seat, field);
    }),
    choices: NO_CHOICES,
  };
}
