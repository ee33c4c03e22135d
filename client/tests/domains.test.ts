import { describe, expect, test } from "vitest";
import {
  asData,
  divided,
  inOrder,
  isEnough,
  leastParts,
  left,
  moved,
  toggled,
  within,
} from "../src/table/domains";
import type { Division, Range, Subset } from "../src/wire";

const RANGE: Range = { type: "Range", low: -2, high: 5 };
const TWO: Subset = {
  type: "Subset",
  keys: ["a", "b", "c"],
  at_least: 1,
  at_most: 2,
  weights: [],
  lightest: 0,
  heaviest: null,
};
const ONE: Subset = { ...TWO, at_most: 1 };
const FIVE: Division = { type: "Division", total: 5, keys: ["a", "b", "c"], at_least: 1, bounds: [] };

test("a number stays within its range", () => {
  expect([-9, -2, 0, 5, 9].map((number) => within(RANGE, number))).toEqual([-2, -2, 0, 5, 5]);
});

describe("some of several things", () => {
  test("no more are chosen than there may be", () => {
    const two = toggled(TWO, toggled(TWO, [], "c"), "a");
    expect(two).toEqual(["c", "a"]);
    expect(toggled(TWO, two, "b")).toEqual(two);
    expect(toggled(TWO, two, "c")).toEqual(["a"]);
  });

  test("of one thing another choice replaces the first", () => {
    expect(toggled(ONE, ["a"], "b")).toEqual(["b"]);
    expect(toggled(ONE, ["a"], "a")).toEqual([]);
  });

  test("they can be sent only when they are enough, and in the order of the keys", () => {
    expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map((keys) => isEnough(TWO, keys))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(inOrder(TWO, ["c", "a"])).toEqual(["a", "c"]);
  });
});

test("in an order each thing keeps its fellows, and the ends are ends", () => {
  const order = ["a", "b", "c"];
  expect(moved(order, 2, 1)).toEqual(["a", "c", "b"]);
  expect(moved(order, 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(order, 0, -1)).toEqual(order);
  expect(moved(order, 2, 3)).toEqual(order);
});

describe("a division", () => {
  test("begins with the least for everybody", () => {
    expect(leastParts(FIVE)).toEqual([1, 1, 1]);
    expect(left(FIVE, leastParts(FIVE))).toBe(2);
  });

  test("never gives more than there is or less than the least", () => {
    const most = divided(FIVE, [1, 1, 1], 1, 9);
    expect(most).toEqual([1, 3, 1]);
    expect(left(FIVE, most)).toBe(0);
    expect(divided(FIVE, most, 0, 2)).toEqual(most);
    expect(divided(FIVE, most, 1, -4)).toEqual([1, 1, 1]);
    expect(divided(FIVE, most, 1, 2.9)).toEqual([1, 2, 1]);
  });
});

test("a report is data where it reads as data, else text", () => {
  expect([asData("3"), asData('{"won": 1}'), asData("Ana won")]).toEqual([3, { won: 1 }, "Ana won"]);
});
