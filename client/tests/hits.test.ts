import { describe, expect, it } from "vitest";
import { hits } from "../src/games/l5r-lcg/hits";
import type { LcgView } from "../src/games/l5r-lcg/wire";
import { hitsOf } from "../src/table/since";
import type { Arg, LogLine } from "../src/wire";

const seat = (key: number): Arg => ({ type: "name", kind: "seat", key: String(key) });
const title = (key: string): Arg => ({
  type: "message",
  id: "lcg-card",
  args: { card: { type: "name", kind: "card", key } },
});

let at = 0;
function line(id: string, args: Record<string, Arg>): LogLine {
  at += 1;
  return { at, clause: "", event: "Happened", message: { type: "message", id: `log-lcg-${id}`, args }, weight: "small" };
}

const character = (slug: string, bowed = false, status = 0) => ({ slug, bowed, status, worn: [] });
const place = (own: number, characters: object[], pile: string[] = []) => ({
  seat: own,
  characters,
  dynasty_pile: pile.map((slug) => ({ number: 1, slug })),
  conflict_pile: [],
  removed: [],
  hand: [],
  unplaced: [],
});
const VIEW = {
  seats: [
    place(0, [character("scout", true), character("guard", false, -1)], ["monk"]),
    place(1, [character("scout"), character("shugenja", true), character("guard")], ["poet"]),
  ],
} as unknown as LcgView;
const hit = (id: string, args: Record<string, Arg>): boolean => hits(VIEW, line(id, args), 0);

describe("what hits a seat", () => {
  it("is what it loses itself", () => {
    for (const id of ["honor-changed-lost", "broken", "hand-discarded"]) {
      expect(hit(id, { seat: seat(0), amount: 1 })).toBe(true);
      expect(hit(id, { seat: seat(1), amount: 1 })).toBe(false);
    }
    expect(hit("honor-changed", { seat: seat(0), amount: 1 })).toBe(false);
  });

  it("is an attack on it", () => {
    expect(hit("attacked", { seat: seat(1), slot: 2, other: seat(0) })).toBe(true);
    expect(hit("attacked", { seat: seat(0), slot: 2, other: seat(1) })).toBe(false);
    const attackers = line("joined-attacking", { seat: seat(1), slugs: [], count: 2 });
    const against = (defender: number): LcgView => ({ ...VIEW, conflict: { defender } }) as LcgView;
    expect(hits(against(0), attackers, 0)).toBe(true);
    expect(hits(against(2), attackers, 0)).toBe(false);
  });

  it("is what befalls a card of its own, also if another one has one that is called so", () => {
    expect(hit("turned-bowed", { slug: title("scout") })).toBe(true);
    expect(hit("turned-bowed", { slug: title("shugenja") })).toBe(false);
    expect(hit("status-changed-down", { slug: title("guard") })).toBe(true);
    expect(hit("status-changed-up", { slug: title("guard") })).toBe(false);
    expect(hit("left-play", { slug: title("monk") })).toBe(true);
    expect(hit("left-play", { slug: title("poet") })).toBe(false);
    expect(hit("fate-removed", { slugs: [title("shugenja"), title("scout")] })).toBe(true);
  });
});

describe("what hits the reader since the last answer", () => {
  const own = line("hand-discarded", { seat: seat(0), slug: title("monk") });
  const attack = line("attacked", { seat: seat(1), slot: 1, other: seat(0) });
  const pass = line("passed", { seat: seat(2) });
  const loss = line("honor-changed-lost", { seat: seat(0), amount: 2 });

  it("comes the last first, without what the answer itself has done", () => {
    const found = hitsOf([own, attack, pass, loss], 0, (one) => hits(VIEW, one, 0));
    expect(found).toEqual([loss, attack]);
    expect(hitsOf([own], 0, (one) => hits(VIEW, one, 0))).toEqual([]);
  });

  it("is of a game that says nothing of it what another one does that names the reader", () => {
    expect(hitsOf([own, attack, pass, loss], 0)).toEqual([attack]);
  });
});
