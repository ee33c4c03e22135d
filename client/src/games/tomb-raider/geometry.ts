// Where things lie on the drawn map, in pixels. Deeper is up, as in the level's own drawing.

import { type Side, type Size, spaceOf } from "./spaces";

/** The depth numbers stand at the left edge, the letters of the columns at the foot. */
export const MARGIN = { left: 30, right: 10, top: 10, bottom: 24 } as const;

const SMALLEST = { width: 96, height: 70 } as const;
/** Where a reader wants to see more of a map at once than there is room for. */
const MADE_SMALLER = { width: 72, height: 55, heightIfWide: 50 } as const;
const COMFORTABLE = { width: 112, height: 92 } as const;
const LARGEST = { width: 300, height: 184 } as const;
/** A cell is no flatter than this. */
const FLATTEST = 4.4;
/** A map is drawn at its smallest, to be seen whole, if its place holds this share of it. */
const ENOUGH = 0.8;
/** From this width on a cell is written in two long lines. */
const WIDE = 220;
/** Below this height a cell has room for two lines, and figures are drawn small. */
const FLAT = 70;

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
  /** Whether it was drawn to be seen whole from top to bottom, not to be scrolled. */
  readonly isWhole: boolean;
}

/**
 * How a cell is written: "full" in lines, "wide" in two long lines, "small" with signs and as
 * few words as will do.
 */
export type CellForm = "full" | "wide" | "small";

/** The place of the map. Where a match is only looked at it is seen whole, in smaller cells. */
export interface Place {
  readonly width: number;
  readonly height: number;
  readonly isForLooking?: boolean;
}

/**
 * The layout for a slot of some pixels. At zoom 1 the map fills the slot as long as its cells
 * stay readable, and keeps its smallest size while nearly all of it fits; else it is drawn larger,
 * is higher or wider than the slot, and scrolls. Once it scrolled `before`, all of it has to fit
 * until it is whole again: a slot that changes by a line does not change the scale. A zoom below 1
 * shows more of a map that scrolls, but never makes a cell too small to be read.
 */
export function layoutFor(
  size: Size,
  slot: Place,
  zoom = 1,
  before?: Pick<Layout, "isWhole">,
): Layout {
  const across = (slot.width - MARGIN.left - MARGIN.right) / size.width;
  const down = (slot.height - MARGIN.top - MARGIN.bottom) / size.depth;
  const isSmaller = zoom < 1 || slot.isForLooking === true;
  const thinnest = isSmaller ? MADE_SMALLER.width : SMALLEST.width;
  // In a wide cell name and figures share a line.
  const flattest = across >= WIDE ? MADE_SMALLER.heightIfWide : MADE_SMALLER.height;
  const least = isSmaller ? flattest : SMALLEST.height;
  const isWhole = down >= least * (before?.isWhole === false ? 1 : ENOUGH);
  const fitting = Math.max(least, Math.min(down, LARGEST.height));
  const height = Math.max(least, (isWhole ? fitting : COMFORTABLE.height) * zoom);
  const fitsAcross = across >= thinnest;
  const widest = Math.min(LARGEST.width * zoom, Math.max(height * FLATTEST, thinnest));
  const width = Math.max(
    thinnest,
    Math.min((fitsAcross ? across : COMFORTABLE.width) * zoom, widest),
  );
  return layoutOf(size, Math.floor(width), Math.floor(height), isWhole);
}

function layoutOf(size: Size, width: number, height: number, isWhole: boolean): Layout {
  const gap = Math.round(Math.max(leastGap(width, height), Math.min(26, Math.min(width, height) * 0.2)));
  return {
    size,
    cell: { width, height },
    gap,
    width: MARGIN.left + MARGIN.right + width * size.width,
    height: MARGIN.top + MARGIN.bottom + height * size.depth,
    isWhole,
  };
}

/** How close chambers come together: closer where the room is needed for what is written. */
function leastGap(width: number, height: number): number {
  if (height >= FLAT) return 14;
  return width < WIDE ? 10 : 12;
}

/** Whether a cell has room for two lines only. */
export function isFlat(box: { readonly height: number }): boolean {
  return box.height < FLAT;
}

export function formOf(layout: Layout): CellForm {
  const { width, height } = layout.cell;
  if (width >= 150 && height >= 132) return "full";
  return width >= WIDE ? "wide" : "small";
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
  const least = isFlat(layout.cell) ? 26 : 30;
  return Math.round(Math.max(least, Math.min(50, layout.cell.height * 0.36)));
}

/** How much of a chamber several figures may take; they stand closer together then. */
const CROWD = 0.42;

function figureStep(layout: Layout, count: number): number {
  const broad = figureSize(layout) * 0.8;
  const most = Math.max(broad, (layout.cell.width - layout.gap) * CROWD);
  return count > 1 ? Math.min(broad, (most - broad) / (count - 1)) : 0;
}

/** How much of a chamber's width its figures take, which is kept free of what is written. */
export function figuresAcross(layout: Layout, count: number): number {
  if (count === 0) return 0;
  return Math.ceil(figureSize(layout) * 0.8 + (count - 1) * figureStep(layout, count)) + 2;
}

/**
 * Where the foot of a raider's figure stands: along the right of the chamber's foot, the last
 * seat rightmost, closer together the more there are.
 */
export function figureSpot(
  layout: Layout,
  space: string,
  index: number,
  count: number,
): { x: number; y: number } {
  const room = chamberBox(layout, space);
  const broad = figureSize(layout) * 0.8;
  const fromRight = (count - 1 - index) * figureStep(layout, count);
  // In a flat chamber the feet stand on its wall, so that the name above stays free.
  const foot = isFlat(layout.cell) ? 4 : -2;
  return {
    x: room.x + room.width - 2 - broad / 2 - fromRight,
    y: room.y + room.height + foot,
  };
}
