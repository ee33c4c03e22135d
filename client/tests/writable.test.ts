import { describe, expect, it } from "vitest";
import { writableIn } from "../src/table/writable";
import type { Domain } from "../src/wire";

const MARCHES = {
  type: "Assignment",
  keys: ["army:one", "army:two"],
  places: ["place:north", "place:south"],
  allowed: [["place:north"], ["place:north", "place:south"]],
  at_least: 0,
  at_most: 2,
} as unknown as Domain;
const ATTACKS = { type: "Subset", keys: ["army:one"], weights: [] } as unknown as Domain;
const NOTHING = { type: "Subset", keys: [], weights: [] } as unknown as Domain;
const COINS = { type: "Range", low: 0, high: 3 } as unknown as Domain;

describe("what an answer may say", () => {
  it("is told part by part, without parts in which nothing may be said", () => {
    const parts = [
      ["orders", MARCHES],
      ["permits", NOTHING],
      ["attacks", ATTACKS],
      ["coins", COINS],
    ];
    const found = writableIn({ type: "Form", parts } as unknown as Domain);
    expect(found.map(({ name }) => name)).toEqual(["orders", "attacks", "coins"]);
    expect(found[0]?.things).toEqual([
      { key: "army:one", to: ["place:north"] },
      { key: "army:two", to: ["place:north", "place:south"] },
    ]);
    expect(found[1]?.things).toEqual([{ key: "army:one", to: [] }]);
    expect(found[2]?.range).toEqual([0, 3]);
  });

  it("has no name where there is one part only", () => {
    expect(writableIn(ATTACKS)).toEqual([
      { name: "", things: [{ key: "army:one", to: [] }], range: null },
    ]);
  });
});
