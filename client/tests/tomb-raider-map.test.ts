import { describe, expect, test } from "vitest";
import { roomOf, signsShown } from "../src/games/tomb-raider/fitting";
import {
  type Box,
  cellBox,
  chamberBox,
  corridorBox,
  figureSize,
  figureSpot,
  figuresAcross,
  formOf,
  layoutFor,
} from "../src/games/tomb-raider/geometry";
import {
  beside,
  leading,
  oneWayExits,
  opposite,
  passagesOf,
  SIDES,
  spaceOf,
  spacesOf,
} from "../src/games/tomb-raider/spaces";
import { aPlace, aView } from "./tomb-raider";

const SLOTS = [
  { width: 740, height: 360 },
  { width: 1400, height: 700 },
  { width: 378, height: 330 },
];
const LEVELS = [
  { width: 3, depth: 4 },
  { width: 3, depth: 12 },
  { width: 5, depth: 7 },
  { width: 4, depth: 8 },
];

describe("spaces", () => {
  test("ahead of a space is the next depth, in the same column", () => {
    const size = { width: 3, depth: 6 };
    expect(beside("B2", "ahead", size)).toBe("B3");
    expect(beside("B2", "back", size)).toBe("B1");
    expect(beside("B2", "left", size)).toBe("A2");
    expect(beside("B2", "right", size)).toBe("C2");
  });

  test("no side leads off the map", () => {
    const size = { width: 3, depth: 12 };
    expect(beside("A12", "ahead", size)).toBeNull();
    expect(beside("A1", "left", size)).toBeNull();
    expect(beside("C1", "right", size)).toBeNull();
    expect(beside("C1", "back", size)).toBeNull();
  });

  test("an exit to a known place that has none back leads one way", () => {
    const at = aPlace("B1", { exits: ["ahead", "left", "right"] });
    const back = aPlace("A1", { exits: ["right"] });
    const view = { ...aView(), places: [at, back, aPlace("B2", { exits: ["ahead"] })] };
    expect(oneWayExits(view, at)).toEqual(["ahead"]); // to the right nothing is known yet
    expect(oneWayExits(view, back)).toEqual([]);
  });

  test("going there and back ends where it began", () => {
    const size = { width: 5, depth: 7 };
    for (const side of SIDES) {
      const there = beside("C4", side, size) ?? "";
      expect(beside(there, opposite(side), size)).toBe("C4");
    }
  });

  test("a name that is no space has no column", () => {
    expect(spaceOf("-")).toBeNull();
    expect(spaceOf("A0")).toBeNull();
    expect(spaceOf("C12")).toEqual({ column: 3, depth: 12 });
  });

  test("the deepest row is read first", () => {
    expect(spacesOf({ width: 2, depth: 2 })).toEqual(["A2", "B2", "A1", "B1"]);
  });

  test("exits that point off the map are not told", () => {
    const place = aPlace("A1", { exits: ["left", "ahead", "back"] });
    expect(leading(place, place.exits, { width: 3, depth: 6 })).toEqual(["ahead"]);
  });
});

describe("passages", () => {
  const between = (a: Partial<ReturnType<typeof aPlace>>, b: Partial<ReturnType<typeof aPlace>>) =>
    passagesOf(aView({ places: [aPlace("A1", a), aPlace("A2", b)] }));

  test("exits that face each other make one passage in both directions", () => {
    const found = between({ exits: ["ahead"] }, { exits: ["back"] });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ out: true, back: true, barred: false });
  });

  test("an exit without one across leads one way only, from the place that has it", () => {
    expect(between({ exits: ["ahead"] }, {})).toMatchObject([
      { from: "A1", side: "ahead", out: true, back: false },
    ]);
    expect(between({}, { exits: ["back"] })).toMatchObject([
      { from: "A2", side: "back", out: true, back: false },
    ]);
  });

  test("a blocked exit bars the passage once", () => {
    expect(between({ blocked: ["ahead"] }, { blocked: ["back"] })).toMatchObject([
      { barred: true, out: false, back: false },
    ]);
  });

  test("an exit to a face-down location says nothing of the way back", () => {
    expect(between({ exits: ["ahead"] }, { face_up: false, exits: [] })).toMatchObject([
      { out: true, back: false, known: false },
    ]);
  });

  test("walls on both sides make no passage", () => {
    expect(between({}, {})).toEqual([]);
  });
});

