// A general between banners, before the rising sun.

import { away, by, place, tone } from "../ink";
import * as N from "../nature";
import * as P from "../people";
import { flat, join, type Scene } from "../scene";
import * as T from "../things";

export const GENERAL_AT_DAWN: Scene = {
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
};
