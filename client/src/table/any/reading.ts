// Reading a view whose game is not known: what is a card, which answer is about it.

import { reader, say } from "../../text/current";
import type { View } from "../contract";

export type Plain = string | number | boolean | null;

/** Whatever has a slug: a card, an obstacle, a place with a card. */
export interface AnyCard {
  readonly slug: string;
  readonly number?: number;
  readonly [field: string]: unknown;
}

export function isRecord(value: unknown): value is View {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isCard(value: unknown): value is AnyCard {
  return isRecord(value) && typeof value["slug"] === "string" && value["slug"] !== "";
}

/** The key of the answer that is about a card: keys read `verb:thing.number`; null if none is. */
export function choiceFor(card: AnyCard, keys: readonly string[]): string | null {
  const things = [card.slug];
  if (card.number !== undefined) things.unshift(`${card.slug}.${card.number}`);
  for (const thing of things) {
    const found = keys.filter((key) => key.slice(key.indexOf(":") + 1) === thing);
    // Two answers about one card are told apart in the bar only.
    if (found.length === 1) return found[0] ?? null;
  }
  return null;
}

/** The name of a field: a message of the game if there is one, else the field in plain words. */
export function fieldInWords(name: string): string {
  const id = `view-${name.replaceAll("_", "-")}`;
  if (reader.value?.has(id)) return say(id);
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
