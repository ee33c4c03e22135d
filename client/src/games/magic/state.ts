// The view of Magic, as the board reads it.

import type { Play } from "../../table/contract";
import type { Face, SeatArea, Zone } from "../../wire";
import type { MagicPermanent, MagicSeat, MagicView } from "./wire";

export const NOBODY = -9;
export const EMPTY = -1;

export function viewOf(play: Play): MagicView {
  return play.view.value as unknown as MagicView;
}

export function seatOf(view: MagicView, seat: number): MagicSeat | undefined {
  return view.seats.find((each) => each.seat === seat);
}

export function zoneOf(area: SeatArea, name: string): Zone | undefined {
  return area.zones.find((zone) => zone.id === `${name}.${area.seat}`);
}

/** The permanents of all seats by the id of their faces. */
export function permanentsOf(view: MagicView): ReadonlyMap<string, MagicPermanent> {
  return new Map(
    view.seats.flatMap((seat) => seat.permanents.map((one) => [`card.${one.number}`, one])),
  );
}

export interface Placed {
  readonly face: Face;
  readonly found: MagicPermanent;
}

/** The battlefield of a seat: creatures, what else is there, lands; each in the order it came. */
export function rowsOf(view: MagicView, area: SeatArea): Readonly<Record<Row, readonly Placed[]>> {
  const all = permanentsOf(view);
  const rows: Record<Row, Placed[]> = { creatures: [], others: [], lands: [] };
  for (const name of ["creatures", "lands"]) {
    for (const face of zoneOf(area, name)?.cards ?? []) {
      const found = all.get(face.id);
      if (found !== undefined) rows[rowOf(found)].push({ face, found });
    }
  }
  return rows;
}

type Copies = readonly [Placed, ...Placed[]];

/**
 * Permanents by copies, each where its first one stands: they differ in nothing but whether they
 * are tapped and when they came. What can be answered with one of them, or is attached to it, sets
 * that one apart.
 */
export function copiesOf(
  row: readonly Placed[],
  worn: ReadonlySet<number>,
): readonly Copies[] {
  const found = new Map<string, [Placed, ...Placed[]]>();
  for (const one of row) {
    const isApart = one.face.answers.length > 0 || worn.has(one.found.number);
    const { state } = one.found;
    const stands = { ...state, born: 0, stamp: 0, tapped: false, sick: false };
    const key = isApart ? one.face.id : JSON.stringify({ ...one.found, number: 0, state: stands });
    const copies = found.get(key);
    if (copies === undefined) found.set(key, [one]);
    else copies.push(one);
  }
  return [...found.values()];
}

/** The permanents to which something is attached. */
export function wornOf(view: MagicView): ReadonlySet<number> {
  return new Set(view.seats.flatMap((seat) => seat.permanents.map(({ state }) => state.attached)));
}

export type Row = "creatures" | "others" | "lands";

function rowOf({ kinds }: MagicPermanent): Row {
  if (kinds.includes("creature")) return "creatures";
  return kinds.includes("land") ? "lands" : "others";
}
