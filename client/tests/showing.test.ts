// The queue between what a table tells and what the page draws; time passes when a test says so.

import { beforeEach, describe, expect, test } from "vitest";
import { BY_STEPS, paceOf } from "../src/table/showing/pace";
import { type Pace, Showing } from "../src/table/showing/queue";
import type { LogLine } from "../src/wire";

let now = 0;
let due: { at: number; then: () => void } | null = null;
let seen: string[] = [];
let pace: Pace;

const after = (wait: number, then: () => void) => {
  const one = { at: now + wait, then };
  due = one;
  return () => {
    if (due === one) due = null;
  };
};

function pass(time: number): void {
  const end = now + time;
  while (due !== null && due.at <= end) {
    const { at, then } = due;
    now = at;
    due = null;
    then();
  }
  now = end;
}

function line(at: number, weight: LogLine["weight"] = "small"): LogLine {
  return { at, clause: "", message: { type: "message", id: "yes", args: {} }, event: "", weight };
}

function step(state: string, ...ats: number[]) {
  return { state, lines: ats.map((at) => line(at)) };
}

function made(): Showing<string> {
  const numbers = (lines: readonly LogLine[]) => lines.map((one) => one.at).join(" ");
  return new Showing<string>(
    {
      begun: () => seen.push("begun"),
      draw: (state) => seen.push(state),
      tell: (one) => seen.push(`line ${one.at}`),
      held: (lines) => seen.push(`held ${numbers(lines)}`),
      rested: (lines) => seen.push(`rested ${numbers(lines)}`.trim()),
    },
    () => pace,
    after,
  );
}

beforeEach(() => {
  [now, due, seen] = [0, null, []];
  pace = {
    line: 400,
    all: 2000,
    weight: (one) => (one.weight === "small" ? 1 : 0),
    grave: (one) => (one.weight === "grave" ? 900 : 0),
    holds: () => 0,
  };
});

describe("what happened", () => {
  test("is drawn one step after another, each when its first line is told", () => {
    const showing = made();
    showing.push([step("one", 1, 2), step("two", 3)]);
    expect(seen).toEqual(["begun", "one", "line 1"]);
    pass(399);
    expect(seen).toHaveLength(3);
    pass(1);
    expect(seen.slice(3)).toEqual(["line 2"]);
    pass(400);
    expect(seen.slice(4)).toEqual(["two", "line 3"]);
    expect(showing.busy).toBe(true);
    pass(400);
    expect(seen.slice(6)).toEqual(["rested 1 2 3"]);
    expect(showing.busy).toBe(false);
  });

  test("waits for what came before, and nothing of it is lost", () => {
    const showing = made();
    showing.push([step("one", 1)]);
    pass(100);
    showing.push([step("two", 2)]);
    expect(seen).toEqual(["begun", "one", "line 1"]);
    pass(5000);
    expect(seen.slice(3)).toEqual(["two", "line 2", "rested 1 2"]);
  });

  test("takes no time where nothing is told", () => {
    const showing = made();
    showing.push([step("one"), step("two")]);
    expect(seen).toEqual(["one", "two", "rested"]);
    expect(showing.busy).toBe(false);
  });

  test.each([3, 20, 400])("of %i steps takes 2 s at most, and all are drawn", (count) => {
    const showing = made();
    showing.push(Array.from({ length: count }, (_, at) => step(`s${at}`, at)));
    pass(Math.min(2000, count * 400) - 40);
    expect(showing.busy).toBe(true);
    pass(41);
    expect(showing.busy).toBe(false);
    expect(seen.filter((one) => one.startsWith("s"))).toHaveLength(count);
  });

  test("takes 2 s at most though it does not come at once, and again so after a rest", () => {
    const showing = made();
    for (let at = 0; at < 40; at += 1) {
      showing.push([step("s", at, at + 0.5)]);
      pass(50);
    }
    pass(10);
    expect(showing.busy).toBe(false);
    // What goes on at once is part of it; after a while, or an answer, there is time again.
    showing.push([step("on", 98)]);
    expect(showing.busy).toBe(false);
    pass(1000);
    showing.push([step("later", 99)]);
    pass(399);
    expect(showing.busy).toBe(true);
  });

  test("stays longer where something fell by chance", () => {
    pace = { ...pace, weight: (one) => (one.at === 1 ? 2 : 1) };
    const showing = made();
    showing.push([step("one", 1), step("two", 2)]);
    pass(799);
    expect(seen.at(-1)).toBe("line 1");
    pass(1);
    expect(seen.at(-1)).toBe("line 2");
  });
});

test("whoever skips sees the end at once, and nothing comes after it", () => {
  const showing = made();
  showing.push([step("one", 1), step("two", 2), step("three", 3)]);
  showing.skip();
  expect(seen.slice(3)).toEqual(["three", "rested 1 2 3"]);
  pass(9000);
  expect(seen).toHaveLength(5);
  showing.skip();
  expect(seen).toHaveLength(5);
});

test("what is drawn last has rest when it is skipped, too", () => {
  const showing = made();
  showing.push([step("one", 1)]);
  showing.skip();
  expect(seen.slice(3)).toEqual(["rested 1"]);
});

test("what is forgotten is neither drawn nor told with what comes then", () => {
  const showing = made();
  showing.push([step("one", 1), step("two", 2)]);
  showing.forget();
  pass(9000);
  showing.push([step("three", 3)]);
  pass(400);
  expect(seen.slice(3)).toEqual(["begun", "three", "line 3", "rested 3"]);
});

test("what becomes known meanwhile is known of all that waits", () => {
  const showing = made();
  showing.push([step("one", 1), step("two", 2)]);
  showing.change((state) => `${state}+`);
  pass(400);
  expect(seen).toContain("two+");
});

