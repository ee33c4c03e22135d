// What the L5R LCG gives to the page: its door and its board.

import type { GamePage } from "../../game";

export const l5rLcg: GamePage = {
  id: "l5r-lcg",
  door: {
    subject: { name: "general-at-dawn", place: "field" },
    book: async () => (await import("./pictures")).pages,
  },
  table: async () => (await import("./table")).table,
};
