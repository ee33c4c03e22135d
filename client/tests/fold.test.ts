// What a client knows after a table has told it something.

import { describe, expect, test } from "vitest";
import { type Known, older, onTheWay, spliced, updated, welcomed } from "../src/table/fold";
import type { LogLine, QuestionView, Sight, TableView, Update, Welcome, You } from "../src/wire";

const you: You = {
  number: 1,
  name: "Ana",
  role: "player",
  seat: 0,
  host: true,
  stops: null,
  can_undo: false,
  no_undo: null,
  gave_up: false,
  passed: 0,
  deck: [],
  initiatives: [],
};
const table = { id: "t", stage: "playing", seats: [] } as unknown as TableView;

function line(at: number): LogLine {
  return { at, clause: "TR-5.1", message: { type: "message", id: "yes", args: {} }, event: "", weight: "small" };
}

function sight(number: number, view: Record<string, unknown>, whole = false): Sight {
  const [questions, waiting, lessons] = [[], [], []];
  return { number, view, whole, questions, waiting, outcome: null, log_length: 0, lessons, rows: {}, between: [] };
}

function welcome(change: Partial<Welcome> = {}): Known {
  return welcomed({
    type: "welcome",
    protocol: 1,
    version: "0",
    you,
    table,
    sight: sight(4, { turn: 1, hand: ["a"] }, true),
    lines: [line(7), line(8)],
    chat: [],
    ...change,
  });
}

describe("the view", () => {
  test("changes only in the fields that an update brings", () => {
    const known = updated(welcome(), { type: "update", sight: sight(5, { turn: 2 }) });
    expect(known?.match?.view).toEqual({ turn: 2, hand: ["a"] });
  });

  test("changes only in the rows of a list that an update brings", () => {
    const rows = { hand: [{ at: 0, gone: 1, rows: ["b", "c"] }] };
    const news = { ...sight(5, { turn: 2 }), rows };
    const known = updated(welcome(), { type: "update", sight: news });
    expect(known?.match?.view).toEqual({ turn: 2, hand: ["b", "c"] });
  });

  test("was missed where rows of a list are told that is not known", () => {
    const news = { ...sight(5, {}), rows: { places: [{ at: 0, gone: 0, rows: ["b"] }] } };
    expect(updated(welcome(), { type: "update", sight: news })).toBeNull();
  });

  test("keeps the rows that are told nothing of", () => {
    const [one, two, three] = [{ n: 1 }, { n: 2 }, { n: 3 }];
    const found = spliced([one, two, three, two], [
      { at: 1, gone: 1, rows: [{ n: 5 }] },
      { at: 4, gone: 0, rows: [{ n: 6 }] },
    ]);
    expect(found).toEqual([{ n: 1 }, { n: 5 }, { n: 3 }, { n: 2 }, { n: 6 }]);
    expect(found[0]).toBe(one);
    expect(found[2]).toBe(three);
  });

  test("is replaced by one that is whole", () => {
    const known = updated(welcome(), { type: "update", sight: sight(9, { turn: 3 }, true) });
    expect(known?.match?.view).toEqual({ turn: 3 });
  });

  test("stays the same object when an update says nothing of the match", () => {
    const before = welcome();
    const known = updated(before, { type: "update", chat: [] });
    expect(known?.match).toBe(before.match);
  });

  test("asks for everything when an earlier moment follows a later one", () => {
    expect(updated(welcome(), { type: "update", sight: sight(3, { turn: 2 }) })).toBeNull();
  });

  test("goes on when several moments are told together", () => {
    const known = updated(welcome(), { type: "update", sight: sight(9, { turn: 2 }) });
    expect(known?.match?.view).toEqual({ turn: 2, hand: ["a"] });
  });

  test("asks for everything when a part comes before any whole", () => {
    const early = welcome({ sight: null });
    expect(updated(early, { type: "update", sight: sight(1, { turn: 1 }) })).toBeNull();
  });

  test("may come a second time for the same moment", () => {
    const known = updated(welcome(), { type: "update", sight: sight(4, { turn: 1 }) });
    expect(known?.match?.number).toBe(4);
  });
});

