// People with torches who run at a burning castle by night.

import { figure, type Pose } from "../figure";
import {
  away,
  blob,
  brush,
  by,
  circle,
  either,
  fill,
  outline,
  type Pen,
  place,
  range,
  stroke,
} from "../ink";
import * as N from "../nature";
import { flat, join, type Scene } from "../scene";
import * as T from "../things";

const SNEAK: Pose = {
  head: [-22, -40],
  neck: [-16, -30],
  hip: [8, -6],
  left: [
    [-30, -20],
    [-38, -32],
  ],
  right: [
    [-22, -14],
    [-34, -8],
  ],
  legs: [
    [
      [-12, 6],
      [-6, 28],
      [-14, 30],
    ],
    [
      [24, 10],
      [36, 28],
      [30, 32],
    ],
  ],
};
const GROUND = "-60,252! 0,232 60,246 120,236 180,248 240,234 360,250!";

/** A ball of fire and its way over the wall. */
function thrown(i: number): string {
  const x = 20 + i * 64;
  const [end, high] = [Math.min(250, x + 70), 60 + i * 12];
  const way = `M${x} ${214 - (i % 2) * 8}Q${x + 20} ${60 + i * 14} ${end} ${high}`;
  return stroke(way, 1.5, "P", 0.9) + fill(circle(end, high, 3.6), "a");
}

/** Somebody who runs at the castle, bent low. */
function runner(pen: Pen, i: number): string {
  const torch = brush(
    [
      [-36, -34],
      [-52, -66],
    ],
    [3, 2],
  );
  const one = figure(pen, SNEAK, { light: [-2, -2.4], braid: false, stout: 1.2, more: torch });
  return place(one + N.flame(-53, -66, 0.26), 30 + i * 62, 254 + (i % 2) * 14, 1);
}

export const NIGHT_RAID: Scene = {
  colours: "night",
  draw: (pen) =>
    join(
      flat("b"),
      N.moon(pen, 218, 66, 38),
      N.night(pen, by(1.05, either(away(218, 66, 46, 190), away(120, 200, 50, 190))), 0),
      N.stars(pen, 26, 110),
      N.mountain(pen, 40, 230, 200, 100, 0.2, 0.7),
      fill(blob(pen, 140, 186, 100, 44), "a", 0.85),
      place(T.castle(pen), 146, 224, 1.02),
      N.flame(106, 146, 0.8, -8),
      N.flame(190, 178, 0.7, 8),
      N.flame(160, 96, 0.5),
      N.smoke(pen, 118, 92, 14, 4),
      ...range(5).map(thrown),
      fill(`${outline(GROUND)}L360 360L-60 360Z`),
      ...range(5).map((i) => runner(pen, i)),
    ),
};
