// The view of the L5R LCG, as the board reads it.

import type { Drawing, Face, SeatArea, Zone } from "../../wire";
import type { Play } from "../../table/contract";
import type { Conflict, LcgCharacter, LcgProvince, LcgSeat, LcgView, Ring } from "./wire";

export const NOBODY = -9;
export const HOME = 0;
export const ATTACKING = 1;
export const DEFENDING = 2;
export const KINDS = ["military", "political"] as const;
/** The formats of which it is said how one wins. */
export const FORMATS: readonly string[] = ["skirmish", "stronghold", "enlightenment"];
export const PHASES = ["dynasty", "draw", "conflict", "fate"] as const;

export function viewOf(play: Play): LcgView {
  return play.view.value as unknown as LcgView;
}

export function seatOf(view: LcgView, seat: number): LcgSeat | undefined {
  return view.seats.find((each) => each.seat === seat);
}

/** The characters of all seats by the id of their faces. */
export function charactersOf(view: LcgView): ReadonlyMap<string, LcgCharacter> {
  return new Map(
    view.seats.flatMap((seat) => seat.characters.map((each) => [`card.${each.number}`, each])),
  );
}

/** The conflict as far as it has a province that is attacked; null before that. */
export function fought(view: LcgView): Conflict | null {
  return view.conflict !== null && view.conflict.defender !== NOBODY ? view.conflict : null;
}

/** Whether a character has left its home for the conflict. */
export function takesPart(view: LcgView, found: LcgCharacter | undefined): boolean {
  return view.conflict !== null && found !== undefined && found.side !== HOME;
}

export function attacked(view: LcgView): LcgProvince | null {
  const conflict = fought(view);
  if (conflict === null) return null;
  return seatOf(view, conflict.defender)?.provinces[conflict.slot] ?? null;
}

export interface Part {
  readonly face: Face;
  readonly found: LcgCharacter;
}

/** Who takes part on a side, with what they are on the board. */
export function partOf(view: LcgView, drawing: Drawing, side: number): readonly Part[] {
  const all = charactersOf(view);
  return drawing.seats.flatMap((area) =>
    facesOf(area, "play").flatMap((face) => {
      const found = all.get(face.id);
      return found !== undefined && takesPart(view, found) && found.side === side
        ? [{ face, found }]
        : [];
    }),
  );
}

/** What makes the total of a side: the skill of each who is not bowed, and what else counts. */
export function termsOf(
  view: LcgView,
  parts: readonly Part[],
  total: number,
): { readonly terms: readonly (Part & { readonly skill: number })[]; readonly rest: number } {
  const kind = view.conflict?.kind === "political" ? 1 : 0;
  const terms = parts
    .filter(({ found }) => !found.bowed)
    .map((part) => ({ ...part, skill: part.found.skills[kind] }));
  const sum = terms.reduce((before, { skill }) => before + skill, 0);
  return { terms, rest: total - sum };
}

export function zoneOf(area: SeatArea, name: string): Zone | undefined {
  return area.zones.find((zone) => zone.id === `${name}.${area.seat}`);
}

export function facesOf(area: SeatArea, name: string): readonly Face[] {
  return zoneOf(area, name)?.cards ?? [];
}

const RING = "ring.";

/** Rings are cards in the drawing: the element of one, null of any other card. */
export function elementOf(face: Face): string | null {
  return face.id.startsWith(RING) ? (face.id.split(".")[1] ?? null) : null;
}

export function ringOf(view: LcgView, face: Face): Ring | undefined {
  return view.rings[face.id.slice(RING.length)];
}
