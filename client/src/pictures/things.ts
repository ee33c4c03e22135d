// Things and buildings.
import {
  type Pen,
  type Point,
  between,
  blob,
  box,
  brush,
  circle,
  clamp,
  clipped,
  drawn,
  fill,
  hatch,
  mirrored,
  outline,
  place,
  polygon,
  range,
  stroke,
  through,
  tone,
} from "./ink";
import { flame } from "./nature";

/** A corridor of dressed stone that leads to a far opening at x, y. */
export function corridor(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  far: "light" | "dark" = "light",
): string {
  const edge: Point[] = [
    [-60, -60],
    [360, -60],
    [360, 360],
    [-60, 360],
  ];
  const hole: Point[] = [
    [x - w / 2, y - h / 2],
    [x + w / 2, y - h / 2],
    [x + w / 2, y + h / 2],
    [x - w / 2, y + h / 2],
  ];
  const mix = (a: Point, b: Point, t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
  ];
  const deep = (t: number) => 1 - (1 - t) ** 1.9;
  let lines = edge.map((p, i) => `M${p}L${hole[i]}`).join("");
  const rings = [0.12, 0.28, 0.44, 0.6, 0.76, 0.9];
  for (const t of rings) {
    const ring = edge.map((p, i) => mix(p, hole[i] as Point, deep(t)));
    lines += `M${ring[0]}L${ring[3]}M${ring[1]}L${ring[2]}M${ring[3]}L${ring[2]}`;
  }
  for (const [i, k] of [
    [0, 3],
    [1, 2],
    [3, 2],
  ] as const)
    for (let c = 1; c < 5; c += 1) {
      const a = mix(edge[i] as Point, edge[k] as Point, c / 5);
      const b = mix(hole[i] as Point, hole[k] as Point, c / 5);
      rings.forEach((t, r) => {
        if ((r + c) % 3 || i === 3)
          lines += `M${mix(a, b, deep(t))}L${mix(a, b, deep(rings[r + 1] ?? 1))}`;
      });
    }
  const nearness = (px: number, py: number) =>
    clamp(Math.max(Math.abs(px - x) / 190, Math.abs(py - y) / 190));
  const opening = box(x - w / 2, y - h / 2, w, h);
  return (
    stroke(
      lines.replace(/-?\d+\.\d+/g, (v) => Number(v).toFixed(1)),
      1.5,
    ) +
    tone(
      pen,
      (px, py) =>
        (far === "light" ? nearness(px, py) ** 1.2 * 0.95 : 0.9 - nearness(px, py) * 0.9) +
        (py < y - h / 2 - Math.abs(px - x) * 0.2 ? 0.2 : 0),
      { angle: 28, gap: 4.6 },
    ) +
    (far === "light" ? fill(opening, "p") : fill(opening))
  );
}
export function masonry(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  course = 26,
  width = 1.5,
): string {
  let d = "";
  for (let row = 0; row * course < h; row += 1) {
    d += `M${x} ${y + row * course}h${w}`;
    for (let px = (row % 2) * 22 + between(pen, 0, 14); px < w; px += between(pen, 38, 62))
      d += `M${(x + px).toFixed(1)} ${y + row * course}l${between(pen, -1, 1).toFixed(1)} ${course}`;
  }
  return stroke(d, width);
}
export function boulder(pen: Pen, x: number, y: number, r: number): string {
  const d = blob(pen, x, y, r, r, 0.035, 20);
  return (
    stroke(d, 6, "P") +
    drawn(d, "b", 3) +
    hatch(
      pen,
      d,
      [x - r * 1.1, y - r * 1.1, r * 2.2, r * 2.2],
      (px, py) => clamp(Math.hypot(px - x + r * 0.35, py - y + r * 0.4) / r - 0.55) * 1.25,
      42,
      4.6,
    ) +
    hatch(
      pen,
      d,
      [x - r * 1.1, y - r * 1.1, r * 2.2, r * 2.2],
      (px, py) => clamp(Math.hypot(px - x + r * 0.35, py - y + r * 0.4) / r - 1) * 1.6,
      -40,
      5,
    ) +
    clipped(
      pen,
      d,
      fill(
        range(7)
          .map(() => {
            const [a, b] = [x + between(pen, -r, r) * 0.7, y + between(pen, -r, r) * 0.7];
            return brush(
              [
                [a, b],
                [a + 9, b + 5],
                [a + 7, b + 16],
                [a + 16, b + 22],
              ],
              [0.4, 2.4, 1.6, 0.3],
              2,
            );
          })
          .join(""),
      ),
    )
  );
}
export function spikes(
  pen: Pen,
  y: number,
  high: number,
  count: number,
  from = -10,
  to = 310,
): string {
  return range(count)
    .map((i) => {
      const x = from + ((i + 0.5) / count) * (to - from);
      const top = y - high * between(pen, 0.75, 1.1);
      const w = ((to - from) / count) * 0.36;
      return (
        drawn(
          polygon([
            [x - w, y + 90],
            [x + between(pen, -2, 2), top],
            [x + w, y + 90],
          ]),
          "p",
          1.8,
        ) +
        fill(
          polygon([
            [x + w * 0.1, y + 90],
            [x, top],
            [x + w, y + 90],
          ]),
        )
      );
    })
    .join("");
}
export function rope(x: number, from: number, to: number, thick = 7): string {
  const d = brush(
    [
      [x, from],
      [x + 1, (from + to) / 2],
      [x, to],
    ],
    [thick, thick, thick],
  );
  let twist = "";
  for (let y = from; y < to; y += thick * 0.9)
    twist += `M${x - thick / 2} ${y + thick * 0.7}L${x + thick / 2} ${y}`;
  return stroke(d, 4, "K") + fill(d, "p") + stroke(twist, 1.3);
}
export function pistol(pen: Pen): string {
  const frame = outline(
    "-70,-16! 46,-16! 50,-10 56,-14! 60,-4 52,4! 40,6 46,24 58,52! 54,60 30,62! 24,44 16,26 8,16! -8,14! -70,4!",
  );
  const guard = outline("12,10! 2,28 -14,26 -10,10!", false);
  return (
    stroke(frame, 6, "P") +
    stroke(guard, 8, "P") +
    stroke(guard, 4) +
    fill(frame) +
    stroke("M-68 -10H40M-66 -2H-6", 2, "P") +
    stroke(
      range(6)
        .map((i) => `M${26 + i * 4} -14v10`)
        .join(""),
      1.4,
      "P",
    ) +
    hatch(
      pen,
      outline("22,14! 40,10 46,26 54,52! 32,56! 26,40"),
      [10, 0, 60, 70],
      0.55,
      40,
      5,
      "P",
    ) +
    fill(box(-70, -12, 4, 12), "p")
  );
}
export function medipack(pen: Pen): string {
  const lid = polygon([
    [-72, -26],
    [-58, -62],
    [62, -62],
    [76, -26],
  ]);
  return (
    stroke(box(-74, -28, 152, 88) + lid, 6, "P") +
    drawn(lid, "p", 2.6) +
    hatch(pen, lid, [-80, -70, 160, 50], 0.2, 30, 4.6) +
    drawn(box(-74, -28, 152, 86), "a", 3) +
    hatch(
      pen,
      box(-74, -28, 152, 86),
      [-74, -28, 152, 90],
      (x, y) => clamp((x + 20) / 150) * 0.5 + (y > 40 ? 0.2 : 0),
      60,
      4.6,
    ) +
    fill(circle(0, 14, 31), "p") +
    stroke(circle(0, 14, 31), 2.4) +
    fill(mirrored("0,3 8,-5 19,-2 20,10 10,24 0,36"), "a") +
    stroke(mirrored("0,3 8,-5 19,-2 20,10 10,24 0,36"), 2) +
    fill(box(-58, -34, 14, 16) + box(46, -34, 14, 16)) +
    stroke("M-54 -30v6M50 -30v6", 2, "P") +
    stroke("M-26 -62C-24 -84 28 -84 30 -62", 7) +
    stroke("M-26 -62C-24 -84 28 -84 30 -62", 2.6, "P")
  );
}
export function idol(pen: Pen): string {
  const d = mirrored(
    "0,-78 10,-92! 16,-76 30,-80 34,-60 26,-44 18,-36 44,-28 50,-2 40,18 34,22 48,36 46,58 0,60",
  );
  return (
    stroke(d, 5, "P") +
    drawn(d, "a", 2.8) +
    hatch(pen, d, [-54, -96, 108, 160], (x) => clamp((x - 2) / 46) * 0.75, 60, 4.2) +
    place(
      fill(outline("-24,-62! -14,-68 -5,-60! -13,-56") + outline("24,-62! 14,-68 5,-60! 13,-56")) +
        fill(mirrored("0,-48 12,-50 16,-44 0,-40")) +
        stroke("M0 -62v8M-12 -45v3M-4 -45v4M4 -45v4M12 -45v3", 1.4) +
        stroke("M-40 0Q-20 16 -8 6M40 0Q20 16 8 6M-34 22Q0 36 34 22M-40 44H40M0 -30V-8", 2.4) +
        fill(circle(0, -2, 8)) +
        fill(circle(0, -2, 4), "p") +
        fill(circle(-26, 44, 4) + circle(26, 44, 4) + circle(0, 44, 4)),
      0,
      0,
    )
  );
}
export function torch(x: number, y: number, size = 1, turn = 0): string {
  return place(
    fill(
      polygon([
        [-5, 0],
        [5, 0],
        [3, 60],
        [-3, 60],
      ]),
    ) +
      fill(box(-8, -6, 16, 12)) +
      stroke("M-7 -2H7M-7 2H7", 1, "P") +
      flame(0, -10, 1),
    x,
    y,
    size,
    turn,
  );
}
export function sword(long: number): string {
  const blade = outline(
    `0,6! ${long * 0.5},1 ${long - 12},-12 ${long + 8},-20! ${long - 4},-6 ${long * 0.5},11 0,14!`,
  );
  const grip = outline("-2,2! -40,6 -78,14! -77,26 -40,19 -2,17!");
  return (
    stroke(blade + grip, 7, "P") +
    drawn(blade, "p", 2.4) +
    stroke(
      range(16)
        .map((i) => {
          const t = (i + 0.5) / 16;
          return `${i ? "T" : "M"}${t * long} ${8 - t * t * 15 + (i % 2 ? 2 : -1.4)}`;
        })
        .join("")
        .replace(/^M(\S+) (\S+)T/, "M$1 $2Q$1 $2 "),
      1.2,
    ) +
    fill(outline(`4,4! ${long * 0.5},0 ${long - 12},-13 ${long - 12},-11 ${long * 0.5},3.4 4,7!`)) +
    fill(grip) +
    fill(
      range(6)
        .map((i) => {
          const x = -14 - i * 11;
          const y = 13 + i * 1.4;
          return polygon([
            [x - 4, y],
            [x, y - 4],
            [x + 4, y],
            [x, y + 4],
          ]);
        })
        .join(""),
      "a",
    ) +
    drawn(circle(1, 10, 5, 15), "b", 2.4)
  );
}
export function banner(
  x: number,
  foot: number,
  high: number,
  with_: "a" | "b" | "k" | "p" = "a",
  wide = 22,
  sway = 4,
): string {
  const top = foot - high;
  const d = outline(
    `${x},${top}! ${x + wide},${top + 2}! ${x + wide + sway},${top + high * 0.25} ${x + wide - sway},${top + high * 0.5} ${x + wide},${top + high * 0.62}! ${x},${top + high * 0.6}!`,
  );
  return (
    stroke(d, 4, "P") +
    drawn(d, with_, 2) +
    fill(circle(x + wide / 2, top + high * 0.2, wide * 0.24), with_ === "p" ? "k" : "p") +
    stroke(
      `M${x + 5} ${top + high * 0.36}h${wide - 9}M${x + 5} ${top + high * 0.43}h${wide - 9}`,
      2,
      with_ === "p" ? "K" : "P",
    ) +
    fill(box(x - 2, top - 5, 3.4, high + 5))
  );
}
/** A keep with three roofs. Feet at 0. */
export function castle(pen: Pen, with_: "b" | "p" | "k" = "p"): string {
  const tier = (y: number, w: number, h: number, roof: number) => {
    const wall = box(-w / 2, y - h, w, h);
    const eaves = outline(
      `${-w / 2 - 20},${y - h + 5}! ${-w / 2 - 4},${y - h - 3} ${-w / 2 + 10},${y - h - roof}! ${w / 2 - 10},${y - h - roof}! ${w / 2 + 4},${y - h - 3} ${w / 2 + 20},${y - h + 5}! 0,${y - h}`,
    );
    return (
      drawn(wall, with_, 2) +
      hatch(pen, wall, [-w / 2, y - h, w, h], (x) => (x > 0 ? 0.5 : 0), 70, 4) +
      fill(
        range(Math.round(w / 24))
          .map((i) => box(-w / 2 + 10 + i * 24, y - h + 8, 7, 9))
          .join(""),
      ) +
      stroke(eaves, 3, "P") +
      fill(eaves) +
      stroke(
        range(Math.round(w / 9))
          .map(
            (i) =>
              `M${-w / 2 + i * 9.6} ${y - h - 2}L${(-w / 2 + i * 9.6) * 0.86} ${y - h - roof + 2}`,
          )
          .join(""),
        1,
        "P",
      )
    );
  };
  const base = polygon([
    [-66, 0],
    [-54, -42],
    [54, -42],
    [66, 0],
  ]);
  return (
    drawn(base, "p", 2) +
    hatch(pen, base, [-70, -44, 140, 46], (x) => 0.25 + clamp(x / 60) * 0.4, 20, 5) +
    clipped(pen, base, masonry(pen, -70, -42, 140, 44, 11, 1)) +
    tier(-42, 96, 26, 16) +
    tier(-84, 70, 22, 15) +
    tier(-121, 44, 20, 22) +
    fill(
      brush(
        [
          [-14, -163],
          [-20, -172],
        ],
        [4, 1],
      ) +
        brush(
          [
            [14, -163],
            [20, -172],
          ],
          [4, 1],
        ),
    )
  );
}
export function archway(pen: Pen): string {
  const columns = [-1, 1]
    .map((s) => {
      const d = box(s * 62 - 15, -92, 30, 150);
      return (
        drawn(d, "p", 2.4) +
        hatch(
          pen,
          d,
          [s * 62 - 15, -92, 30, 150],
          (x) => clamp((x - s * 62 + 4) / 18) * 0.7,
          80,
          3.6,
        ) +
        drawn(box(s * 62 - 21, -104, 42, 13), "p", 2.4) +
        drawn(box(s * 62 - 21, 46, 42, 14), "p", 2.4) +
        fill(outline(`${s * 62 - 7},-52 ${s * 62},-60 ${s * 62 + 7},-52 ${s * 62},-46`)) +
        stroke(`M${s * 62 - 10} -70h20M${s * 62 - 10} -30h20M${s * 62 - 10} -24h20`, 1.6)
      );
    })
    .join("");
  const door = `M-42 60V-40A42 46 0 0 1 42 -40V60Z`;
  const gable = polygon([
    [-98, -106],
    [0, -156],
    [98, -106],
  ]);
  return (
    drawn(box(-62, -92, 124, 150), "b", 2) +
    hatch(pen, box(-62, -92, 124, 150), [-62, -92, 124, 150], 0.35, 30) +
    fill(door) +
    stroke(door, 3) +
    drawn(box(-96, -118, 192, 15), "p", 2.4) +
    drawn(gable, "b", 2.6) +
    hatch(pen, gable, [-100, -160, 200, 60], (x) => clamp((x + 20) / 110) * 0.6, 50) +
    fill(outline("-26,-118! -12,-132 12,-132 26,-118!"), "p") +
    fill(circle(0, -123, 6)) +
    columns +
    range(4)
      .map(
        (i) =>
          drawn(box(-88 - i * 12, 60 + i * 11, 176 + i * 24, 11), "p", 2) +
          stroke(`M${-60 - i * 5} ${62 + i * 11}v7M${10 + i * 9} ${62 + i * 11}v7`, 1.2),
      )
      .join("")
  );
}
/** A beam over two posts: the gate before a holy place. */
export const gate = (): string => {
  const d =
    outline("-74,-98! -40,-92 0,-90 40,-92 74,-98! 70,-82 40,-78 0,-77 -40,-78 -70,-82!") +
    box(-58, -64, 116, 9) +
    polygon([
      [-48, -80],
      [-38, -80],
      [-42, 60],
      [-54, 60],
    ]) +
    polygon([
      [48, -80],
      [38, -80],
      [42, 60],
      [54, 60],
    ]) +
    box(-5, -80, 10, 18);
  return stroke(d, 5, "P") + drawn(d, "a", 2.6);
};
export function archBridge(pen: Pen): string {
  const deck = "M-110 20Q0 -58 110 20L104 34Q0 -38 -104 34Z";
  const rail = range(9)
    .map((i) => {
      const t = -1 + i / 4;
      const y = 20 - 39 * (1 - t * t);
      return box(t * 100 - 2.5, y - 28, 5, 30);
    })
    .join("");
  return (
    stroke(deck + rail, 5, "P") +
    stroke("M-108 -6Q0 -84 108 -6", 9, "P") +
    drawn(deck, "a", 2.4) +
    drawn(rail, "a", 1.8) +
    stroke("M-108 -6Q0 -84 108 -6", 6) +
    stroke("M-108 -6Q0 -84 108 -6", 2.6, "A") +
    hatch(pen, deck, [-110, -60, 220, 100], 0.4, 70, 4)
  );
}
/** Planks on two ropes between cliffs, sagging. */
export function ropeBridge(x0: number, x1: number, y: number, sag: number): string {
  const dip = (t: number) => y + sag * 4 * t * (1 - t);
  const planks = range(15)
    .map((i) => {
      const t = (i + 0.5) / 15;
      if (i === 9 || i === 5) return "";
      const x = x0 + (x1 - x0) * t;
      return place(
        drawn(box(-7, -3, 14, 6), "p", 1.6),
        x,
        dip(t),
        1,
        (0.5 - t) * 22 + (i === 10 ? 30 : 0),
      );
    })
    .join("");
  const curve = (lift: number) =>
    through(
      range(9).map((i): Point => [x0 + ((x1 - x0) * i) / 8, dip(i / 8) - lift]),
      false,
    );
  return (
    stroke(curve(0), 5, "P") +
    stroke(curve(34), 5, "P") +
    stroke(curve(0), 2.4) +
    planks +
    stroke(curve(34), 2.6) +
    stroke(
      range(8)
        .map((i) => {
          const t = (i + 0.5) / 8;
          const x = x0 + (x1 - x0) * t;
          return `M${x.toFixed(1)} ${dip(t).toFixed(1)}v-34`;
        })
        .join(""),
      1.4,
    )
  );
}
export function tent(pen: Pen, w: number, with_: "p" | "a" | "b" = "p"): string {
  const d = polygon([
    [-w, 0],
    [-w * 0.7, -w * 0.5],
    [0, -w],
    [w * 0.7, -w * 0.5],
    [w, 0],
  ]);
  return (
    stroke(d, 4, "P") +
    drawn(d, with_, 2) +
    hatch(pen, d, [0, -w, w, w], 0.4, 64, 4) +
    fill(
      polygon([
        [-w * 0.16, 0],
        [0, -w * 0.55],
        [w * 0.16, 0],
      ]),
    ) +
    stroke(`M0 ${-w}V${-w * 1.3}`, 2)
  );
}
export function scroll(pen: Pen, w: number, h: number, inside: string): string {
  const sheet = box(-w / 2, -h / 2, w, h);
  const roll = (y: number) =>
    drawn(
      `M${-w / 2 - 6} ${y - 9}h${w + 12}a5 9 0 0 1 0 18h${-w - 12}a5 9 0 0 1 0 -18Z`,
      "b",
      2.2,
    ) +
    fill(box(-w / 2 - 22, y - 5, 14, 10) + box(w / 2 + 8, y - 5, 14, 10)) +
    stroke(`M${-w / 2} ${y + 4}H${w / 2}`, 1.4);
  return (
    stroke(sheet, 7, "P") +
    drawn(sheet, "p", 2.2) +
    clipped(pen, sheet, inside) +
    roll(-h / 2) +
    roll(h / 2)
  );
}
