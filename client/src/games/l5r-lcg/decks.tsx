// The decks and cards of the L5R LCG, on the pages that the house has for any game.

import type { OwnPageProps } from "../../game";
import { CardsPage as AnyCards } from "../../pages/decks/CardsPage";
import { DeckPage as AnyDeck } from "../../pages/decks/DeckPage";
import { DecksPage as AnyDecks } from "../../pages/decks/DecksPage";
import { building } from "./making";

export function DecksPage(_: OwnPageProps) {
  return <AnyDecks building={building} />;
}

export function DeckPage({ id }: OwnPageProps) {
  return <AnyDeck building={building} id={id} />;
}

export function CardsPage(_: OwnPageProps) {
  return <AnyCards building={building} />;
}
