// Creatures of tales.

import {
  type Pen,
  type Point,
  body,
  box,
  brush,
  circle,
  clipped,
  drawn,
  fill,
  hatch,
  outline,
  place,
  polygon,
  range,
  stroke,
} from "./ink";
import { leaf } from "./nature";

/** On its rock, wings up, facing left; about 260 wide. */
export function dragon(pen: Pen, light: Point = [-2.4, -1.4]): string {
  const wing = (flip: boolean) => {
    const d = outline(
      "0,10! 6,-20 22,-62 48,-104! 66,-92 96,-84 146,-78! 122,-62 112,-44 116,-22! 96,-28 82,-20 78,4! 60,-8 46,0 38,24! 22,18 10,22",
    );
    const ribs = [
      brush(
        [
          [48, -102],
          [84, -62],
          [116, -24],
        ],
        [3, 2, 0.4],
      ),
      brush(
        [
          [48, -102],
          [66, -50],
          [78, 2],
        ],
        [3, 2, 0.4],
      ),
      brush(
        [
          [46, -100],
          [42, -40],
          [38, 22],
        ],
        [3, 2, 0.4],
      ),
    ].join("");
    return place(
      stroke(d, 4.4, "P") +
        drawn(d, "a", 3) +
        hatch(pen, d, [0, -110, 150, 140], (x, y) => (y > -50 ? 0.5 : 0.2) + x * 0.001, 70, 4.6) +
        fill(ribs),
      0,
      0,
      1,
      0,
      flip,
    );
  };
  const neck = brush(
    [
      [30, 40],
      [6, 22],
      [-14, -8],
      [-22, -42],
      [-44, -62],
      [-66, -58],
    ],
    [40, 36, 26, 18, 15, 13],
    6,
  );
  const tail = brush(
    [
      [24, 44],
      [66, 62],
      [104, 58],
      [126, 36],
      [120, 12],
      [104, 14],
    ],
    [34, 26, 17, 11, 7, 2],
    6,
  );
  const head = outline(
    "-52,-74 -60,-70 -78,-70 -98,-60 -112,-58! -112,-50 -104,-48! -86,-48 -72,-46! -88,-42 -104,-36! -92,-32 -74,-34 -58,-42 -44,-50 -42,-62 -26,-84! -42,-76 -38,-94!",
  );
  const legs =
    outline("18,40 44,40 54,66 46,84 60,98! 26,98 14,92 22,80 10,62") +
    outline("-6,46 14,50 16,70 8,84 14,98! -18,98! -10,86 -4,72");
  const spines = range(9)
    .map((i) => {
      const [x, y] = (
        [
          [-34, -72],
          [-18, -58],
          [-9, -38],
          [-4, -18],
          [6, 0],
          [30, 22],
          [62, 44],
          [92, 46],
          [112, 32],
        ] as const
      )[i] ?? [0, 0];
      return polygon([
        [x - 5, y + 3],
        [x + 5 + i, y - 12 + i],
        [x + 7, y + 5],
      ]);
    })
    .join("");
  const d =
    neck +
    tail +
    head +
    legs +
    spines +
    polygon([
      [104, 22],
      [88, 4],
      [112, 2],
    ]);
  const scales = range(26)
    .map((i) => {
      const t = i / 26;
      return brush(
        [
          [-16 + t * 30, -30 + t * 80],
          [-10 + t * 34, -26 + t * 78],
        ],
        [0.4, 2.4, 0.4],
        1,
      );
    })
    .join("");
  return (
    place(wing(true), 14, 10, 1.06, 34) +
    place(wing(false), 24, 14, 1, -4) +
    body(pen, d, light, "p", 3.4) +
    clipped(pen, d, fill(scales, "p", 0.8)) +
    fill(outline("-74,-62! -66,-66! -67,-60"), "a") +
    fill(
      polygon([
        [-100, -50],
        [-97, -43],
        [-94, -49],
      ]) +
        polygon([
          [-88, -49],
          [-85, -43],
          [-82, -48],
        ]),
      "p",
    )
  );
}

export function angel(pen: Pen): string {
  const arm = (t: number): Point => [6 + 88 * t, -28 - 78 * Math.sin(t * 2.1) + 6 * t];
  const row = (count: number, long: number, wide: number) =>
    range(count)
      .map((i) => {
        const t = i / (count - 1);
        const [x, y] = arm(t);
        return drawn(leaf(x, y, (long * (0.62 + 0.5 * t)) | 0, 1.5 - t * 1.28, wide), "p", 1.5);
      })
      .join("");
  const wing =
    row(11, 104, 0.24) +
    row(10, 66, 0.3) +
    row(9, 34, 0.44) +
    stroke(brush([arm(0), arm(0.3), arm(0.6), arm(1)], [8, 9, 8, 4]), 3) +
    fill(brush([arm(0), arm(0.3), arm(0.6), arm(1)], [8, 9, 8, 4]), "p");
  const robe = outline(
    "-12,-34! 12,-34! 17,-8 24,30 36,82! 22,76 14,90! 2,80 -10,92! -18,78 -34,84! -24,30 -17,-8",
  );
  const folds = [
    brush(
      [
        [0, -4],
        [-4, 40],
        [-12, 84],
      ],
      [0.4, 2.4, 0.6],
    ),
    brush(
      [
        [6, 0],
        [12, 40],
        [16, 80],
      ],
      [0.4, 2.4, 0.6],
    ),
    brush(
      [
        [-9, 0],
        [-17, 40],
        [-24, 76],
      ],
      [0.4, 2, 0.6],
    ),
    brush(
      [
        [10, -6],
        [20, 36],
        [28, 74],
      ],
      [0.4, 1.8, 0.4],
    ),
  ].join("");
  return (
    place(wing, 2, 0, 1) +
    place(wing, -2, 0, 1, 0, true) +
    stroke(circle(0, -58, 26), 7, "K") +
    stroke(circle(0, -58, 26), 4, "A") +
    drawn(robe, "p", 2.2) +
    hatch(pen, robe, [-40, -40, 80, 140], (x) => (x > 3 ? 0.42 : 0), 74, 4.2) +
    fill(folds) +
    fill(
      polygon([
        [-14, -12],
        [14, -12],
        [15, -6],
        [-15, -6],
      ]),
      "a",
    ) +
    fill(
      brush(
        [
          [-10, -30],
          [-20, -8],
          [-3, 6],
        ],
        [8, 7, 5],
      ),
    ) +
    fill(
      brush(
        [
          [10, -30],
          [20, -8],
          [3, 6],
        ],
        [8, 7, 5],
      ),
    ) +
    drawn(
      polygon([
        [-3, 4],
        [3, 4],
        [2, 104],
        [0, 112],
        [-2, 104],
      ]),
      "p",
      1.6,
    ) +
    fill(box(-12, 1, 24, 4) + box(-2, -8, 4, 10)) +
    drawn(circle(0, -54, 12, 14), "p", 1.8) +
    fill(outline("-13,-48! -16,-66 0,-74 16,-66 18,-30! 12,-38 12,-56 0,-64 -9,-56 -13,-30!")) +
    stroke("M-6 -54h3M4 -54h3M-2 -46h4", 1.5)
  );
}
