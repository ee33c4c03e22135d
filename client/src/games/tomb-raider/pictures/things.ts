// Things that are carried, and what they are for.

import {
  type Point,
  away,
  between,
  blob,
  both,
  box,
  by,
  circle,
  clamp,
  drawn,
  fill,
  hatch,
  outline,
  place,
  polygon,
  range,
  shaft,
  stroke,
  tone,
} from "../../../pictures/ink";
import * as N from "../../../pictures/nature";
import * as P from "../../../pictures/figure";
import * as T from "../../../pictures/things";
import { flat, dark, join, type Scenes } from "../../../pictures/scene";

export const THINGS: Scenes = {
  rope: {
    colours: "jungle",
    focus: [150, 142],
    draw: (pen) =>
      join(
        dark,
        fill(
          polygon([
            [118, -60],
            [182, -60],
            [258, 360],
            [42, 360],
          ]),
          "b",
        ),
        fill(
          polygon([
            [130, -60],
            [170, -60],
            [214, 360],
            [86, 360],
          ]),
          "p",
        ),
        tone(pen, shaft(150, -60, 150, 300, 84), { angle: 86, gap: 4.8 }),
        T.rope(150, -20, 320),
        place(P.figure(pen, P.CLIMB, { light: [-2.4, -1], halo: 5 }), 150, 166, 1.24),
        N.cave(pen, 150, 150, 118, 190),
        N.foreground(
          N.thicket(pen, 60, -4, 90, 4, 0.6, 2.2) + N.thicket(pen, 244, -4, 80, 4, 1.2, 2.6),
        ),
        fill(N.thicket(pen, 40, 306, 60, 3, -1.9, -0.8), "b"),
      ),
  },
  "small-medi-pack": {
    colours: "blood",
    draw: (pen) =>
      join(
        flat("b"),
        tone(
          pen,
          both(by(0.9, away(150, 140, 76, 210)), (_x, y) => (y > 216 ? 0.32 : 0)),
          { angle: 32, gap: 4.8 },
        ),
        fill(blob(pen, 150, 224, 122, 22)),
        place(T.medipack(pen), 148, 158, 1.06, -4),
        place(
          drawn(box(-14, -34, 28, 44), "p", 2.4) +
            hatch(
              pen,
              box(-14, -34, 28, 44),
              [-14, -34, 28, 44],
              (x) => clamp(x / 20) * 0.7,
              80,
              3.6,
            ) +
            fill(box(-9, -46, 18, 12)) +
            drawn(box(-14, -22, 28, 16), "a", 1.6),
          244,
          220,
          1,
          8,
        ),
        place(
          drawn(circle(0, 0, 22), "p", 2.4) +
            stroke(circle(0, 0, 15) + circle(0, 0, 8), 1.8) +
            drawn(outline("14,16! 40,22 66,16 92,24! 92,36! 66,30 38,36 8,22!"), "p", 2) +
            stroke("M34 24v8M56 22v8M76 22v8", 1.2),
          62,
          234,
          0.94,
        ),
      ),
  },
  "magnum-pistols": {
    colours: "ember",
    draw: (pen) =>
      join(
        flat("b"),
        N.rays(150, 122, 20, 300, 15, "p", 0.5, 0.1),
        tone(pen, by(0.85, away(150, 130, 96, 230)), { angle: 20, gap: 4.8 }),
        fill(
          polygon(
            range(18).map((i): Point => {
              const r = i % 2 ? 34 : 78;
              const t = (i / 18) * 6.283;
              return [150 + Math.cos(t) * r * 1.1, 108 + Math.sin(t) * r];
            }),
          ),
          "a",
        ),
        stroke(
          polygon(
            range(18).map((i): Point => {
              const r = i % 2 ? 34 : 78;
              const t = (i / 18) * 6.283;
              return [150 + Math.cos(t) * r * 1.1, 108 + Math.sin(t) * r];
            }),
          ),
          2.4,
        ),
        place(T.pistol(pen), 176, 166, 1.3, 38, false),
        place(T.pistol(pen), 124, 166, 1.3, -38, true),
        range(5)
          .map((i) =>
            place(
              drawn(box(-5, -10, 10, 22), "a", 1.8) + fill(box(-5, 8, 10, 4)),
              52 + i * 48,
              262 + (i % 2) * 8,
              1,
              [70, 12, 96, -30, 60][i],
            ),
          )
          .join(""),
      ),
  },
  "idol-of-fortune": {
    colours: "gold",
    focus: [150, 130],
    draw: (pen) =>
      join(
        dark,
        fill(
          polygon([
            [116, -60],
            [184, -60],
            [290, 330],
            [10, 330],
          ]),
          "b",
        ),
        fill(
          polygon([
            [130, -60],
            [170, -60],
            [238, 330],
            [62, 330],
          ]),
          "p",
        ),
        tone(pen, shaft(150, -40, 150, 310, 92), { angle: 84, gap: 4.8 }),
        N.rays(150, 112, 92, 130, 20, "a", 0.3),
        place(
          drawn(
            polygon([
              [-50, 0],
              [50, 0],
              [42, 18],
              [60, 84],
              [-60, 84],
              [-42, 18],
            ]),
            "p",
            2.6,
          ) +
            hatch(
              pen,
              polygon([
                [-50, 0],
                [50, 0],
                [42, 18],
                [60, 84],
                [-60, 84],
                [-42, 18],
              ]),
              [-60, 0, 120, 86],
              (x) => clamp((x + 8) / 50) * 0.8,
              64,
              4.4,
            ) +
            stroke("M-42 18H42M-20 34H20V62H-8V46H8", 2.4),
          150,
          214,
          1,
        ),
        place(T.idol(pen), 150, 152, 1.06),
        fill(
          outline("-60,300! 20,262 70,282 120,274 150,284 210,270 260,262 360,300!") +
            "L360 360L-60 360Z",
        ),
        fill(
          range(30)
            .map(() => circle(between(pen, 60, 240), between(pen, 20, 200), between(pen, 0.6, 1.6)))
            .join(""),
          "k",
          0.7,
        ),
        N.foreground(
          outline(
            "300,178! 262,182 240,170 222,150! 216,152 228,172! 216,168 204,158! 200,163 220,182! 208,182 198,178! 197,184 222,196 240,204 262,214 300,222!",
          ),
        ) + stroke(outline("300,178! 262,182 240,170 222,150!", false), 2.6, "P"),
      ),
  },
};
