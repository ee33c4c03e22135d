import { describe, expect, test } from "vitest";
import {
  canBeGuided,
  newTable,
  OWN,
  placeOf,
  remembered,
  seatCount,
  usualDraft,
} from "../src/pages/draft";
import { TUTORIAL } from "../src/pages/openings";
import type { Fault, GameEntry, LevelEntry } from "../src/wire";

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
  levels: [level("first", 2, 4, false), level(TUTORIAL, 1, 1, true)],
  decks: [],
  bots: ["easy"],
  series: [],
} as unknown as GameEntry;

describe("what was chosen last time", () => {
  test("comes back as far as it can still be chosen", () => {
    const kept = { level: "first", bots: ["", "gone"], decks: ["gone"], clock: "gone", seats: 3 };
    const draft = remembered(GAME, JSON.stringify(kept));
    expect([draft.level, draft.seats, draft.bots, draft.decks, draft.clock]).toEqual([
      "first",
      3,
      ["", ""],
      [""],
      "none",
    ]);
  });

  test("is forgotten where the level is gone or nothing can be read", () => {
    for (const text of [null, "{", '{"level": "gone", "seats": 4}']) {
      expect(remembered(GAME, text)).toEqual(usualDraft(GAME));
    }
  });

  test("an own level is remembered by its text", () => {
    const text = JSON.stringify({ level: OWN, levelText: "title = 'Mine'" });
    const { chosen } = newTable(GAME, remembered(GAME, text)).terms;
    expect([chosen?.options?.["level"], chosen?.options?.["level_text"]]).toEqual([null, "title = 'Mine'"]);
  });
});

test("seats stay within what the level has", () => {
  expect(seatCount(GAME, { ...usualDraft(GAME), seats: 9 })).toBe(4);
  expect(seatCount(GAME, { ...usualDraft(GAME), level: TUTORIAL })).toBe(1);
});

test("only the tutorial alone has lessons, whatever was ticked before", () => {
  const ticked = { ...usualDraft(GAME), guided: true };
  expect(canBeGuided(GAME, ticked)).toBe(false);
  expect(newTable(GAME, ticked).terms.guided).toBe(false);
  expect(newTable(GAME, { ...ticked, level: TUTORIAL }).terms.guided).toBe(true);
});

test("the tutorial is played by its own rules, which its lessons teach, and no other level is", () => {
  const played = (id: string) => newTable(GAME, { ...usualDraft(GAME), level: id }).terms.chosen;
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
    ].map(placeOf),
  ).toEqual(["level", "clock", "turn_limit", "seats", "deck", "other"]);
});
