// A deck while it is built: plain data, and what clicks make of it. What is legal the server says.

import type { CardEntry, Deck, DeckReport, DeckWishes, SectionReport } from "../../../wire";
import { type Kept, shelf } from "../../../pages/own";

/** The game of these decks, as every request about one names it. */
export const GAME = "tomb-raider";

export interface OwnDeck extends Kept {
  readonly raider: string;
  /** How many of each draw card, by slug. */
  readonly cards: Readonly<Record<string, number>>;
  readonly treasure: string;
  readonly locations: readonly string[];
  readonly description: string;
  readonly wishes: Wanted;
  /** Lines of a pasted list that say nothing: kept, so that nothing is lost in silence. */
  readonly left: readonly string[];
}

/** What a deck is built for; empty: the game's default. `own` is the id of a level of one's own. */
export interface Wanted {
  readonly format: string;
  readonly level: string;
  readonly variant: string;
  readonly seats: number;
}

export const NO_WISHES: Wanted = { format: "", level: "", variant: "", seats: 0 };

export const MOST_COPIES = 99;
/** The longest text of a deck that the server takes. */
export const LONGEST = 20_000;
export const LONGEST_NAME = 60;

export const KINDS = ["upgrade", "action", "discovery", "obstacle", "secret-move"] as const;

export function emptyDeck(id: string, name: string, now: number): OwnDeck {
  return {
    id,
    name,
    changed: now,
    raider: "",
    cards: {},
    treasure: "",
    locations: [],
    description: "",
    wishes: NO_WISHES,
    left: [],
  };
}

/** The cards of a section, by slug. */
function cardsIn(deck: Deck, section: Place): Readonly<Record<string, number>> {
  return deck.sections[section] ?? {};
}

/** The card of a section that has one; empty without it. */
function onlyIn(deck: Deck, section: Place): string {
  return Object.keys(cardsIn(deck, section))[0] ?? "";
}

/** A deck that the server told, as one of one's own. */
export function deckFrom(deck: Deck, id: string, now: number): OwnDeck {
  return {
    ...emptyDeck(id, deck.name, now),
    raider: onlyIn(deck, "raider"),
    cards: cardsIn(deck, "cards"),
    treasure: onlyIn(deck, "treasure"),
    locations: Object.entries(cardsIn(deck, "locations")).flatMap(([slug, count]) =>
      Array.from({ length: Math.min(count, MOST_COPIES) }, () => slug),
    ),
    // The descriptions of shipped decks are ids of messages: they describe those decks.
    description: /^deck-about-|^deck-pick-up-/.test(deck.description) ? "" : deck.description,
  };
}

/** A deck as the server takes it. */
export function sentDeck(deck: OwnDeck): Deck {
  const { name, raider, cards, treasure, locations, description } = deck;
  const alone = (slug: string): Record<string, number> => (slug === "" ? {} : { [slug]: 1 });
  const brought: Record<string, number> = {};
  for (const slug of locations) brought[slug] = (brought[slug] ?? 0) + 1;
  const sections: Record<Place, Record<string, number>> = {
    cards: { ...cards },
    raider: alone(raider),
    treasure: alone(treasure),
    locations: brought,
  };
  return { name, sections, description, clan: "" };
}

/** What a deck is built for as the server takes it; `text` is that of an own level. */
export function sentWishes(wanted: Wanted, text: string | null): DeckWishes {
  const options: Record<string, unknown> = {};
  if (text !== null) options["level_text"] = text;
  else if (wanted.level) options["level"] = wanted.level;
  if (wanted.variant) options["variant"] = wanted.variant;
  const wishes: DeckWishes = { options };
  if (wanted.format) wishes.format = wanted.format;
  if (wanted.seats) wishes.seats = wanted.seats;
  return wishes;
}

/** What the server says of the draw deck. */
export function drawDeck(report: DeckReport): SectionReport | undefined {
  return report.sections.find((section) => section.id === "cards");
}

/** How many cards do nothing for a raider that plays alone. */
export function idleAlone(report: DeckReport): number {
  return report.figures.find((figure) => figure.id === "idle_alone")?.value ?? 0;
}

/** Where a card goes in a deck. */
export type Place = "cards" | "raider" | "treasure" | "locations";

export function placeFor(kind: string | undefined): Place {
  if (kind === "raider" || kind === "treasure") return kind;
  return kind === "location" ? "locations" : "cards";
}

export function countOf(deck: OwnDeck, slug: string, place: Place): number {
  if (place === "cards") return deck.cards[slug] ?? 0;
  if (place === "locations") return deck.locations.filter((one) => one === slug).length;
  return deck[place] === slug ? 1 : 0;
}

/** The deck with a card more; a raider or a treasure takes the place of the one before. */
export function withCard(deck: OwnDeck, slug: string, place: Place): OwnDeck {
  if (place === "raider" || place === "treasure") return { ...deck, [place]: slug };
  if (countOf(deck, slug, place) >= MOST_COPIES) return deck;
  if (place === "locations") return { ...deck, locations: [...deck.locations, slug] };
  return { ...deck, cards: { ...deck.cards, [slug]: (deck.cards[slug] ?? 0) + 1 } };
}

