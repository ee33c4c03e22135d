// Rock, water, leaves, weather, sky.
import {
  type Pen,
  type Point,
  type Tone,
  between,
  blob,
  body,
  box,
  brush,
  circle,
  clipped,
  drawn,
  fill,
  hatch,
  line,
  outline,
  place,
  polygon,
  range,
  SIDE,
  stroke,
  through,
  tone,
} from "./ink";

/** Black rock all around with a ragged opening; its lip catches the light from within. */
export function cave(pen: Pen, x: number, y: number, rx: number, ry: number, flat = SIDE): string {
  const count = 30;
  const rim = range(count).map((i): Point => {
    const turn = (i / count) * Math.PI * 2;
    const k = 1 + between(pen, -0.1, 0.09);
    return [
      x + Math.cos(turn) * rx * k,
      Math.min(flat + between(pen, -2, 2), y + Math.sin(turn) * ry * k),
    ];
  });
  const facets = rim
    .map((p) => {
      const [dx, dy] = [(p[0] - x) / rx, (p[1] - y) / ry];
      return range(3)
        .map((k) => {
          const start = 1 + between(pen, 2, 7);
          const long = between(pen, 6, 26);
          const lean = between(pen, -0.25, 0.25) + (k - 1) * 0.16;
          const a: Point = [p[0] + dx * start + dy * k * 5, p[1] + dy * start - dx * k * 5];
          return brush(
            [a, [a[0] + (dx - dy * lean) * long, a[1] + (dy + dx * lean) * long]],
            [1.6, 0.2],
            1,
          );
        })
        .join("");
    })
    .join("");
  return (
    `<path class="k" fill-rule="evenodd" d="${box(-60, -60, 420, 420)}${polygon(rim)}"/>` +
    fill(facets, "p", 0.85)
  );
}

/** A ledge or mound in the foreground. */
export function ledge(pen: Pen, points: string, light: Point = [0, -2.4]): string {
  const d = `${outline(points, false)}L360 360L-60 360Z`;
  const cracks = range(16)
    .map(() => {
      const [x, y] = [between(pen, 0, 300), between(pen, 215, 290)];
      return brush(
        [
          [x, y],
          [x + between(pen, -6, 10), y + 5],
          [x + between(pen, -10, 20), y + between(pen, 8, 16)],
        ],
        [0.2, 1.3, 0.2],
        2,
      );
    })
    .join("");
  return body(pen, d, light) + clipped(pen, d, fill(cracks, "p", 0.7));
}

export function mountain(
  pen: Pen,
  x: number,
  foot: number,
  wide: number,
  high: number,
  snow = 0.34,
  dark = 0.5,
): string {
  const top = foot - high;
  const side = (sign: number) =>
    range(7).map((i): Point => {
      const t = i / 6;
      return [
        x + sign * (wide / 2) * t ** 1.25 + between(pen, -3, 3) * (i > 0 ? 1 : 0),
        top + high * t + between(pen, -3, 3) * (i > 0 && i < 6 ? 1 : 0),
      ];
    });
  const d = `${through([...side(-1).reverse(), ...side(1)], false)}Z`;
  const shade: Tone = (px, py) =>
    (px > x + (py - top) * 0.1 ? dark + 0.25 * ((px - x) / wide) : dark * 0.1) *
    (1 - 0.6 * ((py - top) / high));
  const line_ = top + high * snow;
  const cap = range(9).map((i): Point => [
    x - wide * 0.25 + (i / 8) * wide * 0.5,
    line_ + (i % 2 ? 12 : -10) + between(pen, -3, 3),
  ]);
  return (
    drawn(d, "b", 2) +
    clipped(
      pen,
      d,
      (snow
        ? fill(polygon([[x - wide, top - 10], [x + wide, top - 10], ...cap.reverse()]), "p")
        : "") + tone(pen, shade, { angle: 62, gap: 4.4, area: [x - wide / 2, top, wide, high] }),
    )
  );
}

export const sun = (x: number, y: number, r: number, with_: "a" | "b" | "p" = "a"): string =>
  fill(circle(x, y, r), with_);
export const moon = (pen: Pen, x: number, y: number, r: number): string =>
  fill(circle(x, y, r), "p") +
  hatch(
    pen,
    circle(x + r * 0.3, y - r * 0.2, r * 0.2) +
      circle(x - r * 0.35, y + r * 0.3, r * 0.26) +
      circle(x + r * 0.2, y + r * 0.5, r * 0.12),
    [x - r, y - r, 2 * r, 2 * r],
    0.2,
    20,
    3.4,
  );
