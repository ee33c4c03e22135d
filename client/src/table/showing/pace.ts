// How fast things are shown, from the one figure that readers set.

import type { LogLine } from "../../wire";
import type { GameTable } from "../contract";
import type { Pace } from "./queue";

/** Of the time that somebody needs to read a line: how much of it a thing takes on the board. */
const A_LINE = 0.28;
/** And how much all that others did takes together, before the reader is asked. */
const ALL = 1.25;
/** Dice take a moment to fall. */
const CHANCE = 1.6;
/** What nobody may miss stays. */
const GRAVE = 3;

/** How the lines of a game are weighed. */
export type Weighed = Pick<GameTable, "isChance" | "isGrave" | "tempo">;

/** The pace for a setting: at 1600, the usual one, 0.45 s for a line and 2 s for all. */
export function paceOf(setting: number, game: Weighed | null): Pace {
  return {
    line: setting * A_LINE,
    all: setting * ALL * (game?.tempo?.all ?? 1),
    weight: (line) => weightOf(line, game),
  };
}

function weightOf(line: LogLine, game: Weighed | null): number {
  if (game?.isGrave?.(line)) return GRAVE;
  const tempo = game?.tempo?.line(line) ?? 1;
  return tempo * (game?.isChance?.(line) ? CHANCE : 1);
}
