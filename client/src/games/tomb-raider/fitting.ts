// What there is room for in a cell, beside the figures that stand in it.

import type { ObstacleView, PlaceView } from "./wire";
import { type CellForm, isFlat } from "./geometry";

/** From this height on a long name may have a line of its own. */
const TALL = 80;

const DIGIT = 7.5;
const BETWEEN = 5;
const LINE = 20;
const FLAT_LINE = 16;
const NAME_LINE = 14;
const SIGN_LINE = 17;
/** How broad a letter of a name is in a small cell. */
const LETTER = 6.4;

/** A cell as it is written in: the inside of its chamber without the figures' column. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** The width of the figures' column, which only the name has too. */
  readonly figures: number;
  readonly form: CellForm;
  readonly isTall: boolean;
  readonly isFlat: boolean;
}

export function roomOf(
  box: { readonly width: number; readonly height: number },
  form: CellForm,
  gap: number,
  figures: number,
): Room {
  const margins = form === "wide" ? 18 : 12;
  return {
    width: box.width - gap - margins - figures,
    height: box.height - gap - (isFlat(box) ? 4 : 10),
    figures,
    form,
    isTall: box.height >= TALL,
    isFlat: isFlat(box),
  };
}

/**
 * Whether the targets of a place's obstacles can be written beside what else stands in the cell.
 * Where they cannot, an obstacle shows its kind, its life, and its figures when it is pointed at.
 */
export function hasRoomForTests(
  place: PlaceView,
  shown: ReadonlySet<string>,
  room: Room,
): boolean {
  if (room.form === "full") return true;
  const obstacles = place.obstacles.map((one) => obstacleWidth(one, room));
  if (room.form === "wide") return linesOf(obstacles, room.width) <= (room.isTall ? 2 : 1);
  const signs = [...shown].map((sign) => signWidth(place, sign));
  const lines = room.isFlat
    ? Math.round((room.height - NAME_LINE) / FLAT_LINE)
    : Math.floor((room.height - 2 * NAME_LINE) / LINE);
  return linesOf([...signs, ...obstacles], room.width) <= Math.max(1, lines);
}

/** The signs of a location, what matters most first. */
const IMPORTANCE = [
  "treasure",
  "danger",
  "prize",
  "search",
  "entrance",
  "save",
  "empty",
  "searched",
] as const;

/**
 * Which of a location's signs are written in its cell. Where not all of them have room beside its
 * obstacles and the figures, the least important are left to the words of the cell.
 */
export function signsShown(
  place: PlaceView,
  marks: readonly string[],
  room: Room,
  name: string,
): ReadonlySet<string> {
  const all = ["danger", ...(place.search > 0 ? ["search"] : []), ...marks];
  if (room.form !== "small") return new Set(all);
  const obstacles = place.obstacles.map((one) => obstacleWidth({ ...one, tests: [] }, room));
  const most = Math.max(1, signLines(room, name, obstacles.length > 0));
  let shown: readonly string[] = [];
  for (const sign of IMPORTANCE.filter((one) => all.includes(one))) {
    const more = all.filter((one) => one === sign || shown.includes(one));
    const widths = more.map((one) => signWidth(place, one));
    if (shown.length === 0 || linesOf([...widths, ...obstacles], room.width) <= most) shown = more;
  }
  return new Set(shown);
}

function signLines(room: Room, name: string, hasObstacles: boolean): number {
  if (room.isFlat) return Math.round((room.height - NAME_LINE) / FLAT_LINE);
  const names = name.length * LETTER > room.width + room.figures ? 2 : 1;
  return Math.floor((room.height - names * NAME_LINE) / (hasObstacles ? LINE : SIGN_LINE));
}

function signWidth(place: PlaceView, sign: string): number {
  if (sign === "danger") return 16 + figureWidth(place.danger);
  if (sign === "search") return 24 + figureWidth(place.search);
  return 15 + (sign === "treasure" && place.target > 0 ? 2 + figureWidth(place.target) : 0);
}

function obstacleWidth(obstacle: ObstacleView, room: Room): number {
  const [bare, perLife, between] = room.isFlat ? [21, 7, 9] : [25, 9, 12];
  const perTest = room.form === "small" ? 0 : 13;
  const tests = obstacle.tests.map(([, target], at) => {
    return perTest + figureWidth(target) + (at > 0 ? between : 0);
  });
  return bare + tests.reduce((sum, width) => sum + width, 0) + obstacle.life * perLife;
}

function figureWidth(value: number): number {
  return String(value).length * DIGIT;
}

/** How many lines things take that are written one after another. */
function linesOf(widths: readonly number[], across: number): number {
  let lines = 1;
  let taken = 0;
  for (const width of widths) {
    const next = taken === 0 ? width : taken + BETWEEN + width;
    if (next > across && taken > 0) {
      lines += 1;
      taken = width;
    } else taken = next;
  }
  return lines + (Math.max(0, ...widths) > across ? 1 : 0);
}
