// How L5R Estratégico is drawn on the table page: see `table/contract`.

import type { GameTable, Play } from "../../table/contract";
import { isChance } from "./chance";
import { Figures } from "./Figures";
import { Header } from "./Header";
import { MapBoard } from "./MapBoard";
import { armyInWords, hasView, PROVINCES, placeInWords, viewOf } from "./state";

/** The position in words: all armies, then the provinces that another clan holds. */
function inWords(play: Play): readonly string[] {
  if (!hasView(play)) return [];
  const [view, reader] = [viewOf(play), play.reader.value];
  const taken = [...PROVINCES].filter(
    ([place, found]) => found.clan !== "" && view.holders[place] !== found.clan,
  );
  return [
    ...view.armies.map((army) => armyInWords(army, reader)),
    ...taken.map(([place]) => placeInWords(view, place, reader)),
  ];
}

export const table: GameTable = {
  layout: { ownFigures: "plate", own: "104px" },
  theme: "cm-table",
  Board: MapBoard,
  Figures,
  Header,
  isChance,
  inWords,
};
