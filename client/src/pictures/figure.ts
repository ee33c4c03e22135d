// A figure from its joints: poses, and what makes one somebody.

import {
  type Pen,
  type Point,
  body,
  circle,
  clipped,
  polygon,
  range,
  stroke,
  through,
} from "./ink";

export interface Pose {
  readonly head: Point;
  readonly neck: Point;
  readonly hip: Point;
  readonly left: readonly Point[];
  readonly right: readonly Point[]; // arms: elbow, hand
  readonly legs: readonly (readonly Point[])[]; // knee, foot, toe
}
export const RUN: Pose = {
  head: [16, -72],
  neck: [9, -58],
  hip: [-6, -18],
  left: [
    [-12, -44],
    [-24, -32],
  ],
  right: [
    [24, -40],
    [38, -54],
  ],
  legs: [
    [
      [16, -10],
      [6, 16],
      [16, 20],
    ],
    [
      [-20, 2],
      [-44, 2],
      [-50, 12],
    ],
  ],
};
export const LEAP: Pose = {
  head: [20, -66],
  neck: [11, -54],
  hip: [-12, -22],
  left: [
    [28, -58],
    [52, -70],
  ],
  right: [
    [-8, -66],
    [-28, -80],
  ],
  legs: [
    [
      [18, -14],
      [42, -2],
      [54, 0],
    ],
    [
      [-36, -8],
      [-64, 0],
      [-76, 8],
    ],
  ],
};
export const CLIMB: Pose = {
  head: [-3, -66],
  neck: [-2, -52],
  hip: [2, -10],
  left: [
    [-20, -70],
    [-2, -96],
  ],
  right: [
    [16, -64],
    [3, -82],
  ],
  legs: [
    [
      [-18, 6],
      [-1, 26],
      [8, 34],
    ],
    [
      [20, 12],
      [2, 44],
      [-6, 54],
    ],
  ],
};
export const HANG: Pose = {
  head: [5, -42],
  neck: [2, -32],
  hip: [-3, 12],
  left: [
    [-3, -54],
    [0, -82],
  ],
  right: [
    [22, -24],
    [34, -4],
  ],
  legs: [
    [
      [-8, 38],
      [-18, 62],
      [-14, 72],
    ],
    [
      [10, 36],
      [14, 60],
      [22, 66],
    ],
  ],
};
export const STAND: Pose = {
  head: [0, -76],
  neck: [0, -62],
  hip: [0, -20],
  left: [
    [-16, -44],
    [-12, -22],
  ],
  right: [
    [20, -58],
    [34, -80],
  ],
  legs: [
    [
      [-8, 6],
      [-12, 32],
      [-20, 34],
    ],
    [
      [9, 6],
      [13, 32],
      [22, 34],
    ],
  ],
};
export const AIM: Pose = {
  head: [2, -76],
  neck: [0, -62],
  hip: [-2, -20],
  left: [
    [20, -58],
    [44, -60],
  ],
  right: [
    [18, -50],
    [44, -56],
  ],
  legs: [
    [
      [-14, 4],
      [-24, 32],
      [-14, 34],
    ],
    [
      [14, 2],
      [20, 32],
      [32, 34],
    ],
  ],
};
export const CHEER: Pose = {
  head: [0, -76],
  neck: [0, -62],
  hip: [0, -20],
  left: [
    [-27, -70],
    [-34, -102],
  ],
  right: [
    [26, -72],
    [27, -104],
  ],
  legs: [
    [
      [-8, 6],
      [-12, 32],
      [-20, 34],
    ],
    [
      [9, 6],
      [13, 32],
      [22, 34],
    ],
  ],
};

/** A limb between two joints. All parts turn the same way round, so that they unite without holes. */
function bone(a: Point, b: Point, wide: number, end: number): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = Math.hypot(dx, dy) || 1;
  const [x, y] = [-dy / long / 2, dx / long / 2];
  return (
    polygon([
      [a[0] + x * wide, a[1] + y * wide],
      [b[0] + x * end, b[1] + y * end],
      [b[0] - x * end, b[1] - y * end],
      [a[0] - x * wide, a[1] - y * wide],
    ]) +
    circle(a[0], a[1], wide / 2) +
    circle(b[0], b[1], end / 2)
  );
}

