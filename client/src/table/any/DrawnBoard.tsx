// The table of any game: the seats round it, and in the middle what belongs to nobody.

import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import { useRoving } from "../../parts/roving";
import type { Drawing, SeatArea } from "../../wire";
import type { Play } from "../contract";
import { markOf, seatsAround } from "./drawn";
import { Answers } from "./Faces";
import { Counters, SeatNotes } from "./Figures";
import { seatInWords } from "./words";
import { ZonePlace } from "./Zones";

interface DrawnBoardProps {
  readonly play: Play;
  readonly drawing: Drawing;
}

export function DrawnBoard({ play, drawing }: DrawnBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const reader = play.reader.value;
  const seats = seatsAround(drawing, play.you.value.seat);
  useRoving(board);
  // What is asked for is brought into sight, once for each question.
  const serial = play.choices.question.value?.serial ?? 0;
  useEffect(() => {
    board.current?.querySelector(".lit")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [serial]);
  return (
    <div class="any" ref={board}>
      <div class="any-seats" role="group" aria-label={reader.say("page-players")}>
        {seats.map((area) => (
          <SeatPlace key={area.seat} play={play} area={area} />
        ))}
      </div>
      {drawing.zones.length === 0 ? null : (
        <div class="any-zones" role="group" aria-label={reader.say("page-any-table")}>
          {drawing.zones.map((zone) => (
            <ZonePlace key={zone.id} play={play} zone={zone} />
          ))}
        </div>
      )}
    </div>
  );
}

interface SeatPlaceProps {
  readonly play: Play;
  readonly area: SeatArea;
}

function SeatPlace({ play, area }: SeatPlaceProps) {
  const reader = play.reader.value;
  const own = play.you.value.seat === area.seat;
  return (
    <article
      class={`any-seat${markOf(play, area.answers)}`}
      data-seat={area.seat}
      data-own={own}
      data-active={area.active}
      aria-label={seatInWords(area, reader)}
    >
      <header class="any-seat-head">
        <h3>{reader.read({ type: "name", kind: "seat", key: String(area.seat) })}</h3>
        {own ? <span class="any-own">{reader.say("page-you")}</span> : null}
        {area.active ? (
          <span class="any-turn">
            <Icon sign="right" size={14} /> {reader.say("page-any-turn")}
          </span>
        ) : null}
      </header>
      <Counters counters={area.counters} reader={reader} />
      <SeatNotes area={area} reader={reader} />
      {area.zones
        .filter((zone) => !zone.hand)
        .map((zone) => (
          <ZonePlace key={zone.id} play={play} zone={zone} />
        ))}
      <Answers play={play} keys={area.answers} />
    </article>
  );
}
