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

export type Row = "creatures" | "others" | "lands";

function rowOf({ kinds }: MagicPermanent): Row {
  if (kinds.includes("creature")) return "creatures";
  return kinds.includes("land") ? "lands" : "others";
}
