// What the L5R LCG brings to pictures.

import type { Pages } from "../../pictures/drawing";
import { away, by, place, tone } from "../../pictures/ink";
import * as N from "../../pictures/nature";
import * as P from "../../pictures/people";
import { flat, join } from "../../pictures/scene";
import * as T from "../../pictures/things";

export const pages: Pages = {
  scenes: {
    "general-at-dawn": {
      colours: "sun",
      draw: (pen) =>
        join(
          flat("b"),
          N.sun(150, 116, 112, "a"),
          tone(pen, by(0.5, away(150, 116, 112, 260)), { angle: 0, gap: 5.4 }),
          T.banner(30, 250, 220, "p", 34),
          T.banner(238, 250, 220, "p", 34),
          place(P.general(pen), 150, 142, 1.02),
          N.mist(pen, 282, 40, 1),
        ),
    },
  },
  words: [],
};
