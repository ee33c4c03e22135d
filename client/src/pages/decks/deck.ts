// A deck of any game while it is built: plain data, and what clicks make of it. What is legal the
// server says.

import type { ComponentType } from "preact";
import type { CardEntry, Deck, DeckForm, DeckWishes, GameEntry, Partly, Terms } from "../../wire";
import { type Kept, type Shelf, shelf } from "../own";

export interface OwnDeck extends Kept {
  /** How many of each card, by slug, by section. */
  readonly sections: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly description: string;
  /** Of which clan or side it says it is; empty: its cards tell. */
  readonly clan: string;
  /** What it is built for; empty: the game's default. */
  readonly format: string;
  /** How many play; 0: as many as there may be. */
  readonly seats: number;
  /** What else it is built for, by the names of the game's options; only the game knows them. */
  readonly options: Readonly<Record<string, string>>;
  /** Lines of a pasted list that say nothing: kept, so that nothing is lost in silence. */
  readonly left: readonly string[];
}

/** How a section is written: one card by its name, names in a list, or counts in a table. */
export type Style = "one" | "listed" | "counted";

export interface BuildingSection {
  readonly id: string;
  readonly style: Style;
  /** The message that says what it is called. */
  readonly title: string;
  /** Its cards are not in the deck: they lie beside it, to be swapped in. */
  readonly aside?: boolean;
  /** It is shown only when there is something in it. */
  readonly rare?: boolean;
  /** The message that stands in it when it is empty. */
  readonly empty?: string;
  /** The message that says what it is for. */
  readonly about?: string;
}

/** What a game says of the decks that are built for it; the server says the rest. */
export interface Building {
  readonly game: string;
  /** Where its pages are: "/their/decks", "/their/cards". */
  readonly path: string;
  /** Null where cards have no page of their own. */
  readonly cardsPath: string | null;
  /** In the order in which they are shown. */
  readonly sections: readonly BuildingSection[];
  /** The section of a card by what is printed on it; empty: none. */
  readonly place: (entry: CardEntry) => string;
  /** The message that says a kind of cards. */
  readonly kindName: (kind: string) => string;
  /** The kinds that stand apart in a section, in their order, and the messages above them. */
  readonly kinds: readonly (readonly [kind: string, title: string])[];
  /** Searches that buttons put together: the term, and the message that says what it finds. */
  readonly quick: readonly (readonly [term: string, label: string])[];
  /** The kinds that come first when nothing is searched for; missing: as the server orders cards. */
  readonly first?: readonly string[];
  /** The fields of a card's rows that stand beside its name, the most telling first. */
  readonly figures: readonly string[];
  /** Charts whose bars stand in the order of a number. */
  readonly curves: readonly string[];
  /** Searches that show how to ask: the text, and the message that says what it finds. */
  readonly examples: readonly (readonly [text: string, about: string])[];
  /** The forms that decks are written in: the one that is shown first comes first. */
  readonly forms: readonly DeckForm[];
  /** A list that shows how lists are written; missing: none is shown. */
  readonly list?: string;
  /** The section whose card lists name with a deck, and the message where it is empty. */
  readonly lead?: readonly [section: string, none: string];
  /** The format that a deck is built for, as far as it tells. */
  readonly formatOf: (deck: OwnDeck) => string;
  /** What the server is asked to judge a deck for; missing: its format, seats and options. */
  readonly wishes?: (deck: OwnDeck) => DeckWishes;
  /** The clans that a deck may name. */
  readonly clans: readonly (readonly [id: string, label: string])[];
  /** The files of its decks do not say which game they are for. */
  readonly untold?: boolean;
  /** How its decks were kept before the house had them; missing: they never were. */
  readonly kept?: KeptBefore;
  /** What its pages alone need of the game; missing: the house's own. */
  readonly dress?: Dress;
}

