// Somebody with a torch before an archway that plants have grown over.

import { away, blob, by, fill, place } from "../ink";
import * as N from "../nature";
import * as P from "../figure";
import { flat, join, type Scene } from "../scene";
import * as T from "../things";

export const ARCHWAY_IN_THE_JUNGLE: Scene = {
  colours: "jungle",
  focus: [150, 176],
  draw: (pen) =>
    join(
      flat("b"),
      N.sun(150, 96, 92, "p"),
      N.rays(150, 96, 100, 300, 18, "p", 0.32),
      N.night(pen, by(0.7, away(150, 100, 90, 240)), 12),
      place(T.archway(pen), 150, 172, 0.98),
      fill(blob(pen, 150, 272, 190, 26), "a"),
      N.grass(pen, 268, 40, 14),
      place(P.figure(pen, P.STAND, { light: [0, -2] }), 150, 244, 0.62),
      place(T.torch(0, 0, 0.36), 172, 194),
      N.foreground(
        N.thicket(pen, -8, 300, 150, 5, -1.5, -0.3) +
          N.thicket(pen, 308, 304, 150, 5, -2.9, -1.7) +
          N.thicket(pen, 310, 20, 110, 3, 2.2, 3.2) +
          N.thicket(pen, -10, 10, 120, 3, 0.1, 1),
      ),
    ),
};
