// Deaths as the log tells them: where, and what led to it.

import { expect, test } from "vitest";
import { deathInWords, deathOf, lyingOf } from "../src/games/tomb-raider/deaths";
import type { Arg, LogLine } from "../src/wire";

let at = 0;

function line(event: string, seat: number, args: Record<string, Arg> = {}): LogLine {
  at += 1;
  const name: Arg = { type: "name", kind: "seat", key: String(seat) };
  const message = { type: "message" as const, id: "log", args: { ...args, seat: name } };
  return { at, clause: "TR-10.2", message, event, weight: "small" };
}

const space = (key: string): Arg => ({ type: "name", kind: "space", key });
const wolves: Arg = { type: "name", kind: "card", key: "wolves" };
const came = line("RaiderMoved", 1, { space: space("B4") });
const failed = [
  line("TestBegan", 1, { target: 11, dice: 2, obstacle: wolves }),
  line("Rolled", 1, { faces: "1 + 2", result: 3 }),
  line("TestEnded", 1, { result: 3, target: 11, success: 0 }),
];
const harmed = line("HarmDealt", 1, { amount: 2 });
const died = line("Died", 1);

test("a death says where it was and what led to it", () => {
  const death = deathOf([came, ...failed, harmed, died], 1);
  expect(death).toMatchObject({ at: died.at, seat: 1, space: "B4" });
  expect(death?.causes).toMatchObject([
    { id: "page-tr-death-obstacle", args: { obstacle: wolves, result: 3, target: 11 } },
    { id: "page-tr-death-harm", args: { amount: 2 } },
  ]);
  expect(death && deathInWords(death).id).toBe("page-tr-death-at");
});

test("a test that was passed is no cause, nor is what another one met", () => {
  const passed = line("TestEnded", 1, { result: 12, target: 11, success: 1 });
  const other = line("Injured", 0, { ability: "fight" });
  const injured = line("Injured", 1, { ability: "move" });
  const causes = deathOf([came, ...failed.slice(0, 2), passed, injured, other, died], 1)?.causes;
  expect(causes).toMatchObject([{ id: "page-tr-death-injury", args: { ability: "move" } }]);
});

test("what was before the step is no cause", () => {
  const again = line("ActionBegan", 1);
  expect(deathOf([came, ...failed, harmed, again, died], 1)?.causes).toEqual([]);
});

test("a raider lies where it died until it is back, and other raiders do not", () => {
  const lines = [came, harmed, died];
  expect(lyingOf(lines, 1)?.space).toBe("B4");
  expect(lyingOf(lines, 0)).toBeNull();
  expect(lyingOf([...lines, line("Reloaded", 1, { space: space("A1") })], 1)).toBeNull();
});