export const stars = (pen: Pen, count: number, below = 160): string =>
  fill(
    range(count)
      .map(() => {
        const [x, y, r] = [pen.next() * SIDE, pen.next() * below, between(pen, 0.7, 2)];
        return polygon([
          [x, y - r * 1.6],
          [x + r * 0.5, y],
          [x, y + r * 1.6],
          [x - r * 0.5, y],
        ]);
      })
      .join(""),
    "p",
  );
/** Night: engraved dark that leaves the light alone. */
export const night = (pen: Pen, dark: Tone, angle = 0): string =>
  tone(pen, dark, { angle, gap: 4.4, rough: 0.06 });

export function cloud(
  pen: Pen,
  x: number,
  y: number,
  wide: number,
  with_: "p" | "b" | "k" = "p",
): string {
  const rows = range(3)
    .map((i) => {
      const w = wide * between(pen, 0.55, 1);
      const left = x - w / 2 + between(pen, -wide * 0.2, wide * 0.2);
      const h = wide * 0.1;
      return `M${left.toFixed(1)} ${(y + i * h).toFixed(1)}h${w.toFixed(1)}a${(h / 2).toFixed(1)} ${(h / 2).toFixed(1)} 0 0 1 0 ${h.toFixed(1)}h${(-w).toFixed(1)}a${(h / 2).toFixed(1)} ${(h / 2).toFixed(1)} 0 0 1 0 ${(-h).toFixed(1)}Z`;
    })
    .join("");
  return stroke(rows, 3) + fill(rows, with_);
}
export function mist(pen: Pen, y: number, high = 26, opacity = 0.86): string {
  const edge = (base: number, swing: number) =>
    range(9).map((i): Point => [-20 + i * 42, base + between(pen, -swing, swing)]);
  return fill(`${through([...edge(y, 5), ...edge(y + high, 6).reverse()], true)}`, "p", opacity);
}
export const smoke = (pen: Pen, x: number, y: number, r: number, count = 7): string =>
  range(count)
    .map((i) => {
      const d = blob(
        pen,
        x + between(pen, -r, r) * 0.8,
        y - i * r * 0.25,
        r * between(pen, 0.35, 0.7),
        undefined,
        0.2,
      );
      return (
        drawn(d, "p", 1.4) +
        hatch(
          pen,
          d,
          [x - 2 * r, y - 4 * r, 4 * r, 6 * r],
          (_px, py) => (py > y - i * r * 0.25 + 2 ? 0.32 : 0),
          50,
          4,
        )
      );
    })
    .join("");

export function water(pen: Pen, top: number, foot = SIDE, glint = 150): string {
  let dark = "";
  for (let y = top; y < foot; y += 4 + (y - top) * 0.06) {
    for (let x = -20; x < 320;) {
      const long = between(pen, 14, 50);
      if (Math.abs(x + long / 2 - glint) > 26 + (y - top) * 0.25 || pen.next() < 0.35) {
        const w = 1 + (y - top) * 0.018;
        dark += brush(
          [
            [x, y],
            [x + long * 0.3, y - 1.6],
            [x + long * 0.7, y + 1],
            [x + long, y],
          ],
          [0.2, w, w, 0.2],
          2,
        );
      }
      x += long + between(pen, 4, 14);
    }
  }
  return fill(dark);
}
/** A breaking wave: curl, foam fingers, hollow. */
export function wave(pen: Pen, x: number, y: number, size: number, flip = false): string {
  const d = outline(
    "-120,70! -80,40 -40,4 0,-34 34,-50 62,-46 78,-30! 60,-34 44,-26 36,-8 44,14 66,34 100,50 140,60! 140,120! -120,120!",
  );
  const foam = range(9)
    .map((i) =>
      circle(34 + i * 6, -47 + Math.abs(i - 2) * 2.4 + between(pen, -2, 2), between(pen, 4, 8)),
    )
    .join("");
  const ribs = range(7)
    .map((i) =>
      line(
        `${-96 + i * 12},${72 + i * 2} ${-50 + i * 11},${36 + i * 4} ${-8 + i * 7},${-8 + i * 5} ${22 + i * 3},${-30 + i * 5}`,
        1.8,
      ),
    )
    .join("");
  return place(
    drawn(d, "a", 3) +
      clipped(
        pen,
        d,
        ribs +
          hatch(pen, d, [-120, -60, 260, 180], (px, py) => (px > -10 && py > 0 ? 0.4 : 0), 20, 5),
      ) +
      stroke(foam, 3.4) +
      fill(foam, "p"),
    x,
    y,
    size,
    0,
    flip,
  );
}

// -- leaves --------------------------------------------------------------------------------------

