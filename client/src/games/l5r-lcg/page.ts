// What the L5R LCG gives to the page. Its tables are drawn from what the game declares.

import type { GamePage } from "../../game";

export const l5rLcg: GamePage = {
  id: "l5r-lcg",
  door: {
    subject: { name: "general-at-dawn", place: "field" },
    book: async () => (await import("./pictures")).pages,
  },
};
