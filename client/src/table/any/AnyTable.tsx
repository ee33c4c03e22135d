// Any game: drawn from what its box says lies where, or else read from its view. So a new game can
// be played before it has a drawing of its own.

import "../../cards/cards.css";
import "./any.css";
import type { ComponentType, JSX } from "preact";
import type { FiguresProps, GameTable, HandProps, Play, PlayProps, View } from "../contract";
import { DrawnBoard } from "./DrawnBoard";
import { DrawnHand } from "./DrawnHand";
import { drawingOf } from "./drawn";
import { FullFace } from "./Faces";
import { Counters, SeatNotes } from "./Figures";
import { Headline } from "./Headline";
import { type PictureOf, Picturing } from "./picturing";
import { ReadBoard, ReadHand, readInWords } from "./Reading";
import { drawnInWords } from "./words";

function Board({ play }: PlayProps) {
  const drawing = drawingOf(play.view.value);
  if (drawing === null) return <ReadBoard play={play} />;
  return <DrawnBoard play={play} drawing={drawing} />;
}

function Hand({ play, brief = false }: HandProps) {
  const drawing = drawingOf(play.view.value);
  if (drawing === null) return <ReadHand play={play} />;
  return <DrawnHand play={play} drawing={drawing} brief={brief} />;
}

/**
 * What is counted of the reader's own seat and true of it, for boards that leave it out; that of the
 * others is on the board.
 */
function OwnFigures({ play, seat, own = false }: FiguresProps) {
  const area = drawingOf(play.view.value)?.seats.find((one) => one.seat === seat.seat);
  if (area === undefined || !own) return null;
  const reader = play.reader.value;
  return (
    <>
      <Counters counters={area.counters} reader={reader} />
      <SeatNotes area={area} reader={reader} />
    </>
  );
}

function Header({ play }: PlayProps) {
  const drawing = drawingOf(play.view.value);
  return drawing === null ? null : <Headline drawing={drawing} reader={play.reader.value} />;
}

function inWords(play: Play): readonly string[] {
  const drawing = drawingOf(play.view.value);
  return drawing === null ? readInWords(play) : drawnInWords(drawing, play.reader.value);
}

function order(view: View): readonly number[] {
  return drawingOf(view)?.seats.map((area) => area.seat) ?? [];
}

/** The house's table with what a game gives to it: a board of its own, and what is on its cards. */
export function tableWith(own: GameTable, pictureOf: PictureOf): GameTable {
  const pictured =
    <Props,>(Part: ComponentType<Props>): ComponentType<Props> =>
    (props) => (
      <Picturing.Provider value={pictureOf}>
        <Part {...(props as Props & JSX.IntrinsicAttributes)} />
      </Picturing.Provider>
    );
  return {
    ...anyTable,
    Figures: OwnFigures,
    ...own,
    Board: pictured(own.Board),
    Hand: pictured(own.Hand ?? Hand),
    FullCard: pictured(own.FullCard ?? FullFace),
  };
}

/** The board has the figures of all seats, the reader's own among them, so no nameplate has them. */
export const anyTable: GameTable = {
  Board,
  Hand,
  FullCard: FullFace,
  Header,
  inWords,
  order,
};