export function leaf(x: number, y: number, long: number, turn: number, wide = 0.26): string {
  const [c, s] = [Math.cos(turn) * long, Math.sin(turn) * long];
  const spot = (u: number, v: number): string =>
    `${(c * u - s * v).toFixed(1)} ${(s * u + c * v).toFixed(1)}`;
  const back = (u: number, v: number): string =>
    `${(c * (u - 1) - s * v).toFixed(1)} ${(s * (u - 1) + c * v).toFixed(1)}`;
  return `M${x.toFixed(1)} ${y.toFixed(1)}q${spot(0.4, -wide)} ${spot(1, 0)}q${back(0.4, wide)} ${(-c).toFixed(1)} ${(-s).toFixed(1)}z`;
}
export function fern(
  pen: Pen,
  x: number,
  y: number,
  long: number,
  turn: number,
  bend = 0.8,
): string {
  let [px, py, heading] = [x, y, turn];
  let d = "";
  const count = 13;
  for (let i = 0; i < count; i += 1) {
    px += (Math.cos(heading) * long) / count;
    py += (Math.sin(heading) * long) / count;
    heading += bend / count;
    const size = long * 0.34 * Math.sin(((i + 2) / (count + 2)) * Math.PI) + 4;
    d +=
      leaf(px, py, size, heading - 1.05 + between(pen, -0.1, 0.1), 0.3) +
      leaf(px, py, size, heading + 1.05 + between(pen, -0.1, 0.1), 0.3);
  }
  return d + leaf(px, py, long * 0.16, heading);
}
export const thicket = (
  pen: Pen,
  x: number,
  y: number,
  long: number,
  count: number,
  from: number,
  to: number,
): string =>
  range(count)
    .map((i) =>
      fern(
        pen,
        x + between(pen, -14, 14),
        y,
        long * between(pen, 0.7, 1.1),
        from + ((to - from) * i) / Math.max(1, count - 1),
        between(pen, -0.7, 0.9),
      ),
    )
    .join("");
/** Black leaves with a pale edge, in front of all. */
export const foreground = (d: string): string =>
  `<path class="k P" stroke-width="2.4" paint-order="stroke" d="${d}"/>`;

export function trunk(
  pen: Pen,
  x: number,
  wide: number,
  light: Point = [-3, 0],
  lean = 0,
  fleshed: "k" | "b" = "k",
): string {
  const d = brush(
    [
      [x + lean, -20],
      [x + between(pen, -4, 4), 90],
      [x + between(pen, -3, 3), 200],
      [x, 320],
    ],
    [wide * 0.8, wide, wide * 1.1, wide * 1.5],
    6,
  );
  const bark = range(Math.round(wide * 1.3))
    .map(() => {
      const [px, py] = [x + between(pen, -0.5, 0.5) * wide, between(pen, 0, 290)];
      return brush(
        [
          [px, py],
          [px + 1, py + between(pen, 8, 24)],
        ],
        [0.3, 1.1, 0.2],
        2,
      );
    })
    .join("");
  return (
    body(pen, d, light, "p", 2.6, fleshed) +
    clipped(pen, d, fill(bark, fleshed === "k" ? "p" : "k", 0.75))
  );
}
export function pine(x: number, y: number, size: number, flip = false): string {
  const wood =
    brush(
      [
        [0, 0],
        [-8, -30],
        [8, -58],
        [-4, -88],
        [22, -118],
      ],
      [13, 10, 8, 6, 3],
    ) +
    brush(
      [
        [2, -54],
        [30, -66],
        [52, -66],
      ],
      [6, 4, 2],
    ) +
    brush(
      [
        [-6, -34],
        [-34, -44],
        [-50, -44],
      ],
      [6, 4, 2],
    );
  const pad = (px: number, py: number, w: number) => {
    const points = range(15).map((i): Point => {
      const t = i / 14;
      return [px - w + 2 * w * t, py - Math.sin(t * Math.PI) * w * 0.5 - (i % 2 ? 3.5 : 0)];
    });
    const d = polygon([...points, [px + w * 0.6, py + 5], [px, py + 3], [px - w * 0.6, py + 6]]);
    const needles = range(12)
      .map((i) =>
        brush(
          [
            [px - w * 0.8 + i * w * 0.14, py],
            [px - w * 0.75 + i * w * 0.13, py - w * 0.3],
          ],
          [0.4, 1.1, 0.2],
          1,
        ),
      )
      .join("");
    return stroke(d, 2.6, "P") + fill(d) + fill(needles, "p", 0.8);
  };
  return place(
    stroke(wood, 2.4, "P") +
      fill(wood) +
      pad(-48, -44, 30) +
      pad(52, -66, 32) +
      pad(-6, -92, 30) +
      pad(22, -118, 26),
    x,
    y,
    size,
    0,
    flip,
  );
}
export const bamboo = (pen: Pen, x: number, wide: number, lean = 0): string =>
  range(7)
    .map((i) => {
      const [y, next] = [320 - i * 50, 272 - i * 50];
      const at = (py: number) => x + lean * ((320 - py) / 320);
      return body(
        pen,
        polygon([
          [at(y) - wide / 2 - 1, y],
          [at(y - 6) - wide / 2 + 1, y - 6],
          [at(next) - wide / 2, next],
          [at(next) + wide / 2, next],
          [at(y) + wide / 2 - 1, y - 6],
          [at(y) + wide / 2 + 1, y],
        ]),
        [-2.4, 0],
        "p",
        2,
      );
    })
    .join("");