test("without a pace all is drawn at once", () => {
  pace = paceOf(0, { hits: () => true });
  const showing = made();
  showing.push([step("one", 1), step("two", 2)]);
  expect(seen).toEqual(["one", "two", "rested 1 2"]);
});

test("without a pace nothing waits for a press either", () => {
  pace = paceOf(0, { hits: () => true });
  const showing = made();
  showing.push([{ state: "one", lines: [line(1, "grave")] }]);
  expect(seen).toEqual(["one", "rested 1"]);
});

describe("a grave line", () => {
  test("has its own time, however much small waits", () => {
    const showing = made();
    showing.push([
      step("small", ...Array.from({ length: 40 }, (_, at) => at)),
      { state: "grave", lines: [line(50, "grave")] },
      step("more", 51, 52),
    ]);
    pass(2100);
    expect(seen.at(-1)).toBe("line 50");
    expect(seen.at(-2)).toBe("grave");
    pass(600);
    expect(seen.at(-1)).toBe("line 50");
    pass(300);
    expect(showing.busy).toBe(false);
  });

  test("that hits the reader stays until a press, and then the rest follows", () => {
    pace = { ...pace, holds: (one) => (one.at === 2 ? Number.POSITIVE_INFINITY : 0) };
    const showing = made();
    showing.push([
      step("one", 1),
      { state: "two", lines: [line(2, "grave")] },
      step("three", 3),
    ]);
    pass(400);
    expect(seen.slice(3)).toEqual(["two", "line 2", "held 1 2"]);
    pass(60_000);
    expect(seen.at(-1)).toBe("held 1 2");
    showing.press();
    expect(seen.slice(6)).toEqual(["three", "line 3"]);
    pass(400);
    expect(seen.at(-1)).toBe("rested 3");
  });

  test("at a table with a clock goes on by itself", () => {
    pace = { ...pace, holds: (one) => (one.at === 1 ? 3000 : 0) };
    const showing = made();
    showing.push([{ state: "one", lines: [line(1, "grave")] }, step("two", 2)]);
    pass(2999);
    expect(seen.at(-1)).toBe("held 1");
    pass(1);
    expect(seen.at(-1)).toBe("line 2");
  });

  test("is not skipped with what comes before it, if it hits the reader", () => {
    pace = { ...pace, holds: (one) => (one.at === 3 ? Number.POSITIVE_INFINITY : 0) };
    const showing = made();
    showing.push([
      step("one", 1),
      step("two", 2),
      { state: "three", lines: [line(3, "grave")] },
      step("four", 4),
    ]);
    showing.press();
    expect(seen.slice(3)).toEqual(["two", "line 2", "three", "line 3", "held 1 2 3"]);
    showing.press();
    showing.press();
    expect(seen.at(-1)).toBe("rested 4");
    expect(showing.busy).toBe(false);
    showing.press();
    expect(seen.at(-1)).toBe("rested 4");
  });
});

test("what waits for a press is begun, though what came before it takes no time", () => {
  pace = { ...pace, holds: (one) => (one.weight === "grave" ? Number.POSITIVE_INFINITY : 0) };
  const showing = made();
  showing.push([
    { state: "one", lines: [line(1, "none")] },
    { state: "two", lines: [line(2, "grave"), line(3, "grave")] },
  ]);
  expect(seen).toEqual(["one", "begun", "two", "line 2", "held 1 2"]);
  showing.press();
  expect(seen.slice(5)).toEqual(["line 3", "held 3"]);
  showing.press();
  expect(seen.slice(7)).toEqual(["rested"]);
});

test("step by step a small line waits too when all of the time is spent", () => {
  pace = { ...pace, ...paceOf(BY_STEPS, {}), all: 0 };
  const showing = made();
  showing.push([step("one", 1, 2)]);
  expect(seen).toEqual(["begun", "one", "line 1", "held 1"]);
  showing.press();
  expect(seen.slice(4)).toEqual(["line 2", "held 2"]);
});

test("what changes nothing one can see takes no time and is told", () => {
  const showing = made();
  showing.push([{ state: "one", lines: [line(1, "none"), line(2, "none")] }]);
  expect(seen).toEqual(["one", "rested 1 2"]);
});

test("at the usual pace a small line takes 0.3 to 0.6 s, all of them 2 s, a grave one 0.8 s", () => {
  const usual = paceOf(1600, { isChance: (one) => one.at === 1 });
  expect(usual.all).toBe(2000);
  expect(usual.line).toBeGreaterThan(300);
  expect(usual.line).toBeLessThan(600);
  expect(usual.weight(line(1))).toBeGreaterThan(usual.weight(line(0)));
  expect(usual.weight(line(2, "none"))).toBe(0);
  expect(usual.grave(line(2, "grave"))).toBeGreaterThanOrEqual(800);
  expect(usual.grave(line(2))).toBe(0);
});

test("only a grave line that hits the reader waits, at a clock 3 s at most", () => {
  const hit = { hits: (one: LogLine) => one.at === 1 };
  expect(paceOf(1600, hit).holds(line(1, "grave"))).toBe(Number.POSITIVE_INFINITY);
  expect(paceOf(1600, { ...hit, hasClock: true }).holds(line(1, "grave"))).toBe(3000);
  expect(paceOf(1600, hit).holds(line(1))).toBe(0);
  expect(paceOf(1600, hit).holds(line(2, "grave"))).toBe(0);
});

test("step by step each line waits that changes anything one can see", () => {
  const steps = paceOf(BY_STEPS, {});
  expect(steps.holds(line(1))).toBe(Number.POSITIVE_INFINITY);
  expect(steps.holds(line(2, "none"))).toBe(0);
});
