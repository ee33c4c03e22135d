// Any game's table: where things are found in a drawing, and how it reads.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { countOf, findFace, hiddenIn, seatsAround } from "../src/table/any/drawn";
import { drawnInWords } from "../src/table/any/words";
import { Catalogue } from "../src/text/catalogue";
import { Reader } from "../src/text/reader";
import type { Drawing, Face, Message, SeatArea, Zone } from "../src/wire";

const FILES = ["common", "page-any"];
const source = FILES.map((name) =>
  readFileSync(new URL(`../../src/gorin/text/en/${name}.ftl`, import.meta.url), "utf8"),
);
const own = ["life = Life", "hand = Hand", "deck = Deck", "gift = Gift", "bent = bent", "one = Turn 1"];
const english = new Catalogue("en", [...source, ...own].join("\n"));
const reader = new Reader(english, () => english, (name) =>
  name.kind === "seat" ? `Player ${Number(name.key) + 1}` : name.key,
);

function word(id: string): Message {
  return { type: "message", id, args: {} };
}

function face(given: Partial<Face>): Face {
  return { id: "card", name: null, text: [], notes: [], answers: [], ...given };
}

function zone(given: Partial<Zone>): Zone {
  return { id: "z", label: word("hand"), cards: [], count: null, hand: false, answers: [], pile: false, ...given };
}

function area(seat: number, given: Partial<SeatArea> = {}): SeatArea {
  return { seat, notes: [], active: false, counters: [], zones: [], answers: [], ...given };
}

const gift = face({ id: "card.5", name: word("gift"), notes: [word("bent")] });
const slug = face({ id: "card.6", name: { type: "name", kind: "card", key: "sword" } });
const drawing: Drawing = {
  headline: [word("one")],
  counters: [],
  seats: [
    area(0, { active: true, counters: [{ label: word("life"), value: 0 }] }),
    area(1, { zones: [zone({ id: "hand.1", count: 3 })] }),
    area(2, { zones: [zone({ id: "hand.2", cards: [gift, slug], hand: true })] }),
  ],
  zones: [zone({ id: "deck", label: word("deck"), cards: [gift], count: 4 })],
};

test("seats stand from the one after the reader's on; for who watches, as they act", () => {
  const from = (own: number | null) => seatsAround(drawing, own).map((one) => one.seat);
  expect(from(0)).toEqual([1, 2, 0]);
  expect(from(1)).toEqual([2, 0, 1]);
  expect(from(2)).toEqual([0, 1, 2]);
  expect(from(null)).toEqual([0, 1, 2]);
});

test("a card is found by its id, and by the slug that the log has", () => {
  expect(findFace(drawing, "card.5")?.zone.id).toBe("hand.2");
  expect(findFace(drawing, "sword")?.face).toBe(slug);
  expect(findFace(drawing, "shield")).toBeNull();
});

test("what is not shown is counted", () => {
  const counts = drawing.seats.flatMap((one) => one.zones).concat(drawing.zones);
  expect(counts.map((one) => [countOf(one), hiddenIn(one)])).toEqual([[3, 3], [2, 0], [4, 3]]);
});

test("the position in words tells all of it, a nought too", () => {
  expect(drawnInWords(drawing, reader)).toEqual([
    "Turn 1",
    "Player 1, has the turn, Life: 0",
    "Player 2",
    "Player 2, Hand, 3 cards",
    "Player 3",
    "Player 3, Hand, 2 cards: Gift, bent; sword",
    "Deck, 4 cards: Gift, bent; 3 cards face down",
  ]);
});
