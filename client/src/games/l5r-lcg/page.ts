// What the L5R LCG gives to the page: its door and its board.

import type { GamePage } from "../../game";

export const l5rLcg: GamePage = {
  id: "l5r-lcg",
  door: { name: "general-at-dawn", place: "field" },
  table: async () => (await import("./table")).table,
  makings: async () => (await import("./making")).makings,
  pages: {
    "/l5r-lcg/decks": async () => (await import("./decks")).DecksPage,
    "/l5r-lcg/decks/*": async () => (await import("./decks")).DeckPage,
    "/l5r-lcg/cards": async () => (await import("./decks")).CardsPage,
  },
  links: [
    { path: "/l5r-lcg/decks", label: "lcg-link-decks" },
    { path: "/l5r-lcg/cards", label: "lcg-link-cards" },
  ],
};
