// Dangers that lie in wait.

import {
  type Pen,
  away,
  between,
  blob,
  both,
  box,
  brush,
  by,
  circle,
  clamp,
  clipped,
  drawn,
  fill,
  hatch,
  mirrored,
  outline,
  place,
  polygon,
  range,
  shaft,
  stroke,
  tone,
} from "../../../pictures/ink";
import * as B from "../../../pictures/animals";
import * as N from "../../../pictures/nature";
import * as P from "../../../pictures/figure";
import * as T from "../../../pictures/things";
import { flat, dark, join, type Scenes } from "../../../pictures/scene";

export const TRAPS: Scenes = {
  "pit-trap": {
    colours: "blood",
    focus: [140, 140],
    draw: (pen) =>
      join(
        dark,
        fill(
          polygon([
            [86, -60],
            [222, -60],
            [206, 92],
            [98, 92],
          ]),
          "b",
        ),
        fill(
          polygon([
            [112, -60],
            [196, -60],
            [250, 310],
            [60, 310],
          ]),
          "p",
          0.9,
        ),
        tone(pen, shaft(154, -40, 155, 300, 70), { angle: 88, gap: 5 }),
        clipped(
          pen,
          box(-60, -60, 148, 420) + box(220, -60, 150, 420),
          stroke(
            range(12)
              .map((i) => `M-20 ${i * 28 + 6}H88M220 ${i * 28}H320`)
              .join("") +
              range(30)
                .map(
                  (i) =>
                    `M${(i % 3) * 36 + (i % 2) * 14} ${Math.floor(i / 3) * 28 + 6}v28M${234 + (i % 3) * 32 + (i % 2) * 12} ${Math.floor(i / 3) * 28}v28`,
                )
                .join(""),
            1.2,
            "P",
            0.55,
          ),
        ),
        fill(
          polygon([
            [-60, -60],
            [98, -60],
            [98, 56],
            [84, 66],
            [-60, 66],
          ]),
        ),
        fill(
          brush(
            [
              [-20, 66],
              [40, 68],
              [88, 64],
              [99, 54],
            ],
            [3, 3, 3, 1],
          ),
          "p",
        ),
        fill(
          polygon([
            [92, 66],
            [106, 78],
            [98, 90],
            [86, 78],
          ]) +
            polygon([
              [120, 104],
              [128, 110],
              [118, 116],
            ]),
        ),
        place(P.figure(pen, P.HANG, { light: [2, -2.4] }), 101, 142, 1.06),
        T.spikes(pen, 246, 66, 9, 30, 280),
        place(B.skull(pen), 176, 262, 0.36, 14),
      ),
  },
  "dart-trap": {
    colours: "stone",
    focus: [150, 164],
    draw: (pen) =>
      join(
        flat("b"),
        T.masonry(pen, -20, -10, 340, 260, 34),
        tone(
          pen,
          both(by(0.85, away(160, 120, 60, 230)), (_x, y) => (y > 250 ? 0.5 : 0)),
          { angle: 40, gap: 4.8 },
        ),
        range(3)
          .map((i) =>
            place(
              drawn(mirrored("0,-32 22,-30 30,-14 30,14 20,32 0,36"), "p", 2.6) +
                hatch(
                  pen,
                  mirrored("0,-32 22,-30 30,-14 30,14 20,32 0,36"),
                  [-32, -34, 64, 72],
                  (x) => clamp(x / 40) * 0.8,
                  60,
                  4,
                ) +
                fill(
                  outline("-20,-10! -12,-17 -4,-10! -12,-6") +
                    outline("20,-10! 12,-17 4,-10! 12,-6") +
                    mirrored("0,8 12,6 14,18 8,26 0,27"),
                ) +
                stroke("M0 -10V4M-24 -20L-4 -15M24 -20L4 -15", 2.4),
              44,
              62 + i * 76,
              0.94,
            ),
          )
          .join(""),
        range(7)
          .map((i) => {
            const y = [56, 76, 108, 136, 152, 204, 222][i] as number;
            const x = [168, 250, 120, 232, 160, 120, 246][i] as number;
            return (
              stroke(`M${x - 86} ${y}H${x}`, 6, "P") +
              fill(
                brush(
                  [
                    [x - 80, y],
                    [x, y],
                  ],
                  [0.4, 2.4],
                  1,
                ) +
                  polygon([
                    [x, y - 5],
                    [x + 20, y],
                    [x, y + 5],
                    [x + 5, y],
                  ]),
              ) +
              fill(
                polygon([
                  [x - 22, y - 6],
                  [x - 8, y],
                  [x - 22, y + 6],
                  [x - 28, y],
                ]),
                "a",
              )
            );
          })
          .join(""),
        place(
          P.figure(
            pen,
            {
              head: [-30, -20],
              neck: [-20, -14],
              hip: [12, 6],
              left: [
                [-36, 8],
                [-52, 22],
              ],
              right: [
                [-30, -2],
                [-46, -12],
              ],
              legs: [
                [
                  [-12, 22],
                  [-2, 46],
                  [-12, 48],
                ],
                [
                  [34, 26],
                  [52, 44],
                  [62, 42],
                ],
              ],
            },
            { light: [-2.4, -2], halo: 5 },
          ),
          206,
          206,
          1.25,
        ),
        fill(box(-60, 262, 420, 100)),
        stroke("M-20 268H320", 2, "P"),
      ),
  },
  "tiger-trap": {
    colours: "tiger",
    draw: (pen) =>
      join(
        dark,
        fill(
          N.thicket(pen, 20, 320, 220, 6, -2, -0.9) +
            N.thicket(pen, 280, 320, 220, 6, -2.3, -1.1) +
            N.thicket(pen, 150, -10, 160, 7, 0.4, 2.7),
          "b",
        ),
        tone(pen, by(0.9, away(150, 150, 90, 200)), { angle: 70, gap: 4.6 }),
        place(B.tiger(), 150, 150, 1.16),
        N.foreground(
          N.thicket(pen, -8, 312, 120, 6, -1.5, 0) +
            N.thicket(pen, 308, 312, 120, 6, -3.1, -1.6) +
            fernRow(pen),
        ),
        N.foreground(
          N.thicket(pen, -6, -8, 90, 3, 0.2, 1.2) + N.thicket(pen, 306, -8, 90, 3, 1.9, 2.9),
        ),
      ),
  },
  dark: {
    colours: "ember",
    draw: (pen) =>
      join(
        dark,
        fill(blob(pen, 150, 206, 82, 76), "b"),
        fill(blob(pen, 150, 206, 52, 48), "p"),
        tone(pen, by(1, away(150, 204, 24, 88)), {
          angle: 30,
          gap: 4.4,
          area: [50, 110, 200, 190],
        }),
        fill(
          polygon([
            [148, 226],
            [152, 226],
            [154, 290],
            [148, 290],
          ]),
        ),
        fill(
          outline(
            "130,330 128,286 136,272 144,280 148,268 156,268 160,280 170,276 176,290 176,330",
          ),
        ),
        stroke("M144 282v10M156 274v12M164 282v8", 1.6, "P"),
        N.flame(150, 222, 0.66),
        ...(
          [
            [96, 86, 1.9, 0],
            [210, 96, 1.5, 6],
            [156, 48, 1.1, 8],
            [58, 160, 1, -8],
            [246, 164, 1.2, 10],
            [236, 46, 0.7, 0],
            [62, 42, 0.7, 0],
          ] as const
        ).map(([x, y, s, turn]) =>
          place(
            fill(outline("-24,2! -15,-8 -5,0! -14,6") + outline("24,2! 15,-8 5,0! 14,6"), "a") +
              fill(circle(-14, -1, 2, 5) + circle(14, -1, 2, 5)),
            x,
            y,
            s,
            turn,
          ),
        ),
      ),
  },
};

function fernRow(pen: Pen): string {
  return range(6)
    .map((i) =>
      N.fern(pen, 40 + i * 44, 318, 66, -1.57 + between(pen, -0.4, 0.4), between(pen, -0.8, 0.8)),
    )
    .join("");
}
