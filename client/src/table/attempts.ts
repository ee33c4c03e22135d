// What may be tried, in words.

import type { Reader } from "../text/reader";
import type { Arg } from "../wire";

/** What a card is called where it lies, by its number; nothing for one that lies nowhere open. */
export type Called = (number: string) => Arg | null | undefined;

/**
 * A part of an attempt in words: its key reads `verb:thing.number`. The verb's message gets the thing as a
 * side of the map, a number or a card, whichever it is. Whether a number is a seat only the game knows: its
 * message says `$seat` then, or `$number` to choose words by it.
 */
export function partInWords(part: string, called: Called, reader: Reader): string {
  const [verb = "", rest = ""] = split(part, ":");
  const id = `page-attempt-${verb}`;
  if (!reader.has(id)) return part;
  if (rest === "") return reader.say(id);
  if (!/^\d+$/.test(rest)) return reader.say(id, { thing: thing(rest, called, reader) });
  const seat: Arg = { type: "name", kind: "seat", key: rest };
  return reader.say(id, { thing: rest, number: Number(rest), seat });
}

function thing(key: string, called: Called, reader: Reader): Arg {
  if (reader.has(`side-${key}`)) return { type: "message", id: `side-${key}`, args: {} };
  const [slug = key, number = ""] = split(key, ".");
  // A card is called what it is called where it lies; not every game prints names.
  const name = called(number.split(".")[0] ?? "");
  if (name) return name;
  // Cards without printed names have theirs in the catalogue of their game.
  if (reader.has(`card-${slug}`)) return { type: "message", id: `card-${slug}`, args: {} };
  return { type: "name", kind: "card", key: slug };
}

function split(text: string, sign: string): readonly string[] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
