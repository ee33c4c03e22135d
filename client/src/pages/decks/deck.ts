// A deck of any game while it is built: plain data, and what clicks make of it. What is legal the
// server says.

import type { CardEntry, Deck, DeckWishes } from "../../wire";
import { type Kept, type Shelf, shelf } from "../own";

export interface OwnDeck extends Kept {
  /** How many of each card, by slug, by section. */
  readonly sections: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly description: string;
  /** Of which clan or side it says it is; empty: its cards tell. */
  readonly clan: string;
  /** What it is built for; empty: the game's default. */
  readonly format: string;
  /** Lines of a pasted list that say nothing: kept, so that nothing is lost in silence. */
  readonly left: readonly string[];
}

/** How a section is written: one card by its name, names in a list, or counts in a table. */
export type Style = "one" | "listed" | "counted";

export interface BuildingSection {
  readonly id: string;
  readonly style: Style;
  /** Its cards are not in the deck: they lie beside it, to be swapped in. */
  readonly aside?: boolean;
}

/** What a game says of the decks that are built for it; the server says the rest. */
export interface Building {
  readonly game: string;
  /** Where its pages are: "/their/decks", "/their/cards". */
  readonly path: string;
  readonly cardsPath: string;
  readonly sections: readonly BuildingSection[];
  /** The section of a card by what is printed on it; empty: none. */
  readonly place: (entry: CardEntry) => string;
  /** Searches that buttons put together: the term, and the message that says what it finds. */
  readonly quick: readonly (readonly [term: string, label: string])[];
  /** The fields of a card's rows that stand beside its name, the most telling first. */
  readonly figures: readonly string[];
  /** Charts whose bars stand in the order of a number. */
  readonly curves: readonly string[];
  /** Searches that show how to ask: the text, and the message that says what it finds. */
  readonly examples: readonly (readonly [text: string, about: string])[];
  /** The format that a deck is built for, as far as it tells. */
  readonly formatOf: (deck: OwnDeck) => string;
  /** The clans that a deck may name. */
  readonly clans: readonly (readonly [id: string, label: string])[];
}

export const MOST_COPIES = 99;
/** The longest text of a deck that the server takes. */
export const LONGEST = 20_000;
export const LONGEST_NAME = 60;