describe("the way to what an update tells", () => {
  const between = [
    { at: 10, view: { turn: 2 }, rows: {} },
    { at: 12, view: {}, rows: { hand: [{ at: 0, gone: 1, rows: ["b", "c"] }] } },
  ];
  const news: Update = {
    type: "update",
    sight: { ...sight(6, { turn: 3 }), between },
    lines: [line(9), line(11), line(12)],
  };

  test("is how the match stood then, with the lines up to there", () => {
    const way = onTheWay(welcome(), news);
    expect(way.map((one) => one.match?.view)).toEqual([
      { turn: 2, hand: ["a"] },
      { turn: 2, hand: ["b", "c"] },
    ]);
    expect(way.map((one) => one.lines.map(({ at }) => at))).toEqual([
      [7, 8, 9],
      [7, 8, 9, 11],
    ]);
  });

  test("is passed over by who needs no more than where it came to", () => {
    expect(updated(welcome(), news)?.match?.view).toEqual({ turn: 3, hand: ["a"] });
  });

  test("asks nothing that is asked no more", () => {
    const asked = { serial: 5 } as QuestionView;
    const still = { serial: 6 } as QuestionView;
    const known = welcome({
      sight: { ...sight(4, { turn: 1, hand: ["a"] }, true), questions: [asked, still] },
    });
    const told = { ...news, sight: { ...sight(6, {}), questions: [still], between } };
    expect(onTheWay(known, told).map((one) => one.match?.questions)).toEqual([[still], [still]]);
  });

  test("is left out where its rows are of a list that is not known", () => {
    const odd = [{ at: 10, view: {}, rows: { deck: [{ at: 0, gone: 0, rows: ["x"] }] } }];
    const told = { ...news, sight: { ...sight(6, {}), between: odd } };
    expect(onTheWay(welcome(), told)).toEqual([]);
  });
});

describe("the log", () => {
  test("never has a line twice", () => {
    const known = updated(welcome(), { type: "update", lines: [line(8), line(9)] });
    expect(known?.lines.map((one) => one.at)).toEqual([7, 8, 9]);
  });

  test("loses what was taken back", () => {
    const known = updated(welcome(), { type: "update", undone: 8, lines: [line(8)] });
    expect(known?.lines.map((one) => one.at)).toEqual([7, 8]);
    expect(known?.lines[1]).not.toBe(welcome().lines[1]);
  });

  test("has what came instead of what was taken back, in the same place", () => {
    const instead = { ...line(8), clause: "TR-6.1" };
    const known = updated(welcome(), { type: "update", undone: 8, lines: [instead] });
    expect(known?.lines).toEqual([line(7), instead]);
  });

  test("gets older lines before its first", () => {
    const known = older(welcome(), 4, [line(5), line(6), line(7)]);
    expect(known.lines.map((one) => one.at)).toEqual([5, 6, 7, 8]);
    expect(known.first).toBe(4);
  });
});

test("what an update leaves out did not change", () => {
  const before = welcome();
  const known = updated(before, { type: "update" });
  expect(known).toEqual(before);
});

test("something said is heard once", () => {
  const said = { at: 0, person: 2, name: "Bo", channel: "table", text: "Hi", message: null, seat: null } as const;
  const once = updated(welcome(), { type: "update", chat: [{ ...said, number: 1 }] });
  const chat = [1, 2].map((number) => ({ ...said, number }));
  const twice = once && updated(once, { type: "update", chat });
  expect(twice?.chat.map((one) => one.number)).toEqual([1, 2]);
});

describe("what comes out of order", () => {
  const spoken = (number: number) =>
    ({ number, at: number, person: 1, name: "Ana", channel: "watchers", text: "so", message: null, seat: null }) as const;

  test("lines of the chat that are told late stand where they belong, once", () => {
    const before = welcome({ chat: [spoken(1), spoken(5)] });
    const known = updated(before, { type: "update", chat: [spoken(3), spoken(5), spoken(6)] });
    expect(known?.chat.map((line) => line.number)).toEqual([1, 3, 5, 6]);
  });

  test("a log that is void as a whole begins with what comes instead", () => {
    const known = updated(welcome(), { type: "update", undone: 2, lines: [line(2), line(3)] });
    expect(known?.first).toBe(2);
    expect(known?.lines.map((one) => one.at)).toEqual([2, 3]);
  });
});
