// The decks for a game as people make them: kept in the browser, and with their account.

import { post } from "../../api";
import type { Making } from "../../game";
import type { DeckReport } from "../../wire";
import { type Building, deckFrom, decksFor, type OwnDeck } from "./deck";
import { deckText, readDeckText, remarkIn } from "./deck-file";

export function deckMaking(building: Building): Making<OwnDeck> {
  const { game } = building;
  return {
    game,
    kind: "decks",
    shelf: decksFor(building),
    text: (deck) => deckText(deck, building),
    read: async ({ id, name, text }, changed) => {
      const own = readDeckText(text, building, id, changed);
      if (own !== null) return { ...own, name };
      const { deck } = await post<DeckReport>("/api/decks/check", { game, text });
      return { ...deckFrom(deck, id, changed), ...remarkIn(text, building), name };
    },
  };
}
