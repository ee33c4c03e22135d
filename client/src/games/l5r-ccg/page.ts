// What the L5R CCG gives to the page. Its tables are drawn from what the game declares.

import type { GamePage } from "../../game";

export const l5rCcg: GamePage = {
  id: "l5r-ccg",
  door: {
    subject: { name: "charge", place: "field" },
    book: async () => (await import("./pictures")).pages,
  },
};
