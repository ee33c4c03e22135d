// The position in words: whoever hears it learns what others see.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { positionInWords } from "../src/games/tomb-raider/words";
import { Catalogue } from "../src/text/catalogue";
import { Reader } from "../src/text/reader";
import type { CardView, TombRaiderView } from "../src/games/tomb-raider/wire";
import { aPlace, aView } from "./tomb-raider";

const FILES = ["common", "tomb-raider/page", "tomb-raider/names", "tomb-raider/words"];
const source = FILES.map((name) =>
  readFileSync(new URL(`../../src/gorin/text/en/${name}.ftl`, import.meta.url), "utf8"),
);
const english = new Catalogue("en", source.join("\n"));
const reader = new Reader(english, () => english);

function card(slug: string, number: number): CardView {
  return { slug, number, kind: "item", figure: 0, threat: null };
}

function told(given: Partial<TombRaiderView>): string {
  return positionInWords(aView(given), reader).join("\n");
}

test("the reader's own hand is told at last", () => {
  const hand = [card("medipack", 3), card("flare", 4)];
  expect(told({ hand }).split("\n").at(-1)).toBe("Your hand: medipack and flare");
  expect(told({}).split("\n").at(-1)).toBe("Your hand is empty");
  expect(told({ seat: null })).not.toContain("Your hand");
});

test("the target of a search is told, face down and face up, once it is known", () => {
  const room = { treasure: true, slug: "the-tomb", target: 15 };
  expect(told({ places: [aPlace("B6", { ...room, face_up: false })] })).toContain(
    "B6, the treasure room the-tomb, face down, search target 15",
  );
  expect(told({ places: [aPlace("B6", room)] })).toContain("search target 15, treasure room");
  expect(told({ places: [aPlace("B6", { ...room, target: 0 })] })).not.toContain("target");
});
