import "./stubs";
import { describe, expect, test } from "vitest";
import { games } from "../src/games";
import { gamePages } from "../src/listed";
import { optionsOf } from "../src/pages/asks";
import { OWN, TUTORIAL } from "../src/games/tomb-raider/options/choosing";
import {
  canBeGuided,
  type Draft,
  matchLengths,
  newTable,
  placeOf,
  remembered,
  seatCount,
  usualDraft,
} from "../src/pages/draft";
import { aside, offered } from "../src/table/offers";
import type { Fault, GameEntry } from "../src/wire";
import type { LevelEntry } from "../src/games/tomb-raider/wire";

function level(id: string, fewest: number, most: number, solo: boolean): LevelEntry {
  return {
    id,
    title: { type: "message", id: `level-${id}`, args: {} },
    clause: "",
    fewest_seats: fewest,
    most_seats: most,
    power: 1,
    width: 3,
    depth: 6,
    solo,
    ours: false,
    goal: "find-treasure",
    turn_limit: null,
    decks: [],
    variants: [],
  };
}

const GAME = {
  id: "tomb-raider",
  formats: [],
  own: { levels: [level("first", 2, 4, false), level(TUTORIAL, 1, 1, true)], series: [] },
  decks: [],
  bots: ["easy"],
  lessons: true,
} as unknown as GameEntry;
gamePages.value = games;

const OPENING = { game: GAME, asks: await optionsOf(GAME.id) };

/** A draft of a level, the rest as usual. */
function draftOf(level: string): Draft {
  const draft = usualDraft(OPENING);
  return { ...draft, options: { ...draft.options, level } };
}

describe("what was chosen last time", () => {
  test("comes back as far as it can still be chosen", () => {
    const kept = { level: "first", bots: ["", "gone"], decks: ["gone"], clock: "gone", seats: 3 };
    const draft = remembered(OPENING, JSON.stringify(kept));
    expect([draft.options["level"], draft.seats, draft.bots, draft.decks, draft.clock]).toEqual([
      "first",
      3,
      ["", ""],
      [""],
      "none",
    ]);
  });

  test("comes back as it was kept", () => {
    const draft = { ...draftOf("first"), seats: 3 };
    expect(remembered(OPENING, JSON.stringify(draft))).toEqual(draft);
  });

  test("is forgotten where the level is gone or nothing can be read", () => {
    for (const text of [null, "{", '{"level": "gone", "seats": 4}']) {
      expect(remembered(OPENING, text)).toEqual(usualDraft(OPENING));
    }
  });

  test("an own level is remembered by its text", () => {
    const text = JSON.stringify({ level: OWN, levelText: "title = 'Mine'" });
    const { chosen } = newTable(OPENING, remembered(OPENING, text)).terms;
    expect([chosen?.options?.["level"], chosen?.options?.["level_text"]]).toEqual([null, "title = 'Mine'"]);
  });
});

test("seats stay within what the level has", () => {
  expect(seatCount(OPENING, { ...usualDraft(OPENING), seats: 9 })).toBe(4);
  expect(seatCount(OPENING, draftOf(TUTORIAL))).toBe(1);
});

test("only the tutorial alone has lessons, whatever was ticked before", () => {
  const ticked = { ...usualDraft(OPENING), guided: true };
  expect(canBeGuided(OPENING, ticked)).toBe(false);
  expect(newTable(OPENING, ticked).terms.guided).toBe(false);
  expect(newTable(OPENING, { ...draftOf(TUTORIAL), guided: true }).terms.guided).toBe(true);
});

test("the tutorial is played by its own rules, which its lessons teach, and no other level is", () => {
  const played = (id: string) => newTable(OPENING, draftOf(id)).terms.chosen;
  expect(played(TUTORIAL)).toMatchObject({ format: TUTORIAL, options: { level: TUTORIAL } });
  expect(played("first")?.format).toBeNull();
});

