// People from the front and from behind. Each is drawn around a point of its own.

import {
  type Fill,
  type Pen,
  type Point,
  blob,
  body,
  brush,
  circle,
  drawn,
  fill,
  hatch,
  line,
  mirrored,
  outline,
  polygon,
  range,
  stroke,
} from "./ink";

/** Armed, in armour and helmet, seen from behind: one of many. */
export function soldier(
  pen: Pen,
  arms: "spear" | "banner" | "none" = "spear",
  flag: Fill = "a",
): string {
  const d = mirrored(
    "0,-78 8,-77 12,-70 18,-62! 12,-62 12,-56 26,-52 34,-44 36,-26! 24,-24 20,-10 26,14! 0,16",
  );
  const horn = brush(
    [
      [-16, -92],
      [-12, -80],
      [0, -76],
      [12, -80],
      [16, -92],
    ],
    [1, 4, 5, 4, 1],
    4,
  );
  const stick =
    arms === "none"
      ? ""
      : fill(
          polygon([
            [26, 20],
            [29, 20],
            [32, -150],
            [29.5, -150],
          ]),
        ) +
        (arms === "spear"
          ? fill(
              polygon([
                [27, -148],
                [31, -172],
                [35, -148],
              ]),
            )
          : drawn(
              polygon([
                [31, -148],
                [66, -144],
                [62, -116],
                [66, -92],
                [31, -94],
              ]),
              flag,
              2,
            ) + fill(circle(48, -122, 8)));
  return (
    stick +
    body(pen, d + horn, [0, -2.2], "p", 3) +
    stroke("M-30 -40h14M-31 -33h14M30 -40h-14M31 -33h-14M-14 -48h28M-14 -41h28", 1.4, "P")
  );
}
/** A general from the front: helmet, mask, wide shoulders. 190 wide. */
export function general(pen: Pen): string {
  const shoulders = mirrored("0,32 30,30 52,38 92,56 104,110 108,190! 0,190");
  const plates = [1, -1]
    .map((s) =>
      range(5)
        .map((i) => {
          const d = polygon([
            [s * 46, 50 + i * 19],
            [s * 94, 60 + i * 21],
            [s * 99, 82 + i * 21],
            [s * 44, 71 + i * 19],
          ]);
          return drawn(d, i % 2 ? "a" : "k", 1.4) + stroke(d, 1.2, "P");
        })
        .join(""),
    )
    .join("");
  const neckguard = [0, 1, 2]
    .map((i) => {
      const d = mirrored(
        `0,${-20 + i * 10} 34,${-22 + i * 10} 54,${4 + i * 11} 60,${22 + i * 10}! 40,${20 + i * 8} 0,${8 + i * 10}`,
      );
      return stroke(d, 3, "P") + fill(d);
    })
    .reverse()
    .join("");
  const bowl = mirrored("0,-62 22,-58 38,-40 42,-18! 20,-24 0,-26");
  const ribs = range(5)
    .map((i) => line(`${-24 + i * 12},-24 ${-20 + i * 10},-44 0,-61`, 1.1, "P"))
    .join("");
  const crest = mirrored("0,-30 10,-34 34,-56 48,-92 50,-118! 62,-92 58,-60 36,-32 14,-18 0,-14");
  const mask = mirrored("0,-18 20,-18 34,-12 34,8 26,26 12,38 0,40");
  return (
    body(pen, shoulders, [0, -2.6], "p", 4) +
    plates +
    range(6)
      .map(
        (i) =>
          stroke(`M-34 ${58 + i * 14}H34`, 5, i % 2 ? "A" : "P") +
          stroke(
            range(7)
              .map((k) => `M${-30 + k * 10} ${54 + i * 14}l3 8`)
              .join(""),
            1,
          ),
      )
      .join("") +
    neckguard +
    stroke(mask, 3, "P") +
    fill(mask) +
    fill(
      outline("-28,-8! -20,-12 -8,-6! -10,0 -22,0") + outline("28,-8! 20,-12 8,-6! 10,0 22,0"),
      "p",
    ) +
    fill(circle(-16, -4, 2.6) + circle(16, -4, 2.6)) +
    stroke("M-30 -14L-8 -9M30 -14L8 -9M0 -4V10", 1.8, "P") +
    fill(mirrored("0,10 8,8 9,13 0,15"), "p", 0.9) +
    fill(mirrored("0,20 14,17 20,23 10,29 0,28"), "a") +
    stroke("M-12 22H12", 2, "P") +
    stroke("M-30 12l10 5M30 12l-10 5M-27 19l9 2M27 19l-9 2", 1.2, "P") +
    stroke(bowl, 3, "P") +
    fill(bowl) +
    ribs +
    stroke(crest, 3.4) +
    fill(crest, "b") +
    drawn(circle(0, -26, 9), "b", 2)
  );
}
/** A wanderer from behind: straw hat, cloak, two swords. Feet at 70. */
export function ronin(pen: Pen): string {
  const hat = outline("-44,-44! -20,-58 0,-70! 20,-58 44,-44! 20,-37 -20,-37");
  const cloak = outline(
    "-18,-40! 18,-40! 34,-8 42,30! 30,24 26,36! 12,28 4,38! -10,28 -20,38! -26,26 -42,32! -34,-6",
  );
  return (
    fill(
      brush(
        [
          [-10, 30],
          [-14, 50],
          [-16, 70],
        ],
        [12, 9, 6],
      ) +
        brush(
          [
            [10, 30],
            [12, 50],
            [20, 66],
          ],
          [12, 9, 6],
        ) +
        outline("-24,70! -10,66 -8,72!") +
        outline("14,68! 28,62 30,68!"),
    ) +
    stroke(
      brush(
        [
          [20, 6],
          [46, 14],
          [72, 30],
        ],
        [4, 4, 3],
      ),
      3,
      "P",
    ) +
    fill(
      brush(
        [
          [20, 6],
          [46, 14],
          [72, 30],
        ],
        [4.6, 4.6, 3.4],
      ),
    ) +
    fill(
      brush(
        [
          [-8, 0],
          [-26, -6],
          [-44, -6],
        ],
        [4, 4, 3],
      ),
    ) +
    body(pen, cloak, [-2.4, -1], "p", 3.4) +
    fill(
      [
        brush(
          [
            [-6, -34],
            [-12, 0],
            [-12, 26],
          ],
          [0.5, 2, 0.4],
        ),
        brush(
          [
            [6, -34],
            [8, 0],
            [14, 24],
          ],
          [0.5, 2, 0.4],
        ),
        brush(
          [
            [14, -30],
            [24, 0],
            [30, 20],
          ],
          [0.5, 1.6, 0.4],
        ),
      ].join(""),
      "p",
      0.8,
    ) +
    stroke(hat, 5, "P") +
    drawn(hat, "a", 2.2) +
    stroke(
      range(9)
        .map((i) => `M0 -69L${-38 + i * 9.5} ${-42 + (i % 2)}`)
        .join(""),
      1.1,
    )
  );
}
/** A courtier whose fan leaves the eyes. */
export function courtier(pen: Pen): string {
  const hair = outline(
    "-62,110! -72,40 -70,-20 -58,-62 -30,-86 0,-92 30,-86 58,-62 70,-20 72,40 62,110!",
  );
  const face = mirrored("0,-62 26,-58 42,-34 44,0 36,34 18,58 0,66");
  const bun = blob(pen, 0, -92, 34, 18, 0.04);
  const fan = range(11)
    .map((i) => {
      const [a, b] = [Math.PI * (1.04 + i * 0.0836), Math.PI * (1.04 + (i + 1) * 0.0836)];
      const spot = (r: number, t: number): Point => [Math.cos(t) * r, 132 + Math.sin(t) * r];
      return (
        drawn(
          polygon([spot(52, a), spot(118, a), spot(121, (a + b) / 2), spot(118, b), spot(52, b)]),
          "a",
          1.6,
        ) +
        (i % 2
          ? hatch(
              pen,
              polygon([spot(52, a), spot(118, a), spot(118, b), spot(52, b)]),
              [-130, 0, 260, 140],
              0.3,
              90,
              4,
            )
          : "") +
        stroke(`M0 132L${spot(52, (a + b) / 2).join(" ")}`, 3.4)
      );
    })
    .join("");
  return (
    stroke(hair + bun, 4, "P") +
    fill(hair + bun) +
    fill(
      range(9)
        .map((i) =>
          brush(
            [
              [-56 + i * 14, -66 + Math.abs(i - 4) * 8],
              [-63 + i * 15.6, 20],
              [-60 + i * 15, 110],
            ],
            [0.4, 1.3, 0.4],
          ),
        )
        .join(""),
      "p",
      0.55,
    ) +
    drawn(outline("-112,190! -104,128 -60,104 0,98 60,104 104,128 112,190!"), "b", 2.4) +
    stroke("M-60 106L0 176L60 106", 5, "P") +
    stroke("M-60 106L0 176L60 106M-50 112L0 168L50 112", 1.8) +
    drawn(face, "p", 2) +
    fill(
      outline(
        "-46,2! -46,-40 -24,-66 0,-68 24,-66 46,-40 46,2! 36,-26 20,-48 0,-40 -20,-48 -36,-26!",
      ),
    ) +
    fill(
      brush(
        [
          [-31, -14],
          [-20, -19],
          [-9, -16],
        ],
        [1, 4.4, 1.4],
      ) +
        brush(
          [
            [9, -16],
            [20, -19],
            [31, -14],
          ],
          [1.4, 4.4, 1],
        ),
    ) +
    fill(outline("-33,4! -24,-3 -10,2! -20,7") + outline("33,4! 24,-3 10,2! 20,7")) +
    fill(circle(-16, 2, 2) + circle(26, 1, 2), "p") +
    line("-34,3 -22,-5 -9,2", 2.2) +
    line("9,2 22,-5 34,3", 2.2) +
    stroke("M-40 -92L-78 -112M40 -96L84 -108", 4) +
    fill(circle(-80, -113, 7) + circle(86, -109, 7), "a") +
    stroke(circle(-80, -113, 7) + circle(86, -109, 7), 1.8) +
    stroke("M86 -102v20M92 -104v16", 1.6) +
    fan +
    stroke("M-60 62q12 -14 26 -4q14 -16 28 0q14 -8 20 6", 1.8, "P") +
    fill(circle(54, 50, 12), "p") +
    drawn(outline("-10,140 -14,124 -4,112 10,114 14,126 10,142"), "p", 2) +
    stroke("M-6 118v14M0 115v16M7 117v14", 1.2)
  );
}
/** Small, quick, many. */
export function goblin(pen: Pen, arm: number): string {
  const d = outline(
    "-14,-40 -34,-50! -22,-32 -18,-26 -20,-12 -30,0 -26,26 -30,40! -16,40 -10,24 0,22 10,24 14,40! 30,40 24,24 28,0 20,-12 18,-26 22,-32 36,-52! 14,-40 0,-46",
  );
  return (
    fill(
      brush(
        [
          [20, -8],
          [34, -26],
          [30 + arm, -54],
        ],
        [8, 7, 6],
      ),
    ) +
    fill(
      polygon([
        [28 + arm, -50],
        [32 + arm, -50],
        [38 + arm, -96],
        [30 + arm, -96],
      ]),
    ) +
    drawn(
      outline(`${22 + arm},-98! ${34 + arm},-92 ${54 + arm},-104! ${50 + arm},-78 ${34 + arm},-80`),
      "p",
      2,
    ) +
    body(pen, d, [0, -2.4], "p", 3) +
    fill(outline("-12,-34! -5,-32! -10,-27") + outline("12,-34! 5,-32! 10,-27"), "a") +
    fill(
      polygon([
        [-9, -20],
        [-6, -15],
        [-3, -20],
        [0, -15],
        [3, -20],
        [6, -15],
        [9, -20],
      ]),
      "p",
    )
  );
}
