// What L5R Estratégico gives to the page: its door and its map.

import type { GamePage } from "../../game";

export const l5rStrategic: GamePage = {
  id: "l5r-strategic",
  door: { name: "night-raid", place: "night" },
  options: async () => (await import("./options")).options,
  table: async () => (await import("./table")).table,
};
