// A deck as the text of a file: one that Gorin reads anywhere, and that this page reads back whole.

import { NO_WISHES, type OwnDeck, soundDeck } from "./deck";

/** Begins the line with what only the page knows of a deck; to all other readers it is a remark. */
const REMARK = "# page ";
const TEXTS = ["name", "description", "raider", "treasure"] as const;

/** The text of a deck: for the same deck always the same. */
export function deckText(deck: OwnDeck): string {
  const lines = TEXTS.filter((key) => key === "name" || deck[key] !== "").map(
    (key) => `${key} = ${quoted(deck[key])}`,
  );
  if (deck.locations.length > 0) lines.push(`locations = [${deck.locations.map(quoted).join(", ")}]`);
  lines.push("", "[cards]");
  for (const slug of Object.keys(deck.cards).sort()) {
    const key = /^[A-Za-z0-9_-]+$/.test(slug) ? slug : quoted(slug);
    lines.push(`${key} = ${deck.cards[slug]}`);
  }
  const known = { ...NO_WISHES, ...deck.wishes };
  const wished = Object.entries(known).some(([key, value]) => value !== NO_WISHES[key as "seats"]);
  if (wished || deck.left.length > 0) {
    lines.push(REMARK + plain(JSON.stringify({ wishes: known, left: deck.left })));
  }
  return `${lines.join("\n")}\n`;
}

/** The deck of a text that this page has written; null: another hand has, ask the server. */
export function readDeckText(text: string, id: string, changed: number): OwnDeck | null {
  const found: Record<string, unknown> = { id, changed, name: "" };
  const cards: Record<string, unknown> = {};
  let inCards = false;
  for (const line of text.split("\n")) {
    if (line === "") continue;
    if (line === "[cards]") {
      inCards = true;
      continue;
    }
    const remark = line.startsWith(REMARK) ? parsed(line.slice(REMARK.length)) : undefined;
    if (remark !== undefined) {
      Object.assign(found, remark, { id, changed });
      continue;
    }
    const [, key, value] = /^([A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*") = (.+)$/s.exec(line) ?? [];
    const name = key?.startsWith('"') ? parsed(key) : key;
    const meant = value === undefined ? undefined : parsed(value);
    if (typeof name !== "string" || meant === undefined) return null;
    if (inCards) cards[name] = meant;
    else if (name === "locations" || TEXTS.some((one) => one === name)) found[name] = meant;
    else return null;
  }
  return inCards ? soundDeck({ ...found, cards }) : null;
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