describe("geometry", () => {
  test.each(LEVELS)("every cell of a level of $width by $depth can be read", (size) => {
    for (const slot of SLOTS) {
      const { cell } = layoutFor(size, slot);
      expect(cell.width).toBeGreaterThanOrEqual(96);
      expect(cell.height).toBeGreaterThanOrEqual(70);
    }
  });

  test("a map that can be read whole does not scroll", () => {
    const slot = { width: 740, height: 460 };
    const layout = layoutFor({ width: 3, depth: 6 }, slot);
    expect(layout.width).toBeLessThanOrEqual(slot.width);
    expect(layout.height).toBeLessThanOrEqual(slot.height);
  });

  test("a slot that changes by a line does not change the scale by leaps", () => {
    const size = { width: 3, depth: 6 };
    let before = layoutFor(size, { width: 740, height: 480 });
    for (const height of [460, 440, 420, 400, 380]) {
      const layout = layoutFor(size, { width: 740, height }, 1, before);
      expect(layout.isWhole).toBe(true);
      expect(layout.height).toBeLessThanOrEqual(Math.max(height, 454));
      expect(before.cell.height - layout.cell.height).toBeLessThanOrEqual(4);
      before = layout;
    }
  });

  test("a map that scrolled is whole again only when all of it fits", () => {
    const size = { width: 3, depth: 6 };
    const scrolled = layoutFor(size, { width: 740, height: 200 });
    expect(scrolled.isWhole).toBe(false);
    expect(layoutFor(size, { width: 740, height: 400 }, 1, scrolled)).toEqual(scrolled);
    expect(layoutFor(size, { width: 740, height: 460 }, 1, scrolled).isWhole).toBe(true);
  });

  test("a map that scrolls can be made smaller, but not too small to be read", () => {
    const size = { width: 3, depth: 6 };
    const slot = { width: 325, height: 216 };
    const plain = layoutFor(size, slot);
    const small = layoutFor(size, slot, 0.6);
    expect(small.cell.height).toBeLessThanOrEqual(plain.cell.height * 0.7);
    for (const zoom of [0.6, 0.1]) {
      const { cell } = layoutFor(size, slot, zoom);
      expect(cell.height).toBeGreaterThanOrEqual(55);
      expect(cell.width).toBeGreaterThanOrEqual(72);
    }
  });

  test("figures keep a part of their chamber for what is written in it", () => {
    const layout = layoutFor({ width: 3, depth: 6 }, { width: 378, height: 370 });
    expect(figuresAcross(layout, 0)).toBe(0);
    for (const count of [1, 2, 6]) {
      const across = figuresAcross(layout, count);
      const room = chamberBox(layout, "B2");
      expect(across).toBeLessThan(room.width / 2);
      const first = figureSpot(layout, "B2", 0, count).x - figureSize(layout) * 0.4;
      expect(first).toBeGreaterThanOrEqual(room.x + room.width - across - 1);
    }
  });

  test("drawn larger, a map is larger", () => {
    const slot = { width: 740, height: 400 };
    const plain = layoutFor({ width: 3, depth: 6 }, slot);
    const large = layoutFor({ width: 3, depth: 6 }, slot, 1.7);
    expect(large.cell.height).toBeGreaterThan(plain.cell.height * 1.5);
  });

  test("deeper is up, and columns go to the right", () => {
    const layout = layoutFor({ width: 3, depth: 6 }, { width: 740, height: 400 });
    expect(cellBox(layout, "A2").y).toBeLessThan(cellBox(layout, "A1").y);
    expect(cellBox(layout, "B1").x).toBeGreaterThan(cellBox(layout, "A1").x);
  });

  test("a corridor fills the gap between two chambers, whichever side it is seen from", () => {
    const size = { width: 3, depth: 6 };
    const layout = layoutFor(size, { width: 740, height: 400 });
    for (const side of SIDES) {
      const there = beside("B3", side, size) ?? "";
      const corridor = corridorBox(layout, "B3", side);
      expect(corridorBox(layout, there, opposite(side))).toEqual(corridor);
      for (const space of ["B3", there]) {
        expect(overlap(corridor, chamberBox(layout, space))).toBe(0);
        expect(overlap(corridor, cellBox(layout, space))).toBeGreaterThan(0);
      }
    }
  });

  test("six figures in one chamber keep to it, each at its own spot", () => {
    const layout = layoutFor({ width: 3, depth: 6 }, { width: 378, height: 580 });
    const room = chamberBox(layout, "B2");
    const half = figureSize(layout) * 0.4;
    const spots = [0, 1, 2, 3, 4, 5].map((at) => figureSpot(layout, "B2", at, 6).x);
    expect(new Set(spots).size).toBe(6);
    for (const x of spots) {
      expect(x - half).toBeGreaterThanOrEqual(room.x);
      expect(x + half).toBeLessThanOrEqual(room.x + room.width);
    }
  });
});

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

describe("what is written in a small cell", () => {
  const vault = aPlace("B4", { danger: 7, search: 1, treasure: true, target: 18, searched: true });
  const layout = layoutFor({ width: 3, depth: 6 }, { width: 378, height: 580 });
  const roomWith = (raiders: number) =>
    roomOf(layout.cell, formOf(layout), layout.gap, figuresAcross(layout, raiders));
  const shown = (raiders: number) =>
    [...signsShown(vault, ["treasure", "searched"], roomWith(raiders), "Treasure Vault")];

  test("all signs where nobody stands", () => {
    expect(shown(0)).toEqual(["danger", "search", "treasure", "searched"]);
  });

  test("the least important are dropped beside figures", () => {
    expect(shown(2)).toEqual(["danger", "treasure"]);
  });
});
