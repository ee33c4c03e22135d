// The deck itself: raider and draw cards by kinds, what else it brings, its legality and figures.

import type { ComponentChildren } from "preact";
import { peeking } from "../../../cards/peeking";
import { pool } from "../../../cards/pool";
import { hasSign, Sign } from "../cards/signs";
import { Icon } from "../../../parts/Icon";
import { say } from "../../../text/current";
import type { DeckReport, GameEntry } from "../../../wire";
import { Charts } from "./Charts";
import { countOf, drawDeck, groupsOf, idleAlone, type OwnDeck, type Place, type Row, total, type Wanted } from "./deck";
import { Reasons } from "./Judgement";
import { peeks } from "./Peeked";
import { Figures, nameOf } from "./Result";
import { WishesForm } from "./WishesForm";

interface DeckPaneProps {
  readonly deck: OwnDeck;
  readonly game: GameEntry | null;
  readonly report: DeckReport | null;
  readonly failed: boolean;
  readonly change: (deck: OwnDeck) => void;
  readonly add: (slug: string, place: Place) => void;
  readonly remove: (slug: string, place: Place) => void;
}

export function DeckPane(props: DeckPaneProps) {
  const { deck, game, report, failed, change } = props;
  const groups = groupsOf(deck, pool.value);
  const count = total(deck);
  const bounds = report === null ? undefined : drawDeck(report);
  const idle = report === null ? 0 : idleAlone(report);
  const setWishes = (wishes: Wanted): void => change({ ...deck, wishes });
  return (
    <section class="deck-pane" aria-label={say("decks-deck")}>
      {game === null ? null : <WishesForm game={game} wishes={deck.wishes} change={setWishes} />}
      <Reasons report={report} failed={failed} />
      <p class="deck-total">
        <b>{say("decks-draw-count", { count })}</b>
        {bounds === undefined ? null : (
          <span class="hint">
            {say("decks-bounds", { minimum: bounds.fewest, limit: bounds.copies ?? 0 })}
          </span>
        )}
      </p>
      <LeftOut deck={deck} change={change} />
      <Alone {...props} place="raider" />
      {count === 0 ? <p class="empty">{say("decks-empty")}</p> : null}
      {groups.map((group) => (
        <div class="deck-group" key={group.kind}>
          <h3>
            <Sign of={hasSign(group.kind) ? group.kind : "unknown"} size={16} />{" "}
            {say(group.kind === "" ? "decks-unknown-cards" : `decks-kind-${group.kind}`)}{" "}
            <span class="hint">{group.count}</span>
          </h3>
          <ul>
            {group.rows.map((row) => (
              <li key={row.slug}>
                <CardRow {...props} row={row} place="cards" />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {deck.treasure === "" ? null : <Alone {...props} place="treasure" />}
      <Locations {...props} />
      {idle > 0 ? (
        <p class="hint">{say("decks-idle", { count: idle })}</p>
      ) : null}
      {report === null ? null : (
        <>
          <h3 class="deck-figures">{say("decks-figures")}</h3>
          <Charts charts={report.charts} />
        </>
      )}
    </section>
  );
}

function Heading({ sign, children }: { readonly sign: string; readonly children: ComponentChildren }) {
  return (
    <h3>
      <Sign of={sign} size={16} /> {children}
    </h3>
  );
}

/** The card of which a deck has only one. */
function Alone(props: DeckPaneProps & { readonly place: "raider" | "treasure" }) {
  const { deck, place } = props;
  const slug = deck[place];
  return (
    <div class="deck-group">
      <Heading sign={place}>{say(`decks-kind-${place}`)}</Heading>
      {slug === "" ? (
        <p class="empty">{say(`decks-no-${place}`)}</p>
      ) : (
        <CardRow {...props} row={rowOf(slug, 1)} place={place} />
      )}
    </div>
  );
}

function rowOf(slug: string, count: number): Row {
  return { slug, count, name: nameOf(slug), entry: pool.value.get(slug) };
}

function Locations(props: DeckPaneProps) {
  const { deck } = props;
  const slugs = [...new Set(deck.locations)];
  if (slugs.length === 0) return null;
  return (
    <div class="deck-group">
      <Heading sign="location">
        {say("decks-kind-location")} <span class="hint">{deck.locations.length}</span>
      </Heading>
      <p class="hint">{say("decks-locations-more")}</p>
      <ul>
        {slugs.map((slug) => (
          <li key={slug}>
            <CardRow
              {...props}
              row={rowOf(slug, countOf(deck, slug, "locations"))}
              place="locations"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CardRowProps extends DeckPaneProps {
  readonly row: Row;
  readonly place: Place;
}

function CardRow({ row, place, report, add, remove }: CardRowProps) {
  const wrong = report?.violations.some((fault) => fault.card === row.slug) ?? false;
  const single = place === "raider" || place === "treasure";
  return (
    <div class={wrong ? "deck-row deck-row-wrong" : "deck-row"}>
      <span class="deck-row-count">
        <button
          type="button"
          class="bare"
          aria-label={say("decks-remove", { card: row.name })}
          onClick={() => remove(row.slug, place)}
        >
          <Sign of="minus" size={16} />
        </button>
        <b>{row.count}</b>
        {single ? null : (
          <button
            type="button"
            class="bare"
            aria-label={say("decks-add", { card: row.name })}
            onClick={() => add(row.slug, place)}
          >
            <Sign of="plus" size={16} />
          </button>
        )}
      </span>
      <button
        type="button"
        class="bare deck-row-name"
        aria-label={say("decks-show", { card: row.name })}
        onKeyDown={(event) => {
          if (event.key === "+" || event.key === "=") add(row.slug, place);
          else if (event.key === "-" || event.key === "Delete") remove(row.slug, place);
        }}
        {...(row.entry === undefined ? {} : peeking(peeks, { slug: row.slug, card: null }, true))}
      >
        {row.name}
        {wrong ? (
          <span class="wrong-mark" title={say("decks-row-wrong")}>
            <Icon sign="why" size={16} />
            <span class="unseen">{say("decks-row-wrong")}</span>
          </span>
        ) : null}
      </button>
      {row.entry === undefined ? null : <Figures entry={row.entry} />}
    </div>
  );
}

/** Lines of a pasted list that could not be read stay with the deck until the reader lets go. */
function LeftOut({ deck, change }: Pick<DeckPaneProps, "deck" | "change">) {
  if (deck.left.length === 0) return null;
  return (
    <div class="left-out">
      <p>{say("decks-left", { count: deck.left.length })}</p>
      <ul>
        {deck.left.slice(0, 50).map((line, at) => (
          <li key={at}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => change({ ...deck, left: [] })}>
        {say("decks-left-forget")}
      </button>
    </div>
  );
}
