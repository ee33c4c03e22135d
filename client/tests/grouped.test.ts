import { describe, expect, it } from "vitest";
import type { Listed } from "../src/table/alike";
import { grouped } from "../src/table/grouped";
import type { Arg } from "../src/wire";

function answer(id: string, args: Record<string, Arg>): Listed {
  const key = JSON.stringify([id, args]);
  return { option: { key, message: { type: "message", id, args }, about: [] }, keys: [key], number: null };
}

const CARDS = ["rope", "torch", "lamp", "knife", "flint"];
const HONORS = CARDS.map((card) => answer("option-honor", { card }));
const DISHONORS = CARDS.map((card) => answer("option-dishonor", { card }));
const NOTHING = answer("option-decline", {});

describe("many answers", () => {
  it("are grouped by what they do, whatever they do it to", () => {
    const found = grouped([NOTHING, ...HONORS, ...DISHONORS]);
    expect(found.map(({ words }) => words)).toEqual([
      { type: "message", id: "option-honor", args: { card: "…" } },
      { type: "message", id: "option-dishonor", args: { card: "…" } },
    ]);
    expect(found.map(({ answers }) => answers)).toEqual([HONORS, DISHONORS]);
  });

  it("that do the same are grouped by the place in which they differ least", () => {
    const provinces = [1, 2, 3].flatMap((slot) =>
      ["a", "b", "c", "d"].map((seat) => answer("option-province", { seat, slot })),
    );
    const found = grouped(provinces);
    expect(found.map(({ words }) => words)).toEqual(
      [1, 2, 3].map((slot) => ({ type: "message", id: "option-province", args: { seat: "…", slot } })),
    );
    expect(found.flatMap(({ answers }) => answers)).toHaveLength(12);
  });

  it("are named by what each group has in common, where that has a name", () => {
    const seats = ["1", "2"].map((key): Arg => ({ type: "name", kind: "seat", key }));
    const provinces = seats.flatMap((seat) =>
      [1, 2, 3, 4, 5].map((slot) => answer("option-province", { seat, slot })),
    );
    expect(grouped(provinces).map(({ words }) => words)).toEqual(seats);
  });

  it("stand one by one where they are few, or nothing tells them apart but what they name", () => {
    expect(grouped([NOTHING, ...HONORS])).toEqual([]);
    const many = [...CARDS, ...CARDS.map((card) => `${card}-2`)];
    expect(grouped(many.map((card) => answer("option-honor", { card })))).toEqual([]);
    expect(grouped([NOTHING, ...many.map((card) => answer("option-honor", { card }))])).toEqual([]);
  });
});
