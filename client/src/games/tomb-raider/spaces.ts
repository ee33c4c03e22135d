// Spaces of the map by their names: "B4" is the second column, depth 4. Ahead is deeper.

import type { PlaceView, TombRaiderView } from "./wire";

export const SIDES = ["ahead", "right", "back", "left"] as const;
export type Side = (typeof SIDES)[number];

/** The name of the space that is none: a raider off the map. */
export const NOWHERE = "-";

const STEP: Readonly<Record<Side, readonly [number, number]>> = {
  ahead: [0, 1],
  right: [1, 0],
  back: [0, -1],
  left: [-1, 0],
};
const ACROSS: Readonly<Record<Side, Side>> = {
  ahead: "back",
  right: "left",
  back: "ahead",
  left: "right",
};

export interface Space {
  /** Counted from 1 on the left. */
  readonly column: number;
  /** Counted from 1 at the entrance's row. */
  readonly depth: number;
}

export function spaceName(column: number, depth: number): string {
  return `${String.fromCharCode(64 + column)}${depth}`;
}

/** The space of a name, null for one that is none. */
export function spaceOf(name: string): Space | null {
  const depth = Number(name.slice(1));
  const column = name.charCodeAt(0) - 64;
  if (!/^[A-Z]\d+$/.test(name) || depth < 1) return null;
  return { column, depth };
}

export function isSide(text: string): text is Side {
  return (SIDES as readonly string[]).includes(text);
}

export function opposite(side: Side): Side {
  return ACROSS[side];
}

export interface Size {
  readonly width: number;
  readonly depth: number;
}

/** The space on a side of another, null off the map. */
export function beside(name: string, side: Side, size: Size): string | null {
  const space = spaceOf(name);
  if (space === null) return null;
  const [across, deeper] = STEP[side];
  const column = space.column + across;
  const depth = space.depth + deeper;
  const inside = column >= 1 && column <= size.width && depth >= 1 && depth <= size.depth;
  return inside ? spaceName(column, depth) : null;
}

/** All spaces of a map as they are read: the deepest row first, from left to right. */
export function spacesOf(size: Size): readonly string[] {
  const names: string[] = [];
  for (let depth = size.depth; depth >= 1; depth -= 1) {
    for (let column = 1; column <= size.width; column += 1) names.push(spaceName(column, depth));
  }
  return names;
}

/** The exits of a place that lead to a space of the map: others are ignored (TR-4.8). */
export function leading(place: PlaceView, sides: readonly string[], size: Size): readonly Side[] {
  return sides.filter(isSide).filter((side) => beside(place.space, side, size) !== null);
}

export function placesByName(view: TombRaiderView): ReadonlyMap<string, PlaceView> {
  return new Map(view.places.map((place) => [place.space, place]));
}

/** What joins two neighbouring spaces, seen from `from`. */
export interface Passage {
  readonly from: string;
  readonly to: string;
  readonly side: Side;
  /** One can walk from `from`. */
  readonly out: boolean;
  /** One can walk back from `to`. */
  readonly back: boolean;
  /** A blocked exit of either side bars it. */
  readonly barred: boolean;
  /** The face of `to` is known. */
  readonly known: boolean;
}

/** All passages of the map, each once: from the place that has the exit. */
export function passagesOf(view: TombRaiderView): readonly Passage[] {
  const places = placesByName(view);
  const found: Passage[] = [];
  for (const place of view.places) {
    if (!place.face_up) continue;
    for (const side of SIDES) {
      const to = beside(place.space, side, view);
      if (to === null) continue;
      const passage = passageOf(place, side, places.get(to), to);
      if (passage !== null) found.push(passage);
    }
  }
  return found;
}

/** The exits of a place by which a raider leaves it and cannot come straight back. */
export function oneWayExits(view: TombRaiderView, place: PlaceView): readonly Side[] {
  const places = placesByName(view);
  return leading(place, place.exits, view).filter((side) => {
    const to = beside(place.space, side, view) ?? "";
    const passage = passageOf(place, side, places.get(to), to);
    return passage !== null && passage.known && passage.out && !passage.back;
  });
}

function passageOf(
  place: PlaceView,
  side: Side,
  other: PlaceView | undefined,
  to: string,
): Passage | null {
  const known = other?.face_up ?? false;
  const out = place.exits.includes(side);
  const back = known && other !== undefined && other.exits.includes(opposite(side));
  const barred =
    (!out && place.blocked.includes(side)) ||
    (known && !back && (other?.blocked.includes(opposite(side)) ?? false));
  if (!out && !back && !barred) return null;
  // Between two known places either may tell it: the one that is left by it, else the first.
  if (known && !out && back) return null;
  if (known && out === back && (side === "back" || side === "left")) return null;
  return { from: place.space, to, side, out, back, barred, known };
}
