// Arithmetic of plots.

import { describe, expect, test } from "vitest";
import { apart, binsOf, niceStep, percent, ticks } from "../src/pages/stats/scale";

describe("steps of a scale", () => {
  test.each([
    [0.7, 1],
    [1, 1],
    [1.1, 2],
    [3, 5],
    [6, 10],
    [50, 50],
    [51, 100],
    [0, 1],
  ])("at least %d is %d", (least, step) => {
    expect(niceStep(least)).toBe(step);
  });
});

describe("ticks", () => {
  test("reach from below the least to above the most", () => {
    expect(ticks(0, 7, 4)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(-6, 23, 4)).toEqual([-10, 0, 10, 20, 30]);
  });

  test("are there when all values are the same", () => {
    expect(ticks(0, 0, 4).length).toBeGreaterThan(1);
  });

  test("have no dust of binary fractions", () => {
    expect(ticks(0, 0.3, 3)).toEqual([0, 0.1, 0.2, 0.3]);
  });
});

describe("bins", () => {
  const lengths = [5, 9, 10, 44].map((turns) => ({ turns, games: 2 }));

  test("count every game once and are of one width", () => {
    const bins = binsOf(lengths, 16);
    expect(bins.reduce((sum, bin) => sum + bin.games, 0)).toBe(8);
    expect(new Set(bins.map((bin) => bin.to - bin.from)).size).toBe(1);
    expect(bins[0]).toEqual({ from: 5, to: 9, games: 4 });
  });

  test("are not more than there is room for, whatever was played", () => {
    for (let high = 1; high < 300; high += 7) {
      for (const most of [5, 16]) {
        const found = binsOf([{ turns: 3, games: 1 }, { turns: 3 + high, games: 1 }], most);
        expect(found.length).toBeLessThanOrEqual(most);
        expect(found.at(-1)?.games).toBe(1);
      }
    }
  });

  test("of nothing are none, of one length one", () => {
    expect(binsOf([], 16)).toEqual([]);
    expect(binsOf([{ turns: 7, games: 3 }], 16)).toEqual([{ from: 7, to: 7, games: 3 }]);
  });
});

describe("labels", () => {
  test("keep their places where there is room", () => {
    expect(apart([10, 80, 40], 15, 0, 100)).toEqual([10, 80, 40]);
  });

  test("stand apart where there is none, within their bounds", () => {
    const places = apart([50, 52, 51, 98, 100], 15, 0, 100);
    const sorted = [...places].sort((a, b) => a - b);
    sorted.slice(1).forEach((place, at) => expect(place - sorted[at]!).toBeGreaterThanOrEqual(15));
    expect(sorted.at(-1)).toBeLessThanOrEqual(100);
    expect(places[0]!).toBeLessThan(places[2]!);
  });
});

describe("percents", () => {
  test("are 0 and 100 only if that is certain", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });
});
