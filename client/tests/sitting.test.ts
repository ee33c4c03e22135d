// What a table tells between two frames is drawn at once.

import { effect } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import type { LogLine, News, QuestionView, Sight, TableView, You } from "../src/wire";

/** The frame that was asked for, drawn when the test says so. */
let frame: (() => void) | null = null;
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
  setTimeout: () => 1,
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

const you = { number: 1, role: "player", seat: 0 } as You;
const table = { id: "t", game: "g", stage: "playing", seats: [] } as unknown as TableView;

function welcome(turn: number): News {
  const seen = sight(turn, { turn }, true);
  return { type: "welcome", protocol: 1, version: "0", you, table, sight: seen, lines: [], chat: [] };
}

function sight(number: number, view: Record<string, unknown>, whole = false): Sight {
  return { number, view, whole, questions: [], waiting: [], outcome: null, log_length: 0, lessons: [] };
}

function told(at: number): LogLine {
  return { at, clause: "TR-5.1", message: { type: "message", id: "yes", args: {} } };
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
  page.hidden = false;
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
