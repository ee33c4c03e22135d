// What there is room for in a cell, beside the figures that stand in it.

import type { ObstacleView, PlaceView } from "../../wire";
import { type CellForm, isFlat } from "./geometry";

/** From this height on a long name may have a line of its own. */
const TALL = 80;

const DIGIT = 7.5;
const BETWEEN = 5;
const LINE = 20;
const FLAT_LINE = 16;
const NAME_LINE = 14;

/** A cell as it is written in: the inside of its chamber without the figures' column. */
export interface Room {
  readonly width: number;
  readonly height: number;
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
    form,
    isTall: box.height >= TALL,
    isFlat: isFlat(box),
  };
}

/**
 * Whether the targets of a place's obstacles can be written beside what else stands in the cell.
 * Where they cannot, an obstacle shows its kind, its life, and its figures when it is pointed at.
 */
export function hasRoomForTests(place: PlaceView, marks: number, room: Room): boolean {
  if (room.form === "full") return true;
  const obstacles = place.obstacles.map((one) => obstacleWidth(one, room));
  if (room.form === "wide") return linesOf(obstacles, room.width) <= (room.isTall ? 2 : 1);
  const signs = signsWidth(place, marks);
  const lines = room.isFlat
    ? Math.round((room.height - NAME_LINE) / FLAT_LINE)
    : Math.floor((room.height - 2 * NAME_LINE) / LINE);
  return linesOf([...signs, ...obstacles], room.width) <= Math.max(1, lines);
}

function signsWidth(place: PlaceView, marks: number): readonly number[] {
  const figures = [16 + figureWidth(place.danger)];
  if (place.search > 0) figures.push(24 + figureWidth(place.search));
  if (place.target > 0) figures.push(figureWidth(place.target));
  return [...figures, ...Array.from({ length: marks }, () => 15)];
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
