// What Magic gives to the page: its door and its board.

import type { GamePage } from "../../game";

export const magic: GamePage = {
  id: "magic",
  door: { name: "dragon-over-the-peaks", place: "field" },
  table: async () => (await import("./table")).table,
};
