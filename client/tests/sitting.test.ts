// What a table tells between two frames is drawn at once, or shown one step after another.

import { effect } from "@preact/signals";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { LogLine, News, QuestionView, Sight, TableView, You } from "../src/wire";

/** The frame that was asked for, drawn when the test says so. */
let frame: (() => void) | null = null;
/** What was to be done later, done when the test says so. */
let later: (() => void)[] = [];
let line: { say: (news: News) => void };
const page = { hidden: false, documentElement: { dataset: {}, style: {} } };
const nothing = () => undefined;
vi.stubGlobal("requestAnimationFrame", (draw: () => void) => {
  frame = draw;
  return 1;
});
vi.stubGlobal("cancelAnimationFrame", () => {
  frame = null;
});
vi.stubGlobal("location", { protocol: "http:", host: "here" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: nothing });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", Object.assign(page, { addEventListener: nothing }));
vi.stubGlobal("window", {
  addEventListener: nothing,
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  setTimeout: (then: () => void) => later.push(then),
  clearTimeout: nothing,
});
vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
vi.stubGlobal(
  "WebSocket",
  class {
    readonly readyState = 1;
    readonly send = nothing;

    addEventListener(name: string, listen: (event: { data: string }) => void): void {
      if (name === "message") line = { say: (news) => listen({ data: JSON.stringify(news) }) };
    }
  },
);

const { Sitting } = await import("../src/table/sitting");
const { set } = await import("../src/settings");

const you = { number: 1, role: "player", seat: 0 } as You;
const table = { id: "t", game: "g", stage: "playing", seats: [] } as unknown as TableView;

function welcome(turn: number): News {
  const seen = sight(turn, { turn }, true);
  return { type: "welcome", protocol: 1, version: "0", you, table, sight: seen, lines: [], chat: [] };
}

function sight(number: number, view: Record<string, unknown>, whole = false): Sight {
  const [questions, waiting, lessons] = [[], [], []];
  return { number, view, whole, questions, waiting, outcome: null, log_length: 0, lessons, rows: {}, between: [] };
}

function told(at: number): LogLine {
  return { at, clause: "TR-5.1", message: { type: "message", id: "yes", args: {} }, event: "", weight: "small" };
}

function begun() {
  const sitting = new Sitting("t");
  line.say(welcome(1));
  const turns: unknown[] = [];
  effect(() => void turns.push(sitting.play.view.value["turn"]));
  return { sitting, turns };
}

beforeEach(() => {
  frame = null;
  later = [];
  page.hidden = false;
  set({ pace: 0 });
});

test("all news of a frame are known together, with what was told and not taken back", () => {
  const { sitting, turns } = begun();
  line.say({ type: "update", sight: sight(2, { turn: 2 }), lines: [told(0), told(1)] });
  line.say({ type: "update", sight: sight(3, { turn: 3 }), lines: [told(1), told(2)], undone: 1 });
  expect(turns).toEqual([1]);
  frame?.();
  expect(turns).toEqual([1, 3]);
  expect(sitting.play.told.value.map((one) => one.at)).toEqual([0, 1, 2]);
  expect(sitting.play.previous.value).toEqual({ turn: 1 });
});

test("a tab that nobody sees, which has no frames, knows them at once", () => {
  const { turns } = begun();
  page.hidden = true;
  line.say({ type: "update", sight: sight(2, { turn: 2 }) });
  expect(turns).toEqual([1, 2]);
});

test("a welcome tells all, so that what waited is forgotten", () => {
  const { turns } = begun();
  line.say({ type: "update", sight: sight(7, { turn: 7 }) });
  const late = frame;
  line.say(welcome(2));
  late?.();
  expect(turns).toEqual([1, 2]);
});

test.each([
  ["playing", []],
  ["gathering", [0, 1]],
] as const)("what a caster first sees of a match while it is %s", (stage, ats) => {
  const sitting = new Sitting("t");
  line.say({ ...(welcome(1) as Extract<News, { type: "welcome" }>), table: { ...table, stage }, sight: null });
  const sees = { type: "update", table, sight: sight(2, { turn: 2 }, true) } as const;
  line.say({ ...sees, lines: [told(0), told(1)] });
  frame?.();
  expect(sitting.play.lines.value.map((one) => one.at)).toEqual([0, 1]);
  expect(sitting.play.told.value.map((one) => one.at)).toEqual(ats);
  line.say({ type: "update", sight: sight(3, { turn: 3 }), lines: [told(2)] });
  frame?.();
  expect(sitting.play.told.value.map((one) => one.at)).toEqual([2]);
});

test("answers of every open question are known, and each is sent to the question it belongs to", () => {
  const asked = (serial: number, ...keys: string[]) => ({
    serial,
    options: keys.map((key) => ({ key, message: { type: "message", id: `${key}.${serial}`, args: {} } })),
  });
  const { sitting } = begun();
  const questions = [asked(1, "pass", "play"), asked(2, "pass", "accept")] as unknown as QuestionView[];
  line.say({ ...welcome(1), sight: { ...sight(1, {}, true), questions } } as News);
  const { choices } = sitting.play;
  expect([...choices.options.value.keys()]).toEqual(["pass", "play"]);
  expect([...choices.open.value.keys()].sort()).toEqual(["accept", "pass", "play"]);
  expect(choices.open.value.get("pass")?.message.id).toBe("pass.1");
  const sent = vi.spyOn(sitting, "answer").mockResolvedValue();
  choices.choose("accept");
  choices.choose("nothing");
  choices.choose("pass");
  expect(sent.mock.calls.map(([question, key]) => [question.serial, key])).toEqual([
    [2, "accept"],
    [1, "pass"],
  ]);
});

