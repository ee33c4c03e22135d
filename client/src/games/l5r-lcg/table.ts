// How the L5R LCG is drawn on the table page: its own board, and the house's hand and plates.

import { tableWith } from "../../table/any/AnyTable";
import { Board } from "./Board";
import { pictureOf } from "./dress";
import { Header } from "./Header";

export const table = tableWith({ theme: "lcg-table", Board, Header }, pictureOf);
