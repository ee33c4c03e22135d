// Riders with lances, the first of them near.

import { horse } from "../animals";
import {
  type Pen,
  type Point,
  body,
  brush,
  circle,
  fill,
  outline,
  place,
  polygon,
  stroke,
} from "../ink";
import * as N from "../nature";
import { flat, join, type Scene } from "../scene";
import * as T from "../things";

const TRUNK =
  "84,52! 88,30 92,8 100,-4 116,-2 124,14 122,34 126,52! 116,76 104,88! 96,84 104,66!";
const HELMET =
  "86,-6! 92,-16 94,-26 104,-32 114,-26 116,-16 122,-6! 112,-14 96,-14";
const ARM: readonly Point[] = [
  [104, 4],
  [82, 16],
  [62, 8],
];
const LANCE: readonly Point[] = [
  [150, -46],
  [66, 8],
  [-30, 66],
];
const POINT: readonly Point[] = [
  [-26, 60],
  [-58, 82],
  [-24, 70],
];
const FAR: readonly (readonly [number, number])[] = [
  [214, 88],
  [146, 74],
];
const GROUND = "-60,276! 40,268 150,280 260,270 360,278!";

/** In armour with a lance, as he sits on the galloping horse. */
function rider(pen: Pen): string {
  const shape =
    outline(TRUNK) + circle(104, -14, 9, 10) + outline(HELMET) + brush(ARM, [10, 8, 6], 4);
  return (
    fill(brush(LANCE, [3, 4, 3], 3)) +
    fill(polygon(POINT)) +
    body(pen, shape, [-2, -2], "p", 3) +
    stroke("M94 12h26M92 22h28M92 32h29", 1.8, "A")
  );
}

const mounted = (pen: Pen, x: number, y: number, size: number): string =>
  place(horse(pen) + rider(pen), x, y, size);

export const CHARGE: Scene = {
  colours: "sun",
  draw: (pen) =>
    join(
      flat("b"),
      N.sun(92, 92, 60, "a"),
      N.mountain(pen, 214, 190, 240, 110, 0.3, 0.4),
      N.mist(pen, 166, 34),
      T.banner(214, 196, 130, "a", 24, 8),
      T.banner(258, 200, 120, "a", 22, 8),
      ...FAR.map(([x, y]) => mounted(pen, x, y, 0.5)),
      N.smoke(pen, 262, 214, 30, 6),
      mounted(pen, 40, 130, 0.98),
      N.smoke(pen, 226, 262, 26, 5),
      N.smoke(pen, 120, 280, 16, 3),
      fill(`${outline(GROUND)}L360 360L-60 360Z`),
      N.grass(pen, 280, 60, 18),
    ),
};
