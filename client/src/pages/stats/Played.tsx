import "./played.css";
import { Icon } from "../../parts/Icon";
import { read, say } from "../../text/current";
import { playerArg } from "../../text/players";
import type { PlayedMatch } from "../../wire";
import { dayText } from "./numbers";

interface PlayedProps {
  readonly matches: readonly PlayedMatch[];
}

/** Finished matches, each with the way to its replay. */
export function Played({ matches }: PlayedProps) {
  const now = Date.now();
  return (
    <ul class="table-rows played">
      {matches.map((match) => (
        <li key={match.table}>
          <a
            href={`/replay/${match.table}`}
            aria-description={say("page-stats-replay", { title: match.title })}
          >
            <span class="row-title">{read(match.title)}</span>
            <span class="row-people">{read(match.seats.map((seat, at) => playerArg(seat.name, at)))}</span>
            <span class="played-result" data-won={match.seat !== null && match.won.includes(match.seat)}>
              {result(match)}
            </span>
            <span class="row-stage">
              {match.turns > 0 && `${say("page-stats-turns", { turns: match.turns })} · `}
              {match.taken_back > 0 && `${takenBack(match)} · `}
              {dayText(match.at, now)}{" "}
              <Icon sign="right" size={16} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function takenBack(match: PlayedMatch): string {
  const id = match.drawn_again > 0 ? "page-stats-drawn-again" : "page-stats-taken-back";
  return say(id, { count: match.taken_back });
}

function result(match: PlayedMatch): string {
  if (match.seat !== null) {
    return say(match.won.includes(match.seat) ? "page-stats-you-won" : "page-stats-you-lost");
  }
  if (match.won.length === 0) return say("page-stats-nobody");
  const winners = match.won.flatMap((at) => {
    const seat = match.seats[at];
    return seat === undefined ? [] : [playerArg(seat.name, at)];
  });
  return say("page-stats-won-by", { winners });
}
