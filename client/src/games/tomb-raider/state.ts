// What the parts of the board read from the table: the view, what can be answered where.

import type { Signal } from "@preact/signals";
import { signal } from "@preact/signals";
import type { Shown } from "../../cards/peeking";
import type { Play } from "../../table/contract";
import { pointing } from "../../table/pointing";
import type { PlaceView, RaiderView, TombRaiderView } from "./wire";
import { type Lit, litBy } from "./targets";

export function viewOf(play: Play): TombRaiderView {
  return play.view.value as unknown as TombRaiderView;
}

/** Whether there is a position to draw: the view is empty until the match has begun. */
export function hasView(play: Play): boolean {
  return "places" in play.view.value;
}

export function seatOf(play: Play): number | null {
  return play.you.value.seat;
}

/** What the answers of the open question point at; nothing while an answer is on its way. */
export function litFor(play: Play): Lit {
  return litBy(play.choices.options.value.values(), viewOf(play));
}

export function raiderOf(view: TombRaiderView, seat: number | null): RaiderView | undefined {
  return view.raiders.find((raider) => raider.seat === seat);
}

/** The raiders that stand in a space, in the order of seats. */
export function raidersIn(view: TombRaiderView, space: string): readonly RaiderView[] {
  return view.raiders.filter((raider) => raider.space === space && !raider.dead && !raider.gone);
}

/** The space or seat that is shown in full beside its card: two of them may have the same card. */
export const peekedSpace: Signal<string | null> = signal(null);
export const peekedSeat: Signal<number | null> = signal(null);

/** What is shown in full of a location on the map. */
export function placeShown(place: PlaceView): Shown {
  return {
    slug: place.slug,
    card: null,
    before: () => {
      peekedSpace.value = place.space;
    },
  };
}

/** What is shown in full of a raider. */
export function raiderShown(raider: RaiderView): Shown {
  return {
    slug: raider.card,
    card: null,
    before: () => {
      peekedSeat.value = raider.seat;
    },
  };
}

/** What a control does that gives an answer: it lights with the button of the same answer. */
export function answering(play: Play, key: string | undefined) {
  if (key === undefined) return {};
  const { choices } = play;
  return {
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      // The second click of a double click was meant for the question before.
      if (event.detail > 1) return;
      choices.choose(key);
    },
    ...pointing(choices.preview, key),
  };
}

/** How an answer's place is marked: can be chosen, pointed at, chosen. */
export function mark(play: Play, keys: readonly string[] | undefined): string {
  if (!keys?.length) return "";
  const { chosen, preview } = play.choices;
  const at = preview.value !== null && keys.includes(preview.value);
  const sent = chosen.value !== null && keys.includes(chosen.value);
  return ` lit${at ? " pointed" : ""}${sent ? " sealed" : ""}`;
}

/** What the answer says, for those who hear the control. */
export function answerText(play: Play, key: string | undefined): string {
  const option = key === undefined ? undefined : play.choices.options.value.get(key);
  return option ? play.reader.value.read(option.message) : "";
}
