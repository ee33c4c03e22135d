import { describe, expect, it } from "vitest";
import { copiesOf, type Placed } from "../src/games/magic/state";
import type { Permanent } from "../src/games/magic/wire";

const STATE: Permanent = {
  seat: 0,
  born: 0,
  title: 4,
  base: 0,
  stamp: 0,
  attached: -1,
  counters: [],
  tapped: false,
  sick: false,
  damage: 0,
  doomed: false,
  attacking: -9,
  blocking: -1,
  blocked: false,
  has_struck: false,
};

function land(number: number, slug: string, state: Partial<Permanent> = {}, answers: readonly string[] = []): Placed {
  const found = { number, slug, owner: 0, kinds: ["land"], power: 0, toughness: 0, keywords: [] };
  return {
    face: { id: `card.${number}`, name: null, text: [], notes: [], answers: [...answers] },
    found: { ...found, state: { ...STATE, born: number, stamp: number, ...state } },
  };
}

const numbers = (row: readonly Placed[], worn: readonly number[] = []) =>
  copiesOf(row, new Set(worn)).map((copies) => copies.map(({ found }) => found.number));

describe("copies of a land", () => {
  it("are one, tapped or not, where the first of them stands", () => {
    const row = [land(1, "plains"), land(2, "swamp"), land(3, "plains", { tapped: true, sick: true })];
    expect(numbers(row)).toEqual([[1, 3], [2]]);
  });

  it("stand apart where anything else differs, or where one can be chosen or has something on it", () => {
    const counters: Partial<Permanent> = { counters: [["charge", 1]] };
    expect(numbers([land(1, "plains"), land(2, "plains", counters)])).toEqual([[1], [2]]);
    expect(numbers([land(1, "plains"), land(2, "plains", {}, ["use:plains.2"])])).toEqual([[1], [2]]);
    expect(numbers([land(1, "plains"), land(2, "plains"), land(3, "plains")], [2])).toEqual([[1, 3], [2]]);
  });
});
