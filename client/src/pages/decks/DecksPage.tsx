import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Trouble } from "../../parts/Faults";
import { useLoaded } from "../../parts/loaded";
import { Shell } from "../../parts/Shell";
import { go } from "../../router";
import { catalogue } from "../../store";
import { knowCards, read, say } from "../../text/current";
import type { DeckEntry } from "../../wire";
import { OwnRows } from "../Library";
import { usualGame } from "../openings";
import { freeName, newId } from "../own";
import { deckFrom, type OwnDeck, ownDecks, total } from "./deck";
import { ImportDialog } from "./ImportDialog";
import "../../cards/cards.css";
import "./decks.css";

/** All decks: those of one's own, and those that come with Gorin to begin from. */
export function DecksPage() {
  const { value, error } = useLoaded("catalogue", catalogue);
  const importing = useSignal(false);
  const game = value.value === null ? null : usualGame(value.value);
  useEffect(() => void knowCards("tomb-raider").catch(() => undefined), []);
  return (
    <Shell>
      <section class="intro library-intro">
        <h1>{say("decks-title")}</h1>
        <p class="lead">{say("decks-lead")}</p>
      </section>
      <div class="inline">
        <a class="main-button" href="/decks/new">
          {say("decks-new")}
        </a>
        <button
          type="button"
          onClick={() => {
            importing.value = true;
          }}
        >
          {say("decks-import")}
        </button>
      </div>
      <section class="block">
        <h2>{say("decks-own")}</h2>
        <OwnRows things={ownDecks} path="/decks/" about={aboutOwn} />
      </section>
      <Trouble error={error.value} />
      {game === null ? null : (
        <section class="block">
          <h2>{say("decks-shipped")}</h2>
          <ul class="own-rows">
            {game.decks.map((deck) => (
              <li key={deck.id}>
                <a href={`/decks/${deck.id}`}>
                  <span class="row-title">{deck.name}</span>
                  <span class="hint">{aboutShipped(deck)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {importing.value ? (
        <ImportDialog
          close={() => {
            importing.value = false;
          }}
          verb={say("decks-import-new")}
          take={(found, left) => {
            const names = ownDecks.all.peek().map((one) => one.name);
            const wanted = found.name === "" || found.name === "deck" ? say("decks-new-name") : found.name;
            const made = { ...deckFrom(found, newId(), Date.now()), left, name: freeName(wanted, names) };
            if (ownDecks.keep(made)) go(`/decks/${made.id}`);
          }}
        />
      ) : null}
    </Shell>
  );
}

function raiderName(slug: string): string {
  return slug === "" ? say("decks-no-raider-short") : read({ type: "name", kind: "card", key: slug });
}

function aboutOwn(deck: OwnDeck): string {
  return say("decks-about", { raider: raiderName(deck.raider), count: total(deck) });
}

function aboutShipped(deck: DeckEntry): string {
  const about = say("decks-about", { raider: raiderName(deck.raider), count: deck.cards });
  return deck.description === null ? about : `${read(deck.description)} ${about}`;
}
