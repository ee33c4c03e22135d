// Passes in a row are one line of the log.

import { expect, test } from "vitest";
import { folded } from "../src/table/folding";
import type { LogLine } from "../src/wire";

const line = (at: number, event: string): LogLine => ({
  at,
  clause: "",
  event,
  weight: "none",
  message: { type: "message", id: "log", args: {} },
});
const shape = (events: readonly string[]): unknown =>
  folded(events.map((event, at) => line(at, event))).map((row) => row.map(({ at }) => at));

test("several passes in a row are put together, and nothing else is", () => {
  expect(shape(["Drawn", "Passed", "Passed", "Drawn", "Drawn", "Passed"])).toEqual([[0], [1, 2], [3], [4], [5]]);
  expect(shape(["Passed", "Passed", "Passed"])).toEqual([[0, 1, 2]]);
  expect(shape([])).toEqual([]);
});
