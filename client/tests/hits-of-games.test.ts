// What hits a seat in games whose lines name seats and clans.

import { describe, expect, test } from "vitest";
import { hits as ccg } from "../src/games/l5r-ccg/hits";
import { hits as campaign } from "../src/games/l5r-strategic/hits";
import type { CampaignView } from "../src/games/l5r-strategic/wire";
import { hits as magic } from "../src/games/magic/hits";
import type { Arg, LogLine } from "../src/wire";

const seat = (number: number): Arg => ({ type: "name", kind: "seat", key: String(number) });
const message = (id: string, args: Record<string, Arg> = {}): Arg => ({ type: "message", id, args });
const line = (event: string, args: Record<string, Arg>): LogLine => ({
  at: 1,
  clause: "",
  event,
  weight: "grave",
  message: { type: "message", id: "log", args },
});

describe("in Magic a seat is hit", () => {
  const against = message("each", { each: [message("attack", { seat: seat(2) })] });

  test("by an attack that names it, however deep", () => {
    const attack = line("AttackersDeclared", { seat: seat(1), attacks: against });
    expect(magic(attack, 2)).toBe(true);
    expect(magic(attack, 0)).toBe(false);
    expect(magic(attack, 1)).toBe(false);
  });

  test("by damage to it, and when its cards move", () => {
    expect(magic(line("Damaged", { hits: against }), 2)).toBe(true);
    expect(magic(line("Moved", { moves: [message("to-graveyard", { seat: seat(0) })] }), 0)).toBe(true);
    expect(magic(line("Moved", { moves: [message("to-graveyard", { seat: seat(0) })] }), 2)).toBe(false);
  });
});

describe("in the L5R CCG a seat is hit", () => {
  test("by an attack on it, and by the loss of a province", () => {
    const attack = line("AttackBegan", { seat: seat(1), other: seat(0) });
    expect([0, 1, 2].map((one) => ccg(attack, one))).toEqual([true, false, false]);
    const loss = line("ProvinceDestroyed", { seat: seat(2), slot: 1 });
    expect([0, 1, 2].map((one) => ccg(loss, one))).toEqual([false, false, true]);
  });
});

describe("in a campaign a clan is hit", () => {
  const view = { seats: [{ clan: "crane", seat: 0 }, { clan: "lion", seat: 1 }] } as unknown as CampaignView;
  const clan = (id: string): Arg => message(`campaign-clan-${id}`);
  const army = (id: string): Arg => message("campaign-army", { clan: clan(id), number: 1 });
  const whom = (told: LogLine): boolean[] => [0, 1, null].map((one) => campaign(view, told, one ?? 7));

  test("when a province is taken from it", () => {
    const taken = line("Taken", { clan: clan("lion"), before: clan("crane"), holder: clan("lion") });
    expect(whom(taken)).toEqual([true, false, false]);
  });

  test("when its army fights or falls, and when an ally leaves it", () => {
    expect(whom(line("BattleBegan", { armies: [army("lion")] }))).toEqual([false, true, false]);
    expect(whom(line("BattleReported", { lost: [], dishonored: [army("crane")] }))).toEqual([true, false, false]);
    expect(whom(line("AllianceEnded", { clan: clan("lion"), other: clan("fox") }))).toEqual([false, true, false]);
    expect(whom(line("Allied", { clan: clan("lion"), other: clan("crane") }))).toEqual([false, false, false]);
  });
});