export function emptyDeck(id: string, name: string, now: number): OwnDeck {
  return { id, name, changed: now, sections: {}, description: "", clan: "", format: "", left: [] };
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

export function sentWishes(deck: OwnDeck): DeckWishes {
  return deck.format === "" ? {} : { format: deck.format };
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
export function soundDeck(found: unknown): OwnDeck | null {
  if (typeof found !== "object" || found === null) return null;
  const deck = found as Partial<Record<keyof OwnDeck, unknown>>;
  if (typeof deck.id !== "string" || !isRecord(deck.sections)) return null;
  const text = (part: unknown): string => (typeof part === "string" ? part : "");
  const sections = Object.entries(deck.sections).map(([id, cards]) => [id, soundCounts(cards)]);
  return {
    id: deck.id,
    name: text(deck.name),
    changed: Number(deck.changed) || 0,
    sections: Object.fromEntries(sections) as OwnDeck["sections"],
    description: text(deck.description),
    clan: text(deck.clan),
    format: text(deck.format),
    left: Array.isArray(deck.left) ? deck.left.filter((one) => typeof one === "string") : [],
  };
}

function isRecord(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

function soundCounts(cards: unknown): Readonly<Record<string, number>> {
  if (!isRecord(cards)) return {};
  const counts = Object.entries(cards).filter(
    (pair): pair is [string, number] => Number.isInteger(pair[1]) && Number(pair[1]) > 0,
  );
  return Object.fromEntries(counts);
}

const shelves = new Map<string, Shelf<OwnDeck>>();

/** The decks for a game that are kept in this browser. */
export function decksFor(game: string): Shelf<OwnDeck> {
  const known = shelves.get(game) ?? shelf(`gorin.own.${game}.deck.`, soundDeck);
  shelves.set(game, known);
  return known;
}

// -- as the text of a file -------------------------------------------------------------------------

/** Begins the line with what only the page knows of a deck; to all other readers it is a remark. */
const REMARK = "# page ";

/** The text of a deck: for the same deck always the same. */
export function deckText(deck: OwnDeck, building: Building): string {
  const lines = [`name = ${quoted(deck.name)}`, `game = ${quoted(building.game)}`];
  if (deck.description !== "") lines.push(`description = ${quoted(deck.description)}`);
  if (deck.clan !== "") lines.push(`clan = ${quoted(deck.clan)}`);
  const tables: string[] = [];
  for (const { id, style } of building.sections) {
    const cards = Object.entries(deck.sections[id] ?? {}).sort(([one], [other]) =>
      one < other ? -1 : 1,
    );
    if (style === "counted") {
      tables.push("", `[${id}]`, ...cards.map(([slug, count]) => `${key(slug)} = ${count}`));
      continue;
    }
    const names = cards.flatMap(([slug, count]) => Array<string>(count).fill(quoted(slug)));
    if (names.length === 0) continue;
    lines.push(style === "one" ? `${id} = ${names[0]}` : `${id} = [${names.join(", ")}]`);
  }
  if (deck.format !== "" || deck.left.length > 0) {
    const { format, left } = deck;
    tables.push(REMARK + plain(JSON.stringify({ format, left })));
  }
  return `${[...lines, ...tables].join("\n")}\n`;
}

/** What only the page knows of a deck, from the text of its file. */
export function remarkIn(text: string): Pick<OwnDeck, "format" | "left"> {
  const line = text.split("\n").find((one) => one.startsWith(REMARK));
  const none = { format: "", left: [] };
  if (line === undefined) return none;
  try {
    const sound = soundDeck({ id: "", sections: {}, ...(JSON.parse(line.slice(REMARK.length)) as object) });
    return sound === null ? none : { format: sound.format, left: sound.left };
  } catch {
    return none;
  }
}

function key(slug: string): string {
  return /^[A-Za-z0-9_-]+$/.test(slug) ? slug : quoted(slug);
}

/** A text as JSON and TOML both write it. */
function quoted(text: string): string {
  return plain(JSON.stringify(text));
}

/** The one sign that JSON writes as it is and TOML does not take. */
function plain(json: string): string {
  return json.replaceAll("\u007f", "\\u007f");
}

// -- mending a pasted list -------------------------------------------------------------------------

/**
 * A text with another name in one of its lines (counted from 1): what was `asked` there becomes
 * `name`.
 */
export function replaceName(text: string, line: number, asked: string, name: string): string {
  const lines = text.split("\n");
  const before = lines[line - 1];
  if (before === undefined || asked === "") return text;
  // The last place: in "2 2" the first one is the count.
  const at = before.lastIndexOf(asked);
  if (at < 0) {
    const count = /^\s*(\d+\s*x?|x\s*\d+)\s+/i.exec(before)?.[0] ?? "";
    lines[line - 1] = count + name;
  } else {
    lines[line - 1] = before.slice(0, at) + name + before.slice(at + asked.length);
  }
  return lines.join("\n");
}

/** The names that a message offers in place of the one that nobody knows. */
export function namesNear(args: Readonly<Record<string, unknown>>): readonly string[] {
  const near = args["near"];
  if (typeof near === "string") return [near];
  return Array.isArray(near) ? near.filter((name) => typeof name === "string") : [];
}

// -- searching -------------------------------------------------------------------------------------

/** The search with a term, or without it if it has it. */
export function toggled(query: string, term: string): string {
  if (!hasTerm(query, term)) return `${query.trimEnd()} ${term}`.trimStart();
  return query
    .split(/\s+/)
    .filter((part) => part !== term)
    .join(" ");
}

export function hasTerm(query: string, term: string): boolean {
  return query.split(/\s+/).includes(term);
}
