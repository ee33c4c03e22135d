import { describe, expect, test } from "vitest";
import { isChance } from "../src/games/l5r-strategic/chance";
import { seatsOf } from "../src/games/l5r-strategic/seats";
import type { LogLine } from "../src/wire";

describe("for how many a campaign is", () => {
  test("a seat for each clan, or for each of its roles, and one for a referee", () => {
    expect(seatsOf({})).toEqual([2, 10]);
    expect(seatsOf({ referee: true })).toEqual([3, 11]);
    expect(seatsOf({ roles: "apart" })).toEqual([10, 50]);
    expect(seatsOf({ roles: "apart", generals: 4, referee: true })).toEqual([13, 61]);
  });
});

test("what was drawn is known by its kind, whatever its words are", () => {
  const line = (event: string, how: string): LogLine => ({
    at: 0,
    clause: "",
    event,
    message: { type: "message", id: "any", args: { how } },
    weight: "small",
  });
  expect(isChance(line("BattleReported", "drawn"))).toBe(true);
  expect(isChance(line("BattleReported", "reported"))).toBe(false);
  expect(isChance(line("Crossed", "drawn"))).toBe(true);
  expect(isChance(line("Crossed", "chosen"))).toBe(false);
  expect(isChance(line("Marched", "drawn"))).toBe(false);
});
