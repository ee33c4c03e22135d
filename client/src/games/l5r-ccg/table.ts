// How the L5R CCG is drawn on the table page: its own board, and the house's hand and plates.

import { areCopies } from "../../cards/copies";
import { tableWith } from "../../table/any/AnyTable";
import type { GameTable } from "../../table/contract";
import { Board } from "./Board";
import { hits } from "./hits";
import { pictureOf } from "./dress";
import { Header } from "./Header";
import type { CcgView } from "./wire";

const layout = { ownFigures: "plate" } as const;

/** What is done with a card of the hand. */
const OF_HAND = ["play", "equip", "card"];

const alike: GameTable["alike"] = (view, one, other) =>
  areCopies(view as unknown as CcgView, OF_HAND, one, other);

/** What is asked where a card is given up. */
const givesUp = ["discard-cost", "release"];

const PARTS = ["AttackBegan", "BattleBegan"];

const heading: GameTable["heading"] = ({ event }) =>
  event === "TurnBegan" ? "turn" : PARTS.includes(event) ? "part" : null;

/** What lays a card open before all. */
const stages: GameTable["stages"] = new Set([
  ...["Announced", "Attached", "Entered", "EventHappened", "Overlaid"],
  ...["RegionEntered", "RingEntered", "TerrainLaid"],
]);

export const table = tableWith(
  {
    layout,
    theme: "ccg-table",
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
