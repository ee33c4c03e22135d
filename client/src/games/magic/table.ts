// How Magic is drawn on the table page: its own board, and the house's hand and plates.

import { areCopies } from "../../cards/copies";
import { tableWith } from "../../table/any/AnyTable";
import type { GameTable } from "../../table/contract";
import { Board } from "./Board";
import { hits } from "./hits";
import { pictureOf } from "./dress";
import { Header } from "./Header";
import type { MagicView } from "./wire";

const layout = { ownFigures: "plate", answers: "board" } as const;

/** What is done with a card of the hand. */
const OF_HAND = ["land", "cast", "discard"];

const alike: GameTable["alike"] = (view, one, other) =>
  areCopies(view as unknown as MagicView, OF_HAND, one, other);

/** What is asked where a card is given up. */
const givesUp = ["discard-one"];

const heading: GameTable["heading"] = ({ event }) =>
  event === "TurnBegan" ? "turn" : event === "AttackersDeclared" ? "part" : null;

/** What lays a card open before all. */
const stages: GameTable["stages"] = new Set(["Announced"]);

export const table = tableWith(
  {
    layout,
    theme: "magic-table",
    Board,
    Header,
    alike,
    givesUp,
    stages,
    heading,
    hits: (_view, line, seat) => hits(line, seat),
  },
  pictureOf,
);
