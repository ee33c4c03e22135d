// How Tomb Raider is drawn on the table page: see `table/contract`.

import type { GameTable, Play } from "../../table/contract";
import { Board } from "./Board";
import { Figures } from "./Figures";
import { FullCard } from "./FullCard";
import { Happening } from "./Happening";
import { Hand } from "./Hand";
import { Header } from "./Header";
import { isRoll } from "./chance";
import { isDeath, seatOfLine } from "./deaths";
import { hasMap, seriesInWords, seriesOf } from "./series";
import { viewOf } from "./state";
import { areCopies } from "./targets";
import type { TombRaiderView } from "./wire";
import { positionInWords } from "./words";

/** The position in words: how the series stands, if it is one, and then the level. */
function inWords(play: Play): readonly string[] {
  const reader = play.reader.value;
  const view = viewOf(play);
  const series = seriesOf(view);
  const told = series === null ? [] : seriesInWords(series).map((one) => reader.read(one));
  return hasMap(view) ? [...told, ...positionInWords(view, reader)] : told;
}

/** By these clauses cards and failures ask what is chosen for them. */
const ASKED_BY_CARDS: ReadonlySet<string> = new Set(["TR-12.1", "TR-6.23", "TR-10.10", "TR-15.4d"]);

export const table: GameTable = {
  layout: { ownFigures: "plate", tells: true },
  theme: "tr-table",
  Board,
  Hand,
  Figures,
  FullCard,
  Header,
  Happening,
  isChance: isRoll,
  stages: new Set(["CardAnnounced", "ObstaclePlayed"]),
  befalls: (line, seat) => isDeath(line) && seatOfLine(line) === seat,
  heading: ({ event }) => (event === "TurnBegan" ? "turn" : event === "RoundBegan" ? "part" : null),
  help: [
    "lesson-goal",
    "page-tr-help-turn",
    "page-tr-help-explore",
    "page-tr-help-obstacle",
    "lesson-test",
    "lesson-harm",
    "lesson-death",
    "lesson-find",
    "lesson-item",
    "lesson-window",
  ],
  inWords,
  followsUp: ({ clause }) => ASKED_BY_CARDS.has(clause),
  isAboutHand: ({ kind }) => kind === "mulligan",
  alike: (view, one, other) => areCopies(view as unknown as TombRaiderView, one, other),
  givesUp: ["pay-card", "drop"],
  order: (view) => (view["order"] as readonly number[] | undefined) ?? [],
};
