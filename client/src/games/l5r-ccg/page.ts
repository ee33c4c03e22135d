// What the L5R CCG gives to the page: its door and its board.

import type { GamePage } from "../../game";

export const l5rCcg: GamePage = {
  id: "l5r-ccg",
  door: { name: "charge", place: "field" },
  table: async () => (await import("./table")).table,
};
