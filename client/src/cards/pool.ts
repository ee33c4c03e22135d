// What is printed on the cards of a game, as the server tells it; empty until it has come.

import { signal } from "@preact/signals";
import { getOnce } from "../api";
import { callCards } from "../text/current";
import type { CardEntry, Cards } from "../wire";

/** The cards of the game at this table, by slug. */
export const pool = signal<ReadonlyMap<string, CardEntry>>(new Map());

export function fillPool(cards: readonly CardEntry[]): void {
  pool.value = new Map(cards.map((card) => [card.printed.slug, card]));
}

/** Ask for the cards of a game, and their names with them. A board can be played by names alone. */
export async function loadCards(game: string): Promise<void> {
  try {
    const found = await getOnce<Cards>(`/api/cards/${encodeURIComponent(game)}`);
    fillPool(found.cards);
    const names = found.cards.map(({ printed }) => [printed.slug, printed.name] as const);
    callCards(game, new Map(names), found.built_in);
  } catch {
    // Asked again when a board is next drawn.
  }
}

export function cardOf(slug: string): CardEntry | undefined {
  return pool.value.get(slug);
}
