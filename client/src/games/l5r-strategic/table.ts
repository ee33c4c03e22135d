// How L5R Estratégico is drawn on the table page: see `table/contract`.

import type { GameTable, Play } from "../../table/contract";
import type { QuestionView } from "../../wire";
import { isChance } from "./chance";
import { Figures } from "./Figures";
import { Header } from "./Header";
import { hits } from "./hits";
import { MapBoard } from "./MapBoard";
import { SheetForm } from "./SheetForm";
import { armyInWords, hasView, PROVINCES, placeInWords, viewOf } from "./state";
import type { CampaignView } from "./wire";
import { writtenInWords } from "./written";

/** The position in words: all armies, then the provinces that another clan holds. */
function inWords(play: Play): readonly string[] {
  if (!hasView(play)) return [];
  const [view, reader] = [viewOf(play), play.reader.value];
  const taken = [...PROVINCES].filter(
    ([place, found]) => ![found.clan, undefined].includes(view.holders[place]),
  );
  return [
    ...(view.sheet === null ? [] : writtenInWords(view.sheet, reader)),
    ...view.armies.map((army) => armyInWords(army, reader)),
    ...taken.map(([place]) => placeInWords(view, place, reader)),
  ];
}

/** What is handed in for a turn has a drawing of its own; other forms are short. */
const SHEETS = ["campaign-sheet", "campaign-council", "campaign-errand"];

export const table: GameTable = {
  layout: { ownFigures: "plate", tells: true },
  theme: "cm-table",
  Board: MapBoard,
  Figures,
  Header,
  isChance,
  heading: ({ event }) =>
    event === "TurnBegan" ? "turn" : event === "BoxOpened" ? "part" : null,
  hits: (view, line, seat) => hits(view as unknown as CampaignView, line, seat),
  form: (asked: QuestionView) => (SHEETS.includes(asked.kind) ? SheetForm : null),
  inWords,
};
