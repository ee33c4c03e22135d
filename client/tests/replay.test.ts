// Replays as data: addresses, folding of steps, turns, what is passed over when playing.

import { describe, expect, test } from "vitest";
import {
  allowedEyes,
  botOf,
  COUNT,
  eyesFor,
  eyesOf,
  firstOf,
  framesOf,
  hashOf,
  isShort,
  linesUntil,
  nextTold,
  placeOf,
  seatKnowing,
  seatOfEyes,
  sectionOf,
  stay,
  turnFrom,
} from "../src/pages/replay/steps";
import { viewOfSeat } from "../src/table/open-hands";
import type { Chunk, LogLine, Mark, Step } from "../src/wire";

function line(at: number): LogLine {
  return { at, clause: "TR-1", message: { type: "message", id: "log", args: {} }, event: "", weight: "small" };
}

function step(number: number, more: Partial<Step> = {}): Step {
  return {
    number,
    before: number,
    after: number + 1,
    seat: null,
    kind: "",
    clause: "",
    question: null,
    answer: null,
    lines: [],
    view: {},
    whole: false,
    quiet: false,
    ...more,
  };
}

function mark(at: number): Mark {
  return { step: at, message: { type: "message", id: "log-turn-began", args: { turn: at } } };
}

const MARKS = [mark(5), mark(43), mark(86)];

describe("an address of a step", () => {
  test.each([
    ["#step=123&view=seat2", { step: 123, eyes: "seat2" }],
    ["#step=0", { step: 0, eyes: null }],
    ["#view=all", { step: null, eyes: "all" }],
    ["", { step: null, eyes: null }],
    ["#step=-4&view=seat0", { step: null, eyes: null }],
    ["#step=12x&view=mine", { step: null, eyes: null }],
    ["#step=99999999999", { step: null, eyes: null }],
  ])("%s is read as %o", (hash, place) => {
    expect(placeOf(hash)).toEqual({ ...place, plays: false });
  });

  test("may say that it plays on", () => {
    expect(placeOf("#step=0&view=all&play=yes")).toEqual({ step: 0, eyes: "all", plays: true });
  });

  test("is read as it was written", () => {
    for (const eyes of ["all", eyesOf(0), eyesOf(5)]) {
      expect(placeOf(hashOf(77, eyes))).toEqual({ step: 77, eyes, plays: false });
    }
    expect(hashOf(3, "public")).toBe("#step=3");
  });

  test("names seats as people count them", () => {
    expect(eyesOf(1)).toBe("seat2");
    expect(seatOfEyes("seat2")).toBe(1);
    expect(seatOfEyes("all")).toBeNull();
  });
});

const SEAT = { name: "Ana", bot: "" };
const OVER = { seats: [SEAT, SEAT], over: true, seat: null };

describe("eyes", () => {
  test("of seats are for matches that are over", () => {
    expect(allowedEyes("seat1", { ...OVER, over: false })).toBe("public");
    expect(allowedEyes("all", { ...OVER, over: false })).toBe("public");
    expect(allowedEyes("seat1", OVER)).toBe("seat1");
    expect(allowedEyes("all", OVER)).toBe("all");
  });

  test("of a match that runs are the public's and a player's own", () => {
    const own = { ...OVER, over: false, seat: 1 };
    expect(eyesFor(own)).toEqual(["public", "seat2"]);
    expect(allowedEyes("seat2", own)).toBe("seat2");
    expect(allowedEyes("seat1", own)).toBe("public");
    expect(allowedEyes("all", own)).toBe("public");
  });

  test("say whose knowledge a position is that is saved", () => {
    expect(seatKnowing("seat2", OVER)).toBe(1);
    expect(seatKnowing("public", OVER)).toBeNull();
    expect(seatKnowing("public", { ...OVER, over: false, seat: 1 })).toBe(1);
    expect(seatKnowing("public", { seats: [SEAT], over: false, seat: 0 })).toBeNull();
  });

  test("of a seat that is not there are the public's", () => {
    expect(allowedEyes("seat3", OVER)).toBe("public");
  });

  test("of a seat see its own fields over the public ones", () => {
    const view = { turn: 1, hand: [], seats: { "0": { hand: ["a"] }, "1": { hand: ["b"] } } };
    expect(viewOfSeat(view, 1, "seats")["hand"]).toEqual(["b"]);
    expect(viewOfSeat(view, 1, "seats")["turn"]).toBe(1);
    expect(viewOfSeat({ hand: [] }, 0, "seats")["hand"]).toEqual([]);
  });
});

