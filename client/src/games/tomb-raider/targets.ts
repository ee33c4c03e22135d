// What an answer's key points at: a space, an obstacle, a card, a seat, an ability, a deck.
// Keys read `verb:thing.number`; the page knows no rules, only these names.

import type { TombRaiderView } from "./wire";
import { beside, isSide, type Side } from "./spaces";

export type Target =
  | { readonly kind: "space"; readonly space: string; readonly side: Side | null }
  | { readonly kind: "side"; readonly space: string; readonly side: Side }
  | { readonly kind: "obstacle"; readonly number: number }
  | { readonly kind: "card"; readonly slug: string; readonly number: number | null }
  | { readonly kind: "seat"; readonly seat: number }
  | { readonly kind: "ability"; readonly ability: string; readonly seat: number | null }
  | { readonly kind: "deck"; readonly deck: number };

const CARD_VERBS: ReadonlySet<string> = new Set([
  "play", "use", "discard", "take", "find", "bonus", "recover", "treasure", "obstacle", "item",
]);
const OBSTACLE_VERBS: ReadonlySet<string> = new Set(["face", "remove", "shift"]);
const SEAT_VERBS: ReadonlySet<string> = new Set(["attack", "first", "raider", "hand"]);
const SPACE_VERBS: ReadonlySet<string> = new Set(["space", "shift-to", "entrance"]);
const ABILITY_VERBS: ReadonlySet<string> = new Set(["heal", "injure", "test"]);

export interface Key {
  readonly verb: string;
  readonly thing: string;
  readonly number: number | null;
}

export function keyOf(text: string): Key {
  const [verb = "", rest = ""] = split(text, ":");
  const [thing = "", tail = ""] = split(rest, ".");
  const number = /^-?\d+/.exec(tail);
  return { verb, thing, number: number ? Number(number[0]) : null };
}

function split(text: string, at: string): [string, string] {
  const place = text.indexOf(at);
  return place < 0 ? [text, ""] : [text.slice(0, place), text.slice(place + 1)];
}

/** What an answer points at, null if only a button can give it. `seat` is who is asked. */
export function targetOf(text: string, view: TombRaiderView, seat: number | null): Target | null {
  const { verb, thing, number } = keyOf(text);
  if (!thing) return null;
  if (verb === "move" || verb === "side") return sideTarget(verb, thing, view, seat);
  if (verb === "look") return lookTarget(thing, number);
  if (SPACE_VERBS.has(verb)) return { kind: "space", space: thing, side: null };
  if (OBSTACLE_VERBS.has(verb) && number !== null) return { kind: "obstacle", number };
  if (SEAT_VERBS.has(verb)) return { kind: "seat", seat: Number(thing) };
  if (ABILITY_VERBS.has(verb)) return { kind: "ability", ability: thing, seat };
  return CARD_VERBS.has(verb) ? { kind: "card", slug: thing, number } : null;
}

function lookTarget(thing: string, number: number | null): Target {
  return thing === "deck"
    ? { kind: "deck", deck: number ?? 0 }
    : { kind: "space", space: thing, side: null };
}

function sideTarget(
  verb: string,
  thing: string,
  view: TombRaiderView,
  seat: number | null,
): Target | null {
  const space = view.raiders.find((raider) => raider.seat === seat)?.space;
  if (space === undefined || !isSide(thing)) return null;
  if (verb === "side") return { kind: "side", space, side: thing };
  const to = beside(space, thing, view);
  return to === null ? null : { kind: "space", space: to, side: thing };
}

/** All answers of a question by what they point at. */
export interface Lit {
  readonly spaces: ReadonlyMap<string, readonly string[]>;
  /** Moves and sides: where the arrow starts, which way, and the answer. */
  readonly arrows: readonly { readonly space: string; readonly side: Side; readonly key: string }[];
  readonly obstacles: ReadonlyMap<number, readonly string[]>;
  /** Cards by their number in the match. */
  readonly cards: ReadonlyMap<number, readonly string[]>;
  readonly seats: ReadonlyMap<number, readonly string[]>;
  readonly abilities: ReadonlyMap<string, readonly string[]>;
  readonly decks: ReadonlyMap<number, readonly string[]>;
  /** Answers that name a card, in the order of the question. */
  readonly named: readonly NamedCard[];
}

export interface NamedCard {
  readonly key: string;
  readonly slug: string;
  readonly number: number | null;
}

export function litBy(
  keys: Iterable<string>,
  view: TombRaiderView,
  seat: number | null,
): Lit {
  const spaces = new Map<string, string[]>();
  const arrows: { space: string; side: Side; key: string }[] = [];
  const obstacles = new Map<number, string[]>();
  const cards = new Map<number, string[]>();
  const seats = new Map<number, string[]>();
  const abilities = new Map<string, string[]>();
  const decks = new Map<number, string[]>();
  const named: NamedCard[] = [];
  const own = view.raiders.find((raider) => raider.seat === seat)?.space ?? "";
  for (const key of keys) {
    const target = targetOf(key, view, seat);
    switch (target?.kind) {
      case "space":
        add(spaces, target.space, key);
        if (target.side !== null) arrows.push({ space: own, side: target.side, key });
        break;
      case "side":
        arrows.push({ space: target.space, side: target.side, key });
        break;
      case "obstacle":
        add(obstacles, target.number, key);
        break;
      case "card":
        if (target.number !== null) add(cards, target.number, key);
        named.push({ key, slug: target.slug, number: target.number });
        break;
      case "seat":
        add(seats, target.seat, key);
        break;
      case "ability":
        add(abilities, target.ability, key);
        break;
      case "deck":
        add(decks, target.deck, key);
        break;
      case undefined:
        break;
    }
  }
  return { spaces, arrows, obstacles, cards, seats, abilities, decks, named };
}

function add<Thing>(found: Map<Thing, string[]>, thing: Thing, key: string): void {
  const keys = found.get(thing);
  if (keys) keys.push(key);
  else found.set(thing, [key]);
}
