// The reader's own cards: the hand, the unsaved and saved rows, and those that an answer names
// but that lie nowhere in sight.

import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { MoreBelow } from "../../parts/MoreBelow";
import { useRoving } from "../../parts/roving";
import type { HandProps, Play } from "../../table/contract";
import { useFan } from "../../table/fan";
import type { CardView, SeriesView } from "./wire";
import { CardControl, CardItems } from "./CardControl";
import { type PanelProps, Piles } from "./RaiderPanel";
import { isBetween, seriesOf } from "./series";
import { hasView, litFor, raiderOf, seatOf, viewOf } from "./state";
import type { Lit, NamedCard } from "./targets";
import "../../cards/cards.css";
import "./cards/kinds.css";
import "./hand.css";

export function Hand({ play, brief = false }: HandProps) {
  const seat = seatOf(play);
  const view = viewOf(play);
  const series = seriesOf(view);
  if (seat !== null && isBetween(series)) return <Carried play={play} series={series} seat={seat} />;
  const raider = hasView(play) ? raiderOf(view, seat) : undefined;
  if (raider === undefined || seat === null) return null;
  const lit = litFor(play);
  if (brief) {
    return (
      <div class="tr-brief">
        <TokenCards play={play} cards={view.hand} label="page-tr-open-hand" lit={lit} />
        {view.hand.length > 0 ? null : (
          <p class="hand-empty">{play.reader.value.say("page-tr-open-hand-none")}</p>
        )}
        <Rows play={play} raider={raider} lit={lit} own={false} />
      </div>
    );
  }
  const offered = offeredCards(lit, [...view.hand, ...raider.unsaved, ...raider.saved]);
  return (
    <div class="tr-hand">
      <Places play={play} cards={view.hand} offered={offered} lit={lit} />
      <Rows play={play} raider={raider} lit={lit} own />
    </div>
  );
}

/** How wide a card of a hand is. */
const CARD = [128, 186] as const;

interface PlacesProps extends HandCardsProps {
  readonly offered: readonly NamedCard[];
}

/** The hand, and before it the cards that are offered. */
function Places({ play, cards, offered, lit }: Omit<PlacesProps, "isMany">) {
  const place = useRef<HTMLDivElement>(null);
  const fans = offered.length > 0 && cards.length > 0 ? 2 : 1;
  const isMany = !useFan(place, cards.length + offered.length, CARD, fans);
  return (
    <div ref={place} class="hand-places">
      {offered.length > 0 && <Offered play={play} cards={offered} isMany={isMany} />}
      {(cards.length > 0 || offered.length === 0) && (
        <HandCards play={play} cards={cards} lit={lit} isMany={isMany} />
      )}
    </div>
  );
}

/** Between levels: what the raider takes to the next one. */
function Carried({ play, series, seat }: { play: Play; series: SeriesView; seat: number }) {
  const reader = play.reader.value;
  const player = series.players.find((one) => one.seat === seat);
  if (player === undefined || series.stage === "over") return null;
  return (
    <section class="tr-rows tr-carried">
      <div class="tr-row">
        <h3>{reader.say("page-series-carried")}</h3>
        {player.kept.length === 0 ? (
          <p class="hand-empty">{reader.say("page-series-carries-nothing")}</p>
        ) : (
          <ul class="tr-tokens" aria-label={reader.say("page-series-carried")}>
            {player.kept.map((slug, at) => (
              <li key={at}>
                <CardControl play={play} slug={slug} number={null} size="token" />
              </li>
            ))}
          </ul>
        )}
      </div>
      <p class="hint">{reader.say("page-series-deck", { count: player.deck_count })}</p>
    </section>
  );
}

interface HandCardsProps {
  readonly play: Play;
  readonly cards: readonly CardView[];
  readonly lit: Lit;
  /** Too many for a fan: names on several lines, each with the beginning of its text. */
  readonly isMany: boolean;
}

function HandCards({ play, cards, lit, isMany }: HandCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  useRoving(list);
  const reader = play.reader.value;
  if (!cards.length) return <p class="hand-empty">{reader.say("page-tr-hand-empty")}</p>;
  return (
    <div class={placeOf(isMany)}>
      <ul ref={list} class="hand-cards" aria-label={reader.say("page-tr-hand")}>
        <CardItems play={play} cards={cards} size={isMany ? "told" : "small"} lit={lit} />
      </ul>
      {isMany && <MoreCards play={play} list={list} />}
    </div>
  );
}

function placeOf(isMany: boolean): string {
  return isMany ? "hand-place hand-many" : "hand-place";
}

interface MoreCardsProps {
  readonly play: Play;
  readonly list: RefObject<HTMLElement | null>;
  readonly items?: string;
}

function MoreCards({ play, ...where }: MoreCardsProps) {
  const words = (count: number) => play.reader.value.say("page-tr-more", { count });
  return <MoreBelow {...where} words={words} />;
}

interface RowsProps extends PanelProps {
  readonly lit: Lit;
}

/** What lies before a raider; the discard pile of another lies on the raider's plate. */
function Rows({ play, raider, lit, own }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const rows = [
    { id: "page-tr-unsaved", cards: raider.unsaved },
    { id: "page-tr-saved", cards: raider.saved },
  ].filter((row) => row.cards.length > 0);
  if (!rows.length && !(own && raider.discard.length)) return null;
  return (
    <section class="tr-rows-place">
      <div ref={list} class="tr-rows">
        {rows.map(({ id, cards }) => (
          <div key={id} class="tr-row">
            <h3>{play.reader.value.say(id)}</h3>
            <TokenCards play={play} cards={cards} label={id} lit={lit} />
          </div>
        ))}
        {own && <Piles play={play} raider={raider} own />}
      </div>
      {own && <MoreCards play={play} list={list} items=".tr-tokens > li, .piles" />}
    </section>
  );
}

interface TokenCardsProps {
  readonly play: Play;
  readonly cards: readonly CardView[];
  readonly label: string;
  readonly lit: Lit;
}

/** Cards on one line each. */
function TokenCards({ play, cards, label, lit }: TokenCardsProps) {
  if (cards.length === 0) return null;
  return (
    <ul class="tr-tokens" aria-label={play.reader.value.say(label)}>
      <CardItems play={play} cards={cards} size="token" lit={lit} />
    </ul>
  );
}

/** The cards that answers name and that lie neither in the hand nor in the own rows. */
function offeredCards(lit: Lit, seen: readonly CardView[]): readonly NamedCard[] {
  const numbers = new Set(seen.map((card) => card.number));
  return lit.named.filter(({ number }) => number === null || !numbers.has(number));
}

interface OfferedProps {
  readonly play: Play;
  readonly cards: readonly NamedCard[];
  readonly isMany: boolean;
}

function Offered({ play, cards, isMany }: OfferedProps) {
  const list = useRef<HTMLUListElement>(null);
  useRoving(list);
  const label = play.reader.value.say("page-tr-offered");
  const size = isMany ? "told" : "small";
  return (
    <div class={`${placeOf(isMany)} hand-offered`}>
      <ul ref={list} class="hand-cards" aria-label={label}>
        {cards.map(({ key, slug, number }) => (
          <li key={key}>
            <CardControl play={play} slug={slug} number={number} size={size} keys={[key]} />
          </li>
        ))}
      </ul>
      {isMany && <MoreCards play={play} list={list} />}
    </div>
  );
}
