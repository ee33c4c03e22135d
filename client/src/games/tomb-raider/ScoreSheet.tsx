// The score sheet of a series: a line for each level, a column for each player, the sums below.

import { Sign } from "./cards/signs";
import type { Play } from "../../table/contract";
import type { Arg } from "../../wire";
import type { LevelView, PlayedView, SeriesView } from "./wire";
import { SeatSeal } from "./Piece";
import { factsOf, levelName, sumsOf } from "./series";
import { viewOf } from "./state";
import { cardName, message, seatName } from "./words";

interface SheetProps {
  readonly play: Play;
  readonly series: SeriesView;
}

export function ScoreSheet({ play, series }: SheetProps) {
  const reader = play.reader.value;
  const { winners } = series;
  return (
    <table class="tr-sheet">
      <thead>
        <tr>
          <th scope="col">{reader.say("page-series-column-level")}</th>
          {series.players.map(({ seat, raider }) => (
            <th key={seat} scope="col">
              <Player play={play} seat={seat} />
              <small>{reader.read(cardName(raider))}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {series.levels.map((level) => (
          <Level key={level.number} play={play} series={series} level={level} />
        ))}
      </tbody>
      <tfoot hidden={series.levels.length === 0}>
        <tr>
          <th scope="row">
            {reader.say(series.stage === "over" ? "page-series-total" : "page-series-so-far")}
          </th>
          {series.players.map((player) => (
            <td key={player.seat}>
              <Player play={play} seat={player.seat} small />
              {winners.includes(player.seat) && (
                <b class="tr-sheet-won">
                  <Sign of="prize" size={14} /> {reader.say("page-series-winner")}
                </b>
              )}
              <Facts play={play} facts={sumsOf(series, player)} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Level({ play, series, level }: SheetProps & { readonly level: LevelView }) {
  const reader = play.reader.value;
  const played = series.played.find(({ number }) => number === level.number);
  const isNow = !played && series.stage === "level" && series.number === level.number;
  return (
    <tr class={played ? "" : isNow ? "now" : "to-come"}>
      <th scope="row">
        <span class="tr-sheet-level">
          <b>{level.number}</b> {reader.read(levelName(level.title))}
        </span>
        <small>{reader.read(toldOf(play, level, played, isNow))}</small>
      </th>
      {series.players.map(({ seat }) => (
        <td key={seat} class={isBlank(played, seat) ? "blank" : ""}>
          <Player play={play} seat={seat} small />
          {played?.winners.includes(seat) && (
            <b class="tr-sheet-won">
              <Sign of="searched" size={14} /> {reader.say("page-series-won")}
            </b>
          )}
          {played && <Facts play={play} facts={factsOf(played, seat)} />}
        </td>
      ))}
    </tr>
  );
}

/** Nothing is to be told of a seat in a level. */
function isBlank(played: PlayedView | undefined, seat: number): boolean {
  return !played || (!played.winners.includes(seat) && factsOf(played, seat).length === 0);
}

/** What is told of a level below its name. */
function toldOf(play: Play, level: LevelView, played: PlayedView | undefined, isNow: boolean): Arg {
  if (played) {
    const turns = message("page-series-turns", { turns: played.turns });
    if (!played.reason) return turns;
    return message("page-series-ended", { turns, reason: message(played.reason) });
  }
  if (isNow) {
    const { turn } = viewOf(play);
    return turn > 0 ? message("page-series-now", { turn }) : message("round-setup");
  }
  if (level.builder === null) return message("page-series-to-come");
  return message("page-series-to-come-of", { seat: seatName(level.builder) });
}

/** Who a column belongs to; `small`: again in each cell, where there is no room for columns. */
function Player({ play, seat, small = false }: { play: Play; seat: number; small?: boolean }) {
  const name = play.reader.value.read(seatName(seat));
  return (
    <span class={small ? "tr-sheet-player tr-sheet-again" : "tr-sheet-player"} aria-hidden={small}>
      <SeatSeal seat={seat} /> {name}
    </span>
  );
}

function Facts({ play, facts }: { play: Play; facts: readonly Arg[] }) {
  if (facts.length === 0) return null;
  return (
    <ul>
      {facts.map((fact, at) => (
        <li key={at}>{play.reader.value.read(fact)}</li>
      ))}
    </ul>
  );
}
