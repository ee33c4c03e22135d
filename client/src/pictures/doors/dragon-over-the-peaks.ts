// A dragon over mountains.

import { dragon } from "../creatures";
import { away, by, drawn, fill, outline, place, tone } from "../ink";
import * as N from "../nature";
import { flat, join, type Scene } from "../scene";

const WING =
  "0,0! -34,-20 -70,-22 -120,-52! -104,-26 -160,-40! -120,-4 -170,6! -116,18 -150,44! -84,26 -60,36! -34,18";
const FOLD = "-4,2! -40,-8 -84,-16! -70,-2 -110,4! -66,12 -40,16!";
const LEDGE = "-60,300! 60,284 110,270 170,266 230,274 270,290 360,300!";

export const DRAGON_OVER_THE_PEAKS: Scene = {
  colours: "fire",
  draw: (pen) =>
    join(
      flat("b"),
      N.sun(168, 120, 96, "p"),
      tone(pen, by(0.8, away(168, 120, 92, 240)), { angle: -24, gap: 4.8 }),
      N.mountain(pen, 40, 280, 220, 120, 0, 0.6),
      N.mountain(pen, 280, 280, 220, 150, 0, 0.6),
      place(drawn(outline(WING), "a", 2.4) + fill(outline(FOLD), "p"), 97, 146, 0.86),
      place(dragon(pen), 186, 188, 0.84),
      N.ledge(pen, LEDGE),
    ),
};
