// The pen: seeded randomness, outlines, brush lines with pressure, hatching by tone.
// Every function is plain and returns SVG text. Fills: k ink, p paper, a and b the two flat colours, f fire.
// Strokes: K, P, A, B. The classes get their colours from pictures.css, so one drawing serves both themes.

export type Point = readonly [x: number, y: number];
export type Tone = (x: number, y: number) => number;
export interface Pen {
  /** 0 to 1, the same series for the same card. */
  readonly next: () => number;
  /** A new id that no other drawing has. */
  readonly mark: () => string;
  /** How close the hatching lies: below 1 for large pictures, above 1 for signs. */
  readonly gap: number;
}

export const SIDE = 300;

/** A pen for a name. Its ids begin with "~": whoever shows a drawing puts something else there. */
export function penFor(text: string, gap = 1): Pen {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  const name = `~${(state >>> 0).toString(36)}${gap === 1 ? "" : Math.round(gap * 10)}`;
  let marks = 0;
  return {
    next: () => {
      state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
      return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
    },
    mark: () => `${name}-${(marks += 1)}`,
    gap,
  };
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
const whole = (p: Point): string => `${Math.round(p[0])} ${Math.round(p[1])}`;
const at = (p: Point): string => `${n(p[0])} ${n(p[1])}`;
export const between = (pen: Pen, low: number, high: number): number =>
  low + pen.next() * (high - low);
export const range = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);
export const clamp = (value: number): number => Math.max(0, Math.min(1, value));

// -- outlines ------------------------------------------------------------------------------------

/** "10,20 30,40! ...": a smooth line through the points; "!" makes a corner. */
export function outline(text: string, closed = true): string {
  const knots = text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0] = word.replace("!", "").split(",").map(Number);
      return { p: [x, y] as Point, corner: word.endsWith("!") };
    });
  return through(
    knots.map((k) => k.p),
    closed,
    knots.map((k) => k.corner),
  );
}

/** Half an outline, from the top middle to the bottom middle, and its mirror image. */
export function mirrored(text: string): string {
  const words = text.trim().split(/\s+/);
  const other = words
    .filter((word) => !word.startsWith("0,"))
    .map((word) => `-${word}`.replace("--", ""));
  return outline([...words, ...other.reverse()].join(" "));
}

/** Closed shapes all turn the same way round, so that overlapping ones unite without holes. */
function turnsWrong(points: readonly Point[]): boolean {
  return (
    points.reduce((sum, p, i) => {
      const then = points[(i + 1) % points.length] as Point;
      return sum + p[0] * then[1] - then[0] * p[1];
    }, 0) > 0
  );
}

