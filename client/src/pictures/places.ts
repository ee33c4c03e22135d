// Places: what lies behind and before a motif, and in which colours.

import { away, blob, box, by, fill, type Pen, polygon, shaft, tone } from "./ink";
import * as N from "./nature";
import { flat } from "./scene";
import * as T from "./things";

interface Ground {
  readonly colours: string;
  /** `dark` from 0 to 0.7: how far the dark reaches towards the light. */
  readonly back: (pen: Pen, dark: number) => string;
  readonly front: (pen: Pen) => string;
}

export const PLACES = {
  cave: {
    colours: "dusk",
    back: (pen, dark) =>
      flat("b") +
      fill(blob(pen, 150, 144, 96, 92), "p") +
      tone(pen, by(0.5 + dark, away(150, 144, 70, 190)), { angle: 24 }),
    front: (pen) => N.cave(pen, 150, 150, 148, 142),
  },
  vault: {
    colours: "ember",
    back: (pen, dark) => {
      const light = shaft(150, -60, 150, 320, 60);
      return (
        flat("b") +
        fill(
          polygon([
            [110, -60],
            [190, -60],
            [260, 360],
            [40, 360],
          ]),
          "p",
        ) +
        T.masonry(pen, -20, -20, 340, 300, 36) +
        tone(pen, (x, y) => light(x, y) * (0.5 + dark) + (y > 240 ? 0.3 : 0), { angle: 34 })
      );
    },
    front: (pen) => fill(box(-60, 268, 420, 90)) + N.grass(pen, 270, 14, 8),
  },
  night: {
    colours: "moon",
    back: (pen, dark) =>
      flat("b") +
      N.moon(pen, 170, 110, 82) +
      N.night(pen, by(0.5 + dark, away(170, 110, 86, 230)), 0) +
      N.stars(pen, 20, 120) +
      N.mist(pen, 210, 40),
    front: (pen) =>
      N.foreground(
        N.thicket(pen, -6, 310, 110, 5, -1.6, -0.3) + N.thicket(pen, 306, 310, 110, 5, -2.9, -1.6),
      ),
  },
  court: {
    colours: "plum",
    back: (pen) =>
      flat("b") +
      N.sun(150, 120, 90, "p") +
      N.cloud(pen, 50, 60, 100) +
      N.cloud(pen, 256, 180, 110),
    front: (pen) => N.petals(pen, 14, "a", 9),
  },
  field: {
    colours: "sun",
    back: (pen) =>
      flat("b") +
      N.sun(150, 120, 96, "a") +
      N.mountain(pen, 250, 230, 220, 90, 0.3, 0.4) +
      N.mist(pen, 210, 40),
    front: (pen) => fill(box(-60, 280, 420, 90)) + N.grass(pen, 284, 60, 20),
  },
  sea: {
    colours: "sea",
    back: (pen) =>
      flat("b") +
      N.sun(190, 90, 50, "p") +
      N.cloud(pen, 80, 60, 100) +
      fill(box(-60, 190, 420, 200), "a") +
      N.water(pen, 194, 300, 190),
    front: (pen) => N.wave(pen, 240, 262, 0.5),
  },
} as const satisfies Readonly<Record<string, Ground>>;

export type Place = keyof typeof PLACES;
