// In the line above the board: which level of the series it is, and how everybody stands.

import { Sign } from "./cards/signs";
import type { Play } from "../../table/contract";
import type { SeriesView } from "./wire";
import { SeatSeal } from "./Piece";
import { isFolded, pointsOf, standingInWords } from "./series";

export function SeriesLine({ play, series }: { play: Play; series: SeriesView }) {
  const reader = play.reader.value;
  const at = { number: series.number, count: series.levels.length };
  return (
    <span class="tr-series">
      {at.count > 0 && (
        <span class="tr-series-level" title={reader.say("page-series-level-of", at)}>
          <span class="tr-series-long">{reader.say("page-series-level-of", at)}</span>
          <span class="tr-series-short" aria-hidden="true">
            {reader.say("page-series-level-short", at)}
          </span>
        </span>
      )}
      <button
        type="button"
        class="tr-series-sheet"
        aria-expanded={!isFolded.value}
        onClick={() => {
          isFolded.value = !isFolded.value;
        }}
      >
        <Sign of="prize" size={16} />
        <span>{reader.say("page-series-sheet")}</span>
        <span class="tr-series-points">
          {series.players.map((player) => {
            const said = reader.read(standingInWords(series, player));
            return (
              <span key={player.seat} class="tr-series-point" role="img" aria-label={said} title={said}>
                <SeatSeal seat={player.seat} />
                <b>{pointsOf(series, player)}</b>
              </span>
            );
          })}
        </span>
      </button>
    </span>
  );
}
