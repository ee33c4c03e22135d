import { useEffect } from "preact/hooks";
import { go } from "../../../router";
import { deckName, knowCards, read, say } from "../../../text/current";
import type { Deck } from "../../../wire";
import { LibraryPage } from "../../../pages/LibraryPage";
import { freeName, newId } from "../../../pages/own";
import { deckFrom, ownDecks, total } from "./deck";
import { ImportDialog } from "./ImportDialog";
import "../../../cards/cards.css";
import "../cards/kinds.css";
import "./decks.css";

/** All decks: those of one's own, and those that come with Gorin to begin from. */
export function DecksPage() {
  useEffect(() => void knowCards("tomb-raider").catch(() => undefined), []);
  return (
    <LibraryPage
      title={say("decks-title")}
      lead={say("decks-lead")}
      words={{
        begin: say("decks-new"),
        bring: say("decks-import"),
        own: say("decks-own"),
        shipped: say("decks-shipped"),
      }}
      things={ownDecks}
      path="/decks/"
      about={(deck) => aboutDeck(deck.raider, total(deck))}
      shipped={(game) =>
        game.decks.map((deck) => (
          <li key={deck.id}>
            <a href={`/decks/${deck.id}`}>
              <span class="row-title">{deckName(deck)}</span>
              {deck.description === null ? null : (
                <span class="hint">{read(deck.description)}</span>
              )}
              <span class="hint">{aboutDeck(deck.lead, deck.cards)}</span>
            </a>
          </li>
        ))
      }
      bringing={(close) => (
        <ImportDialog close={close} verb={say("decks-import-new")} take={takeDeck} />
      )}
    />
  );
}

function takeDeck(found: Deck, left: readonly string[]): void {
  const names = ownDecks.all.peek().map((one) => one.name);
  const wanted = found.name === "" || found.name === "deck" ? say("decks-new-name") : found.name;
  const made = { ...deckFrom(found, newId(), Date.now()), left, name: freeName(wanted, names) };
  if (ownDecks.keep(made)) go(`/decks/${made.id}`);
}

function raiderName(slug: string): string {
  return slug === "" ? say("decks-no-raider-short") : read({ type: "name", kind: "card", key: slug });
}

function aboutDeck(raider: string, count: number): string {
  return say("decks-about", { raider: raiderName(raider), count });
}
