import { describe, expect, test } from "vitest";
import {
  begun,
  type Draft,
  lacks,
  markOf,
  openTo,
  sent,
  touchable,
  touched,
  unsaid,
  valueOf,
} from "../src/table/drafts";
import type { Assignment, Division, Form, Ordering, Subset } from "../src/wire";

const SOME: Subset = {
  type: "Subset",
  keys: ["a", "b", "c"],
  at_least: 1,
  at_most: 2,
  weights: [],
  lightest: 0,
  heaviest: null,
};
const ORDER: Ordering = { type: "Ordering", keys: ["a", "b", "c"] };
const THREE: Division = { type: "Division", total: 3, keys: ["a", "b"], at_least: 0, bounds: [] };
const SEND: Assignment = {
  type: "Assignment",
  keys: ["a", "b", "c"],
  places: ["p", "q"],
  at_least: 1,
  at_most: 2,
  allowed: [["p", "q"], ["q"], []],
};

/** The draft after these things were touched one after the other. */
function after(draft: Draft, ...keys: readonly string[]): Draft {
  return keys.reduce(touched, draft);
}

test("some things are touched and let go, never more than there may be", () => {
  const full = after(begun(SOME), "c", "a");
  expect(valueOf(full)).toEqual(["a", "c"]);
  expect(touchable(full)).toEqual(["a", "c"]);
  expect(after(full, "b")).toBe(full);
  expect(valueOf(after(full, "c"))).toEqual(["a"]);
  expect(lacks(begun(SOME))).toEqual([{ what: "choose", count: 1, within: [] }]);
  expect(lacks(full)).toEqual([]);
  expect([markOf(full, "a"), markOf(full, "b")]).toEqual([{ type: "chosen" }, null]);
});

test("where nothing may be chosen nothing can be touched", () => {
  expect(touchable(begun({ ...SOME, at_least: 0, at_most: 0 }))).toEqual([]);
});

describe("an order", () => {
  test("begins with what is touched first, and may be sent at any time", () => {
    expect(valueOf(begun(ORDER))).toEqual(["a", "b", "c"]);
    const draft = after(begun(ORDER), "c", "b");
    expect(valueOf(draft)).toEqual(["c", "b", "a"]);
    expect(markOf(draft, "b")).toEqual({ type: "place", place: 2 });
    expect(lacks(draft)).toEqual([]);
  });

  test("loses what is touched again", () => {
    const draft = after(begun(ORDER), "c", "b", "c");
    expect(valueOf(draft)).toEqual(["b", "a", "c"]);
    expect(valueOf(after(draft, "a"))).toEqual(["b", "a", "c"]);
  });
});

test("each touch gives one more, and when nothing is left takes all back", () => {
  const draft = after(begun(THREE), "a", "b", "b");
  expect(valueOf(draft)).toEqual([1, 2]);
  expect(lacks(after(begun(THREE), "a"))).toEqual([{ what: "divide", count: 2, within: [] }]);
  expect(valueOf(after(draft, "b"))).toEqual([1, 0]);
  expect(markOf(draft, "b")).toEqual({ type: "part", count: 2 });
});

describe("an assignment", () => {
  test("takes a thing up and puts it where is touched next", () => {
    const held = after(begun(SEND), "a");
    expect(markOf(held, "a")).toEqual({ type: "held" });
    expect(touchable(begun(SEND))).toEqual(["a", "b"]);
    expect(touchable(held)).toEqual(["p", "q", "a", "b"]);
    const draft = after(held, "p");
    expect(valueOf(draft)).toEqual([["a", "p"]]);
    expect(markOf(draft, "a")).toEqual({ type: "goes", to: "p" });
    expect(markOf(draft, "p")).toEqual({ type: "gets", keys: ["a"] });
    expect(valueOf(after(held, "a", "p"))).toEqual([]);
  });

  test("puts a thing at once where there is one place only, and takes it back", () => {
    const draft = after(begun(SEND), "b");
    expect(valueOf(draft)).toEqual([["b", "q"]]);
    expect(valueOf(after(draft, "b"))).toEqual([]);
  });

  test("is in the order of its keys, and lacks what must go somewhere", () => {
    expect(valueOf(after(begun(SEND), "b", "a", "p"))).toEqual([
      ["a", "p"],
      ["b", "q"],
    ]);
    expect(lacks(begun(SEND))).toEqual([{ what: "choose", count: 1, within: [] }]);
  });

  test("takes no more than may go", () => {
    const one = after(begun({ ...SEND, at_most: 1 }), "a", "p");
    expect(touchable(one)).toEqual(["a"]);
    if (one.type !== "Assignment") throw new Error(one.type);
    expect(sent(one, "b", "q")).toBe(one);
    expect(valueOf(sent(one, "a", "q"))).toEqual([["a", "q"]]);
    expect(valueOf(sent(one, "a", null))).toEqual([]);
  });

  test("goes anywhere where nothing else is said", () => {
    expect(openTo({ ...SEND, allowed: [] }, "c")).toEqual(["p", "q"]);
    expect(openTo(SEND, "x")).toEqual([]);
  });
});

