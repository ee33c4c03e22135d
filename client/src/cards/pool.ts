// What is printed on the cards of a game, as the server tells it; empty until it has come.

import { signal } from "@preact/signals";
import { getOnce } from "../api";
import type { CardEntry, Cards } from "../wire";

/** The cards of the game at this table, by slug. */
export const pool = signal<ReadonlyMap<string, CardEntry>>(new Map());

export function fillPool(cards: readonly CardEntry[]): void {
  pool.value = new Map(cards.map((card) => [card.printed.slug, card]));
}

/** Ask for the cards of a game. The board can be played without them: names are enough. */
export async function loadCards(game: string): Promise<void> {
  try {
    fillPool((await getOnce<Cards>(`/api/cards/${encodeURIComponent(game)}`)).cards);
  } catch {
    // Asked again when a board is next drawn.
  }
}

export function cardOf(slug: string): CardEntry | undefined {
  return pool.value.get(slug);
}
