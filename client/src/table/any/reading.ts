// Reading a view whose game is not known: what is a card, which answer is about it.

import { reader, say } from "../../text/current";
import type { OptionView } from "../../wire";
import type { View } from "../contract";

type Target = OptionView["about"][number];

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

/** The key of the one answer that is about a card; null if none is, or several are. */
export function choiceFor(card: AnyCard, options: readonly OptionView[]): string | null {
  const found = options.filter(({ about }) => about.some((target) => isAbout(target, card)));
  // Two answers about one card are told apart in the bar only.
  return found.length === 1 ? (found[0]?.key ?? null) : null;
}

function isAbout(target: Target, card: AnyCard): boolean {
  if (target.type !== "CardTarget" || target.slug !== card.slug) return false;
  return target.number === null || target.number === card.number;
}

/** The name of a field: a message of the game if there is one, else the field in plain words. */
export function fieldInWords(name: string): string {
  const id = `view-${name.replaceAll("_", "-")}`;
  if (reader.value?.has(id)) return say(id);
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
