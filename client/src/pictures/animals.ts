// Animals. Each is drawn around a point of its own; `place` puts it into a scene.

import {
  type Pen,
  type Point,
  between,
  body,
  brush,
  circle,
  clipped,
  drawn,
  fill,
  hatch,
  line,
  mirrored,
  outline,
  place,
  polygon,
  range,
  stroke,
} from "./ink";

const WOLF =
  "4,50! 10,45 22,41 30,34 33,14! 42,29 51,19! 56,36 70,38 92,36 120,37 142,34 158,40 168,52 188,66 204,96! 184,82 170,70 168,82 177,96 172,112 179,132! 163,132 160,112 155,94 146,84 140,92 144,108 149,132! 135,132 132,110 125,86 108,80 93,86 88,104 93,132! 78,132 75,110 70,92 64,104 66,118 69,132! 54,132 53,112 49,90 42,72 34,64 22,64 8,63! 17,57! 5,55!";
const HOWL =
  "40,6! 47,3 54,14 66,26 76,18! 80,34 89,46 100,62 112,84 122,104 128,122 140,126 156,118 172,122! 160,136 142,142 104,143! 98,132 94,143 76,143! 75,132 72,112 66,98 60,112 60,143! 44,143 48,120 48,98 51,78 52,60 49,44 44,32 34,20 31,13! 43,18!";
/** Stalking, facing left, feet at y 132, 204 long. */
export function wolf(pen: Pen, light: Point = [2, -2]): string {
  const fur = (x: number, y: number, lean: number, long: number) =>
    brush(
      [
        [x, y],
        [x + lean, y + long],
      ],
      [1.6, 0.2],
      1,
    );
  const coat =
    range(34)
      .map(() =>
        fur(between(pen, 50, 160), between(pen, 42, 66), between(pen, 3, 7), between(pen, 3, 7)),
      )
      .join("") +
    range(9)
      .map((i) => fur(44 + i * 3, 46 + i * 2.4, 5, 8))
      .join("");
  return (
    body(pen, outline(WOLF), light, "p", 4) +
    clipped(pen, outline(WOLF), fill(coat, "p", 0.8)) +
    fill(outline("24,43! 30,40 34,44! 29,46"), "a") +
    fill(
      polygon([
        [7, 55],
        [9, 61],
        [11, 55.6],
        [14, 60],
        [17, 57],
      ]),
      "p",
    )
  );
}
export const howlingWolf = (pen: Pen, light: Point = [2, -2]): string =>
  body(pen, outline(HOWL), light, "p", 3);

const BAT =
  "0,-14 4,-13 8,-26! 13,-11 13,-4 24,-9 40,-26 60,-37! 70,-24 88,-14 112,4! 92,2 80,8 77,22! 66,10 54,11 44,26! 36,14 25,15 16,24 8,24 4,33! 0,30";
export function bat(pen: Pen, light: Point = [0, -2], eyes = true): string {
  const d = mirrored(BAT);
  const bones = [
    [60, -36, 77, 20],
    [59, -36, 44, 24],
    [40, -25, 22, 10],
    [60, -36, 110, 3],
  ]
    .map(([a = 0, b = 0, c = 0, e = 0]) =>
      [1, -1]
        .map((s) =>
          brush(
            [
              [s * a, b],
              [(s * (a + c)) / 2 + s * 3, (b + e) / 2 - 3],
              [s * c, e],
            ],
            [1.8, 1.2, 0.3],
            3,
          ),
        )
        .join(""),
    )
    .join("");
  return (
    body(pen, d, light, "p", 3) +
    clipped(pen, d, fill(bones, "p", 0.75)) +
    (eyes
      ? fill(outline("-8,-9! -2,-6! -7,-4") + outline("8,-9! 2,-6! 7,-4"), "a") +
        fill(
          polygon([
            [-4, 1],
            [-2.6, 7],
            [-1, 1],
          ]) +
            polygon([
              [4, 1],
              [2.6, 7],
              [1, 1],
            ]),
          "p",
        )
      : "")
  );
}
/** The far ones of a swarm: a stroke of the brush each. */
export const batFar = (x: number, y: number, size: number, turn = 0): string =>
  place(fill(mirrored("0,-3 3,-8! 5,-2 14,-9 28,-4! 20,0 14,6! 8,3 0,8")), x, y, size, turn);

