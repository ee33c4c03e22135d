// What is asked about a game before a table of it is opened, and what is meant if nobody says.

import type { GameOptions } from "../game";
import { gamePage } from "../listed";
import type { GameEntry } from "../wire";

/** What a table is opened for: the game as the catalogue has it, and what is asked about it. */
export interface Opening {
  readonly game: GameEntry;
  readonly asks: GameOptions;
}

/** What is asked about a game; of one that does not say, what it declares. */
export async function optionsOf(id: string): Promise<GameOptions> {
  const own = await gamePage(id).options?.();
  return own ?? (await import("./PlainOptions")).plainOptions;
}

/** The bot level to begin with: one that a newcomer can beat. */
export function usualBot(game: GameEntry): string {
  return game.bots.find((level) => level === "easy") ?? game.bots[0] ?? "";
}

/** How many seats a table has if nobody says: two, or the nearest number that may play. */
export function usualSeats({ game, asks }: Opening): number {
  const [fewest, most] = asks.seats(game, asks.usual(game));
  return usualOf(fewest, most);
}

/** Two, or the nearest number from the fewest to the most. */
export function usualOf(fewest: number, most: number): number {
  return Math.min(Math.max(2, fewest), most);
}

/** Nobody at the first seat, and the usual bot at all others. */
export function botsBeside(game: GameEntry, seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? "" : usualBot(game)));
}