export interface KeptBefore {
  /** What the keys of its decks begin with; they still do. */
  readonly prefix: string;
  /** What was kept, as it is kept now; what is so already stays as it is. */
  readonly renewed: (found: Found) => Found;
}

/** A thing that was kept, before anybody knows whether it is sound. */
export type Found = Readonly<Record<string, unknown>>;

interface CardProps {
  readonly entry: CardEntry;
}

export interface WishesProps {
  readonly game: GameEntry;
  readonly deck: OwnDeck;
  readonly change: (deck: OwnDeck) => void;
}

/** How a game draws its cards on these pages, and what it asks there. Each part may be missing. */
export interface Dress {
  /** The sign of a kind of cards or of a section; nothing where it has none. */
  readonly Sign?: ComponentType<{ readonly of: string }>;
  /** The sign of a card that was found; missing: none. */
  readonly CardSign?: ComponentType<CardProps>;
  /** The figures beside a card's name; missing: in words, by `figures`. */
  readonly Figures?: ComponentType<CardProps>;
  /** A card that is pointed at; missing: in words. */
  readonly WholeCard?: ComponentType<CardProps>;
  /** A card as it lies on the table; missing: what is found is shown in rows only. */
  readonly SmallCard?: ComponentType<CardProps>;
  /** What a deck is built for; missing: its format and its clan are asked. */
  readonly Wishes?: ComponentType<WishesProps>;
  /** The table that a deck is played at; missing: that of its format. */
  readonly table?: (game: GameEntry, deck: OwnDeck) => DeckTable;
}

export interface DeckTable {
  readonly chosen: Partly<Terms["chosen"]>;
  /** How few and how many may play. */
  readonly seats: readonly [number, number];
  /** For how many seats to begin with. */
  readonly usual: number;
}

export const MOST_COPIES = 99;
/** The longest text of a deck that the server takes. */
export const LONGEST = 20_000;
export const LONGEST_NAME = 60;

export function emptyDeck(id: string, name: string, now: number): OwnDeck {
  const wishes = { format: "", seats: 0, options: {} };
  return { id, name, changed: now, sections: {}, description: "", clan: "", ...wishes, left: [] };
}

/** A deck that the server told, as one of one's own. */
export function deckFrom(deck: Deck, id: string, now: number): OwnDeck {
  return {
    ...emptyDeck(id, deck.name, now),
    sections: deck.sections,
    // The descriptions of shipped decks are ids of messages: they describe those decks.
    description: /^[a-z]+(-[a-z0-9]+)+$/.test(deck.description) ? "" : deck.description,
    clan: deck.clan,
  };
}

/** A deck as the server takes it. */
export function sentDeck({ name, sections, description, clan }: OwnDeck): Deck {
  const sent = Object.entries(sections).map(([id, cards]) => [id, { ...cards }] as const);
  return { name, sections: Object.fromEntries(sent), description, clan };
}

/** What a deck is built for as the server takes it. */
export function sentWishes({ format, seats, options }: OwnDeck): DeckWishes {
  return {
    ...(format === "" ? {} : { format }),
    ...(seats === 0 ? {} : { seats }),
    ...(Object.keys(options).length === 0 ? {} : { options: { ...options } }),
  };
}

/** The deck with another value of an option; empty: the game's default. */
export function withOption(deck: OwnDeck, name: string, value: string): OwnDeck {
  const { [name]: _, ...others } = deck.options;
  return { ...deck, options: value === "" ? others : { ...others, [name]: value } };
}

export function countOf(deck: OwnDeck, slug: string, section: string): number {
  return deck.sections[section]?.[slug] ?? 0;
}

/** The deck with so many of a card in a section. */
function withCount(deck: OwnDeck, slug: string, section: string, count: number): OwnDeck {
  const { [slug]: _, ...others } = deck.sections[section] ?? {};
  const cards = count > 0 ? { ...others, [slug]: count } : others;
  return { ...deck, sections: { ...deck.sections, [section]: cards } };
}