export const petals = (pen: Pen, count: number, with_: "a" | "b" | "p" = "a", size = 7): string =>
  range(count)
    .map(() => {
      const d = leaf(
        between(pen, 10, 290),
        between(pen, 10, 290),
        between(pen, 0.6, 1.3) * size,
        pen.next() * 6.3,
        0.6,
      );
      return stroke(d, 1.6) + fill(d, with_);
    })
    .join("");
export const grass = (pen: Pen, y: number, count = 46, high = 22): string => {
  const d = range(count)
    .map(() => {
      const x = between(pen, -10, 310);
      const tall = high * between(pen, 0.4, 1);
      const lean = between(pen, -8, 8);
      return brush(
        [
          [x, y + 4],
          [x + lean * 0.4, y - tall * 0.6],
          [x + lean, y - tall],
        ],
        [3, 2, 0.2],
        3,
      );
    })
    .join("");
  return fill(d);
};

// -- weather and fire ----------------------------------------------------------------------------

export const rain = (pen: Pen, count = 70, lean = -14, ink: "K" | "P" = "K"): string =>
  stroke(
    range(count)
      .map(() => {
        const [x, y, t] = [between(pen, -10, 320), between(pen, -10, 300), between(pen, 0.5, 1.3)];
        return `M${x.toFixed(0)} ${y.toFixed(0)}l${(lean * t).toFixed(1)} ${(46 * t).toFixed(1)}`;
      })
      .join(""),
    1.1,
    ink,
    0.8,
  );
export function flame(x: number, y: number, size: number, turn = 0): string {
  const tongue = outline("0,10! -16,0 -20,-18 -10,-36 -8,-52! 2,-40 6,-30 12,-44! 20,-22 16,-2");
  const core = outline("0,8 -8,0 -9,-12 -2,-28! 6,-14 8,-2");
  return place(drawn(tongue, "f", 2) + fill(core, "p"), x, y, size, turn);
}
export const rays = (
  x: number,
  y: number,
  near: number,
  far: number,
  count: number,
  with_: "p" | "a" | "b" | "k" = "p",
  share = 0.4,
  from = 0,
): string =>
  fill(
    range(count)
      .map((i) => {
        const [a, b] = [
          from + (i / count) * Math.PI * 2,
          from + ((i + share) / count) * Math.PI * 2,
        ];
        return polygon([
          [x + Math.cos(a) * near, y + Math.sin(a) * near],
          [x + Math.cos(a) * far, y + Math.sin(a) * far],
          [x + Math.cos(b) * far, y + Math.sin(b) * far],
          [x + Math.cos(b) * near, y + Math.sin(b) * near],
        ]);
      })
      .join(""),
    with_,
  );
export function bolt(pen: Pen, from: Point, to: Point, wide: number, forks = 3): string {
  const count = 7;
  const spine = range(count + 1).map((i): Point => {
    const t = i / count;
    const swing = i === 0 || i === count ? 0 : (i % 2 ? 1 : -1) * between(pen, 10, 24);
    return [
      from[0] + (to[0] - from[0]) * t + swing,
      from[1] + (to[1] - from[1]) * t + between(pen, -6, 6),
    ];
  });
  const half = (i: number) => (wide * (1 - i / count)) / 2 + 0.6;
  const main = polygon([
    ...spine.map((p, i): Point => [p[0] - half(i), p[1] - half(i) * 0.4]),
    ...spine.map((p, i): Point => [p[0] + half(i), p[1] + half(i) * 0.4]).reverse(),
  ]);
  const side = range(forks)
    .map((k) => {
      const p = spine[2 + k] as Point;
      const sign = k % 2 ? 1 : -1;
      return brush(
        [
          p,
          [p[0] + sign * 18, p[1] + 12],
          [p[0] + sign * 24, p[1] + 30],
          [p[0] + sign * 46, p[1] + 48],
        ],
        [wide * 0.4, wide * 0.3, wide * 0.2, 0.3],
        1,
      );
    })
    .join("");
  return stroke(main + side, 3) + fill(main + side, "p");
}
