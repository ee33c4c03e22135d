import { expect, test } from "vitest";
import { haveTurns, levelsOf } from "../src/pages/stats/kinds";
import type { Spread, TableLine } from "../src/wire";

function spread(most: number): Spread {
  return { mean: most, interval: { low: 0, high: most }, median: most, p90: most, least: 0, most };
}

function line(key: string): TableLine {
  const label = { type: "message", id: key, args: {} } as const;
  const wins = { count: 1, share: 1, interval: { low: 0, high: 1 } };
  return { key, label, games: 1, wins, turns: spread(1), seconds: spread(1) };
}

test("a format that stands for a level is none", () => {
  const [atlantis, standard, whist] = [line("atlantis"), line("standard"), line("whist")];
  expect(levelsOf({ boards: [atlantis], formats: [standard] })).toEqual([atlantis]);
  expect(levelsOf({ boards: [atlantis, standard], formats: [standard] })).toEqual([atlantis]);
  expect(levelsOf({ boards: [whist], formats: [whist] })).toEqual([]);
});

test("games of which none had a turn are not counted in turns", () => {
  expect(haveTurns({ turns: spread(0) })).toBe(false);
  expect(haveTurns({ turns: spread(3) })).toBe(true);
});
