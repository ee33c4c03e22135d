// A board of playmats that a game fills by itself: the others along the top, the stage in the
// middle, the reader's own mat at the lower edge, always whole.

import "../../cards/cards.css";
import "../any/any.css";
import "./field.css";
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import { useRoving } from "../../parts/roving";
import type { Drawing, SeatArea, Zone } from "../../wire";
import { isOfferedAmong, markOf, seatsAround } from "../any/drawn";
import { toggle } from "../any/DrawnBoard";
import { Answers } from "../any/Faces";
import { seatInWords } from "../any/words";
import { ZonePlace } from "../any/Zones";
import type { Play } from "../contract";
import { MatName } from "../mats/Mats";

/** How a mat is drawn: the reader's own; a row, of one other; a column of several; one line. */
export type Form = "own" | "row" | "column" | "folded";

/** So many others have their mats side by side; of more, those who act and who was touched. */
const SIDE_BY_SIDE = 3;

interface FieldProps {
  readonly play: Play;
  readonly drawing: Drawing;
  /** What lies before a seat. */
  readonly mat: (area: SeatArea, form: Form) => VNode;
  /** What happens between the seats; null where there is nothing. */
  readonly stage: VNode | null;
  readonly stageLabel: string;
  /** Whether a mat in one line still shows what can be chosen before its seat, for many seats at once. */
  readonly answersFolded?: boolean;
}

export function Field({ play, drawing, mat, stage, stageLabel, answersFolded = false }: FieldProps) {
  const board = useRef<HTMLDivElement>(null);
  const opened = useSignal<number | null>(null);
  const seats = seatsAround(drawing, play.you.value.seat);
  const own = seats.find((area) => area.seat === play.you.value.seat);
  const others = seats.filter((area) => area !== own);
  useRoving(board);
  const serial = play.choices.question.value?.serial ?? 0;
  useEffect(() => {
    const others = board.current?.querySelector(".field-others");
    // The names of the others are in sight unless something further down can be chosen.
    if (others?.querySelector(".lit") === null) others.scrollTop = 0;
    board.current?.querySelector(".lit")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [serial]);
  const asked = others.filter((area) => isAskedAbout(play, area));
  const isRoomy = asked.length <= SIDE_BY_SIDE || !answersFolded;
  const formOf = (area: SeatArea): Form => {
    if (area === own) return "own";
    // Whoever only watches sees all of them: they have the room of the mat that is missing.
    if (own === undefined) return others.length <= 2 ? "row" : "column";
    if (others.length === 1) return "row";
    if (opened.value !== null) return opened.value === area.seat ? "row" : "folded";
    if (others.length <= SIDE_BY_SIDE || area.active) return "column";
    return isRoomy && asked.includes(area) ? "column" : "folded";
  };
  const place = (area: SeatArea): VNode => (
    <Mat key={area.seat} play={play} area={area} form={formOf(area)} opened={opened}>
      {mat(area, formOf(area))}
    </Mat>
  );
  return (
    <div class="field" ref={board} data-others={others.length} data-staged={stage !== null}>
      <div class="field-others" role="group" aria-label={play.reader.value.say("page-players")}>
        {others.map(place)}
      </div>
      {stage === null ? null : (
        <section class="field-stage" aria-label={stageLabel}>
          {stage}
        </section>
      )}
      {own === undefined ? null : <div class="field-own">{place(own)}</div>}
    </div>
  );
}

/** Whether something that lies before a seat can be chosen. */
function isAskedAbout(play: Play, area: SeatArea): boolean {
  return area.zones.some((zone) =>
    [zone, ...zone.cards].some(({ answers }) => isOfferedAmong(play, answers)),
  );
}

interface MatProps {
  readonly play: Play;
  readonly area: SeatArea;
  readonly form: Form;
  readonly opened: Signal<number | null>;
  readonly children: ComponentChildren;
}

function Mat({ play, area, form, opened, children }: MatProps) {
  const reader = play.reader.value;
  const isOpened = opened.value === area.seat;
  const name = reader.read({ type: "name", kind: "seat", key: String(area.seat) });
  return (
    <article
      class={`mat any-seat${markOf(play, area.answers)}`}
      data-seat={area.seat}
      data-form={form}
      data-active={area.active}
      data-opened={isOpened}
      aria-label={seatInWords(area, reader)}
    >
      {form === "own" ? null : (
        <header class="mat-head">
          <h3>
            <MatName name={name} opened={isOpened} toggle={() => toggle(opened, area.seat)} />
          </h3>
          {area.active ? (
            <span class="playmat-turn">
              <Icon sign="right" size={14} />
            </span>
          ) : null}
        </header>
      )}
      {children}
      <Answers play={play} keys={area.answers} />
    </article>
  );
}

interface ChipsProps {
  readonly play: Play;
  readonly zones: readonly Zone[];
}

/** Piles and decks: what they are called, and how many cards lie there. */
export function Chips({ play, zones }: ChipsProps) {
  return (
    <div class="mat-chips">
      {zones.map((zone) => (
        <ZonePlace key={zone.id} play={play} zone={zone} />
      ))}
    </div>
  );
}

/** The zones of a seat that are neither a hand nor drawn in a way of their own. */
export function restOf(area: SeatArea, drawn: readonly string[]): readonly Zone[] {
  return area.zones.filter(
    (zone) => !zone.hand && !drawn.includes(zone.id.split(".")[0] ?? zone.id),
  );
}
