// The deck builder's own sums: counts, lists that are mended, searches that are marked, and what
// was kept in an older way.

import { describe, expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", origin: "http://here" });
vi.stubGlobal("window", { addEventListener: () => undefined });
vi.stubGlobal("localStorage", { length: 0, key: () => null, getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });

const deck = await import("../src/pages/decks/deck");
const { groupsOf } = await import("../src/pages/decks/groups");
const { replaceName } = await import("../src/pages/decks/mending");
const query = await import("../src/pages/decks/query");
const { fillPool } = await import("../src/cards/pool");
const own = await import("../src/pages/own");
const { pauseOf } = await import("../src/pages/checked");
const { tableFor } = await import("../src/pages/PlayDialog");
const { ApiError } = await import("../src/api");
const { building } = await import("../src/games/tomb-raider/decks/building");
const { ownLevels } = await import("../src/games/tomb-raider/levels/own-levels");

const empty = deck.emptyDeck("own-1", "Mine", 0);

function fault(at: number, length: number, args: Record<string, string | string[]> = {}) {
  return { at, length, message: { type: "message" as const, id: "search-x", args } };
}

describe("a deck", () => {
  test("counts what is added and forgets what is gone", () => {
    const one = deck.withCard(empty, "bounty", "cards", false);
    const two = deck.withCard(one, "bounty", "cards", false);
    expect(deck.countOf(two, "bounty", "cards")).toBe(2);
    expect(deck.total(two, building)).toBe(2);
    const none = deck.withoutCard(deck.withoutCard(two, "bounty", "cards"), "bounty", "cards");
    expect(none.sections).toEqual({ cards: {} });
    expect(deck.withoutCard(none, "bounty", "cards")).toBe(none);
  });

  test("has one card in a section for one, and the next one takes its place", () => {
    const first = deck.withCard(empty, "pierre", "raider", true);
    const next = deck.withCard(first, "larsen", "raider", true);
    expect(next.sections).toEqual({ raider: { larsen: 1 } });
    expect(deck.withoutCard(first, "larsen", "raider")).toBe(first);
    expect(deck.withoutCard(first, "pierre", "raider").sections).toEqual({ raider: {} });
  });

  test("loses one copy of a card at a time", () => {
    const two = { ...empty, sections: { locations: { fork: 2, pond: 1 } } };
    expect(deck.withoutCard(two, "fork", "locations").sections["locations"]).toEqual({
      fork: 1,
      pond: 1,
    });
  });

  test("never has more copies than can be told", () => {
    const full = { ...empty, sections: { cards: { bounty: deck.MOST_COPIES } } };
    expect(deck.withCard(full, "bounty", "cards", false)).toBe(full);
  });

  test("shows its cards by kinds at once, and those that nobody knows last", () => {
    const card = (slug: string, kind: string) => ({
      printed: { slug, kind, name: slug.toUpperCase() },
    });
    const cards = [card("run", "action"), card("bounty", "action"), card("wolves", "obstacle")];
    fillPool(cards as unknown as Parameters<typeof fillPool>[0]);
    const mine = { ...empty, sections: { cards: { gone: 2, wolves: 1, bounty: 2, run: 1 } } };
    const sort = { kind: "action", title: null, figure: null, label: null, notes: [] };
    const line = { number: "", name: "", count: 1, sort };
    const told = ["run", "bounty"].map((slug) => ({ ...line, slug }));
    const shown = groupsOf(mine, building, "cards", told).map(({ kind, count, rows }) => [
      kind,
      count,
      rows.map((row) => `${row.count} ${row.name}`),
    ]);
    expect(shown).toEqual([
      ["action", 3, ["1 RUN", "2 BOUNTY"]],
      ["obstacle", 1, ["1 WOLVES"]],
      ["", 2, ["2 gone"]],
    ]);
    fillPool([]);
  });

  test("is judged for what it is built for", () => {
    expect(deck.sentWishes(empty)).toEqual({});
    const chosen = deck.withOption({ ...empty, format: "recovery", seats: 3 }, "level", "atlantis");
    const wishes = { format: "recovery", seats: 3, options: { level: "atlantis" } };
    expect(deck.sentWishes(chosen)).toEqual(wishes);
    expect(building.wishes?.(chosen)).toEqual(wishes);
    expect(deck.withOption(chosen, "level", "").options).toEqual({});
  });

  test("is judged for an own level by its text alone", () => {
    ownLevels.all.value = [{ id: "own-1", name: "Mine", text: "id = 1", changed: 0 }];
    const wanted = { ...empty, seats: 3, options: { level: "own-1", variant: "deep" } };
    expect(building.wishes?.(wanted)).toEqual({
      options: { level_text: "id = 1", variant: "deep" },
      seats: 3,
    });
    ownLevels.all.value = [];
  });

  test("comes back from the server as it was sent", () => {
    const mine = {
      ...empty,
      sections: { raider: { pierre: 1 }, cards: { bounty: 2 }, locations: { fork: 2, pond: 1 } },
      description: "for caves",
    };
    expect(deck.deckFrom(deck.sentDeck(mine), mine.id, 0)).toEqual(mine);
    expect(deck.deckFrom(deck.sentDeck(empty), empty.id, 0)).toEqual(empty);
  });

  test("survives whatever was kept in its place", () => {
    expect(deck.soundDeck(null)).toBeNull();
    expect(deck.soundDeck({ id: "x" })).toBeNull();
    const found = {
      id: "x",
      sections: { cards: { a: 1, b: -2, c: "3", d: 1.5 }, others: 3 },
      options: { level: 7, variant: "deep" },
      seats: "4",
      left: [1, "f"],
    };
    expect(deck.soundDeck(found)).toEqual({
      ...empty,
      id: "x",
      name: "",
      sections: { cards: { a: 1 }, others: {} },
      options: { variant: "deep" },
      left: ["f"],
    });
  });
});

describe("a deck that was kept before the house had decks", () => {
  const kept = {
    id: "own-7",
    name: "Arsenal 2",
    changed: 5,
    raider: "lara-croft-spelunker",
    cards: { wolves: 2, bounty: 1 },
    treasure: "idol-of-life",
    locations: ["fork", "pond", "fork"],
    description: "two\nlines",
    wishes: { format: "", level: "own-2", variant: "deep", seats: 3 },
    left: ["# no card"],
  };
  const now = {
    id: "own-7",
    name: "Arsenal 2",
    changed: 5,
    sections: {
      raider: { "lara-croft-spelunker": 1 },
      cards: { wolves: 2, bounty: 1 },
      treasure: { "idol-of-life": 1 },
      locations: { fork: 2, pond: 1 },
    },
    description: "two\nlines",
    clan: "",
    format: "",
    seats: 3,
    options: { level: "own-2", variant: "deep" },
    left: ["# no card"],
  };

  test("opens whole, under the key that it has", () => {
    expect(deck.soundDeck(kept, building.kept)).toEqual(now);
    expect(building.kept?.prefix).toBe("gorin.deck.");
  });

  test("opens when it is kept again, as it is kept now", () => {
    expect(deck.soundDeck(JSON.parse(JSON.stringify(now)), building.kept)).toEqual(now);
  });

  test("opens if half of it is missing or is something else", () => {
    expect(deck.soundDeck({ id: "x", raider: "" }, building.kept)).toBeNull();
    const torn = { id: "x", cards: { a: 1, b: -2 }, locations: [1, "f"], treasure: 4, wishes: 3 };
    expect(deck.soundDeck(torn, building.kept)).toEqual({
      ...empty,
      id: "x",
      name: "",
      sections: { raider: {}, cards: { a: 1 }, treasure: {}, locations: { f: 1 } },
    });
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
    expect(replaceName(`first\n${line}\nlast`, 2, asked, "Pit Trap")).toBe(
      `first\n${mended}\nlast`,
    );
  });

  test("is mended within XML, with what XML asks for", () => {
    const line = '<card><name id="1">Rock &amp; Roll</name></card>';
    expect(replaceName(line, 1, "Rock & Roll", "This & That")).toBe(
      '<card><name id="1">This &amp; That</name></card>',
    );
  });

  test("is mended in an attribute of XML too", () => {
    const line = '<card number="1" name="Rock &amp; Roll"/>';
    expect(replaceName(line, 1, "Rock & Roll", "This & That")).toBe(
      '<card number="1" name="This &amp; That"/>',
    );
  });

  test("stays as it is when there is no such line", () => {
    expect(replaceName("one", 5, "one", "two")).toBe("one");
  });

  test("takes a name with signs that mean something in replacements as it is", () => {
    expect(replaceName("2 x", 1, "x", "$& $1")).toBe("2 $& $1");
  });
});

describe("a search", () => {
  test("takes a term in and out", () => {
    expect(query.toggled("", "t:raider")).toBe("t:raider");
    expect(query.toggled("pit ", "t:trap")).toBe("pit t:trap");
    expect(query.toggled("pit t:trap", "t:trap")).toBe("pit");
  });

  test("has one term of a field at a time", () => {
    const all = ["t:raider", "t:trap", "is:unique"];
    expect(query.switched("pit t:trap is:unique t:own", "t:raider", all)).toBe(
      "pit is:unique t:own t:raider",
    );
    expect(query.switched("t:raider", "t:raider", all)).toBe("");
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
