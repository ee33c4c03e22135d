// The games that the page was begun with. Whatever draws or asks by what a game gives looks here and
// never at `games/index.ts`: games use the house, so the house may not name their list.

import { signal } from "@preact/signals";
import type { GamePage } from "./game";

/** All of them; `main.tsx` lists them. The first one is meant where nobody names a game. */
export const gamePages = signal<readonly GamePage[]>([]);

/** What a game gives; nothing but its id if it has no folder here. */
export function gamePage(id: string): GamePage {
  return gamePages.peek().find((one) => one.id === id) ?? { id };
}

/** The id of the first game; empty if there is none. */
export function firstGame(): string {
  return gamePages.peek()[0]?.id ?? "";
}
