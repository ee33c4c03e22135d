// What L5R Estratégico gives to the page: its door and its map.

import type { GamePage } from "../../game";

export const l5rStrategic: GamePage = {
  id: "l5r-strategic",
  door: {
    subject: { name: "night-raid", place: "night" },
    book: async () => (await import("./pictures")).pages,
  },
  options: async () => (await import("./options")).options,
  table: async () => (await import("./table")).table,
};
