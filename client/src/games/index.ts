// The games that are drawn in their own way, by id; others are drawn by `table/any`.

import type { GameTable } from "../table/contract";
import { tombRaider } from "./tomb-raider/table";

export const boards: Readonly<Record<string, GameTable>> = { "tomb-raider": tombRaider };
