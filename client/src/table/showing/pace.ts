// How fast things are shown, from the one figure that readers set, and what waits for them.

import type { LogLine } from "../../wire";
import type { GameTable } from "../contract";
import type { Pace } from "./queue";

/** The setting by which each line waits for a press. */
export const BY_STEPS = -1;
/** What readers set who set nothing. */
const NORMAL = 1600;
/** Of the time that somebody needs to read a line: how much of it a small thing takes. */
const A_LINE = 0.28;
/** And how much all small things together, before the reader is asked. */
const ALL = 1.25;
/** How much a grave thing takes, beside the small ones: 0.88 s of the usual 1.6. */
const GRAVE = 0.55;
/** Dice take a moment to fall. */
const CHANCE = 1.6;
/** At a table with a clock nothing waits for its reader longer than so, in milliseconds. */
const AT_A_CLOCK = 3000;

/** What a game and a table say of the lines: what hits the reader, and whether a clock runs. */
export interface Looked {
  readonly isChance?: GameTable["isChance"];
  /** Whether a line tells what hits the reader. */
  readonly hits?: (line: LogLine) => boolean;
  readonly hasClock?: boolean;
}

/**
 * The pace for a setting: at 1600, the usual one, 0.45 s for a small line and 2 s for all of these,
 * 0.88 s for a grave one. A grave one that hits the reader stays until a press.
 */
export function paceOf(setting: number, looked: Looked): Pace {
  const isBySteps = setting === BY_STEPS;
  const speed = isBySteps ? NORMAL : setting;
  const longest = looked.hasClock ? AT_A_CLOCK : Number.POSITIVE_INFINITY;
  const waits = (line: LogLine): boolean =>
    isBySteps ? line.weight !== "none" : line.weight === "grave" && (looked.hits?.(line) ?? false);
  return {
    line: speed * A_LINE,
    all: speed * ALL,
    weight: (line) => (line.weight !== "small" ? 0 : looked.isChance?.(line) ? CHANCE : 1),
    grave: (line) => (line.weight === "grave" ? speed * GRAVE : 0),
    holds: (line) => (waits(line) ? longest : 0),
  };
}
