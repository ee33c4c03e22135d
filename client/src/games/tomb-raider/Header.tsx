// One line above the board: the turn, the round, the order of seats, what the level asks.

import type { PlayProps } from "../../table/contract";
import { SeatSeal } from "./Piece";
import { isBetween, seriesOf } from "./series";
import { SeriesLine } from "./SeriesLine";
import { hasView, viewOf } from "./state";
import { message, seatName } from "./words";

const ROUNDS = ["ready", "action", "search", "draw"];

export function Header({ play }: PlayProps) {
  if (!hasView(play)) return null;
  const view = viewOf(play);
  const reader = play.reader.value;
  const isSetup = view.round === "setup";
  const series = seriesOf(view);
  return (
    <div class="tr-header">
      {series !== null && <SeriesLine play={play} series={series} />}
      {isBetween(series) ? null : isSetup ? (
        <span class="tr-turn">{reader.say("round-setup")}</span>
      ) : (
        <>
          <span class="tr-turn">
            {view.turn_limit === null
              ? reader.say("page-tr-turn", { turn: view.turn })
              : reader.say("page-tr-turn-of", { turn: view.turn, limit: view.turn_limit })}
          </span>
          <ol class="tr-rounds">
            {ROUNDS.map((round) => (
              <li
                key={round}
                class={round === view.round ? "now" : ""}
                aria-current={round === view.round ? "step" : undefined}
              >
                {reader.say(`page-tr-round-${round}`)}
              </li>
            ))}
          </ol>
        </>
      )}
      {view.order.length > 1 && !isBetween(series) && (
        <ol class="tr-order" aria-label={reader.say("page-tr-order")}>
          {view.order.map((seat) => {
            const name = reader.read(seatName(seat));
            return (
              <li
                key={seat}
                class={seat === view.active ? "now" : ""}
                aria-current={seat === view.active ? "true" : undefined}
                title={name}
              >
                <SeatSeal seat={seat} />
                <span class="unseen">{name}</span>
              </li>
            );
          })}
        </ol>
      )}
      {view.goal !== "find-treasure" ? (
        <span class="tr-goal">{reader.read(message(`play-goal-${view.goal}`))}</span>
      ) : series === null ? (
        <span class="tr-goal tr-goal-usual">{reader.say("page-tr-goal")}</span>
      ) : null}
    </div>
  );
}