test("each fault stands at its field", () => {
  const fault = (id: string, place: string): Fault => ({
    message: { type: "message", id, args: {} },
    place,
    clause: "",
  });
  expect(
    [
      fault("level-bad", "level:3"),
      fault("hall-bad-clock", "clock.amount"),
      fault("hall-bad-turn-limit", "turn_limit"),
      fault("setup-bad-seats", ""),
      fault("deck-unknown", "deck"),
      fault("web-many-tables", ""),
    ].map((one) => placeOf(one, OPENING)),
  ).toEqual(["level", "clock", "turn_limit", "seats", "deck", "other"]);
});

test("a game without a form of its own is asked for its format and what it declares", async () => {
  const title = { type: "message", id: "yes", args: {} } as const;
  const format = { id: "short", title, book: "", fewest_seats: 2, most_seats: 4, games: [1, 3], decks: [] };
  const bounds = { open: false, least: null, most: null, long: false, formats: [] };
  const usual = { ...bounds, name: "turns", label: title, kind: "whole", usual: 12 } as const;
  const options = [{ ...usual, allowed: [] }, { ...usual, name: "life", allowed: [] }];
  const formats = [format, { ...format, id: "long" }];
  const game: GameEntry = { ...GAME, id: "another", formats, options };
  const opening = { game, asks: await optionsOf(game.id) };
  const kept = { seats: 5, options: { format: "long", turns: 3, level: "first" } };
  const { terms } = newTable(opening, remembered(opening, JSON.stringify(kept)));
  expect([terms.seats, terms.chosen]).toEqual([
    4,
    { game: "another", format: "long", options: { turns: 3 } },
  ]);
  });

test("a match is of as many games as its format has matches of", async () => {
  const title = { type: "message", id: "yes", args: {} } as const;
  const format = { id: "short", title, book: "", fewest_seats: 2, most_seats: 4, games: [1, 3], decks: [] };
  const formats = [format, { ...format, id: "long", games: [1] }];
  const game: GameEntry = { ...GAME, id: "another", formats, options: [] };
  const opening = { game, asks: await optionsOf(game.id) };
  const draft = (format: string, games: number): Draft => ({
    ...usualDraft(opening),
    options: { format },
    games,
  });
  expect(matchLengths(opening, draft("short", 1))).toEqual([1, 3]);
  expect(newTable(opening, draft("short", 3)).terms.games).toBe(3);
  expect(newTable(opening, draft("short", 5)).terms.games).toBe(1);
  expect(newTable(opening, draft("long", 3)).terms.games).toBe(1);
});

const A_DECK = { description: null, lead: "", cards: 10, printed: false, line: null };
const TWO_FORMATS = {
  ...GAME,
  id: "another",
  options: [],
  formats: [
    { id: "short", decks: ["a"], fewest_seats: 2, most_seats: 2, games: [1] },
    { id: "long", decks: ["b", "c"], fewest_seats: 2, most_seats: 2, games: [1] },
  ],
  decks: [
    { ...A_DECK, id: "a", name: "A", formats: ["short"] },
    { ...A_DECK, id: "b", name: "B", formats: ["long"] },
    { ...A_DECK, id: "c", name: "C", formats: ["short", "long"] },
  ],
} as unknown as GameEntry;

test("decks are offered that are legal in the format, and the others are told apart", () => {
  const found = (format: string | null): string[][] => {
    const { fitting, others } = offered(TWO_FORMATS, format);
    return [fitting.map((deck) => deck.id), others.map((deck) => deck.id)];
  };
  expect(found("long")).toEqual([["b", "c"], ["a"]]);
  expect(found(null)).toEqual([["a", "c"], ["b"]]);
  expect(aside(TWO_FORMATS, "long")?.choices.map(([id]) => id)).toEqual(["a"]);
  expect(aside({ ...TWO_FORMATS, decks: [] }, "long")).toBeNull();
});

test("a deck that is not legal in the format is not taken along to another one", async () => {
  const opening = { game: TWO_FORMATS, asks: await optionsOf("another") };
  const draft = { ...usualDraft(opening), decks: ["c", "a"] };
  expect(newTable(opening, { ...draft, options: { format: "short" } }).decks).toEqual(["c", "a"]);
  expect(newTable(opening, { ...draft, options: { format: "long" } }).decks).toEqual(["c", ""]);
  expect(opening.asks.decks(TWO_FORMATS, { format: "long" })).toEqual(["b", "c"]);
});
