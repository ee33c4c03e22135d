// The deck that a seat plays if nobody chooses one, as far as its game tells.

import type { GameOptions, TableTerms } from "../game";
import { deckLine } from "./offers";
import type { GameEntry } from "../wire";

/** Its name; null if it is not known here. */
export function usualDeck(
  game: GameEntry | null,
  options: GameOptions | null,
  table: TableTerms,
  seat: number,
): string | null {
  const decks = game === null ? [] : (options?.decksAt(game, table) ?? []);
  const id = decks[seat % decks.length];
  const deck = game?.decks.find((one) => one.id === id);
  return deck === undefined ? null : deckLine(deck);
}
