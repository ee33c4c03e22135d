import { describe, expect, test } from "vitest";
import {
  factsOf,
  hasMap,
  isBetween,
  isFolded,
  isSheetOpen,
  offersOf,
  pointsOf,
  seriesInWords,
  seriesOf,
  sumsOf,
} from "../src/games/tomb-raider/series";
import {
  levelsOf,
  NO_SERIES,
  placeOf,
  remembered,
  seatsOf,
  seriesOf as seriesChosen,
  terms,
  usual,
} from "../src/games/tomb-raider/options/choosing";
import type { Fault, GameEntry } from "../src/wire";
import type {
  PlayedView,
  SeriesEntry,
  SeriesView,
  StandingView,
  TombRaiderView,
} from "../src/games/tomb-raider/wire";

const ANA: StandingView = {
  seat: 0,
  raider: "lara-croft-spelunker",
  kept: ["ancient-glyph"],
  won: ["ancient-glyph"],
  levels: 2,
  extra: 5,
  deck_count: 30,
};
const BEN: StandingView = { ...ANA, seat: 1, kept: [], won: [], levels: 0, extra: 0 };

const PLAYED: PlayedView = {
  number: 1,
  title: "level-atlantis",
  winners: [0],
  turns: 7,
  reason: "ended-treasure",
  finished: [],
  extra: [],
  prizes: ["ancient-glyph", ""],
  kept: [["ancient-glyph"], []],
  added: [0, 3],
};

const SERIES: SeriesView = {
  seat: 0,
  stage: "level",
  number: 2,
  levels: [1, 2].map((number) => ({ number, title: "", power: 1, depth: 1, builder: null })),
  players: [ANA, BEN],
  played: [PLAYED],
  scoring: "treasures",
  carry: ["treasure"],
  turn_limit: null,
  deck: [],
  winners: [],
};

function view(series: SeriesView | null, width = 3): TombRaiderView {
  return { width, ...(series === null ? {} : { series }) } as unknown as TombRaiderView;
}

const ids = (messages: readonly { id: string }[]) => messages.map((one) => one.id);

describe("the score sheet", () => {
  test("is of a series only", () => {
    expect(seriesOf(view(null))).toBeNull();
    expect(seriesOf(view(SERIES))).toBe(SERIES);
  });

  test("tells what a level came to for each seat", () => {
    expect(ids(factsOf(PLAYED, 0))).toEqual(["series-fact-prize", "series-fact-kept"]);
    expect(factsOf(PLAYED, 1)).toEqual([
      { type: "message", id: "series-fact-added", args: { count: 3 } },
    ]);
  });

  test("tells extra turns only where they were counted", () => {
    const timed = { ...PLAYED, finished: [4, 0], extra: [0, 9] };
    expect(ids(factsOf(timed, 0))[0]).toBe("series-fact-extra");
    expect(ids(factsOf(timed, 0))).not.toContain("series-fact-unfinished");
    expect(ids(factsOf(timed, 1)).slice(0, 2)).toEqual([
      "series-fact-extra",
      "series-fact-unfinished",
    ]);
  });

  test("counts by how the series is scored", () => {
    const by = (scoring: string) => pointsOf({ ...SERIES, scoring }, ANA);
    expect([by("treasures"), by("final"), by("levels"), by("turns")]).toEqual([1, 1, 2, 5]);
    expect(ids(sumsOf({ ...SERIES, scoring: "turns" }, BEN))).toEqual([
      "series-fact-extra",
      "series-fact-levels",
    ]);
  });

  test("can be heard: where the series is, then how each player stands", () => {
    expect(ids(seriesInWords(SERIES))).toEqual([
      "page-series-level-of",
      "series-sheet-standing",
      "series-sheet-standing",
    ]);
  });

  test("lies over the map when it is opened, and where there is no map", () => {
    expect(hasMap(view(SERIES, 0))).toBe(false);
    isFolded.value = true;
    expect([isSheetOpen(view(SERIES)), isSheetOpen(view(SERIES, 0))]).toEqual([false, true]);
    isFolded.value = false;
    expect([isSheetOpen(view(SERIES)), isSheetOpen(view(null))]).toEqual([true, false]);
  });
});

describe("between levels", () => {
  test("is every stage but that of a level", () => {
    expect(isBetween(SERIES)).toBe(false);
    expect(isBetween(null)).toBe(false);
    expect(isBetween({ ...SERIES, stage: "prize" })).toBe(true);
  });

  test("cards are offered by the answers that name one", () => {
    expect(offersOf(["no-treasure", "treasure:ancient-glyph", "add:run", "move:left"])).toEqual([
      { key: "treasure:ancient-glyph", slug: "ancient-glyph" },
      { key: "add:run", slug: "run" },
    ]);
  });
});

function entry(id: string, part: Partial<SeriesEntry>): SeriesEntry {
  return {
    id,
    title: { type: "message", id: `series-${id}`, args: {} },
    fewest_seats: 2,
    most_seats: 6,
    levels: ["one", "two"],
    levels_each: false,
    same_power: false,
    allowed: ["one", "two", "three"],
    orders: ["listed", "random", "ask"],
    order: "listed",
    scorings: ["treasures", "final"],
    carry: ["item"],
    turn_limit: 100,
    decks: [],
    ...part,
  };
}

const GAME = {
  id: "tomb-raider",
  formats: [],
  decks: [],
  bots: ["easy"],
  own: { levels: [], series: [entry("linked", {}), entry("timed", { levels_each: true })] },
} as unknown as GameEntry;

describe("a new table", () => {
  const draft = { ...usual(GAME), series: "linked" };

  test("of a series says its kind and leaves the usual levels to the server", () => {
    const { options } = terms(GAME, { ...draft, level: "gone", variant: "v" }, 2);
    expect(options).toMatchObject({ series: "linked", levels: [], order: "", carry: [] });
    expect(options).not.toHaveProperty("level");
    expect(options).not.toHaveProperty("variant");
  });

  test("of one level says nothing of series", () => {
    const { options } = terms(GAME, { ...draft, series: "", level: "one" }, 2);
    expect(options).not.toHaveProperty("series");
    expect(options).toMatchObject({ level: "one" });
  });

  test("has a level for each seat where each player brings one", () => {
    const timed = { ...draft, series: "timed", levels: ["", "three"] };
    const series = seriesChosen(GAME, timed);
    expect(series && levelsOf(series, timed, 3)).toEqual(["one", "three", "one"]);
    expect(terms(GAME, timed, 3).options?.["levels"]).toEqual(["one", "three", "one"]);
    expect(seatsOf(GAME, timed)).toEqual([2, 6]);
  });

  test("forgets what was agreed on with the kind of series", () => {
    const agreed = { ...draft, levels: ["three"], order: "ask", scoring: "final", carry: ["item"] };
    expect({ ...agreed, ...NO_SERIES }).toMatchObject({ levels: [], order: "", carry: [] });
  });

  test("does not remember a series that is gone", () => {
    expect(remembered(GAME, { series: "gone", level: "one" })).toBeNull();
  });

  test("faults stand at the fields of a series", () => {
    const fault = (id: string, place = ""): Fault => ({
      message: { type: "message", id, args: {} },
      place,
      clause: "",
    });
    expect(placeOf(fault("level-unknown", "levels"))).toBe("levels");
    expect(placeOf(fault("level-unknown", "level"))).toBe("level");
    expect(placeOf(fault("series-unequal-power"))).toBe("levels");
    expect(placeOf(fault("series-bad-scoring"))).toBe("scoring");
  });
});
