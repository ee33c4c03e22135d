// What Tomb Raider gives to the page. Nothing of it is fetched before it is needed.

import type { GamePage } from "../../game";

export const tombRaider: GamePage = {
  id: "tomb-raider",
  door: { name: "archway-in-the-jungle", place: "field" },
  names: async () => (await import("./names")).obstacleName,
  table: async () => (await import("./table")).table,
  options: async () => (await import("./options/options")).options,
  makings: async () => (await import("./makings")).makings,
  pages: {
    "/decks": async () => (await import("./decks/DeckPages")).DecksPage,
    "/decks/*": async () => (await import("./decks/DeckPages")).DeckPage,
    "/levels": async () => (await import("./levels/LevelsPage")).LevelsPage,
    "/levels/*": async () => (await import("./levels/LevelPage")).LevelPage,
  },
  links: [
    { path: "/decks", label: "decks-title" },
    { path: "/levels", label: "levels-page-title" },
  ],
};
