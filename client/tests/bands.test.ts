import { describe, expect, it } from "vitest";
import { bandsOf, stepAt } from "../src/pages/replay/bands";

const VALUES = [
  [0.5, 0.75, 1],
  [0.5, 0.25, 0],
] as const;

describe("the bands of the plot of chances", () => {
  it("lie one on the other and fill the height", () => {
    expect(bandsOf(VALUES, 200, 100)).toEqual([
      "0,50 100,25 200,0 200,100 100,100 0,100",
      "0,0 100,0 200,0 200,0 100,25 0,50",
    ]);
  });

  it("are drawn for a match of one step too", () => {
    expect(bandsOf([[1], [0]], 200, 100)).toEqual(["0,0 0,100", "0,0 0,0"]);
  });
});

describe("the step at a place of the plot", () => {
  it("is the nearest one", () => {
    expect([0, 0.24, 0.26, 0.5, 1].map((part) => stepAt(part, 3))).toEqual([0, 0, 1, 1, 2]);
  });

  it("is never outside", () => {
    expect([stepAt(-0.2, 5), stepAt(1.3, 5), stepAt(0.5, 0)]).toEqual([0, 4, 0]);
  });
});
