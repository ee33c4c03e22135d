// The level editor's form: parts of plain data read and changed, and faults led to their fields.

import { describe, expect, test } from "vitest";
import type { LevelFault } from "../src/games/tomb-raider/wire";
import * as form from "../src/games/tomb-raider/levels/form";

const level = {
  width: 3,
  decks: [{ id: "a", cards: ["001"] }],
  entrances: [{ spots: [{ column: 2, depth: 1, card: "001" }] }],
  variants: [{ id: "one" }, { id: "two", width: 5 }],
};

function fault(entry: string): LevelFault {
  return { entry, line: 1, clause: "", message: { type: "message", id: "x", args: {} } };
}

describe("plain data", () => {
  test("is read whatever it holds", () => {
    expect(form.getIn(level, ["decks", 0, "cards", 0])).toBe("001");
    expect(form.getIn({ decks: 3 }, ["decks", 0, "cards"])).toBeUndefined();
    expect(form.getIn(null, ["a"])).toBeUndefined();
  });

  test("is changed without changing what was before", () => {
    const next = form.setIn(level, ["decks", 0, "id"], "b");
    expect(form.getIn(next, ["decks", 0, "id"])).toBe("b");
    expect(level.decks[0]?.id).toBe("a");
  });

  test("loses what is taken away, and gets what lies on the way", () => {
    expect(form.setIn({ a: 1, b: 2 }, ["a"], undefined)).toEqual({ b: 2 });
    expect(form.setIn([1, 2, 3], [1], undefined)).toEqual([1, 3]);
    expect(form.setIn({}, ["limits", "families", "cave"], 2)).toEqual({
      limits: { families: { cave: 2 } },
    });
    expect(form.setIn({ decks: 3 }, ["decks", 0, "id"], "a")).toEqual({ decks: [{ id: "a" }] });
  });
});

describe("a version of a level", () => {
  test("holds its own value, else the level's", () => {
    expect(form.readIn(level, 0, ["width"])).toBe(3);
    expect(form.readIn(level, 1, ["width"])).toBe(5);
    expect(form.readIn(level, null, ["width"])).toBe(3);
  });

  test("takes a whole field over before a part of it changes", () => {
    const next = form.writeIn(level, 0, ["decks", 0, "id"], "b");
    expect(form.getIn(next, ["variants", 0, "decks"])).toEqual([{ id: "b", cards: ["001"] }]);
    expect(form.getIn(next, ["decks", 0, "id"])).toBe("a");
  });
});

describe("a fault", () => {
  test.each([
    ["decks[0].cards[3]", ["decks", 0, "cards", 3]],
    ["players", ["players"]],
  ])("at %s has a path, and back", (entry, path) => {
    expect(form.pathOf(entry)).toEqual(path);
    expect(form.entryOf(path)).toBe(entry);
  });

  test("leads to the field nearest to it", () => {
    const fields = ["width", "decks[0].cards", "decks[1].cards", "players.min"];
    expect(form.nearest("decks[1].cards[7]", fields)).toBe("decks[1].cards");
    expect(form.nearest("players", fields)).toBe("players.min");
    expect(form.nearest("clause", fields)).toBeNull();
  });

  test("of a variant leads into that variant, but its name belongs to the level", () => {
    expect(form.scoped("variants[2].decks[0].cards")).toEqual({
      scope: 2,
      path: ["decks", 0, "cards"],
    });
    expect(form.scoped("variants[2].title").scope).toBeNull();
    expect(form.scoped("decks[0]").scope).toBeNull();
  });

  test("is told at its field and at what the field is part of, in its version alone", () => {
    const faults = [fault("width"), fault("variants[1].width"), fault("decks[0].cards[1]")];
    expect(form.faultsAt(faults, level, null, ["width"])).toEqual([faults[0]]);
    expect(form.faultsAt(faults, level, 1, ["width"])).toEqual([faults[1]]);
    expect(form.faultsAt(faults, level, null, ["decks"])).toEqual([faults[2]]);
    expect(form.faultsAt([fault("decks[10]")], level, null, ["decks", 1])).toEqual([]);
  });
});

describe("a space of the map", () => {
  test("gets an entrance in place of what lay there", () => {
    const fixed = form.withPlace(level, null, 3, 4, "fork");
    expect(form.getIn(fixed, ["places"])).toEqual([{ column: 3, depth: 4, card: "fork" }]);
    const entrance = form.withEntrance(fixed, null, 3, 4);
    expect(form.getIn(entrance, ["places"])).toBeUndefined();
    expect(form.getIn(entrance, ["entrances", 0, "spots"])).toHaveLength(2);
  });

  test("of a level without entrances gets the first one", () => {
    const made = form.withEntrance({}, null, 1, 1);
    expect(made).toEqual({ entrances: [{ spots: [{ column: 1, depth: 1, card: "001" }] }] });
  });

  test("is cleared in every arrangement, and the others stay", () => {
    const two = form.withEntrance(level, null, 1, 1);
    expect(form.withoutCard(two, null, 1, 1)).toEqual(level);
    expect(form.withoutCard(level, null, 1, 1)).toBe(level);
  });
});

test("cards may be typed with commas, lines and quotation marks", () => {
  expect(form.entriesIn(' "001", 004-018\nfork;, ')).toEqual(["001", "004-018", "fork"]);
});
