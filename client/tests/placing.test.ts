// Where a line is told over the board.

import { describe, expect, test } from "vitest";
import { type Area, spotFor } from "../src/table/placing";

const BOARD: Area = { left: 0, top: 100, right: 1000, bottom: 500 };
const SIZE = { width: 300, height: 40 };

function area(left: number, top: number, width: number, height: number): Area {
  return { left, top, right: left + width, bottom: top + height };
}

const FOOT = area(400, 440, 200, 60);
const HEAD = area(400, 100, 200, 60);

describe("the spot of a line over the board", () => {
  test("is the one it had, where nothing is in its way", () => {
    expect(spotFor(SIZE, BOARD, [], "bottom")).toBe("bottom");
    expect(spotFor(SIZE, BOARD, [[area(0, 0, 90, 90)]], "top-left")).toBe("top-left");
  });

  test("is away from what can be chosen", () => {
    expect(spotFor(SIZE, BOARD, [[FOOT]], "bottom")).toBe("top");
    expect(spotFor(SIZE, BOARD, [[HEAD]], "top")).toBe("bottom");
    expect(spotFor(SIZE, BOARD, [[FOOT, HEAD]], "bottom")).toBe("bottom-left");
  });

  test("leaves what matters most in sight before anything else", () => {
    const corners = [area(0, 440, 1000, 60)];
    expect(spotFor(SIZE, BOARD, [corners, [HEAD]], "bottom")).toBe("top-left");
    const both = [area(0, 440, 1000, 60), area(0, 100, 1000, 60)];
    expect(spotFor(SIZE, BOARD, [both, [FOOT]], "bottom")).toBe("top");
  });

  test("does not give way to the edge of a space", () => {
    expect(spotFor(SIZE, BOARD, [[area(400, 250, 200, 203)]], "bottom")).toBe("bottom");
  });
});
