// How the L5R LCG is drawn on the table page: its own board, and the house's hand and plates.

import { areCopies } from "../../cards/copies";
import { tableWith } from "../../table/any/AnyTable";
import type { GameTable } from "../../table/contract";
import { Board } from "./Board";
import { pictureOf } from "./dress";
import { Header } from "./Header";
import { hits } from "./hits";
import type { LcgView } from "./wire";

const layout = { ownFigures: "plate", answers: "board" } as const;

/** What is done with a card of the hand. */
const OF_HAND = ["play", "duplicate"];

const alike: GameTable["alike"] = (view, one, other) =>
  areCopies(view as unknown as LcgView, OF_HAND, one, other);

/** What is asked where a card is given up, and what answers say that take a price. */
const givesUp = [
  "ask-lcg-restrict",
  "ask-lcg-treaty-card-gear",
  "ask-lcg-pay-with",
  "duplicate",
  ...["play", "use"].flatMap((verb) => [`option-${verb}-for`, `option-${verb}-for-on`]),
];

/** How the game goes: what its lessons say, in the order of a round, and last what one format has. */
const help = [
  ...["goal", "win-skirmish", "win-stronghold", "win-enlightenment", "round"],
  ...["dynasty", "fate", "bid", "declare", "province", "rings", "attackers", "defenders"],
  ...["fight", "status", "favor", "honor", "own-rings", "place", "treaties"],
].map((id) => `lesson-lcg-${id}`);

/** A round begins with its dynasty phase; the other phases and conflicts are parts of it. */
const heading: GameTable["heading"] = ({ event, message }) => {
  if (event === "ConflictBegan") return "part";
  if (event !== "PhaseBegan") return null;
  const { phase } = message.args;
  const isFirst = typeof phase === "object" && "id" in phase && phase.id === "lcg-phase-dynasty";
  return isFirst ? "turn" : "part";
};

/** What lays a card open before all. */
const stages: GameTable["stages"] = new Set([
  ...["Announced", "CardPlayed", "CardsRevealed", "ProvinceShown"],
]);

export const table = tableWith(
  {
    layout,
    theme: "lcg-table",
    Board,
    Header,
    alike,
    givesUp,
    help,
    stages,
    heading,
    hits: (view, line, seat) => hits(view as unknown as LcgView, line, seat),
  },
  pictureOf,
);
