// The reader of the page: the language that was chosen, the game it is about, and the names
// everybody knows.

import { FluentResource } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import type { Arg, CardNames, Name } from "../wire";
import { getOnce } from "../api";
import type { GameNames, KnownCards } from "../game";
import { gamePage } from "../listed";
import { Catalogue } from "./catalogue";
import { ENGLISH, type Language, pickLanguage, TAGS } from "./languages";
import { playerArg, signsOf } from "./players";
import { Reader } from "./reader";

const KEY = "gorin.language";
const NO_CARDS: KnownCards = { names: new Map(), builtIn: new Set() };

/** What has come of the server's texts, by address: the house's, those of games, their clauses'. */
const resources = signal<ReadonlyMap<string, FluentResource>>(new Map());
/** What has come of the names of games, by game. */
const gameNames = signal<ReadonlyMap<string, GameNames>>(new Map());
const cards = signal<ReadonlyMap<string, KnownCards>>(new Map());
const seatNames = signal<ReadonlyMap<string, string>>(new Map());
const seatSigns = computed(() => signsOf([...seatNames.value.values()]));
/** The game that the page is about; its texts are read beside the house's once they are there. */
const game = signal<string | null>(null);

export const language = signal<Language>(
  pickLanguage(localStorage.getItem(KEY), navigator.languages),
);

/** Reads in the language chosen; null until its messages are there. */
export const reader = computed<Reader | null>(() => {
  const about = game.value;
  const own = catalogue(language.value, about);
  if (own === null) return null;
  const english = resources.value.has(textPath(ENGLISH, about)) ? catalogue(ENGLISH, about) : null;
  // Names are looked up in what is known now; when more is known there is a new reader.
  const known: Known = {
    seats: seatNames.value,
    cards: (about === null ? undefined : cards.value.get(about)) ?? NO_CARDS,
    game: about === null ? undefined : gameNames.value.get(about),
  };
  const found = (isNeeded: boolean): Catalogue | null =>
    english ?? (isNeeded ? wantEnglish() : null);
  return new Reader(own, found, (name, by) => named(name, by, known));
});

/** What the page is to be read in. Kept for the next visit. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  localStorage.setItem(KEY, chosen);
  await load(chosen, game.peek());
  language.value = chosen;
}

/** Load what the page needs before it can say anything. */
export async function prepareText(): Promise<void> {
  effect(() => {
    document.documentElement.lang = TAGS[language.value];
  });
  await load(language.value, null);
}

/** Load what a game says, to be read when the page is about it. */
export async function prepareGame(id: string): Promise<void> {
  const names = gamePage(id).names;
  const [found] = await Promise.all([names?.(), load(language.peek(), id)]);
  if (found !== undefined) gameNames.value = new Map(gameNames.peek()).set(id, found);
}

/** The games of which somebody has unfolded a clause. */
const unfolded = new Set<string>();

/** Load what the clauses of the game say that the page is about. */
export async function prepareClauses(): Promise<void> {
  const about = game.peek();
  if (about === null) return;
  unfolded.add(about);
  await load(language.peek(), about);
}

/** Let the page be about a game: from now on its texts are read beside the house's. */
export function turnTo(id: string): void {
  game.value = id;
}

/** Whether what a game says is there, and the page is about it. */
export function isAbout(id: string): boolean {
  const knowsNames = gamePage(id).names === undefined || gameNames.value.has(id);
  return game.value === id && knowsNames && resources.value.has(textPath(language.value, id));
}

/** The text of a message of the page itself, in the language chosen. */
export function say(id: string, args: { readonly [name: string]: Arg } = {}): string {
  return reader.value?.say(id, args) ?? "";
}

/** The text of anything that the server says. */
export function read(arg: Arg): string {
  return reader.value?.read(arg) ?? "";
}

/** What a deck that comes with Gorin is called; a printed name stays as it is. */
export function deckName(deck: { readonly id: string; readonly name: string }): string {
  const id = `deck-name-${deck.id}`;
  const by = reader.value;
  return by !== null && by.has(id) ? by.say(id) : deck.name;
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

/** Learn the names of a game's cards, if it has printed ones. */
export async function knowCards(id: string): Promise<void> {
  const found = await getOnce<CardNames>(`/api/cards/${encodeURIComponent(id)}/names`);
  callCards(id, new Map(Object.entries(found.names)), found.built_in);
}

/** From now on the cards of a game have these names. */
export function callCards(
  id: string,
  names: ReadonlyMap<string, string>,
  builtIn: readonly string[],
): void {
  cards.value = new Map(cards.peek()).set(id, { names, builtIn: new Set(builtIn) });
}

function textPath(of: Language, about: string | null): string {
  return about === null ? `/api/text/${of}.ftl` : `/api/text/${of}/${encodeURIComponent(about)}.ftl`;
}

function clausePath(of: Language, about: string): string {
  return `/api/text/${of}/${encodeURIComponent(about)}/clauses.ftl`;
}

/** All that may be read of a game, the house's texts first. */
function paths(of: Language, about: string | null): readonly string[] {
  const house = textPath(of, null);
  return about === null ? [house] : [house, textPath(of, about), clausePath(of, about)];
}

async function load(wanted: Language, about: string | null): Promise<void> {
  const isWanted = (path: string): boolean =>
    about === null || path !== clausePath(wanted, about) || unfolded.has(about);
  await Promise.all(paths(wanted, about).filter(isWanted).map(loadOne));
}

/** What is on its way. */
const loading = new Map<string, Promise<void>>();

function loadOne(path: string): Promise<void> {
  if (resources.peek().has(path)) return Promise.resolve();
  const under = loading.get(path) ?? fetchText(path).finally(() => loading.delete(path));
  loading.set(path, under);
  return under;
}

async function fetchText(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`text: ${response.status}`);
  const resource = new FluentResource(await response.text());
  resources.value = new Map(resources.peek()).set(path, resource);
}

const catalogues = new Map<string, Catalogue>();

/** What is read: the house's messages, and those of a game that are there; null without the house's. */
function catalogue(of: Language, about: string | null): Catalogue | null {
  const come = paths(of, about).filter((path) => resources.value.has(path));
  if (!come.includes(textPath(of, null))) return null;
  const key = come.join(" ");
  const known = catalogues.get(key);
  if (known !== undefined) return known;
  const made = new Catalogue(of, ...come.map((path) => resources.value.get(path) ?? ""));
  catalogues.set(key, made);
  return made;
}

/** English is fetched only when something is missing; until then that stays between brackets. */
function wantEnglish(): null {
  if (language.peek() !== ENGLISH) void load(ENGLISH, game.peek()).catch(() => undefined);
  return null;
}

interface Known {
  readonly seats: ReadonlyMap<string, string>;
  readonly cards: KnownCards;
  readonly game: GameNames | undefined;
}

function named(name: Name, by: Reader, known: Known): string | null {
  if (name.kind === "seat") {
    if (!/^-?\d+$/.test(name.key)) return null;
    return by.read(playerArg(known.seats.get(name.key) ?? "", Number(name.key)));
  }
  // The messages say what some cards do, under ids like their names.
  if (name.kind === "card") return known.cards.names.get(name.key) ?? null;
  const id = name.key.startsWith(`${name.kind}-`) ? name.key : `${name.kind}-${name.key}`;
  return by.has(id) ? by.say(id) : (known.game?.(name, known.cards) ?? null);
}