/** A wolf's face, lowered, looking at you; 180 wide. */
export function wolfFace(pen: Pen): string {
  const face = mirrored(
    "0,-46 16,-50 30,-58 44,-104! 66,-74 70,-40 84,-20! 76,-16 92,8! 78,8 86,34! 66,28 62,46! 46,40 34,64 20,84 0,90",
  );
  const two = (text: string) =>
    outline(text) +
    outline(
      text.replace(/(^| )(-?[\d.]+),/g, (_m, gap: string, x: string) => `${gap}${-Number(x)},`),
    );
  const fur = range(64)
    .map(() => {
      const [x, y] = [between(pen, -78, 78), between(pen, -50, 44)];
      return Math.abs(x) < 15 && y > -10
        ? ""
        : brush(
            [
              [x, y],
              [x * 1.09, y + between(pen, 8, 14)],
            ],
            [1.8, 0.2],
            1,
          );
    })
    .join("");
  return (
    body(pen, face, [0, -3], "p", 5) +
    clipped(pen, face, fill(fur, "p", 0.8)) +
    fill(two("45,-90! 58,-68 60,-48 44,-52 38,-62"), "b") +
    fill(two("6,-30! 30,-40 52,-30! 30,-28"), "p") +
    fill(two("14,-12! 26,-22 46,-22! 40,-10 26,-7"), "a") +
    fill(circle(29, -14, 2.6, 5) + circle(-29, -14, 2.6, 5)) +
    fill(mirrored("0,-12 9,-8 14,20 30,32 32,44! 20,50 10,46 0,50"), "p") +
    hatch(
      pen,
      mirrored("0,-12 9,-8 14,20 30,32 32,44! 20,50 10,46 0,50"),
      [-34, -14, 68, 66],
      (x, y) => (Math.abs(x) > 9 ? 0.5 : 0.1) - y * 0.002,
      70,
      4,
    ) +
    fill(mirrored("0,22 15,22 17,31 6,40 0,41")) +
    fill(circle(-6, 27, 2.4, 1.6), "p") +
    fill(mirrored("0,48 16,52 30,48 24,72 10,82 0,83"), "a") +
    stroke(mirrored("0,48 16,52 30,48 24,72 10,82 0,83"), 2) +
    fill(
      two("13,50! 19,72! 24,50!") + two("5,50! 8,60! 11,51!") + two("8,81! 12,66! 16,77!"),
      "p",
    ) +
    fill(mirrored("0,66 7,68 8,78 0,79"), "b")
  );
}
/** A tiger's face, 150 wide, looking at you. */
export function tiger(): string {
  const face = mirrored(
    "0,-62 20,-63 34,-60 38,-78 56,-84 70,-70 68,-48 62,-36 70,-14 84,6! 72,8 80,24! 66,26 68,42! 52,46 40,60 20,72 0,75",
  );
  const both = (text: string) =>
    outline(text) +
    outline(
      text.replace(/(^| )(-?[\d.]+),/g, (_m, gap: string, x: string) => `${gap}${-Number(x)},`),
    );
  const stripes =
    both("8,-60! 14,-59! 7,-34") +
    both("22,-61! 30,-58! 16,-32") +
    both("66,-30! 68,-20! 42,-26") +
    both("73,-10! 79,-2! 46,-8") +
    both("82,6! 74,12! 50,8") +
    both("78,24! 70,30! 48,22") +
    both("66,42! 58,46! 42,36") +
    both("-2,-62! 2,-62! 0,-40");
  return (
    stroke(face, 5, "P") +
    drawn(face, "a", 2.4) +
    fill(both("44,-74! 56,-76 64,-66 62,-52 52,-60")) +
    fill(stripes) +
    fill(both("14,-28! 30,-30 44,-20 34,-16 20,-18"), "p") +
    fill(both("10,-12! 22,-19 36,-14 44,-4! 30,-1 18,-3")) +
    fill(both("17,-10 26,-15 35,-10 36,-5 26,-3"), "p") +
    fill(circle(25, -9, 2.6, 5.4) + circle(-25, -9, 2.6, 5.4)) +
    fill(both("0,-14 8,-10 10,6 14,12 0,14"), "a") +
    drawn(mirrored("0,18 12,14 30,20 38,34 28,48 12,48 6,44 0,46"), "p", 1.6) +
    fill(mirrored("0,8 14,6 15,13 4,21 0,22")) +
    stroke("M0 21V30", 2) +
    fill(mirrored("0,34 12,40 28,38 24,58 12,66 0,68")) +
    fill(
      outline("-16,40! -13,56! -9,41!") +
        outline("16,40! 13,56! 9,41!") +
        outline("-12,65! -10,56! -7,66!") +
        outline("12,65! 10,56! 7,66!"),
      "p",
    ) +
    fill(mirrored("0,54 8,56 9,64 0,66"), "b") +
    stroke(
      [0, 1, 2]
        .map(
          (i) =>
            `M20 ${30 + i * 5}Q50 ${24 + i * 8} ${92} ${20 + i * 14}M-20 ${30 + i * 5}Q-50 ${24 + i * 8} -92 ${20 + i * 14}`,
        )
        .join(""),
      1.3,
      "P",
    ) +
    fill(
      range(9)
        .map((i) => circle((i % 2 ? 1 : -1) * (14 + (i % 5) * 3), 27 + (i % 3) * 5, 0.9))
        .join(""),
    )
  );
}