describe("steps of a chunk", () => {
  const chunk: Chunk = {
    first: 0,
    total: 3,
    steps: [
      step(0, { whole: true, view: { turn: 1, hand: 3 } }),
      step(1, { view: { hand: 2 } }),
      step(2, { whole: true, view: { turn: 2 } }),
    ],
  };

  test("change the view before them, and a whole one replaces it", () => {
    expect(framesOf(chunk).map((frame) => frame.view)).toEqual([
      { turn: 1, hand: 3 },
      { turn: 1, hand: 2 },
      { turn: 2 },
    ]);
  });

  test("begin at multiples of their number", () => {
    expect([firstOf(0), firstOf(COUNT - 1), firstOf(COUNT)]).toEqual([0, 0, COUNT]);
  });
});

describe("a chunk that came in parts", () => {
  const some = (count: number): Chunk["steps"] =>
    Array.from({ length: count }, (_, at) => step(at, {}));

  test("is short where it lacks steps that there are", () => {
    expect(isShort({ first: 0, total: 500, steps: some(COUNT - 1) })).toBe(true);
    expect(isShort({ first: 0, total: 500, steps: some(COUNT) })).toBe(false);
    expect(isShort({ first: 400, total: 420, steps: some(19) })).toBe(true);
    expect(isShort({ first: 400, total: 420, steps: some(20) })).toBe(false);
  });
});

describe("the bot of a seat", () => {
  test.each([
    ["Bot 2", "easy", "easy"],
    ["", "easy", "easy"],
    ["小明", "heuristic", ""],
    ["João", "", ""],
  ])("of %s held by '%s' is '%s'", (name, bot, expected) => {
    expect(botOf({ name, bot })).toBe(expected);
  });
});

describe("playing", () => {
  const frames = framesOf({
    first: 0,
    total: 9,
    steps: [step(0, { whole: true }), step(1, { quiet: true }), step(2, { quiet: true }), step(3)],
  });

  test("passes over steps at which nothing is seen", () => {
    expect(nextTold(frames, 0)).toBe(3);
  });

  test("goes to the first step that is not known yet when all others are quiet", () => {
    expect(nextTold(frames, 3)).toBe(4);
    expect(nextTold(frames.slice(0, 3), 0)).toBe(3);
  });

  test("stays longer where more is told, shorter at a higher speed, never long", () => {
    expect(stay(3, 1)).toBeGreaterThan(stay(0, 1));
    expect(stay(2, 4)).toBe(stay(2, 1) / 4);
    expect(stay(50, 1)).toBe(stay(500, 1));
  });
});

describe("turns", () => {
  test("begin at their marks", () => {
    expect([0, 4, 5, 42, 43, 200].map((at) => sectionOf(MARKS, at))).toEqual([-1, -1, 0, 0, 1, 2]);
  });

  test("are gone through forwards to the end", () => {
    expect([0, 5, 44, 86].map((at) => turnFrom(MARKS, at, 1, 120))).toEqual([5, 43, 86, 120]);
  });

  test("are gone through backwards to the beginning", () => {
    expect([120, 86, 44, 5, 0].map((at) => turnFrom(MARKS, at, -1, 120))).toEqual([86, 43, 43, 0, 0]);
  });
});

describe("the log", () => {
  const at = (first: number): Chunk => ({
    first,
    total: 3 * COUNT,
    steps: [step(first, { lines: [line(first)] }), step(first + 1, { lines: [line(first + 1)] })],
  });
  const chunks = new Map([0, COUNT, 2 * COUNT].map((first) => [first, at(first)] as const));

  test("goes up to the step and not further", () => {
    const { lines, first } = linesUntil(chunks, COUNT);
    expect(lines.map((one) => one.step)).toEqual([0, 1, COUNT]);
    expect(first).toBe(0);
  });

  test("goes back only as far as nothing is missing", () => {
    const some = new Map([...chunks].filter(([one]) => one !== COUNT));
    const { lines, first } = linesUntil(some, 2 * COUNT + 1);
    expect(lines.map((one) => one.step)).toEqual([2 * COUNT, 2 * COUNT + 1]);
    expect(first).toBe(2 * COUNT);
  });
});