/** A figure from its joints: black, lit at one edge; belt, socks and hair say who it is. */
export function figure(
  pen: Pen,
  pose: Pose,
  { light = [-2, -1.6] as Point, stout = 1, braid = true, halo = 3, more = "" } = {},
): string {
  const { head, neck, hip } = pose;
  const [sx, sy] = [neck[0] - hip[0], neck[1] - hip[1]];
  const spine = Math.hypot(sx, sy) || 1;
  const [ux, uy, vx, vy] = [sx / spine, sy / spine, -sy / spine, sx / spine];
  const on = (along: number, across: number): Point => [
    hip[0] + ux * along * spine + vx * across * stout,
    hip[1] + uy * along * spine + vy * across * stout,
  ];
  const chest = through(
    [
      on(-0.16, -7),
      on(0.1, -9),
      on(0.42, -6),
      on(0.74, -8.4),
      on(0.98, -10.5),
      on(1.08, -4),
      on(1.08, 4),
      on(0.98, 10.5),
      on(0.74, 8.4),
      on(0.42, 6),
      on(0.1, 9),
      on(-0.16, 7),
    ],
    true,
  );
  const sides: readonly Point[] = [on(0.95, -8), on(0.95, 8)];
  const near = (p: Point) =>
    [...sides].sort(
      (one, other) =>
        Math.hypot(one[0] - p[0], one[1] - p[1]) - Math.hypot(other[0] - p[0], other[1] - p[1]),
    )[0] as Point;
  const w = (value: number) => value * stout;
  const legs = pose.legs
    .map(
      ([knee, foot, toe], i) =>
        bone(on(0, i ? -4 : 4), knee as Point, w(14), w(10)) +
        bone(knee as Point, foot as Point, w(10.5), w(7)) +
        bone(foot as Point, toe as Point, w(8), w(5.4)),
    )
    .join("");
  const arms = [pose.left, pose.right]
    .map(([elbow, hand]) => {
      const from = near(elbow as Point);
      return (
        bone(from, elbow as Point, w(7.6), w(6)) +
        bone(elbow as Point, hand as Point, w(6), w(4.4)) +
        circle((hand as Point)[0], (hand as Point)[1], w(3.6))
      );
    })
    .join("");
  const ahead = sx + (head[0] - neck[0]) * 2 >= 0 ? 1 : -1;
  const speed = Math.min(1, Math.abs(sx) / 18);
  const skull_ =
    circle(head[0], head[1], 8.2, 9.6) +
    bone(neck, head, 8, 7) +
    bone([head[0] + ahead * 6, head[1] - 1], [head[0] + ahead * 9, head[1] + 2], 5, 1.6);
  const hair = braid
    ? range(8)
        .map((i) => {
          const t = i / 7;
          return circle(
            head[0] - ahead * (8 + t * (6 + speed * 30)),
            head[1] - 5 + t * (40 - speed * 24) - Math.sin(t * 3.1) * 7 * speed,
            4.6 - t * 2.4,
            4.2 - t * 1.8,
          );
        })
        .join("") + circle(head[0] - ahead * 2, head[1] - 3, 9.6, 9)
    : "";
  const d = legs + arms + chest + skull_ + hair + more;
  const across = (a: Point, b: Point, t: number, half: number) => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const long = Math.hypot(dx, dy) || 1;
    const [x, y] = [a[0] + dx * t, a[1] + dy * t];
    return `M${(x - (dy / long) * half).toFixed(1)} ${(y + (dx / long) * half).toFixed(1)}L${(x + (dy / long) * half).toFixed(1)} ${(y - (dx / long) * half).toFixed(1)}`;
  };
  const marks =
    across(on(0, 0), on(1, 0), 0.22, 11) +
    pose.legs
      .map(
        ([knee, foot], i) =>
          across(on(0, i ? -4 : 4), knee as Point, 0.5, 9) +
          across(knee as Point, foot as Point, 0.58, 7),
      )
      .join("");
  return body(pen, d, light, "p", halo) + (braid ? clipped(pen, d, stroke(marks, 1.3, "P")) : "");
}