/** The deck with a copy of a card less. */
export function withoutCard(deck: OwnDeck, slug: string, place: Place): OwnDeck {
  if (countOf(deck, slug, place) === 0 && deck.cards[slug] === undefined) return deck;
  if (place === "raider" || place === "treasure") return { ...deck, [place]: "" };
  if (place === "locations") {
    const at = deck.locations.lastIndexOf(slug);
    return { ...deck, locations: deck.locations.filter((_, index) => index !== at) };
  }
  const { [slug]: count = 0, ...others } = deck.cards;
  return { ...deck, cards: count > 1 ? { ...others, [slug]: count - 1 } : others };
}

export function total(deck: OwnDeck): number {
  return Object.values(deck.cards).reduce((sum, count) => sum + count, 0);
}

export interface Row {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  readonly entry: CardEntry | undefined;
}

export interface Group {
  /** The kind of the cards; empty: nobody knows these. */
  readonly kind: string;
  readonly count: number;
  readonly rows: readonly Row[];
}

/** The draw cards by kinds, in the order of numbers; cards that nobody knows come last. */
export function groupsOf(deck: OwnDeck, cards: ReadonlyMap<string, CardEntry>): readonly Group[] {
  const rows = Object.entries(deck.cards).map(([slug, count]): Row => {
    const entry = cards.get(slug);
    return { slug, name: entry?.printed.name ?? slug, count, entry };
  });
  rows.sort((one, other) => numberOf(one).localeCompare(numberOf(other)));
  const kinds: readonly string[] = [...KINDS, "raider", "treasure", "location", ""];
  return kinds
    .map((kind) => {
      const found = rows.filter((row) => (row.entry?.printed.kind ?? "") === kind);
      return { kind, rows: found, count: found.reduce((sum, row) => sum + row.count, 0) };
    })
    .filter((group) => group.rows.length > 0);
}

function numberOf(row: Row): string {
  return row.entry?.printed.number ?? `~${row.slug}`;
}

/**
 * A text with another name in one of its lines (counted from 1): what was `asked` there becomes
 * `name`, written as the line's form wants it.
 */
export function replaceName(text: string, line: number, asked: string, name: string): string {
  const lines = text.split("\n");
  const before = lines[line - 1];
  if (before === undefined || asked === "") return text;
  lines[line - 1] = renamed(before, asked, name);
  return lines.join("\n");
}

function renamed(line: string, asked: string, name: string): string {
  const quoted = JSON.stringify(asked);
  if (line.includes(quoted)) return line.replace(quoted, () => JSON.stringify(name));
  if (line.trimStart().startsWith(`${asked} =`) || line.trimStart().startsWith(`${asked}=`)) {
    return line.replace(asked, () => JSON.stringify(name));
  }
  const inXml = line.trimStart().startsWith("<");
  const wanted = inXml ? escaped(asked) : asked;
  // The last place: in "2 2" the first one is the count.
  const at = line.lastIndexOf(wanted);
  if (at >= 0) {
    return line.slice(0, at) + (inXml ? escaped(name) : name) + line.slice(at + wanted.length);
  }
  // The line says it with other spaces or signs: the count stays, the rest is the name.
  const count = /^\s*(\d+\s*x?|x\s*\d+)\s+/i.exec(line)?.[0] ?? "";
  return count + name;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The names that a message offers in place of the one that nobody knows. */
export function namesNear(args: Readonly<Record<string, unknown>>): readonly string[] {
  const near = args["near"];
  if (typeof near === "string") return [near];
  return Array.isArray(near) ? near.filter((name) => typeof name === "string") : [];
}

/** What is kept as a deck, or null if it is none. */
export function soundDeck(found: unknown): OwnDeck | null {
  if (typeof found !== "object" || found === null) return null;
  const deck = found as Partial<Record<keyof OwnDeck, unknown>>;
  if (typeof deck.id !== "string" || typeof deck.cards !== "object" || deck.cards === null) {
    return null;
  }
  const text = (part: unknown): string => (typeof part === "string" ? part : "");
  const texts = (part: unknown): string[] =>
    Array.isArray(part) ? part.filter((one) => typeof one === "string") : [];
  const cards = Object.entries(deck.cards).filter(
    (pair): pair is [string, number] => Number.isInteger(pair[1]) && Number(pair[1]) > 0,
  );
  const wishes = (typeof deck.wishes === "object" ? deck.wishes : null) as Partial<Wanted> | null;
  return {
    id: deck.id,
    name: text(deck.name),
    changed: Number(deck.changed) || 0,
    raider: text(deck.raider),
    cards: Object.fromEntries(cards),
    treasure: text(deck.treasure),
    locations: texts(deck.locations),
    description: text(deck.description),
    wishes: { ...NO_WISHES, ...wishes },
    left: texts(deck.left),
  };
}

export const ownDecks = shelf("gorin.deck.", soundDeck);
