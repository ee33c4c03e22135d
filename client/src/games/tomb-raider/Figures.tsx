// The inside of a seat's nameplate: small around the table, larger for the reader's own seat.

import { peeking } from "../../cards/peeking";
import type { FiguresProps, Play } from "../../table/contract";
import type { RaiderView } from "./wire";
import { SeatSeal } from "./Piece";
import {
  Abilities,
  Counts,
  Hearts,
  type PanelProps,
  Piles,
  RaiderCard,
  States,
} from "./RaiderPanel";
import {
  answering,
  answerText,
  hasView,
  litFor,
  mark,
  raiderOf,
  raiderShown,
  viewOf,
} from "./state";
import { raiderInWords } from "./words";
import "./hand.css";

export function Figures({ play, seat, own = false }: FiguresProps) {
  const raider = hasView(play) ? raiderOf(viewOf(play), seat.seat) : undefined;
  if (raider === undefined) return null;
  if (!own) return <RaiderFigures play={play} raider={raider} own={false} />;
  return (
    <section class="tr-own" aria-label={play.reader.value.say("page-tr-own")}>
      <RaiderFigures play={play} raider={raider} own />
    </section>
  );
}

/** Up to so many raiders a plate has room for all that is counted. */
const FEW = 4;

/** A raider's vital figures; the reader's own have their names and the raider's card. */
function RaiderFigures({ play, raider, own }: PanelProps) {
  const isShort = !own && viewOf(play).raiders.length > FEW;
  return (
    <div class={`tr-plate${own ? " tr-plate-own" : ""}${isShort ? " tr-plate-short" : ""}`}>
      <Seal play={play} raider={raider} />
      {own && <RaiderCard play={play} raider={raider} />}
      <Hearts play={play} raider={raider} />
      {raider.space !== "-" && <span class="tr-where">{raider.space}</span>}
      {isShort && <Counts play={play} raider={raider} short />}
      <Abilities play={play} raider={raider} own={own} />
      {!isShort && <Counts play={play} raider={raider} short={false} />}
      {!own && <Piles play={play} raider={raider} own={false} />}
      <States play={play} raider={raider} short={isShort} />
    </div>
  );
}

/** The seat's colour and pattern: it shows the raider's card, or answers what names the seat. */
function Seal({ play, raider }: { play: Play; raider: RaiderView }) {
  const reader = play.reader.value;
  const keys = litFor(play).seats.get(raider.seat);
  const said = raiderInWords(raider, reader);
  const answer = answerText(play, keys?.[0]);
  return (
    <button
      type="button"
      class={`plate-seal${mark(play, keys)}`}
      aria-label={answer ? reader.say("page-tr-lit", { thing: said, answer }) : said}
      {...answering(play, keys?.[0])}
      {...peeking(play, raiderShown(raider), !keys)}
    >
      <SeatSeal seat={raider.seat} />
    </button>
  );
}
