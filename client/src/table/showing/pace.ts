// How fast things are shown, from the one figure that readers set.

import type { LogLine } from "../../wire";
import type { Pace } from "./queue";

/** Of the time that somebody needs to read a line: how much of it a thing takes on the board. */
const A_LINE = 0.28;
/** And how much all that others did takes together, before the reader is asked. */
const ALL = 1.25;
/** Dice take a moment to fall. */
const CHANCE = 1.6;

/** The pace for a setting: at 1600, the usual one, 0.45 s for a line and 2 s for all. */
export function paceOf(setting: number, isChance: ((line: LogLine) => boolean) | null): Pace {
  return {
    line: setting * A_LINE,
    all: setting * ALL,
    weight: (line) => (isChance?.(line) ? CHANCE : 1),
  };
}
