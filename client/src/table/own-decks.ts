// The decks that the reader has made: in this browser with the deck builder, or kept by the server.

import { get } from "../api";
import { gamePage } from "../listed";
import type { OwnFiles } from "../wire";

export interface OwnDeckEntry {
  readonly id: string;
  readonly name: string;
  /** Its list, as the table takes it. */
  readonly text: string;
}

const HERE = "own-"; // begins the ids of this browser; the server knows them without

export async function ownDecksFor(game: string): Promise<readonly OwnDeckEntry[]> {
  const none: OwnFiles = { files: [] };
  const [makings, kept] = await Promise.all([
    gamePage(game).makings?.() ?? [],
    get<OwnFiles>("/api/me/decks").catch(() => none),
  ]);
  const here = makings
    .filter((making) => making.kind === "decks")
    .flatMap((making) =>
      making.shelf.all.peek().map((deck) => ({
        id: deck.id,
        name: deck.name,
        text: making.text(deck),
      })),
    );
  const known = new Set(here.map((deck) => deck.id));
  const there = kept.files
    .map((deck) => ({ ...deck, id: HERE + deck.id }))
    .filter((deck) => deck.game === game && !known.has(deck.id))
    .map(({ id, name, text }) => ({ id, name, text }));
  return [...here, ...there];
}
