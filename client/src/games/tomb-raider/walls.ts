// The outlines of chambers as paths: caves are uneven, tombs notched, Atlantean rooms cut.

import type { Box } from "./geometry";

/** Small differences that stay the same for the same place: a hash of text to 0..1. */
export function unevenness(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

export function chamberPath(box: Box, family: string, seed: string): string {
  switch (family) {
    case "cave":
      return cave(box, unevenness(seed));
    case "atlantean":
      return cut(box, Math.min(14, box.height * 0.2));
    case "tomb":
      return notched(box, Math.min(7, box.height * 0.1));
    default:
      return cut(box, 3);
  }
}

/** Corners cut off. */
function cut({ x, y, width, height }: Box, by: number): string {
  const right = x + width;
  const foot = y + height;
  return (
    `M${x + by} ${y}H${right - by}L${right} ${y + by}V${foot - by}` +
    `L${right - by} ${foot}H${x + by}L${x} ${foot - by}V${y + by}Z`
  );
}

/** Corners stepped inwards, as of laid stone. */
function notched({ x, y, width, height }: Box, by: number): string {
  const right = x + width;
  const foot = y + height;
  return (
    `M${x + by} ${y}H${right - by}V${y + by}H${right}V${foot - by}H${right - by}V${foot}` +
    `H${x + by}V${foot - by}H${x}V${y + by}H${x + by}Z`
  );
}

/** Uneven walls, straight only where a corridor may open in the middle of a side. */
function cave(box: Box, next: () => number): string {
  const points = cavePoints(box, next);
  const middle = (at: number) => {
    const one = points[at % points.length] as Point;
    const other = points[(at + 1) % points.length] as Point;
    return `${round((one[0] + other[0]) / 2)} ${round((one[1] + other[1]) / 2)}`;
  };
  let path = `M${middle(0)}`;
  for (let at = 1; at <= points.length; at += 1) {
    const [x, y] = points[at % points.length] as Point;
    path += `Q${round(x)} ${round(y)} ${middle(at)}`;
  }
  return `${path}Z`;
}

type Point = readonly [number, number];
const ALONG = [0.06, 0.2, 0.34, 0.66, 0.8, 0.94];

function cavePoints({ x, y, width, height }: Box, next: () => number): readonly Point[] {
  const give = Math.min(4, height * 0.05);
  const off = (along: number) => (along > 0.3 && along < 0.7 ? 0 : (next() - 0.4) * give * 2);
  return [
    ...ALONG.map((along): Point => [x + along * width, y + off(along)]),
    ...ALONG.map((along): Point => [x + width - off(along), y + along * height]),
    ...ALONG.map((along): Point => [x + width - along * width, y + height - off(along)]),
    ...ALONG.map((along): Point => [x + off(along), y + height - along * height]),
  ];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
