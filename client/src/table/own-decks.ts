// The decks that the reader has made: in this browser with the deck builder, or kept by the server.

import { get, post } from "../api";
import type { ConvertDeck, FileText, OwnFiles } from "../wire";

export interface OwnDeckEntry {
  readonly id: string;
  readonly name: string;
  /** Its list, as the table takes it. */
  readonly text: () => Promise<string>;
}

const FORM = "toml"; // the one form that holds all that a deck may have
const HERE = "own-"; // begins the ids of this browser; the server knows them without

export async function ownDecksFor(game: string): Promise<readonly OwnDeckEntry[]> {
  const none: OwnFiles = { files: [] };
  const [{ ownDecks, sentDeck }, kept] = await Promise.all([
    import("../games/tomb-raider/decks/deck"),
    get<OwnFiles>("/api/me/decks").catch(() => none),
  ]);
  const here = ownDecks.all.peek().map((deck) => ({
    id: deck.id,
    name: deck.name,
    text: async () => {
      const body: ConvertDeck = { deck: sentDeck(deck), to: FORM };
      return (await post<FileText>("/api/decks/convert", body)).text;
    },
  }));
  const known = new Set(here.map((deck) => deck.id));
  const there = kept.files
    .map((deck) => ({ ...deck, id: HERE + deck.id }))
    .filter((deck) => deck.game === game && !known.has(deck.id))
    .map(({ id, name, text }) => ({ id, name, text: () => Promise.resolve(text) }));
  return [...here, ...there];
}