describe("a form", () => {
  const FORM: Form = {
    type: "Form",
    parts: [
      ["coins", { type: "Range", low: 1, high: 4 }],
      ["first", SOME],
      ["then", { ...SOME, keys: ["c", "d"] }],
    ],
  };

  test("takes a touch where it belongs, first in the part that was changed last", () => {
    const first = after(begun(FORM), "c");
    expect(valueOf(first)).toEqual([1, ["c"], []]);
    expect(valueOf(after(first, "d"))).toEqual([1, ["c"], ["d"]]);
    expect(valueOf(after(first, "d", "c"))).toEqual([1, ["c"], ["c", "d"]]);
    expect(after(first, "x")).toBe(first);
  });

  test("lacks what its parts lack, each by its name", () => {
    expect(lacks(after(begun(FORM), "a"))).toEqual([
      { what: "choose", count: 1, within: ["then"] },
    ]);
  });
});

test("a report is data where it reads as such", () => {
  const draft = begun({ type: "Reported", subject: "x" });
  expect(touchable(draft)).toEqual([]);
  expect(valueOf({ type: "Report", text: "[1]" })).toEqual([1]);
  expect(touched(draft, "a")).toBe(draft);
});

describe("what is weighed", () => {
  const weighed: Subset = { ...SOME, at_least: 0, at_most: 3, weights: [1, 2, 4], lightest: 2, heaviest: 5 };

  test("is never too heavy, and not sent while it is too light", () => {
    const draft = after(begun(weighed), "c", "b");
    expect(valueOf(draft)).toEqual(["c"]);
    expect(touchable(draft)).toEqual(["a", "c"]);
    expect(valueOf(after(draft, "a"))).toEqual(["a", "c"]);
    expect(lacks(draft)).toEqual([]);
    expect(lacks(after(begun(weighed), "a"))).toEqual([{ what: "weigh", count: 1, within: [] }]);
  });

  test("has no upper bound if none is said", () => {
    expect(valueOf(after(begun({ ...weighed, heaviest: null }), "c", "b", "a"))).toEqual(["a", "b", "c"]);
  });
});

test("a division keeps to the bounds of each thing", () => {
  const domain: Division = { ...THREE, total: 4, bounds: [[1, 3], [0, 2]] };
  expect(valueOf(begun(domain))).toEqual([1, 0]);
  const draft = after(begun(domain), "b", "b");
  expect(valueOf(draft)).toEqual([1, 2]);
  expect(valueOf(after(draft, "b"))).toEqual([1, 0]);
  expect(valueOf(after(draft, "a"))).toEqual([2, 2]);
});

describe("one thing", () => {
  test("is chosen by touching it, and another takes its place", () => {
    const draft = begun({ type: "OneOf", keys: ["a", "b"] });
    expect(lacks(draft)).toEqual([{ what: "choose", count: 1, within: [] }]);
    const chosen = after(draft, "a", "b");
    expect([valueOf(chosen), markOf(chosen, "b"), markOf(chosen, "a")]).toEqual(["b", { type: "chosen" }, null]);
    expect(lacks(chosen)).toEqual([]);
  });

  test("is chosen already where there is no other", () => {
    expect(valueOf(begun({ type: "OneOf", keys: ["a"] }))).toBe("a");
  });

  test("of a catalogue is touched or typed", () => {
    const draft = begun({ type: "Named", catalogue: "cards", some: ["a"] });
    expect(lacks(draft)).toEqual([{ what: "write", count: 1, within: [] }]);
    expect(valueOf(after(draft, "a"))).toBe("a");
    expect(markOf(after(draft, "a"), "a")).toEqual({ type: "chosen" });
    expect(touchable(draft)).toEqual(["a"]);
  });

  test("in one's own words is as long as it must be", () => {
    const draft = begun({ type: "Text", longest: 5, shortest: 2 });
    expect(touchable(draft)).toEqual([]);
    expect(lacks(draft)).toEqual([{ what: "write", count: 2, within: [] }]);
    expect(markOf(draft, "")).toBeNull();
  });
});

test("a form knows what it says nothing of: what could go somewhere and does not", () => {
  const sheet: Form = { type: "Form", parts: [["orders", SEND], ["some", SOME]] };
  expect(unsaid(begun(sheet))).toEqual([{ part: "orders", keys: ["a", "b", "c"] }]);
  const draft = after(begun(sheet), "b");
  expect(unsaid(draft)).toEqual([{ part: "orders", keys: ["a", "c"] }]);
  expect(unsaid(begun(SEND))).toEqual([]);
});
