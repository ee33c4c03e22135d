// A deck as the text of a file: one that Gorin reads anywhere, and that this page reads back whole.

import { type Building, type Found, isRecord, MOST_COPIES, type OwnDeck, soundDeck } from "./deck";

/** Begins the line with what only the page knows of a deck; to all other readers it is a remark. */
const REMARK = "# page ";

/** The text of a deck: for the same deck always the same. */
export function deckText(deck: OwnDeck, building: Building): string {
  const lines = [`name = ${quoted(deck.name)}`];
  if (!building.untold) lines.push(`game = ${quoted(building.game)}`);
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
    const names = cards.flatMap(([slug, count]) =>
      Array<string>(Math.min(count, MOST_COPIES)).fill(quoted(slug)),
    );
    if (names.length === 0) continue;
    lines.push(style === "one" ? `${id} = ${names[0]}` : `${id} = [${names.join(", ")}]`);
  }
  const { format, seats, options, left } = deck;
  const others = { ...(seats > 0 ? { seats } : {}), ...(hasAny(options) ? { options } : {}) };
  if (format !== "" || left.length > 0 || hasAny(others)) {
    tables.push(REMARK + plain(JSON.stringify({ format, left, ...others })));
  }
  return `${[...lines, ...tables].join("\n")}\n`;
}

function hasAny(record: object): boolean {
  return Object.keys(record).length > 0;
}

/** The deck of a text that this page has written; null: another hand has, ask the server. */
export function readDeckText(
  text: string,
  building: Building,
  id: string,
  changed: number,
): OwnDeck | null {
  const found: Record<string, unknown> = {};
  const sections: Record<string, Record<string, unknown>> = {};
  let table: Record<string, unknown> | null = null;
  for (const line of text.split("\n").filter((one) => one !== "" && !one.startsWith(REMARK))) {
    const [, heading] = /^\[([a-z-]+)\]$/.exec(line) ?? [];
    if (heading !== undefined) {
      if (styleOf(building, heading) !== "counted") return null;
      table = sections[heading] = {};
      continue;
    }
    const [name, value] = entryIn(line);
    if (name === null || value === undefined) return null;
    if (table !== null) table[name] = value;
    else if (TEXTS.includes(name)) found[name] = value;
    else {
      const cards = countsOf(styleOf(building, name), value);
      if (cards === null) return null;
      sections[name] = cards;
    }
  }
  if (table === null || (found["game"] ?? building.game) !== building.game) return null;
  return soundDeck({ name: "", ...found, ...remarkIn(text, building), sections, id, changed });
}

const TEXTS: readonly string[] = ["name", "game", "description", "clan"];

function styleOf({ sections }: Building, id: string): string {
  return sections.find((section) => section.id === id)?.style ?? "";
}

/** The name and the value of a line; null and undefined for what is no line of ours. */
function entryIn(line: string): readonly [string | null, unknown] {
  const [, name, value] = /^([A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*") = (.+)$/s.exec(line) ?? [];
  const key = name?.startsWith('"') ? parsed(name) : name;
  return [typeof key === "string" ? key : null, value === undefined ? undefined : parsed(value)];
}

/** The cards of a section that names them in its line; null where it does not. */
function countsOf(style: string, value: unknown): Record<string, number> | null {
  const names = style === "one" ? [value] : style === "listed" ? value : null;
  if (!Array.isArray(names)) return null;
  const counts: Record<string, number> = {};
  for (const name of names) {
    if (typeof name !== "string") return null;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** What only the page knows of a deck, from the text of its file. */
export function remarkIn(text: string, { kept }: Building): Partial<OwnDeck> {
  const line = text.split("\n").find((one) => one.startsWith(REMARK)) ?? "";
  const found = parsed(line.slice(REMARK.length));
  const known: Found = isRecord(found) ? found : {};
  const sound = soundDeck({ ...(kept?.renewed(known) ?? known), id: "", sections: {} });
  if (sound === null) return {};
  const { format, seats, options, left } = sound;
  return { format, seats, options, left };
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

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
