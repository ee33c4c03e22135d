// The decks of Tomb Raider, on the pages that the house has for any game, with its own cards.

import type { OwnPageProps } from "../../../game";
import type { Building, DeckTable, Dress, OwnDeck } from "../../../pages/decks/deck";
import { DeckPage as AnyDeck } from "../../../pages/decks/DeckPage";
import { DecksPage as AnyDecks } from "../../../pages/decks/DecksPage";
import { reader, say } from "../../../text/current";
import type { CardEntry, GameEntry } from "../../../wire";
import { facts, figuresOf } from "../cards/figures";
import { SmallCard, WholeCard } from "../cards/frames";
import { hasSign, Sign } from "../cards/signs";
import { own } from "../catalogue";
import { levelTerms } from "../options/choosing";
import { building, ownText } from "./building";
import { WishesForm } from "./WishesForm";

interface CardProps {
  readonly entry: CardEntry;
}

function KindSign({ of }: { readonly of: string }) {
  if (of === "cards") return null;
  const kind = of === "locations" ? "location" : of;
  return <Sign of={hasSign(kind) ? kind : "unknown"} size={16} />;
}

function CardSign({ entry }: CardProps) {
  const printed = facts(entry.printed);
  return <Sign of={printed.kind === "obstacle" ? printed.obstacle.kind : printed.kind} size={17} />;
}

/** The figures of a card in a row, each with its sign. */
function Figures({ entry }: CardProps) {
  const { cost, edge, life } = figuresOf(entry.printed);
  const all = [cost, ...edge, life].filter((figure) => figure !== null);
  return (
    <span class="result-figures">
      {all.map((figure, at) => (
        <span key={at} title={say(figure.label)}>
          <Sign of={figure.sign} size={13} />
          {figure.value}
        </span>
      ))}
    </span>
  );
}

function Small({ entry }: CardProps) {
  const by = reader.value;
  return by === null ? null : <SmallCard entry={entry} named={entry.printed} reader={by} />;
}

function Whole({ entry }: CardProps) {
  const by = reader.value;
  return by === null ? null : <WholeCard entry={entry} named={entry.printed} reader={by} />;
}

const MOST_SEATS = 6;

/** The table of the level that a deck is built for. */
function tableOf(game: GameEntry, deck: OwnDeck): DeckTable {
  const { level = "", variant = "" } = deck.options;
  const { levels, usual_levels } = own(game);
  const format = game.formats.find((one) => one.id === deck.format) ?? game.formats[0];
  const text = ownText(deck);
  const wanted = level || usual_levels[format?.id ?? ""];
  const found = levels.find((one) => one.id === wanted) ?? levels[0];
  const version = found?.variants.find((one) => one.id === variant) ?? found;
  const fewest = version === undefined || version.solo || text !== null ? 1 : version.fewest_seats;
  return {
    seats: [fewest, text !== null ? MOST_SEATS : (version?.most_seats ?? 2)],
    usual: deck.seats || 2,
    chosen: levelTerms(game, { id: level, text }, variant, deck.format || null),
  };
}

const dress: Dress = {
  Sign: KindSign,
  CardSign,
  Figures,
  SmallCard: Small,
  WholeCard: Whole,
  Wishes: WishesForm,
  table: tableOf,
};
const dressed: Building = { ...building, dress };

export function DecksPage(_: OwnPageProps) {
  return <AnyDecks building={dressed} />;
}

export function DeckPage({ id }: OwnPageProps) {
  return <AnyDeck building={dressed} id={id} />;
}
