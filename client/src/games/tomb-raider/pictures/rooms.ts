// Places, drawn scene by scene.

import {
  away,
  between,
  body,
  brush,
  by,
  fill,
  outline,
  place,
  polygon,
  range,
  stroke,
  tone,
} from "../../../pictures/ink";
import { ARCHWAY_IN_THE_JUNGLE } from "../../../pictures/doors/archway-in-the-jungle";
import * as B from "../../../pictures/animals";
import * as N from "../../../pictures/nature";
import * as P from "../../../pictures/figure";
import * as T from "../../../pictures/things";
import { paper, flat, join, type Scenes } from "../../../pictures/scene";

export const ROOMS: Scenes = {
  "tomb-entrance": ARCHWAY_IN_THE_JUNGLE,
  "boulder-passage": {
    colours: "stone",
    focus: [150, 170],
    draw: (pen) =>
      join(
        paper,
        T.corridor(pen, 152, 118, 60, 60, "light"),
        fill(
          polygon([
            [-60, 330],
            [122, 148],
            [182, 148],
            [360, 330],
          ]),
          "p",
          0.5,
        ),
        tone(pen, (x, y) => (y > 224 && Math.abs(x - 150) < 120 ? 0.45 : 0), { angle: 0, gap: 5 }),
        T.boulder(pen, 150, 118, 84),
        stroke(
          "M52 70Q40 96 44 128M36 84Q28 104 32 130M250 70Q262 96 256 128M266 84Q274 104 268 130",
          2.6,
        ),
        fill(
          range(12)
            .map(() =>
              N.leaf(
                between(pen, 70, 230),
                between(pen, 200, 226),
                between(pen, 5, 12),
                pen.next() * 6,
                0.8,
              ),
            )
            .join(""),
        ),
        place(P.figure(pen, P.RUN, { light: [-1, -2.4], halo: 5 }), 152, 258, 1.04),
        N.smoke(pen, 70, 222, 16, 3),
        N.smoke(pen, 236, 224, 16, 3),
      ),
  },
  "wolf-bridge": {
    colours: "moon",
    draw: (pen) =>
      join(
        flat("b"),
        N.moon(pen, 96, 74, 48),
        N.night(pen, by(0.85, away(100, 80, 60, 260)), 0),
        N.stars(pen, 16, 120),
        N.mountain(pen, 150, 240, 260, 130, 0.2, 0.6),
        N.mist(pen, 218, 44),
        body(
          pen,
          outline("-60,160! 10,156 58,162! 72,176 62,210 78,240 66,320! -60,320!"),
          [2.4, -2.4],
        ),
        body(
          pen,
          outline("360,158! 280,156 238,162! 226,178 238,206 222,240 232,320! 360,320!"),
          [-2.4, -2.4],
        ),
        T.ropeBridge(46, 252, 164, 30),
        place(B.wolf(pen, [-2, -2]), 192, 88, 0.56),
        place(P.figure(pen, P.STAND, { light: [2, -2], halo: 4 }), 92, 166, 0.64, 0, true),
        place(T.torch(0, 0, 0.34), 70, 114),
        N.foreground(
          N.thicket(pen, 0, 310, 100, 4, -1.6, -0.4) + N.thicket(pen, 300, 310, 100, 4, -2.8, -1.5),
        ),
      ),
  },
  gap: {
    colours: "dawn",
    focus: [150, 126],
    draw: (pen) =>
      join(
        flat("b"),
        N.sun(156, 110, 76, "p"),
        N.rays(156, 110, 84, 300, 22, "p", 0.3),
        fill(
          polygon([
            [-60, 150],
            [20, 120],
            [74, 150],
            [120, 200],
            [200, 190],
            [240, 130],
            [360, 110],
            [360, 360],
            [-60, 360],
          ]),
          "a",
          0.55,
        ),
        N.mist(pen, 206, 34),
        body(
          pen,
          outline("-60,150! 30,146 92,150! 104,160 96,186 108,214 94,250 104,320! -60,320!"),
          [2.6, -2.4],
        ),
        body(
          pen,
          outline("360,166! 260,162 214,168! 204,180 214,206 200,240 212,320! 360,320!"),
          [-2.6, -2.4],
        ),
        fill(
          range(26)
            .map((i) => {
              const x = i % 2 ? between(pen, 10, 90) : between(pen, 222, 290);
              const y = between(pen, 178, 290);
              return brush(
                [
                  [x, y],
                  [x + between(pen, -8, 8), y + between(pen, 8, 20)],
                ],
                [1.6, 0.2],
                1,
              );
            })
            .join(""),
          "p",
          0.8,
        ),
        place(P.figure(pen, P.LEAP, { light: [0, -2.4], halo: 5 }), 154, 142, 1.12),
        fill(
          polygon([
            [96, 168],
            [102, 172],
            [98, 178],
          ]) +
            polygon([
              [108, 190],
              [113, 194],
              [107, 198],
            ]) +
            polygon([
              [100, 208],
              [104, 210],
              [100, 216],
            ]),
        ),
        B.bird(236, 62, 10),
        B.bird(214, 48, 7),
        B.bird(60, 70, 8),
      ),
  },
};
