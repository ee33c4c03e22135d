import "./stubs";
import { expect, test } from "vitest";
import { games } from "../src/games";
import { gamePages } from "../src/listed";
import { optionsOf } from "../src/pages/asks";
import { usualDeck } from "../src/table/usual-deck";
import type { Chosen, GameEntry, TableView } from "../src/wire";

const game = {
  own: {
    levels: [
      { id: "intro", title: { id: "level-intro" }, most_seats: 4, decks: ["a", "b"], variants: [] },
      {
        id: "caves",
        title: { id: "level-caves" },
        most_seats: 4,
        decks: ["a", "b"],
        variants: [{ id: "deep", decks: ["c", "d"] }],
      },
    ],
    series: [{ id: "linked", decks: ["d"] }],
  },
  decks: ["a", "b", "c", "d"].map((id) => ({ id, name: `Deck ${id}` })),
} as unknown as GameEntry;

gamePages.value = games;

const asks = await optionsOf("tomb-raider");

const usual = (options: Chosen["options"], seat: number, seats = 3): string | null =>
  usualDeck(
    game,
    asks,
    {
      title: { id: "level-intro" },
      terms: { seats, chosen: { options } },
    } as unknown as TableView,
    seat,
  );

test("the usual deck is that of the level, its variant, or the series", () => {
  expect(usual({}, 1)).toBe("Deck b");
  expect(usual({}, 2)).toBe("Deck a");
  expect(usual({ level: "caves", variant: "deep" }, 0)).toBe("Deck c");
  expect(usual({ series: "linked" }, 1)).toBe("Deck d");
});

test("where it is not known none is named", () => {
  expect(usual({ level_text: "an own one" }, 0)).toBeNull();
  expect(usual({ level: "gone" }, 0)).toBeNull();
  expect(usual({}, 0, 1)).toBeNull();
  const table = { title: { id: "x" }, terms: { chosen: { options: {} } } } as TableView;
  expect(usualDeck(null, asks, table, 0)).toBeNull();
});
