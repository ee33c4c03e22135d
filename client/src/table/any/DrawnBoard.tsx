// The table of any game: the seats round it, and in the middle what belongs to nobody.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useRoving } from "../../parts/roving";
import type { Drawing, SeatArea } from "../../wire";
import type { Play } from "../contract";
import { Mats, Playmat } from "../mats/Mats";
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
  const own = seats.find((area) => area.seat === play.you.value.seat);
  const opened = useSignal<number | null>(null);
  const place = (area: SeatArea) => (
    <SeatPlace key={area.seat} play={play} area={area} opened={area === own ? null : opened} />
  );
  useRoving(board);
  // What is asked for is brought into sight, once for each question.
  const serial = play.choices.question.value?.serial ?? 0;
  useEffect(() => {
    board.current?.querySelector(".lit")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [serial]);
  return (
    <div class="any" ref={board}>
      <Mats
        others={seats.filter((area) => area !== own).map(place)}
        sharedLabel={reader.say("page-any-table")}
        shared={
          drawing.zones.length === 0
            ? null
            : drawing.zones.map((zone) => <ZonePlace key={zone.id} play={play} zone={zone} />)
        }
        own={own === undefined ? null : place(own)}
      />
    </div>
  );
}

/** Unfold the playmat of a seat, or fold it again. */
export function toggle(opened: Signal<number | null>, seat: number): void {
  opened.value = opened.value === seat ? null : seat;
}

interface SeatPlaceProps {
  readonly play: Play;
  readonly area: SeatArea;
  /** Which seat has its playmat unfolded; null for the reader's own, which always is. */
  readonly opened: Signal<number | null> | null;
}

function SeatPlace({ play, area, opened }: SeatPlaceProps) {
  const reader = play.reader.value;
  const own = play.you.value.seat === area.seat;
  return (
    <Playmat
      marks={`any-seat${markOf(play, area.answers)}`}
      seat={area.seat}
      name={reader.read({ type: "name", kind: "seat", key: String(area.seat) })}
      own={own}
      active={area.active}
      label={seatInWords(area, reader)}
      opened={own || opened?.value === area.seat}
      toggle={opened === null ? undefined : () => toggle(opened, area.seat)}
    >
      <Counters counters={area.counters} reader={reader} />
      <SeatNotes area={area} reader={reader} />
      {area.zones
        .filter((zone) => !zone.hand)
        .map((zone) => (
          <ZonePlace key={zone.id} play={play} zone={zone} />
        ))}
      <Answers play={play} keys={area.answers} />
    </Playmat>
  );
}
