// What Magic gives to the page: its door and its board.

import type { GamePage } from "../../game";

export const magic: GamePage = {
  id: "magic",
  door: {
    subject: { name: "dragon-over-the-peaks", place: "field" },
    book: async () => (await import("./pictures")).pages,
  },
  table: async () => (await import("./table")).table,
};
