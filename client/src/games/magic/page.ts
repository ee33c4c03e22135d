// What Magic gives to the page. Its tables are drawn from what the game declares.

import type { GamePage } from "../../game";

export const magic: GamePage = {
  id: "magic",
  door: {
    subject: { name: "dragon-over-the-peaks", place: "field" },
    book: async () => (await import("./pictures")).pages,
  },
};
