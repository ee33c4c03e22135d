// How the L5R CCG is drawn on the table page: its own board, and the house's hand and plates.

import { tableWith } from "../../table/any/AnyTable";
import { Board } from "./Board";
import { pictureOf } from "./dress";

export const table = tableWith({ theme: "ccg-table", Board }, pictureOf);
