import { expect, test } from "vitest";
import { goesTo, isSame, moved, sectionsOf, sizeOf } from "../src/table/swapping";
import type { DeckPart } from "../src/wire";

const title = { type: "message", id: "yes", args: {} } as const;
const PARTS: readonly DeckPart[] = [
  { id: "fate", title, aside: false, cards: { oath: 2, song: 1 }, homes: {} },
  { id: "folk", title, aside: false, cards: { guard: 3 }, homes: {} },
  { id: "beside", title, aside: true, cards: { song: 1 }, homes: { oath: "fate", song: "fate", guard: "folk" } },
];

test("a copy of a card goes aside, and back to where such cards lie", () => {
  const before = sectionsOf(PARTS);
  expect(goesTo(PARTS, "oath", "fate")).toBe("beside");
  expect(goesTo(PARTS, "guard", "beside")).toBe("folk");
  const out = moved(moved(before, "song", "fate", "beside"), "guard", "folk", "beside");
  expect(out).toEqual({ fate: { oath: 2 }, folk: { guard: 2 }, beside: { song: 2, guard: 1 } });
  expect(sizeOf(out, "beside")).toBe(3);
  const back = moved(moved(out, "song", "beside", "fate"), "guard", "beside", "folk");
  expect(isSame(back, before)).toBe(true);
  expect(isSame(out, before)).toBe(false);
});

test("what is not there is not moved, and without a sideboard nothing is", () => {
  const before = sectionsOf(PARTS);
  expect(moved(before, "oath", "folk", "beside")).toBe(before);
  const without = PARTS.filter((part) => !part.aside);
  expect(goesTo(without, "oath", "fate")).toBe("fate");
});