/** The deck with a card more; in a section for one card it takes the place of the one before. */
export function withCard(deck: OwnDeck, slug: string, section: string, alone: boolean): OwnDeck {
  if (alone) return { ...deck, sections: { ...deck.sections, [section]: { [slug]: 1 } } };
  const count = countOf(deck, slug, section);
  return count >= MOST_COPIES ? deck : withCount(deck, slug, section, count + 1);
}

/** The deck with a copy of a card less. */
export function withoutCard(deck: OwnDeck, slug: string, section: string): OwnDeck {
  const count = countOf(deck, slug, section);
  return deck.sections[section]?.[slug] === undefined
    ? deck
    : withCount(deck, slug, section, count - 1);
}

/** The deck with a copy of a card moved from one section to another. */
export function withMoved(deck: OwnDeck, slug: string, from: string, to: string): OwnDeck {
  const left = withoutCard(deck, slug, from);
  return left === deck ? deck : withCard(left, slug, to, false);
}

/** Where a copy of a card goes that is moved; null where nothing lies beside decks. */
export function movesTo(building: Building, entry: CardEntry, from: string): string | null {
  const aside = building.sections.find((section) => section.aside);
  if (aside === undefined) return null;
  const home = building.place(entry);
  if (from === aside.id) return home === "" ? null : home;
  const style = building.sections.find((section) => section.id === from)?.style;
  return style === "counted" ? aside.id : null;
}

/** How many cards a deck has in those of its sections that are counted. */
export function total(deck: OwnDeck, building: Building): number {
  const counted = building.sections.filter(({ style, aside }) => style === "counted" && !aside);
  return counted.reduce((sum, { id }) => sum + sizeOf(deck, id), 0);
}

export function sizeOf(deck: OwnDeck, section: string): number {
  return Object.values(deck.sections[section] ?? {}).reduce((sum, count) => sum + count, 0);
}

// -- kept ------------------------------------------------------------------------------------------

/** What is kept as a deck, or null if it is none. */
export function soundDeck(found: unknown, before?: KeptBefore): OwnDeck | null {
  if (!isRecord(found)) return null;
  const deck = before?.renewed(found) ?? found;
  if (typeof deck["id"] !== "string" || !isRecord(deck["sections"])) return null;
  const text = (part: unknown): string => (typeof part === "string" ? part : "");
  const { left, options, sections } = deck;
  const counts = Object.entries(sections).map(([id, cards]) => [id, soundCounts(cards)] as const);
  const chosen = Object.entries(isRecord(options) ? options : {}).filter(
    (pair): pair is [string, string] => typeof pair[1] === "string" && pair[1] !== "",
  );
  return {
    id: deck["id"],
    name: text(deck["name"]),
    changed: Number(deck["changed"]) || 0,
    sections: Object.fromEntries(counts),
    description: text(deck["description"]),
    clan: text(deck["clan"]),
    format: text(deck["format"]),
    seats: isCount(deck["seats"]) ? deck["seats"] : 0,
    options: Object.fromEntries(chosen),
    left: Array.isArray(left) ? left.filter((one) => typeof one === "string") : [],
  };
}

export function isRecord(found: unknown): found is Found {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

function isCount(found: unknown): found is number {
  return Number.isInteger(found) && Number(found) > 0;
}

function soundCounts(cards: unknown): Readonly<Record<string, number>> {
  if (!isRecord(cards)) return {};
  const counts = Object.entries(cards).filter((pair): pair is [string, number] => isCount(pair[1]));
  return Object.fromEntries(counts);
}

const shelves = new Map<string, Shelf<OwnDeck>>();

/** The decks for a game that are kept in this browser. */
export function decksFor({ game, kept }: Building): Shelf<OwnDeck> {
  const prefix = kept?.prefix ?? `gorin.own.${game}.deck.`;
  const known = shelves.get(game) ?? shelf(prefix, (found) => soundDeck(found, kept));
  shelves.set(game, known);
  return known;
}