export function skull(pen: Pen, jaw = 5): string {
  const head = mirrored("0,-58 24,-55 44,-38 50,-14 44,6 40,14 42,26 30,32 24,44! 12,46 0,46");
  const chin = mirrored(
    `0,${46 + jaw} 20,${44 + jaw} 32,${30 + jaw}! 36,${40 + jaw} 26,${64 + jaw} 10,${70 + jaw} 0,${70 + jaw}`,
  );
  return (
    stroke(head + chin, 5, "K") +
    fill(chin, "p") +
    fill(head, "p") +
    hatch(
      pen,
      head,
      [-52, -60, 104, 110],
      (x, y) => (x > 14 ? (x - 14) / 52 : 0) + (y > 20 ? 0.15 : 0),
      58,
      4,
    ) +
    hatch(pen, chin, [-40, 40, 80, 50], (x) => (x > 0 ? 0.45 : 0.16), 58, 4) +
    fill(
      outline("-36,-8 -28,-18 -14,-16 -8,-4 -14,8 -28,10") +
        outline("36,-8 28,-18 14,-16 8,-4 14,8 28,10") +
        mirrored("0,10 5,14 9,26 3,28 0,24"),
    ) +
    stroke(
      range(7)
        .map((i) => `M${-18 + i * 6} 34v${i % 2 ? 11 : 12}M${-18 + i * 6} ${46 + jaw}v7`)
        .join(""),
      1.6,
    ) +
    line("-8,-56 -2,-44 -10,-36 -4,-28", 1.2)
  );
}

const HORSE =
  "4,46! 10,36 26,22 33,12 36,0! 42,10 54,18 68,34 80,46 100,51 124,49 146,45 162,49 174,56 192,50 212,58 226,76! 206,70 190,70 178,74 180,88 192,98 206,108 212,122! 200,119 187,109 168,100 155,90 150,94 160,108 176,122 180,134! 166,129 150,114 137,97 120,90 98,90 85,86 76,94 62,100 46,98 36,110 31,120! 22,112 33,93 48,86 58,82 50,86 34,86 20,94 10,106! 2,98 16,82 34,73 47,70 52,60 46,47 36,43 26,48 14,55!";
/** At the gallop, facing left. */
export function horse(pen: Pen, light: Point = [-2, -2]): string {
  const d = outline(HORSE);
  const mane = range(9)
    .map((i) =>
      brush(
        [
          [40 + i * 5, 10 + i * 5],
          [50 + i * 6, 4 + i * 5],
          [60 + i * 6, 8 + i * 5],
        ],
        [5, 4, 0.4],
        3,
      ),
    )
    .join("");
  return (
    body(pen, d + mane, light, "p", 4) +
    fill(circle(27, 28, 2), "p") +
    stroke("M14 42L40 36L52 52", 1.6, "P") +
    stroke("M84 50Q92 76 84 88M118 50Q128 72 120 90", 1.2, "P")
  );
}
export function crane(): string {
  const wings =
    outline("0,0! -16,-22 -44,-44 -86,-52! -70,-40 -82,-38! -62,-28 -70,-22! -48,-14 -30,2") +
    outline("4,-2! 24,-30 54,-46 92,-48! 76,-38 86,-34! 68,-26 76,-18! 52,-12 28,6");
  const trunk_ = outline("-34,14 -10,-4 10,-4 30,6 14,14 -8,18");
  return (
    stroke(wings + trunk_, 5) +
    fill(wings + trunk_, "p") +
    fill(
      outline("-86,-52! -70,-40 -82,-38! -62,-28 -70,-22! -58,-20 -66,-34 -74,-44") +
        outline("92,-48! 76,-38 86,-34! 68,-26 76,-18! 64,-18 70,-30 80,-42"),
    ) +
    fill(
      brush(
        [
          [24, 4],
          [44, 4],
          [58, -4],
          [72, -4],
        ],
        [9, 5, 4, 5],
        5,
      ),
    ) +
    fill(circle(72, -5, 4), "a") +
    fill(
      polygon([
        [75, -7],
        [92, -3],
        [75, -3],
      ]),
    ) +
    fill(
      brush(
        [
          [-30, 14],
          [-60, 20],
          [-92, 24],
        ],
        [4, 2, 1],
      ),
    ) +
    fill(
      brush(
        [
          [-28, 16],
          [-58, 25],
          [-88, 32],
        ],
        [4, 2, 1],
      ),
    )
  );
}
export const bird = (x: number, y: number, w: number): string =>
  fill(
    brush(
      [
        [x - w, y - w * 0.3],
        [x - w * 0.4, y - w * 0.55],
        [x, y],
        [x + w * 0.4, y - w * 0.6],
        [x + w, y - w * 0.4],
      ],
      [0.3, 2.2, 2.8, 2.2, 0.3],
      4,
    ),
  );
