import { expect, test } from "vitest";
import { softened } from "../src/cards/soft";

const shown = (name: string): string => softened(name).replaceAll("\u00ad", "-");

test("a long word of a name may be broken between syllables", () => {
  expect(shown("Greathearted Bushi")).toBe("Great-hear-ted Bushi");
  expect(shown("Meditations on the Tao")).toBe("Medi-tations on the Tao");
  expect(shown("Agasha Swordsmith")).toBe("Agasha Swords-mith");
  expect(shown("Kakita Yoshi")).toBe("Kakita Yoshi");
});

test("nothing but the breaks is added, and three letters stay on either line", () => {
  for (const name of ["Investigation", "Schlesinger", "Indomitable Will", "Utaku Infantry", "龍之火"]) {
    expect(shown(name).replaceAll("-", "")).toBe(name);
    for (const word of shown(name).split(" ")) {
      for (const part of word.split("-")) expect(part.length).toBeGreaterThanOrEqual(word === part ? 1 : 3);
    }
  }
});
