import { describe, expect, it } from "vitest";
import { actorOf, byWeight, deedsOfOthers, linesSince } from "../src/table/since";
import type { Arg, LogLine } from "../src/wire";

const seat = (key: number): Arg => ({ type: "name", kind: "seat", key: String(key) });
const card: Arg = { type: "name", kind: "card", key: "rope" };

function line(at: number, args: Record<string, Arg>): LogLine {
  return { at, clause: "", event: "Happened", message: { type: "message", id: "told", args }, weight: "small" };
}

const LINES = [
  line(3, { seat: seat(1), card }),
  line(4, { seat: seat(0), card }),
  line(7, { card, other: seat(0), seat: seat(1) }),
  line(8, { turn: 4 }),
  line(9, { by: seat(2) }),
];

describe("what happened since the last answer", () => {
  it("is what came after it", () => {
    expect(linesSince(LINES, 4).map(({ at }) => at)).toEqual([7, 8, 9]);
    expect(linesSince(LINES, -1)).toEqual(LINES);
    expect(linesSince(LINES, 9)).toEqual([]);
  });

  it("is told of whoever did it", () => {
    expect(LINES.map(actorOf)).toEqual([1, 0, 1, null, 2]);
  });

  it("names what others did, the last first", () => {
    expect(deedsOfOthers(LINES, 0).map(({ at }) => at)).toEqual([9, 7, 3]);
    expect(deedsOfOthers(LINES, 1).map(({ at }) => at)).toEqual([9, 4]);
  });

  it("names what is grave though it is nobody's deed", () => {
    const dies: LogLine = { ...line(10, { card }), weight: "grave" };
    expect(deedsOfOthers([...LINES, dies], 0).map(({ at }) => at)).toEqual([10, 9, 7, 3]);
  });

  it("tells the gravest first, and passes only where there is nothing else", () => {
    const weighed = (at: number, weight: LogLine["weight"]): LogLine => ({ ...line(at, {}), weight });
    const [pass, small, grave] = [weighed(1, "none"), weighed(2, "small"), weighed(3, "grave")];
    expect(byWeight([pass, small, grave])).toEqual([grave, small]);
    expect(byWeight([pass])).toEqual([pass]);
  });
});
