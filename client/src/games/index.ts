// The games that give something to the page, in the order of the server; see `game.ts`. Only
// `main.tsx` names this list.

import type { GamePage } from "../game";
import { l5rCcg } from "./l5r-ccg/page";
import { l5rLcg } from "./l5r-lcg/page";
import { l5rStrategic } from "./l5r-strategic/page";
import { magic } from "./magic/page";
import { tombRaider } from "./tomb-raider/page";

/** The first one is meant where nobody names a game. */
export const games: readonly GamePage[] = [tombRaider, l5rLcg, l5rCcg, l5rStrategic, magic];
