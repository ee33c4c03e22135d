// The deck builder's own sums: counts, lists that are mended, searches that are marked.

import { describe, expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", origin: "http://here" });
vi.stubGlobal("window", { addEventListener: () => undefined });
vi.stubGlobal("localStorage", { length: 0, key: () => null, getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });

const deck = await import("../src/games/tomb-raider/decks/deck");
const query = await import("../src/games/tomb-raider/decks/query");
const own = await import("../src/pages/own");
const { pauseOf } = await import("../src/pages/checked");
const { tableFor } = await import("../src/pages/PlayDialog");
const { ApiError } = await import("../src/api");

const empty = deck.emptyDeck("own-1", "Mine", 0);

function fault(at: number, length: number, args: Record<string, string | string[]> = {}) {
  return { at, length, message: { type: "message" as const, id: "search-x", args } };
}

describe("a deck", () => {
  test("counts what is added and forgets what is gone", () => {
    const one = deck.withCard(empty, "bounty", "cards");
    const two = deck.withCard(one, "bounty", "cards");
    expect(deck.countOf(two, "bounty", "cards")).toBe(2);
    expect(deck.total(two)).toBe(2);
    const none = deck.withoutCard(deck.withoutCard(two, "bounty", "cards"), "bounty", "cards");
    expect(none.cards).toEqual({});
    expect(deck.withoutCard(none, "bounty", "cards")).toBe(none);
  });

  test("has one raider, and the next one takes its place", () => {
    const first = deck.withCard(empty, "pierre", "raider");
    expect(deck.withCard(first, "larsen", "raider").raider).toBe("larsen");
    expect(deck.withoutCard(first, "larsen", "raider")).toBe(first);
    expect(deck.withoutCard(first, "pierre", "raider").raider).toBe("");
  });

  test("loses one copy of a location at a time", () => {
    const two = { ...empty, locations: ["fork", "pond", "fork"] };
    expect(deck.withoutCard(two, "fork", "locations").locations).toEqual(["fork", "pond"]);
  });

  test("never has more copies than can be told", () => {
    const full = { ...empty, cards: { bounty: deck.MOST_COPIES } };
    expect(deck.withCard(full, "bounty", "cards")).toBe(full);
  });

  test("shows cards that nobody knows, last", () => {
    const groups = deck.groupsOf({ ...empty, cards: { gone: 2 } }, new Map());
    expect(groups).toMatchObject([{ kind: "", count: 2, rows: [{ slug: "gone", name: "gone" }] }]);
  });

  test("is judged for an own level by its text alone", () => {
    const wanted = { format: "", level: "own-1", variant: "", seats: 3 };
    expect(deck.sentWishes(wanted, "id = 1")).toEqual({
      options: { level_text: "id = 1" },
      seats: 3,
    });
    expect(deck.sentWishes({ ...wanted, level: "atlantis", seats: 0 }, null)).toEqual({
      options: { level: "atlantis" },
    });
  });

  test("comes back from the server as it was sent", () => {
    const mine = {
      ...empty,
      raider: "pierre",
      cards: { bounty: 2 },
      treasure: "idol-of-life",
      locations: ["fork", "fork", "pond"],
      description: "for caves",
    };
    expect(deck.sentDeck(mine).sections["locations"]).toEqual({ fork: 2, pond: 1 });
    expect(deck.deckFrom(deck.sentDeck(mine), mine.id, 0)).toEqual(mine);
    expect(deck.deckFrom(deck.sentDeck(empty), empty.id, 0)).toEqual(empty);
  });

  test("survives whatever was kept in its place", () => {
    expect(deck.soundDeck(null)).toBeNull();
    expect(deck.soundDeck({ id: "x" })).toBeNull();
    expect(deck.soundDeck({ id: "x", cards: { a: 1, b: -2, c: "3", d: 1.5 }, locations: [1, "f"] }))
      .toMatchObject({ id: "x", name: "", cards: { a: 1 }, locations: ["f"], left: [] });
  });
});

describe("a line with a name that nobody knows", () => {
  test.each([
    ["2 Pit Trpa", "Pit Trpa", "2 Pit Trap"],
    ["Pit Trpa (058) x2", "Pit Trpa", "Pit Trap (058) x2"],
    ["2 2", "2", "2 Pit Trap"],
    ["pit-trpa = 2", "pit-trpa", '"Pit Trap" = 2'],
    ['"pit trpa" = 2', "pit trpa", '"Pit Trap" = 2'],
    ["3x  Pit   Trpa", "Pit Trpa", "3x  Pit Trap"],
  ])("%s is mended", (line, asked, mended) => {
    expect(deck.replaceName(`first\n${line}\nlast`, 2, asked, "Pit Trap")).toBe(
      `first\n${mended}\nlast`,
    );
  });

  test("is mended within XML, with what XML asks for", () => {
    const line = '<card><name id="1">Rock &amp; Roll</name></card>';
    expect(deck.replaceName(line, 1, "Rock & Roll", "This & That")).toBe(
      '<card><name id="1">This &amp; That</name></card>',
    );
  });

  test("stays as it is when there is no such line", () => {
    expect(deck.replaceName("one", 5, "one", "two")).toBe("one");
  });

  test("takes a name with signs that mean something in replacements as it is", () => {
    expect(deck.replaceName("2 x", 1, "x", "$& $1")).toBe("2 $& $1");
  });
});

describe("a search", () => {
  test("takes a term in and out", () => {
    expect(query.toggled("", "t:raider")).toBe("t:raider");
    expect(query.toggled("pit ", "t:trap")).toBe("pit t:trap");
    expect(query.toggled("pit t:trap", "t:trap")).toBe("pit");
  });

  test("is marked where it is wrong, whole characters counted", () => {
    expect(query.marked("😀 x:1 y", [fault(2, 3)])).toEqual([
      { text: "😀 ", wrong: false },
      { text: "x:1", wrong: true },
      { text: " y", wrong: false },
    ]);
  });

  test("is marked at its end where something is missing", () => {
    expect(query.marked("(a", [fault(2, 1)]).at(-1)).toEqual({ text: "…", wrong: true });
  });

  test("is mended in the field or in the value", () => {
    expect(query.mended("dnager<5 x", fault(0, 8, { asked: "dnager" }), "danger")).toBe("danger<5 x");
    expect(query.mended("a t:t", fault(2, 3, { field: "t", value: "t" }), "trap")).toBe("a t:trap");
  });
});

describe("what is kept", () => {
  test("gets a name that is free", () => {
    expect(own.freeName("Mine", [])).toBe("Mine");
    expect(own.freeName("Mine", ["Mine", "Mine 2"])).toBe("Mine 3");
    expect(own.freeName("Mine 2", ["Mine 2"])).toBe("Mine 3");
  });

  test.each([
    ["../../etc/passwd", "etc-passwd.txt"],
    ["<b> 😀", "b.txt"],
    ["套牌 一", "套牌-一.txt"],
    ["///", "gorin.txt"],
  ])("%s is saved as %s", (name, file) => {
    expect(own.fileName(name, "txt")).toBe(file);
  });
});

test("asked too often, the page waits as long as the server says", () => {
  const told = { message: { type: "message" as const, id: "web-too-many", args: { seconds: 3 } } };
  const faults = [{ ...told, place: "", clause: "" }];
  expect(pauseOf(new ApiError(429, faults))).toBe(3000);
  expect(pauseOf(new ApiError(429, []))).toBe(2000);
  expect(pauseOf(new ApiError(400, faults))).toBeNull();
});

test("a table begins at once against bots, and waits for friends", () => {
  expect(tableFor({ game: "g" }, 3, "easy", "text")).toMatchObject({
    bots: ["", "easy", "easy"],
    deck_texts: ["text"],
    begin: true,
  });
  expect(tableFor({ game: "g" }, 2, "", "")).toMatchObject({
    terms: { watching: "invited" },
    bots: ["", ""],
    deck_texts: [],
    begin: false,
  });
  expect(tableFor({ game: "g" }, 1, "", "").begin).toBe(true);
});
