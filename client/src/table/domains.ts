// Answers that are not one of a list while they are being put together: pure, for the tests.

import type { Division, Range, Subset } from "../wire";

/** A number within a range. */
export function within({ low, high }: Range, number: number): number {
  return Math.min(high, Math.max(low, number));
}

/** What is chosen after a key was pressed: with it or without it, never more than there may be. */
export function toggled(
  { at_most }: Subset,
  chosen: readonly string[],
  key: string,
): readonly string[] {
  if (chosen.includes(key)) return chosen.filter((one) => one !== key);
  if (chosen.length < at_most) return [...chosen, key];
  return at_most === 1 ? [key] : chosen; // of one thing another choice replaces the first
}

export function isEnough({ at_least, at_most }: Subset, chosen: readonly string[]): boolean {
  return chosen.length >= at_least && chosen.length <= at_most;
}

/** What was chosen as the server wants it: in the order of the keys. */
export function inOrder({ keys }: Subset, chosen: readonly string[]): readonly string[] {
  return keys.filter((key) => chosen.includes(key));
}

/** An order after the thing at one place went to another. */
export function moved(order: readonly string[], from: number, to: number): readonly string[] {
  const key = order[from];
  if (key === undefined || to < 0 || to >= order.length) return order;
  const rest = order.filter((_, at) => at !== from);
  return [...rest.slice(0, to), key, ...rest.slice(to)];
}

/** The division with which one begins: everybody gets the least. */
export function leastParts({ keys, at_least }: Division): readonly number[] {
  return keys.map(() => at_least);
}

/** How much is left to divide. */
export function left({ total }: Division, parts: readonly number[]): number {
  return total - parts.reduce((sum, part) => sum + part, 0);
}

/** A division after one part was set, within what the others leave. */
export function divided(
  domain: Division,
  parts: readonly number[],
  at: number,
  number: number,
): readonly number[] {
  const before = parts[at] ?? domain.at_least;
  const most = before + left(domain, parts);
  const kept = Math.min(most, Math.max(domain.at_least, Math.trunc(number)));
  return parts.map((part, index) => (index === at ? kept : part));
}

/** What somebody reports: data where it reads as such, else plain text. */
export function asData(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