export function through(
  points: readonly Point[],
  closed: boolean,
  corners: readonly boolean[] = [],
): string {
  if (closed && turnsWrong(points))
    return through([...points].reverse(), closed, [...corners].reverse());
  const count = points.length;
  const get = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] as Point;
  const isCorner = (index: number) => corners[(index + count) % count] ?? false;
  let path = `M${at(get(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [before, here, then, after] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const pull = (one: Point, other: Point): Point => [
      (other[0] - one[0]) / 6,
      (other[1] - one[1]) / 6,
    ];
    const out = isCorner(i) ? pull(pull2(here, then), [0, 0]) : pull(before, then);
    const into = isCorner(i + 1) ? pull(pull2(here, then), [0, 0]) : pull(here, after);
    path += `C${at([here[0] + out[0], here[1] + out[1]])} ${at([then[0] - into[0], then[1] - into[1]])} ${at(then)}`;
  }
  return closed ? `${path}Z` : path;
}
const pull2 = (one: Point, other: Point): Point => [
  -2 * (other[0] - one[0]),
  -2 * (other[1] - one[1]),
];

export const polygon = (points: readonly Point[]): string =>
  `M${(turnsWrong(points) ? [...points].reverse() : points).map(at).join("L")}Z`;
export const circle = (x: number, y: number, r: number, ry = r): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(ry)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(ry)} 0 1 0 ${n(-2 * r)} 0Z`;
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}v${n(h)}h${n(w)}v${n(-h)}Z`;

/** A brush line: the pressure (width) at each point; the ends run out thin where it is small. */
export function brush(points: readonly Point[], widths: readonly number[], steps = 5): string {
  const dense: Point[] = [];
  const press: number[] = [];
  const get = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  const width = (i: number): number => {
    const along = (i / (points.length - 1)) * (widths.length - 1);
    const low = Math.floor(along);
    const [one, other] = [widths[low] ?? 1, widths[Math.min(widths.length - 1, low + 1)] ?? 1];
    return one + (other - one) * (along - low);
  };
  for (let i = 0; i < points.length - 1; i += 1) {
    for (let s = 0; s < steps; s += 1) {
      const t = s / steps;
      const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
      const bend = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      dense.push([bend(0), bend(1)]);
      press.push(width(i + t));
    }
  }
  dense.push(get(points.length - 1));
  press.push(width(points.length - 1));
  const left: Point[] = [];
  const right: Point[] = [];
  dense.forEach((p, i) => {
    const before = dense[Math.max(0, i - 1)] as Point;
    const after = dense[Math.min(dense.length - 1, i + 1)] as Point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.hypot(dx, dy) || 1;
    const half = (press[i] as number) / 2;
    left.push([p[0] - (dy / long) * half, p[1] + (dx / long) * half]);
    right.push([p[0] + (dy / long) * half, p[1] - (dx / long) * half]);
  });
  return polygon([...left, ...right.reverse()]);
}

// -- marks on the paper --------------------------------------------------------------------------

export type Fill = "k" | "p" | "a" | "b" | "f";
export const fill = (d: string, with_: Fill = "k", opacity = 1): string =>
  `<path class="${with_}" d="${d}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
