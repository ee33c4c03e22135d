// What people make for Tomb Raider: decks and levels.

import { post } from "../../api";
import type { Making } from "../../game";
import type { DeckReport } from "../../wire";
import { deckFrom, GAME, type OwnDeck, ownDecks } from "./decks/deck";
import { deckText, readDeckText } from "./decks/deck-file";
import { type OwnLevel, ownLevels } from "./levels/own-levels";

const decks: Making<OwnDeck> = {
  game: GAME,
  kind: "decks",
  shelf: ownDecks,
  text: deckText,
  read: async (file, changed) => {
    const own = readDeckText(file.text, file.id, changed);
    if (own !== null) return { ...own, name: file.name };
    const { deck } = await post<DeckReport>("/api/decks/check", { game: GAME, text: file.text });
    return { ...deckFrom(deck, file.id, changed), name: file.name };
  },
};

const levels: Making<OwnLevel> = {
  game: GAME,
  kind: "levels",
  shelf: ownLevels,
  text: (level) => level.text,
  read: ({ id, name, text }, changed) => Promise.resolve({ id, name, text, changed }),
};

export const makings: readonly Making[] = [decks, levels];
