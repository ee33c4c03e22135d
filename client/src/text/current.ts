// The reader of the page: the language that was chosen, and the names everybody knows.

import { computed, effect, signal } from "@preact/signals";
import type { Arg, Cards, Name } from "../wire";
import { getOnce } from "../api";
import { Catalogue } from "./catalogue";
import { ENGLISH, type Language, pickLanguage, TAGS } from "./languages";
import { playerArg, signsOf } from "./players";
import { Reader } from "./reader";

const KEY = "gorin.language";

const catalogues = signal<{ readonly [language in Language]?: Catalogue }>({});
const cardNames = signal<ReadonlyMap<string, string>>(new Map());
const seatNames = signal<ReadonlyMap<string, string>>(new Map());
const seatSigns = computed(() => signsOf([...seatNames.value.values()]));
const builtIn = signal<ReadonlySet<string>>(new Set());

export const language = signal<Language>(
  pickLanguage(localStorage.getItem(KEY), navigator.languages),
);

/** Reads in the language chosen; null until its messages are there. */
export const reader = computed<Reader | null>(() => {
  const own = catalogues.value[language.value];
  if (own === undefined) return null;
  const english = catalogues.value[ENGLISH] ?? null;
  // Names are looked up in what is known now; when more is known there is a new reader.
  const cards = cardNames.value;
  const known: Known = { cards, seats: seatNames.value, builtIn: builtIn.value };
  return new Reader(own, () => english ?? wantEnglish(), (name, by) => named(name, by, known));
});

/** What the page is to be read in. Kept for the next visit. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  localStorage.setItem(KEY, chosen);
  await load(chosen);
  language.value = chosen;
}

/** Load what the page needs before it can say anything. */
export async function prepareText(): Promise<void> {
  effect(() => {
    document.documentElement.lang = TAGS[language.value];
  });
  await load(language.value);
}

/** The text of a message of the page itself, in the language chosen. */
export function say(id: string, args: { readonly [name: string]: Arg } = {}): string {
  return reader.value?.say(id, args) ?? "";
}

/** The text of anything that the server says. */
export function read(arg: Arg): string {
  return reader.value?.read(arg) ?? "";
}

/** Call the seats by the names of whoever plays there; a seat without a name goes by its number. */
export function knowSeats(names: readonly string[]): void {
  const before = seatNames.peek();
  if (names.length === before.size && names.every((name, at) => before.get(String(at)) === name)) {
    return;
  }
  seatNames.value = new Map(names.map((name, at) => [String(at), name]));
}

/** What to call whoever plays a seat. */
export function playerName(name: string, seat: number): string {
  return read(playerArg(name, seat));
}

/** The sign of a seat: a letter or a number that no other seat has. */
export function seatSign(seat: number): string {
  return seatSigns.value[seat] ?? String(seat + 1);
}

/** Learn the names of a game's cards. */
export async function knowCards(game: string): Promise<void> {
  const found = await getOnce<Cards>(`/api/cards/${game}`);
  const names = new Map(cardNames.peek());
  for (const { printed } of found.cards) names.set(printed.slug, printed.name);
  cardNames.value = names;
  builtIn.value = new Set(found.built_in);
}

async function load(wanted: Language): Promise<void> {
  if (catalogues.peek()[wanted] !== undefined) return;
  const response = await fetch(`/api/text/${wanted}.ftl`);
  if (!response.ok) throw new Error(`text: ${response.status}`);
  const catalogue = new Catalogue(wanted, await response.text());
  catalogues.value = { ...catalogues.peek(), [wanted]: catalogue };
}

/** English is fetched only when something is missing; until then that stays between brackets. */
function wantEnglish(): null {
  if (language.peek() !== ENGLISH) void load(ENGLISH).catch(() => undefined);
  return null;
}

interface Known {
  readonly cards: ReadonlyMap<string, string>;
  readonly seats: ReadonlyMap<string, string>;
  readonly builtIn: ReadonlySet<string>;
}

function named(name: Name, by: Reader, known: Known): string | null {
  if (name.kind === "obstacle" && by.has(`obstacle-${name.key}`)) {
    return by.say(`obstacle-${name.key}`);
  }
  if (name.kind === "level" && name.key.startsWith("level-") && by.has(name.key)) {
    return by.say(name.key);
  }
  if (name.kind === "seat" && /^-?\d+$/.test(name.key)) {
    return by.read(playerArg(known.seats.get(name.key) ?? "", Number(name.key)));
  }
  if (name.kind !== "card" && name.kind !== "obstacle") return null;
  const card = known.cards.get(name.key);
  if (card !== undefined) return card;
  if (name.kind !== "obstacle" || !known.builtIn.has(name.key)) return null;
  const words = name.key.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
