// Whoever is met there.

import {
  away,
  between,
  blob,
  body,
  both,
  brush,
  by,
  circle,
  fill,
  outline,
  place,
  range,
  stroke,
  tone,
} from "../../../pictures/ink";
import * as B from "../../../pictures/animals";
import * as N from "../../../pictures/nature";
import * as T from "../../../pictures/things";
import { flat, join, type Scenes } from "../../../pictures/scene";

export const BEINGS: Scenes = {
  wolves: {
    colours: "moon",
    focus: [150, 166],
    draw: (pen) =>
      join(
        flat("b"),
        N.moon(pen, 172, 104, 84),
        N.night(pen, by(0.95, away(172, 104, 90, 230)), 0),
        N.stars(pen, 22, 120),
        N.mountain(pen, 30, 240, 220, 90, 0, 0.6),
        fill(
          outline("-60,210 0,196 60,204 120,190 180,196 240,186 360,198", false) +
            "L360 360L-60 360Z",
        ),
        N.mist(pen, 186, 20),
        N.ledge(pen, "184,176! 204,168 260,166 330,178 360,176!"),
        place(B.howlingWolf(pen, [-2, -2.4]), 196, 82, 0.62),
        N.ledge(pen, "-60,182! 20,176 70,180 96,190!"),
        place(B.howlingWolf(pen), 86, 118, 0.46, 0, true),
        N.ledge(pen, "-60,256! -20,238 40,242 110,236 180,242 240,256 360,252!"),
        place(B.wolfFace(pen), 140, 192, 0.98),
        N.foreground(
          N.thicket(pen, 296, 310, 90, 4, -2.6, -1.3) + N.thicket(pen, 0, 316, 80, 4, -1.9, -0.4),
        ),
      ),
  },
  bats: {
    colours: "dusk",
    draw: (pen) =>
      join(
        flat("b"),
        N.moon(pen, 150, 132, 74),
        N.night(pen, by(0.6, away(150, 130, 70, 160)), 0),
        N.stars(pen, 10, 90),
        range(22)
          .map((i) => {
            const t = i / 22;
            const turn = t * 9;
            return B.batFar(
              150 + Math.cos(turn) * (30 + t * 66),
              118 + Math.sin(turn) * (22 + t * 60),
              0.35 + t * 0.36,
              between(pen, -24, 24),
            );
          })
          .join(""),
        place(B.bat(pen), 208, 96, 0.4, 14),
        place(B.bat(pen), 88, 98, 0.5, -14),
        place(B.bat(pen, [0, -2.4]), 148, 178, 1.02, -5),
        N.cave(pen, 150, 150, 150, 142),
      ),
  },
  "skeletal-remains": {
    colours: "ember",
    focus: [160, 136],
    draw: (pen) =>
      join(
        flat("b"),
        T.masonry(pen, -20, -16, 340, 250, 36),
        tone(
          pen,
          both(by(1.1, away(92, 92, 50, 240)), (_x, y) => (y > 244 ? 0.4 : 0)),
          { angle: 36, gap: 4.6 },
        ),
        T.torch(48, 96, 1.05, -6),
        place(
          join(
            fill(blob(pen, 4, 96, 104, 22)),
            range(5)
              .map((i) => {
                const d =
                  brush(
                    [
                      [-2, 2 + i * 15],
                      [-34 + i, -2 + i * 15],
                      [-44 + i * 2, 16 + i * 14],
                      [-22, 26 + i * 14],
                    ],
                    [6, 8, 7, 4],
                    4,
                  ) +
                  brush(
                    [
                      [2, 2 + i * 15],
                      [34 - i, -2 + i * 15],
                      [44 - i * 2, 16 + i * 14],
                      [22, 26 + i * 14],
                    ],
                    [6, 8, 7, 4],
                    4,
                  );
                return stroke(d, 4) + fill(d, "p");
              })
              .join(""),
            stroke(
              brush(
                [
                  [0, -6],
                  [0, 84],
                ],
                [11, 13],
              ),
              4,
            ) +
              fill(
                brush(
                  [
                    [0, -6],
                    [0, 84],
                  ],
                  [11, 13],
                ),
                "p",
              ) +
              stroke(
                range(8)
                  .map((i) => `M-6 ${i * 11}h12`)
                  .join(""),
                2,
              ),
            ...[-1, 1].map((s) => {
              const d =
                brush(
                  [
                    [s * 40, -2],
                    [s * 66, 36],
                    [s * 62, 44],
                  ],
                  [11, 8, 12],
                  3,
                ) +
                brush(
                  [
                    [s * 62, 46],
                    [s * 38, 82],
                    [s * 34, 88],
                  ],
                  [10, 7, 11],
                  3,
                ) +
                brush(
                  [
                    [s * 12, 90],
                    [s * 70, 74],
                    [s * 78, 78],
                  ],
                  [15, 11, 15],
                  3,
                );
              return stroke(d, 4) + fill(d, "p");
            }),
            place(B.skull(pen, 8), 4, -58, 0.78, 9),
            place(
              body(
                pen,
                outline(
                  "-78,6! -40,-8 -34,-44 -10,-54 0,-48 12,-54 34,-42 40,-8 78,4! 40,18 -40,18",
                ),
                [-2.4, -2.4],
                "p",
                4,
              ) + fill(outline("-40,-10 0,-4 40,-10 39,-20 0,-14 -38,-20"), "a"),
              -2,
              -92,
              0.8,
              9,
            ),
          ),
          172,
          168,
          1.06,
        ),
        place(
          stroke(circle(0, 0, 9), 7) +
            stroke(circle(0, 0, 9), 3.4, "A") +
            stroke("M9 0H38M30 0v9M37 0v9", 7) +
            stroke("M9 0H38M30 0v9M37 0v9", 3.4, "A"),
          128,
          264,
          1,
          -10,
        ),
        B.batFar(246, 40, 0.5),
      ),
  },
  "lara-croft-treasure-hunter": {
    colours: "ember",
    draw: (pen) =>
      join(
        flat("b"),
        fill(blob(pen, 210, 84, 96, 92, 0.06), "p"),
        T.masonry(pen, -20, -20, 340, 340, 40),
        tone(pen, by(1.15, away(208, 84, 60, 250)), { angle: 34, gap: 4.6 }),
        place(T.torch(0, 0, 1.25, 8), 216, 92),
        (() => {
          const bust = outline(
            "40,330! 46,268 70,238 112,226 124,212 124,196 112,190 106,172 104,150 108,124 122,100 148,90 176,98 190,118 190,138! 194,146 199,158! 194,163 196,174 189,188 172,192 166,206 172,220 210,230 236,214 222,168 212,150! 222,138 236,140 244,156 262,218 254,248 226,276 214,330!",
          );
          const braid = brush(
            [
              [118, 120],
              [90, 142],
              [84, 184],
              [92, 232],
              [78, 286],
            ],
            [26, 24, 20, 16, 6],
            5,
          );
          return (
            stroke(braid, 4, "P") +
            fill(braid) +
            fill(
              range(9)
                .map((i) =>
                  brush(
                    [
                      [78 + (i % 2) * 4, 150 + i * 14],
                      [92, 157 + i * 14],
                      [100, 150 + i * 14],
                    ],
                    [0.4, 2, 0.4],
                    2,
                  ),
                )
                .join(""),
              "p",
              0.85,
            ) +
            body(pen, bust, [4.6, -2.6], "p", 4) +
            fill(
              outline(
                "122,104 150,94 176,102 186,120! 168,112 146,118 130,140 122,176! 112,160 112,124",
              ),
            ) +
            fill(
              brush(
                [
                  [126, 128],
                  [140, 110],
                  [166, 104],
                ],
                [0.5, 2.4, 0.5],
              ) +
                brush(
                  [
                    [122, 144],
                    [134, 122],
                    [158, 110],
                  ],
                  [0.5, 2, 0.5],
                ),
              "p",
              0.8,
            ) +
            fill(
              brush(
                [
                  [168, 138],
                  [178, 133],
                  [188, 136],
                ],
                [0.6, 3, 1],
              ),
              "p",
            ) +
            fill(outline("172,146! 180,141 188,145! 180,149"), "p") +
            fill(
              brush(
                [
                  [180, 182],
                  [188, 180],
                  [194, 178],
                ],
                [0.4, 2, 1],
              ),
              "p",
            ) +
            fill(
              brush(
                [
                  [96, 244],
                  [118, 280],
                  [120, 330],
                ],
                [5, 6, 7],
              ),
              "a",
            ) +
            fill(
              brush(
                [
                  [206, 242],
                  [186, 280],
                  [184, 330],
                ],
                [5, 6, 7],
              ),
              "a",
            )
          );
        })(),
        stroke("M212 166L238 158M216 178L242 170", 1.6, "P"),
      ),
  },
};