describe("one thing after another", () => {
  const question = (serial: number) =>
    ({ serial, options: [{ key: "go", message: { type: "message", id: "go", args: {} } }] }) as unknown as QuestionView;
  const asks = (number: number, ...serials: number[]): Sight => ({
    ...sight(number, { turn: number }),
    questions: serials.map(question),
  });
  const asked = (sitting: InstanceType<typeof Sitting>) =>
    sitting.questions.value.map((one) => one.serial);
  /** Let what is shown now have had its time. */
  const rest = () => later.splice(0).at(-1)?.();

  function told2() {
    set({ pace: 1600 });
    const made = begun();
    line.say({ type: "update", sight: asks(2), lines: [told(0)] });
    line.say({ type: "update", sight: asks(3, 7), lines: [told(1)] });
    frame?.();
    return made;
  }

  test("the question waits until all that led to it was shown", () => {
    const { sitting, turns } = told2();
    expect([turns, asked(sitting)]).toEqual([[1, 2], []]);
    expect(sitting.play.happening.value?.at).toBe(0);
    expect(sitting.play.lines.value).toHaveLength(1);
    rest();
    expect([turns, asked(sitting)]).toEqual([[1, 2, 3], []]);
    expect(sitting.play.happening.value?.at).toBe(1);
    expect(sitting.play.told.value).toEqual([]);
    rest();
    expect(asked(sitting)).toEqual([7]);
    expect(sitting.play.happening.value).toBeNull();
    expect(sitting.play.told.value.map((one) => one.at)).toEqual([0, 1]);
  });

  test("nothing is answered that is not asked yet", async () => {
    const { sitting } = told2();
    const sent = vi.spyOn(sitting, "do");
    await sitting.answer(question(7), "go");
    expect(sent).not.toHaveBeenCalled();
  });

  test("what is skipped is drawn to its end, with what came since the last frame", () => {
    const { sitting, turns } = told2();
    line.say({ type: "update", sight: asks(4, 8), lines: [told(2)] });
    sitting.skip();
    expect([turns, asked(sitting)]).toEqual([[1, 2, 4], [8]]);
    expect(sitting.play.told.value.map((one) => one.at)).toEqual([0, 1, 2]);
  });

  test("a question that is open stays so while something else is shown", () => {
    set({ pace: 1600 });
    const { sitting } = begun();
    line.say({ type: "update", sight: asks(2, 7) });
    frame?.();
    line.say({ type: "update", sight: asks(3, 7, 8), lines: [told(0)] });
    frame?.();
    expect([sitting.showing.value, asked(sitting)]).toEqual([true, [7]]);
    rest();
    expect([sitting.showing.value, asked(sitting)]).toEqual([false, [7, 8]]);
  });

  test("what is taken back is not shown first", () => {
    const { sitting, turns } = told2();
    line.say({ type: "update", sight: asks(4, 9), lines: [told(1)], undone: 1 });
    frame?.();
    expect([turns.at(-1), sitting.showing.value, asked(sitting)]).toEqual([4, false, [9]]);
    expect(sitting.play.lines.value.map((one) => one.at)).toEqual([0, 1]);
  });

  test("who comes again, or looks elsewhere, sees the end", () => {
    const first = told2();
    line.say(welcome(9));
    expect([first.turns.at(-1), first.sitting.showing.value]).toEqual([9, false]);
    const second = told2();
    page.hidden = true;
    line.say({ type: "update", sight: asks(4, 9), lines: [told(2)] });
    expect([second.turns.at(-1), asked(second.sitting)]).toEqual([4, [9]]);
    expect(second.sitting.play.told.value.map((one) => one.at)).toEqual([0, 1, 2]);
  });
});

test("what is told step by step is drawn as it stood then, and the log is not ahead of it", () => {
  set({ pace: 1600 });
  const { sitting, turns } = begun();
  const grave = (at: number): LogLine => ({ ...told(at), weight: "grave" });
  const between = [{ at: 1, view: { turn: 2 }, rows: {} }];
  line.say({
    type: "update",
    sight: { ...sight(2, { turn: 3 }), between },
    lines: [grave(0), grave(1)],
  });
  frame?.();
  expect(turns).toEqual([1, 2]);
  expect(sitting.logged.value.map((one) => one.at)).toEqual([0]);
  expect(sitting.play.happening.value?.at).toBe(0);
  sitting.press();
  expect(turns).toEqual([1, 2, 3]);
  expect(sitting.logged.value.map((one) => one.at)).toEqual([0, 1]);
});

test("what comes with something that is shown is asked only after it", () => {
  set({ pace: 1600 });
  const { sitting } = begun();
  const asked = { serial: 9, options: [] } as unknown as QuestionView;
  line.say({
    type: "update",
    sight: { ...sight(2, { turn: 2 }), questions: [asked] },
    lines: [{ ...told(0), weight: "none" }],
  });
  line.say({
    type: "update",
    sight: { ...sight(3, { turn: 3 }), questions: [asked] },
    lines: [told(1)],
  });
  frame?.();
  expect(sitting.showing.value).toBe(true);
  expect(sitting.questions.value).toEqual([]);
  sitting.skip();
  expect(sitting.questions.value).toEqual([asked]);
});
