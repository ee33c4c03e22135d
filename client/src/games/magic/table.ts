// How Magic is drawn on the table page: its own board, and the house's hand and plates.

import { tableWith } from "../../table/any/AnyTable";
import { Board } from "./Board";
import { pictureOf } from "./dress";

const layout = { ownFigures: "plate", answers: "board" } as const;

export const table = tableWith({ layout, theme: "magic-table", Board }, pictureOf);
