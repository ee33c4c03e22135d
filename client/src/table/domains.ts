// Answers that are not one of a list while they are being put together: pure, for the tests.

import type { Division, Range, Subset } from "../wire";

/** A number within a range. */
export function within({ low, high }: Range, number: number): number {
  return Math.min(high, Math.max(low, number));
}

/** What is chosen after a key was pressed: with it or without it, never more than there may be. */
export function toggled(
  domain: Subset,
  chosen: readonly string[],
  key: string,
): readonly string[] {
  if (chosen.includes(key)) return chosen.filter((one) => one !== key);
  // Of one thing another choice replaces the first.
  const more = domain.at_most === 1 ? [key] : [...chosen, key];
  return more.length <= domain.at_most && !isTooHeavy(domain, more) ? more : chosen;
}

/** How much some things weigh together. */
export function weightOf({ keys, weights }: Subset, chosen: readonly string[]): number {
  return chosen.reduce((sum, key) => sum + (weights[keys.indexOf(key)] ?? 0), 0);
}

function isTooHeavy(domain: Subset, chosen: readonly string[]): boolean {
  return domain.heaviest !== null && weightOf(domain, chosen) > domain.heaviest;
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

/** How much the thing at a place gets at least and at most, whatever the others get. */
export function boundsOf(domain: Division, at: number): readonly [number, number] {
  const { total, keys, at_least, bounds } = domain;
  return bounds[at] ?? [at_least, total - at_least * (keys.length - 1)];
}

/** The division with which one begins: everybody gets the least. */
export function leastParts(domain: Division): readonly number[] {
  return domain.keys.map((_, at) => boundsOf(domain, at)[0]);
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
  const [low, high] = boundsOf(domain, at);
  const most = Math.min(high, (parts[at] ?? low) + left(domain, parts));
  const kept = Math.min(most, Math.max(low, Math.trunc(number)));
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
