// Boards that games draw on mats: what makes a total, where cards stand.

import { expect, test } from "vitest";
import { elementOf, type Part, takesPart, termsOf } from "../src/games/l5r-lcg/state";
import type { LcgCharacter, LcgView } from "../src/games/l5r-lcg/wire";
import { rowsOf } from "../src/games/magic/state";
import type { MagicView } from "../src/games/magic/wire";
import type { Face, SeatArea } from "../src/wire";

function face(id: string): Face {
  return { id, name: { type: "name", kind: "card", key: id }, text: [], notes: [], answers: [] };
}

function part(number: number, skills: [number, number], bowed = false): Part {
  const found = { number, skills, bowed, side: 1 } as unknown as LcgCharacter;
  return { face: face(`card.${number}`), found };
}

function fight(kind: string): LcgView {
  return { conflict: { kind } } as unknown as LcgView;
}

test("a total is made of whoever is ready, by the skill of the conflict, and of what else counts", () => {
  const parts = [part(1, [3, 1]), part(2, [2, 4], true), part(3, [1, 5])];
  const military = termsOf(fight("military"), parts, 5);
  expect(military.terms.map(({ skill }) => skill)).toEqual([3, 1]);
  expect(military.rest).toBe(1);
  const political = termsOf(fight("political"), parts, 6);
  expect(political.terms.map(({ skill }) => skill)).toEqual([1, 5]);
  expect(political.rest).toBe(0);
});

test("nobody takes part where no conflict is fought", () => {
  const { found } = part(1, [1, 1]);
  expect(takesPart(fight("military"), found)).toBe(true);
  expect(takesPart({ conflict: null } as unknown as LcgView, found)).toBe(false);
  expect(takesPart(fight("military"), undefined)).toBe(false);
});

test("a ring is known by its element, whoever's set it is of", () => {
  expect(elementOf(face("ring.air"))).toBe("air");
  expect(elementOf(face("ring.water.2"))).toBe("water");
  expect(elementOf(face("card.7"))).toBeNull();
});

test("a battlefield has rows by what a permanent is now: a land that is a creature fights", () => {
  const kinds: readonly (readonly string[])[] = [["creature"], ["land"], ["land", "creature"], ["artifact"]];
  const permanents = kinds.map((kinds, number) => ({ number, kinds }));
  const view = { seats: [{ seat: 0, permanents }] } as unknown as MagicView;
  const zone = (id: string, cards: readonly number[]) => ({
    id: `${id}.0`,
    cards: cards.map((number) => face(`card.${number}`)),
  });
  const area = { seat: 0, zones: [zone("creatures", [0, 3]), zone("lands", [1, 2])] } as unknown as SeatArea;
  const rows = rowsOf(view, area);
  const ids = (row: keyof typeof rows) => rows[row].map((one) => one.face.id);
  expect(ids("creatures")).toEqual(["card.0", "card.2"]);
  expect(ids("lands")).toEqual(["card.1"]);
  expect(ids("others")).toEqual(["card.3"]);
});
