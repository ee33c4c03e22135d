// How Magic is drawn on the table page: its own board, and the house's hand and plates.

import { tableWith } from "../../table/any/AnyTable";
import { Board } from "./Board";
import { pictureOf } from "./dress";

export const table = tableWith({ theme: "magic-table", Board }, pictureOf);
