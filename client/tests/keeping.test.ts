// What a browser and an account keep, brought together without losing anything of either.

import { describe, expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", origin: "http://here" });
vi.stubGlobal("window", { addEventListener: () => undefined });
vi.stubGlobal("localStorage", { length: 0, key: () => null, getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });

const { merge } = await import("../src/pages/keeping/merging");
const { deckText, readDeckText, remarkIn } = await import("../src/pages/decks/deck-file");
const { emptyDeck } = await import("../src/pages/decks/deck");
const { building } = await import("../src/games/tomb-raider/decks/building");
const { building: others } = await import("../src/games/l5r-lcg/making");

interface Note {
  readonly id: string;
  readonly name: string;
  readonly changed: number;
  readonly text: string;
}

function note(id: string, changed: number, name = id, text = `${id} here`): Note {
  return { id, name, changed, text };
}

function file(id: string, updated: number, name = id, text = `${id} there`) {
  return { id, name, updated, text, game: "g" };
}

function merged(
  here: readonly Note[],
  there: readonly ReturnType<typeof file>[],
  base: Readonly<Record<string, readonly [number, number]>> = {},
) {
  return merge({
    here,
    there,
    base: Object.fromEntries(
      Object.entries(base).map(([id, [changed, updated]]) => [id, { changed, updated }]),
    ),
    text: (one) => one.text,
    newId: () => "new",
    now: 99,
  });
}

const NOTHING = { take: [], give: [], forgetHere: [], forgetThere: [], renamed: [], agreed: {} };

describe("a browser and an account", () => {
  test("that keep nothing have nothing to do", () => {
    expect(merged([], [])).toEqual(NOTHING);
  });

  test("that have not met yet get what the other one has", () => {
    const [mine, yours] = [note("a", 1), file("b", 2)];
    expect(merged([mine], [yours])).toEqual({ ...NOTHING, give: [mine], take: [yours] });
  });

  test("that are alike stay as they are", () => {
    const found = merged([note("a", 1)], [file("a", 2)], { a: [1, 2] });
    expect(found).toEqual({ ...NOTHING, agreed: { a: { changed: 1, updated: 2 } } });
  });

  test("that were made alike by other ways agree from then on", () => {
    const found = merged([note("a", 5, "A", "same")], [file("a", 6, "A", "same")], { a: [1, 2] });
    expect(found).toEqual({ ...NOTHING, agreed: { a: { changed: 5, updated: 6 } } });
  });

  test("give what was changed on one side to the other one", () => {
    const mine = note("a", 3);
    expect(merged([mine], [file("a", 2)], { a: [1, 2] })).toEqual({ ...NOTHING, give: [mine] });
    const yours = file("a", 4);
    expect(merged([note("a", 1)], [yours], { a: [1, 2] })).toEqual({ ...NOTHING, take: [yours] });
  });

  test("keep twice what was changed on both sides", () => {
    const yours = file("a", 4, "A");
    expect(merged([note("a", 3, "A")], [yours], { a: [1, 2] })).toEqual({
      ...NOTHING,
      take: [yours],
      give: [{ ...note("a", 99, "A 2"), id: "new" }],
      renamed: [{ was: "A", is: "A 2" }],
    });
  });

  test("delete on one side what was deleted on the other one and not changed since", () => {
    expect(merged([], [file("a", 2)], { a: [1, 2] })).toEqual({ ...NOTHING, forgetThere: ["a"] });
    expect(merged([note("a", 1)], [], { a: [1, 2] })).toEqual({ ...NOTHING, forgetHere: ["a"] });
  });

  test("never delete what was changed since", () => {
    const [mine, yours] = [note("a", 3), file("a", 4)];
    expect(merged([], [yours], { a: [1, 2] })).toEqual({ ...NOTHING, take: [yours] });
    expect(merged([mine], [], { a: [1, 2] })).toEqual({ ...NOTHING, give: [mine] });
  });

  test("tell things of one name apart if they differ, and have one of them if they do not", () => {
    const yours = file("b", 2, "Mine 2", "other");
    expect(merged([note("a", 1, " Mine  2")], [yours])).toEqual({
      ...NOTHING,
      take: [yours],
      give: [note("a", 99, "Mine 3")],
      renamed: [{ was: " Mine  2", is: "Mine 3" }],
    });
    expect(merged([note("a", 1, "Mine", "same")], [file("b", 2, "Mine", "same")])).toMatchObject({
      take: [{ id: "b" }],
      give: [],
      forgetHere: ["a"],
    });
  });

  test("take no name twice, though several have the same", () => {
    const found = merged([note("a", 1, "M"), note("b", 1, "M")], [file("c", 1, "M"), file("d", 1, "M 2")]);
    expect(found.give.map((one) => one.name)).toEqual(["M 3", "M 4"]);
  });
});

describe("the text of a deck", () => {
  const deck = {
    ...emptyDeck("own-1", 'A "b" \\ \u007f\u2028 é', 7),
    sections: {
      raider: { "lara-croft-spelunker": 1 },
      cards: { wolves: 2, bounty: 1, "odd name": 3 },
      locations: { fork: 2, pond: 1 },
    },
    description: "two\nlines # and more",
    seats: 3,
    options: { level: "own-2" },
    left: ["# no card", '2 "Pit Trpa"'],
  };
  const sided = {
    ...emptyDeck("own-2", "Wall", 8),
    sections: {
      stronghold: { "shiro-nishiyama": 1 },
      dynasty: { "kaiu-envoy": 3 },
      conflict: {},
      sideboard: {},
    },
    clan: "crab",
    format: "skirmish",
  };

  test("is read back whole", () => {
    expect(readDeckText(deckText(deck, building), building, "own-1", 7)).toEqual(deck);
    const empty = { ...emptyDeck("own-3", "", 1), sections: { cards: {} } };
    expect(readDeckText(deckText(empty, building), building, "own-3", 1)).toEqual(empty);
    expect(readDeckText(deckText(sided, others), others, "own-2", 8)).toEqual(sided);
  });

  test("is the same for the same deck, in whatever order it was built", () => {
    const cards = { "odd name": 3, bounty: 1, wolves: 2 };
    const { raider } = deck.sections;
    const sections = { locations: { pond: 1, fork: 2 }, cards, raider };
    const other = { ...deck, sections };
    expect(deckText(other, building)).toBe(deckText(deck, building));
  });

  test("stays as accounts have it", () => {
    const plain = { ...deck, name: "Mine", description: "", seats: 0, options: {}, left: [] };
    expect(deckText(plain, building)).toBe(
      'name = "Mine"\nraider = "lara-croft-spelunker"\nlocations = ["fork", "fork", "pond"]\n\n' +
        '[cards]\nbounty = 1\n"odd name" = 3\nwolves = 2\n',
    );
    expect(deckText(sided, others)).toBe(
      'name = "Wall"\ngame = "l5r-lcg"\nclan = "crab"\nstronghold = "shiro-nishiyama"\n\n' +
        "[dynasty]\nkaiu-envoy = 3\n\n[conflict]\n\n[sideboard]\n" +
        '# page {"format":"skirmish","left":[]}\n',
    );
  });

  test("is read as it was written before, with what it was built for", () => {
    const text =
      'name = "Mine"\ntreasure = "idol-of-life"\nlocations = ["fork", "pond", "fork"]\n\n' +
      "[cards]\nbounty = 1\n" +
      '# page {"wishes":{"format":"","level":"own-2","variant":"","seats":3},"left":["x"]}\n';
    const built = { seats: 3, options: { level: "own-2" }, left: ["x"] };
    expect(readDeckText(text, building, "own-1", 7)).toEqual({
      ...emptyDeck("own-1", "Mine", 7),
      sections: {
        treasure: { "idol-of-life": 1 },
        locations: { fork: 2, pond: 1 },
        cards: { bounty: 1 },
      },
      ...built,
    });
    expect(remarkIn(text, building)).toEqual({ format: "", ...built });
  });

  test.each([
    "2 Pit Trap\n",
    'name = "x"\n',
    "[cards]\nbounty = one\n",
    'id = "x"\n\n[cards]\n',
    'game = "chess"\n\n[cards]\n',
    "[raider]\npierre = 1\n",
    "locations = [1]\n\n[cards]\n",
    "",
  ])("that another hand wrote is for the server to read: %j", (text) =>
    expect(readDeckText(text, building, "own-1", 1)).toBeNull(),
  );
});