export const stroke = (
  d: string,
  width = 1.6,
  with_: "K" | "P" | "A" | "B" = "K",
  opacity = 1,
): string =>
  `<path class="${with_}" d="${d}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
export const line = (text: string, width = 1.6, with_: "K" | "P" | "A" | "B" = "K"): string =>
  stroke(outline(text, false), width, with_);
/** Filled and outlined, as a pen draws a thing that stands in light. */
export const drawn = (d: string, with_: Fill = "p", width = 2): string =>
  `<path class="${with_} K" d="${d}" stroke-width="${width}"/>`;
export const place = (
  svg: string,
  x: number,
  y: number,
  scale = 1,
  turn = 0,
  flip = false,
): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ""} scale(${flip ? -scale : scale} ${scale})">${svg}</g>`;
export const clipped = (pen: Pen, d: string, svg: string): string => {
  const id = pen.mark();
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${svg}</g>`;
};

/** A black body that catches light at one edge and stands off from what lies behind it. */
export function body(
  pen: Pen,
  d: string,
  light: Point = [-2, -2],
  rim: Fill = "p",
  halo = 3,
  flesh: Fill = "k",
): string {
  const id = pen.mark();
  const again = (with_: string, more = "") => `<use href="#${id}s" class="${with_}"${more}/>`;
  return (
    `<clipPath id="${id}"><path id="${id}s" d="${d}"/></clipPath>` +
    (halo ? again("P", ` stroke-width="${halo}"`) : "") +
    again(rim) +
    `<g clip-path="url(#${id})">${again(flesh, ` transform="translate(${-light[0]} ${-light[1]})"`)}</g>`
  );
}

/** Engraving: parallel lines that swell where it is dark. 0 leaves the paper, 1 is nearly black. */
export function tone(
  pen: Pen,
  dark: Tone,
  {
    angle = 35,
    gap: wide = 4.6,
    area = [0, 0, SIDE, SIDE],
    ink = "K" as "K" | "P" | "A" | "B",
    rough = 0.1,
  } = {},
): string {
  const gap = wide * pen.gap;
  const own = penFor(pen.mark());
  const round = pen.gap < 1 ? at : whole;
  const [ux, uy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [x0 = 0, y0 = 0, w = SIDE, h = SIDE] = area;
  const [cx, cy, reach] = [x0 + w / 2, y0 + h / 2, Math.hypot(w, h) / 2];
  const widths = [0.14, 0.26, 0.44, 0.68].map((share) => share * gap);
  const paths = widths.map(() => "");
  const inside = (x: number, y: number) => x >= x0 && x <= x0 + w && y >= y0 && y <= y0 + h;
  const step = 6;
  for (let off = -reach; off <= reach; off += gap) {
    const shift = between(own, -0.12, 0.12) * gap;
    const spot = (t: number): Point => [
      cx + ux * t - uy * (off + shift),
      cy + uy * t + ux * (off + shift),
    ];
    let kind = -1;
    let from = 0;
    for (let t = -reach; t <= reach + step; t += step) {
      const p = spot(t);
      const value = inside(p[0], p[1]) ? dark(p[0], p[1]) + between(own, -rough, rough) * 0.7 : 0;
      const now =
        t > reach
          ? -1
          : value < 0.12
            ? -1
            : value < 0.33
              ? 0
              : value < 0.55
                ? 1
                : value < 0.8
                  ? 2
                  : 3;
      if (now === kind) continue;
      if (kind >= 0) paths[kind] += `M${round(spot(from))}L${round(spot(t + between(own, -2, 1)))}`;
      kind = now;
      from = t;
    }
  }
  return paths
    .map((d, i) =>
      d ? `<path class="${ink}" d="${d}" stroke-width="${n(widths[i] as number)}"/>` : "",
    )
    .join("");
}

/** Hatching inside a shape. */
export const hatch = (
  pen: Pen,
  d: string,
  area: readonly number[],
  dark: number | Tone,
  angle = 40,
  gap = 4,
  ink: "K" | "P" | "A" | "B" = "K",
): string =>
  clipped(
    pen,
    d,
    tone(pen, typeof dark === "number" ? () => dark : dark, { angle, gap, area: [...area], ink }),
  );

// -- light ---------------------------------------------------------------------------------------

/** Dark away from a light: 0 within `near`, 1 from `far` on. */
export const away =
  (x: number, y: number, near: number, far: number, squash = 1): Tone =>
  (px, py) =>
    clamp((Math.hypot(px - x, (py - y) * squash) - near) / (far - near));
/** Dark outside a shaft that falls from one point and widens. */
export const shaft =
  (x: number, y: number, toX: number, toY: number, wide: number): Tone =>
  (px, py) => {
    const along = clamp((py - y) / (toY - y));
    const middle = x + (toX - x) * along;
    return clamp((Math.abs(px - middle) - wide * (0.35 + 0.65 * along)) / 70);
  };
export const both =
  (...tones: Tone[]): Tone =>
  (x, y) =>
    Math.max(...tones.map((t) => t(x, y)));
export const either =
  (...tones: Tone[]): Tone =>
  (x, y) =>
    Math.min(...tones.map((t) => t(x, y)));
export const by =
  (share: number, t: Tone): Tone =>
  (x, y) =>
    share * t(x, y);

/** Uneven blob: a wash of flat colour. */
export function blob(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  ry = r,
  rough = 0.12,
  count = 14,
): string {
  const points = range(count).map((i): Point => {
    const turn = (i / count) * Math.PI * 2;
    const k = 1 + between(pen, -rough, rough);
    return [x + Math.cos(turn) * r * k, y + Math.sin(turn) * ry * k];
  });
  return through(points, true);
}
export const grain = (pen: Pen, count = 60): string =>
  stroke(
    range(count)
      .map(
        () =>
          `M${n(pen.next() * SIDE)} ${n(pen.next() * SIDE)}l${n(between(pen, -2, 2))} ${n(between(pen, -1, 1))}`,
      )
      .join(""),
    0.7,
    "K",
    0.35,
  );
