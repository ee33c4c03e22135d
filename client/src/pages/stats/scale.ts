// Arithmetic of plots: ticks, bins, labels that do not overlap. Pure, for the tests.

import type { Length } from "../../wire";

const STEPS = [1, 2, 5] as const;

/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least `least`. */
export function niceStep(least: number): number {
  if (!(least > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = STEPS.find((one) => one * power >= least * (1 - 1e-9));
  return step === undefined ? 10 * power : step * power;
}

/** Round values from below the least to above the most; about as many as wanted. */
export function ticks(least: number, most: number, wanted: number): readonly number[] {
  const span = most - least;
  const step = niceStep((span > 0 ? span : 1) / Math.max(1, wanted));
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(most / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, at) => tidy((first + at) * step));
}

/** Without the dust of binary fractions. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

export interface Bin {
  /** The first and the last number of turns that it counts. */
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

/** Games by length, in bins of the same width, not more than `most` of them. */
export function binsOf(lengths: readonly Length[], most: number): readonly Bin[] {
  const turns = lengths.map((one) => one.turns);
  if (turns.length === 0) return [];
  const low = Math.min(...turns);
  const high = Math.max(...turns);
  const width = widthFor(low, high, most);
  const first = Math.floor(low / width) * width;
  const count = Math.floor((high - first) / width) + 1;
  return Array.from({ length: count }, (_, at) => {
    const from = first + at * width;
    const within = lengths.filter((one) => one.turns >= from && one.turns < from + width);
    return { from, to: from + width - 1, games: within.reduce((sum, one) => sum + one.games, 0) };
  });
}

function widthFor(low: number, high: number, most: number): number {
  let width = niceStep(Math.max(1, (high - low + 1) / most));
  // Bins begin at multiples of their width, so that one more may be needed.
  while (Math.floor(high / width) - Math.floor(low / width) + 1 > most) width = niceStep(width * 1.5);
  return width;
}

/** Places for labels beside the ends of lines: as near as may be, `gap` apart, within bounds. */
export function apart(
  wanted: readonly number[],
  gap: number,
  low: number,
  high: number,
): readonly number[] {
  const order = wanted.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y);
  const places: number[] = [];
  for (const { y } of order) {
    const before = places.at(-1);
    places.push(Math.max(low, y, before === undefined ? -Infinity : before + gap));
  }
  let most = high;
  for (let at = places.length - 1; at >= 0; at--) {
    places[at] = Math.min(places[at]!, most);
    most = places[at]! - gap;
  }
  const found = new Array<number>(wanted.length);
  order.forEach(({ at }, place) => {
    found[at] = places[place]!;
  });
  return found;
}

/** A share as whole percents; only what is certain is 0 or 100. */
export function percent(share: number): number {
  const rounded = Math.round(share * 100);
  if (rounded === 0 && share > 0) return 1;
  if (rounded === 100 && share < 1) return 99;
  return rounded;
}
