// Where things lie on the drawn map, in pixels. Deeper is up, as in the level's own drawing.

import { type Side, type Size, spaceOf } from "./spaces";

/** The depth numbers stand at the left edge, the letters of the columns at the foot. */
export const MARGIN = { left: 30, right: 10, top: 10, bottom: 24 } as const;

const SMALLEST = { width: 72, height: 58 } as const;
const COMFORTABLE = { width: 104, height: 92 } as const;
const LARGEST = { width: 300, height: 184 } as const;
/** A cell is no flatter than this. */
const FLATTEST = 3.9;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How the map is drawn: the size of a cell, of the gap between chambers, of the whole. */
export interface Layout {
  readonly size: Size;
  readonly cell: { readonly width: number; readonly height: number };
  readonly gap: number;
  readonly width: number;
  readonly height: number;
}

/**
 * How a cell is written: "full" in lines, "wide" in two long lines, "small" with signs and as
 * few words as will do.
 */
export type CellForm = "full" | "wide" | "small";

/**
 * The layout for a slot of some pixels. At zoom 1 the map fills the slot as long as its cells
 * stay readable, else it is higher or wider than the slot and scrolls.
 */
export function layoutFor(size: Size, slot: { width: number; height: number }, zoom = 1): Layout {
  const across = (slot.width - MARGIN.left - MARGIN.right) / size.width;
  const down = (slot.height - MARGIN.top - MARGIN.bottom) / size.depth;
  const fitsDown = down >= SMALLEST.height;
  const height = (fitsDown ? Math.min(down, LARGEST.height) : COMFORTABLE.height) * zoom;
  const fitsAcross = across >= SMALLEST.width;
  const widest = Math.min(LARGEST.width * zoom, Math.max(height * FLATTEST, SMALLEST.width));
  const width = Math.max(
    SMALLEST.width,
    Math.min((fitsAcross ? across : COMFORTABLE.width) * zoom, widest),
  );
  return layoutOf(size, Math.floor(width), Math.floor(Math.max(height, SMALLEST.height)));
}

function layoutOf(size: Size, width: number, height: number): Layout {
  const gap = Math.round(Math.max(14, Math.min(26, Math.min(width, height) * 0.2)));
  return {
    size,
    cell: { width, height },
    gap,
    width: MARGIN.left + MARGIN.right + width * size.width,
    height: MARGIN.top + MARGIN.bottom + height * size.depth,
  };
}

export function formOf(layout: Layout): CellForm {
  const { width, height } = layout.cell;
  if (width >= 150 && height >= 132) return "full";
  return width >= 176 ? "wide" : "small";
}

/** The whole space, half the gaps to its neighbours included. */
export function cellBox(layout: Layout, space: string): Box {
  const at = spaceOf(space) ?? { column: 1, depth: 1 };
  const { width, height } = layout.cell;
  return {
    x: MARGIN.left + (at.column - 1) * width,
    y: MARGIN.top + (layout.size.depth - at.depth) * height,
    width,
    height,
  };
}

/** The chamber of a space: what is drawn as a room. */
export function chamberBox(layout: Layout, space: string): Box {
  const box = cellBox(layout, space);
  const half = layout.gap / 2;
  return {
    x: box.x + half,
    y: box.y + half,
    width: box.width - layout.gap,
    height: box.height - layout.gap,
  };
}

/** The corridor on a side of a space, from its chamber's wall through the gap to the next one. */
export function corridorBox(layout: Layout, space: string, side: Side): Box {
  const room = chamberBox(layout, space);
  const broad = Math.round(Math.max(16, Math.min(34, Math.min(room.width, room.height) * 0.34)));
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  const upright = { x: middle.x - broad / 2, width: broad, height: layout.gap };
  const level = { y: middle.y - broad / 2, height: broad, width: layout.gap };
  switch (side) {
    case "ahead":
      return { ...upright, y: room.y - layout.gap };
    case "back":
      return { ...upright, y: room.y + room.height };
    case "left":
      return { ...level, x: room.x - layout.gap };
    case "right":
      return { ...level, x: room.x + room.width };
  }
}

export const TURN: Readonly<Record<Side, number>> = { ahead: 0, right: 90, back: 180, left: 270 };

/** How large a raider's figure is drawn. */
export function figureSize(layout: Layout): number {
  return Math.round(Math.max(30, Math.min(50, layout.cell.height * 0.36)));
}

/**
 * Where the foot of a raider's figure stands: along the right of the chamber's foot, the last
 * seat rightmost, closer together the more there are. `isLifted`: at its head instead, where
 * the foot is taken by several obstacles.
 */
export function figureSpot(
  layout: Layout,
  space: string,
  index: number,
  count: number,
  isLifted = false,
): { x: number; y: number } {
  const room = chamberBox(layout, space);
  const size = figureSize(layout);
  const broad = size * 0.8;
  const room_across = Math.max(broad, room.width - 6);
  const step = count > 1 ? Math.min(broad, (room_across - broad) / (count - 1)) : 0;
  const fromRight = (count - 1 - index) * step;
  return {
    x: room.x + room.width - 3 - broad / 2 - fromRight,
    y: isLifted ? room.y + size - 6 : room.y + room.height - 2,
  };
}
