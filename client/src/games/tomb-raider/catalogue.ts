// What the catalogue tells of this game beside what it tells of every game.

import type { GameEntry } from "../../wire";
import type { TombRaiderEntry } from "./wire";

/** Tomb Raider's own part of its entry. */
export function own(game: GameEntry): TombRaiderEntry {
  return game.own as TombRaiderEntry;
}
