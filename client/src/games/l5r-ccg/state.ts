// The view of the L5R CCG, as the board reads it.

import type { Play } from "../../table/contract";
import type { Arg, Face, LogLine, SeatArea, Zone } from "../../wire";
import type { CcgInPlay, CcgSeat, CcgView } from "./wire";

/** A unit that is at home, and a province where no battle is. */
export const HOME = -1;
export const PHASES = ["events", "action", "attack", "dynasty", "end"] as const;
export const EMPTY = -1;

export function viewOf(play: Play): CcgView {
  return play.view.value as unknown as CcgView;
}

export function seatOf(view: CcgView, seat: number): CcgSeat | undefined {
  return view.seats.find((each) => each.seat === seat);
}

export function zoneOf(area: SeatArea, name: string): Zone | undefined {
  return area.zones.find((zone) => zone.id === `${name}.${area.seat}`);
}

/** The cards in play of all seats by the id of their faces. */
export function inPlayOf(view: CcgView): ReadonlyMap<string, CcgInPlay> {
  return new Map(view.seats.flatMap((seat) => seat.cards.map((one) => [`card.${one.number}`, one])));
}

/** Whether a unit is at a battlefield. */
export function isAway(view: CcgView, found: CcgInPlay): boolean {
  return view.attack !== null && found.state.at !== HOME;
}

/** A personality with what is attached to it. */
export interface Unit {
  readonly face: Face;
  readonly found: CcgInPlay;
  readonly attached: readonly Face[];
}

export function unitsOf(view: CcgView, area: SeatArea): readonly Unit[] {
  const all = inPlayOf(view);
  const cards = zoneOf(area, "units")?.cards ?? [];
  const hosts = new Set(cards.map((face) => face.id));
  const isWorn = (face: Face): boolean => hosts.has(`card.${all.get(face.id)?.state.host}`);
  return cards.flatMap((face) => {
    const found = all.get(face.id);
    if (found === undefined || isWorn(face)) return [];
    const attached = cards.filter((one) => all.get(one.id)?.state.host === found.number);
    return [{ face, found, attached }];
  });
}

export function named(seat: number): Arg {
  return { type: "name", kind: "seat", key: String(seat) };
}

const EVENT = "log-ccg-event-happened";
const TURN = "log-ccg-turn-began";

/** The lines that tell which events have happened in this turn: what they did is done already. */
export function eventsOf(lines: readonly LogLine[]): readonly LogLine[] {
  const began = lines.findLastIndex(({ message }) => message.id === TURN);
  return lines.slice(began + 1).filter(({ message }) => message.id === EVENT);
}
