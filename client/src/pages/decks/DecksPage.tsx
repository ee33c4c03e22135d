// All decks for a game: those of one's own, and those that come with Gorin to begin from.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Trouble } from "../../parts/Faults";
import { useLoaded } from "../../parts/loaded";
import { Shell } from "../../parts/Shell";
import { go } from "../../router";
import { deckFormats, deckLine } from "../../table/offers";
import { catalogue } from "../../store";
import { knowCards, read, say } from "../../text/current";
import type { Deck, DeckEntry } from "../../wire";
import { OwnRows } from "../Library";
import { freeName, newId } from "../own";
import { type Building, deckFrom, decksFor } from "./deck";
import { ImportDialog } from "./Dialogs";
import { aboutDeck } from "./Facts";
import "./decks.css";

export function DecksPage({ building }: { readonly building: Building }) {
  const { game, path } = building;
  const { value, error } = useLoaded("catalogue", catalogue);
  const bringing = useSignal(false);
  const entry = value.value?.games.find((one) => one.id === game);
  useEffect(() => void knowCards(game).catch(() => undefined), []);
  return (
    <Shell>
      <section class="intro library-intro">
        <h1>{say("builder-title")}</h1>
        <p class="lead">{entry === undefined ? "" : read(entry.title)}</p>
        <p>{say("builder-lead")}</p>
      </section>
      <div class="inline">
        <a class="main-button" href={`${path}/new`}>
          {say("builder-new")}
        </a>
        <button
          type="button"
          onClick={() => {
            bringing.value = true;
          }}
        >
          {say("builder-import")}
        </button>
        {building.cardsPath === null ? null : (
          <a class="button" href={building.cardsPath}>
            {say("builder-cards")}
          </a>
        )}
      </div>
      <section class="block">
        <h2>{say("builder-own")}</h2>
        <OwnRows
          things={decksFor(building)}
          path={`${path}/`}
          about={(deck) => aboutDeck(deck, building)}
        />
      </section>
      <Trouble error={error.value} />
      <section class="block">
        <h2>{say("builder-shipped")}</h2>
        <ul class="own-rows">
          {entry?.decks.map((deck) => (
            <li key={deck.id}>
              <Shipped formats={deck.line === null ? "" : deckFormats(entry, deck)} deck={deck} path={path} />
            </li>
          ))}
        </ul>
      </section>
      {bringing.value ? (
        <ImportDialog
          building={building}
          close={() => {
            bringing.value = false;
          }}
          verb={say("builder-import-new")}
          take={(found, left) => take(building, found, left)}
        />
      ) : null}
    </Shell>
  );
}

interface ShippedProps {
  readonly deck: DeckEntry;
  readonly path: string;
  /** What it is legal in, in words; empty where there is only one format. */
  readonly formats: string;
}

function Shipped({ deck, path, formats }: ShippedProps) {
  // What leads it is told in its line where it has one.
  const led = deck.line !== null || deck.lead === "" ? "" : read({ type: "name", kind: "card", key: deck.lead });
  const size = say("builder-about", { count: deck.cards });
  return (
    <a href={`${path}/${deck.id}`}>
      <span class="row-title">{deckLine(deck)}</span>
      {deck.description === null ? null : <span class="hint">{read(deck.description)}</span>}
      <span class="hint">{[formats, led, size].filter((part) => part !== "").join(" · ")}</span>
    </a>
  );
}

function take(building: Building, found: Deck, left: readonly string[]): void {
  const kept = decksFor(building);
  const names = kept.all.peek().map((one) => one.name);
  const wanted = found.name === "" || found.name === "deck" ? say("builder-new-name") : found.name;
  const made = { ...deckFrom(found, newId(), Date.now()), left, name: freeName(wanted, names) };
  if (kept.keep(made)) go(`${building.path}/${made.id}`);
}
