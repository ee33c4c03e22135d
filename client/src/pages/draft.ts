// The terms of a table while they are being chosen: the house's own, and the options of the game.

import type { Options } from "../game";
import type { Clock, Fault, NewTable, Terms } from "../wire";
import { fits } from "../table/offers";
import { botsBeside, type Opening, usualSeats } from "./asks";

export interface Draft {
  readonly options: Options;
  readonly seats: number;
  /** Of how many games the match is. */
  readonly games: number;
  /** The level of the bot at each seat; empty for a person. */
  readonly bots: readonly string[];
  /** The deck of each seat; empty for the usual one. */
  readonly decks: readonly string[];
  readonly clock: string;
  readonly undo: Terms["undo"];
  readonly watching: Terms["watching"];
  readonly listed: boolean;
  readonly guided: boolean;
  /** Null for the usual number. */
  readonly pause: number | null;
  readonly grace: number | null;
  readonly delay: number | null;
}

/** No table has more seats. */
const MOST_SEATS = 61;

interface NamedClock extends Clock {
  readonly id: string;
}

/** What the server takes where nothing is said: seconds. */
export const USUAL = { pause: 0, grace: 120, delay: 60 } as const;

export const CLOCKS: readonly NamedClock[] = [
  { id: "none", kind: "none", amount: 0, increment: 0 },
  { id: "game-10", kind: "game", amount: 600, increment: 10 },
  { id: "game-25", kind: "game", amount: 1500, increment: 15 },
  { id: "move-60", kind: "move", amount: 60, increment: 0 },
  { id: "move-180", kind: "move", amount: 180, increment: 0 },
  { id: "day-1", kind: "day", amount: 1, increment: 0 },
  { id: "day-3", kind: "day", amount: 3, increment: 0 },
];

export function usualDraft({ game, asks }: Opening): Draft {
  return {
    options: asks.usual(game),
    seats: usualSeats({ game, asks }),
    games: 1,
    bots: botsBeside(game, MOST_SEATS),
    decks: [],
    clock: "none",
    undo: "casual",
    watching: "open",
    listed: false,
    guided: false,
    pause: null,
    grace: null,
    delay: null,
  };
}

/** What was chosen last time, as far as it can still be chosen. */
export function remembered(opening: Opening, text: string | null): Draft {
  const { game, asks } = opening;
  const usual = usualDraft(opening);
  let kept: Partial<Draft>;
  try {
    kept = JSON.parse(text ?? "{}") as Partial<Draft>;
  } catch {
    return usual;
  }
  // Older pages kept the options of the game beside the others.
  const beside: Options = { ...kept };
  const options = asks.remembered(game, kept.options ?? beside);
  if (options === null) return usual;
  const own = Object.entries(kept).filter(([name]) => name in usual);
  const draft: Draft = { ...usual, ...Object.fromEntries(own), options };
  const known = (list: readonly string[], ids: readonly string[]): readonly string[] =>
    list.map((id) => (ids.includes(id) ? id : ""));
  return {
    ...draft,
    bots: known(draft.bots, game.bots),
    decks: known(draft.decks, game.decks.map((deck) => deck.id)),
    clock: CLOCKS.some((clock) => clock.id === draft.clock) ? draft.clock : "none",
  };
}

/** Whether nothing is agreed on but what most tables agree on. */
export function hasUsualManners(opening: Opening, draft: Draft): boolean {
  const usual = usualDraft(opening);
  const manners = ["clock", "undo", "watching", "listed", "pause", "grace", "delay"] as const;
  return manners.every((name) => draft[name] === usual[name]);
}

/** How many seats the table gets: what was chosen, within what the game has. */
export function seatCount({ game, asks }: Opening, draft: Draft): number {
  const [fewest, most] = asks.seats(game, draft.options);
  return Math.min(Math.max(draft.seats, fewest), most);
}

/** The format that is chosen; null for the game's first one. */
export function formatAsked({ game, asks }: Opening, draft: Draft): string | null {
  return asks.chosen(game, draft.options, draft.seats).format ?? null;
}

/** The deck that was chosen for a seat; empty for the usual one, and where it is not legal. */
export function deckAt(opening: Opening, draft: Draft, seat: number): string {
  const chosen = draft.decks[seat] ?? "";
  const deck = opening.game.decks.find((one) => one.id === chosen);
  const format = formatAsked(opening, draft);
  return deck !== undefined && fits(opening.game, deck, format) ? chosen : "";
}

/** Of how many games a match of what is chosen may be. */
export function matchLengths({ game, asks }: Opening, draft: Draft): readonly number[] {
  const format = formatAsked({ game, asks }, draft);
  const found = game.formats.find((one) => one.id === format);
  return (found ?? game.formats[0])?.games ?? [1];
}

/** Of how many games the match is: what was chosen, if the format has such matches. */
export function gameCount(opening: Opening, draft: Draft): number {
  const known = matchLengths(opening, draft);
  return known.includes(draft.games) ? draft.games : (known[0] ?? 1);
}

/** Whether lessons can be had. */
export function canBeGuided(opening: Opening, draft: Draft): boolean {
  const { game, asks } = opening;
  return game.lessons && asks.canBeGuided(draft.options, seatCount(opening, draft));
}

export function newTable(opening: Opening, draft: Draft): NewTable {
  const { game, asks } = opening;
  const seats = seatCount(opening, draft);
  const clock = CLOCKS.find((one) => one.id === draft.clock);
  const upTo = (list: readonly string[]): string[] =>
    Array.from({ length: seats }, (_, seat) => list[seat] ?? "");
  return {
    terms: {
      chosen: { game: game.id, ...asks.chosen(game, draft.options, seats) },
      seats,
      games: gameCount(opening, draft),
      listed: draft.listed,
      watching: draft.watching,
      undo: draft.undo,
      guided: draft.guided && canBeGuided(opening, draft),
      pause: draft.pause ?? USUAL.pause,
      grace: draft.grace ?? USUAL.grace,
      delay: draft.delay ?? USUAL.delay,
      clock: {
        kind: clock?.kind ?? "none",
        amount: clock?.amount ?? 0,
        increment: clock?.increment ?? 0,
      },
    },
    bots: upTo(draft.bots),
    decks: Array.from({ length: seats }, (_, seat) => deckAt(opening, draft, seat)),
  };
}

/** The house's own fields that faults may belong to; where they belong to none it is "other". */
const PLACES = ["seats", "games", "deck", "clock", "guided", "pause", "grace", "delay"];

/** The field that a fault belongs to, by its place ("clock.amount") or by what the game says. */
export function placeOf(fault: Fault, { asks }: Opening): string {
  const named = PLACES.find((place) => fault.place.startsWith(place));
  return named ?? asks.placeOf(fault) ?? "other";
}
