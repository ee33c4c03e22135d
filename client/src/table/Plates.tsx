import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { playerName, say } from "../text/current";
import type { SeatView, TableView } from "../wire";
import type { GameTable, View } from "./contract";
import type { Sitting } from "./sitting";

/** So many nameplates have room for their figures in one line. */
const FEW = 2;

interface PlatesProps {
  readonly sitting: Sitting;
  readonly game: GameTable | null;
  readonly order: ((view: View) => readonly number[]) | undefined;
}

/** The others around the top edge, in turn order from the reader on. */
export function Plates({ sitting, game, order }: PlatesProps) {
  const known = sitting.known.value;
  if (known === null) return null;
  const own = known.you.seat;
  const view = known.match?.view;
  const acting = (view && order?.(view)) || known.table.seats.map((seat) => seat.seat);
  const others = around(known.table, acting, own);
  if (others.length === 0) return null;
  return (
    <section
      class="plates"
      data-few={others.length <= FEW}
      aria-label={say(own === null ? "page-players" : "page-opponents")}
    >
      {others.map((seat) => (
        <Plate key={seat.seat} sitting={sitting} game={game} seat={seat} own={false} />
      ))}
    </section>
  );
}

/** The seats in the order in which they act, beginning after the reader's own. */
function around(table: TableView, order: readonly number[], own: number | null) {
  const missing = table.seats.map((seat) => seat.seat).filter((seat) => !order.includes(seat));
  const all = [...order, ...missing];
  const at = own === null ? -1 : all.indexOf(own);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))].flatMap((number) =>
    table.seats.filter((seat) => seat.seat === number),
  );
}

interface PlateProps {
  readonly sitting: Sitting;
  readonly game: GameTable | null;
  readonly seat: SeatView;
  readonly own: boolean;
}

/** Who plays a seat, how they stand, and whether it is their move. */
export function Plate({ sitting, game, seat, own }: PlateProps) {
  const { play } = sitting;
  const asked = play.asked.value.includes(seat.seat);
  const stage = sitting.known.value?.table.stage;
  const isThere = seat.present || seat.bot !== "";
  const Figures = game?.Figures;
  return (
    <article class="plate" data-own={own} data-asked={asked && stage === "playing"}>
      <header class="plate-head">
        <strong class="plate-name">{playerName(seat.name, seat.seat)}</strong>
        {own ? null : <Held seat={seat} isOver={stage === "over" || stage === "closed"} />}
        {asked && isThere && stage === "playing" ? (
          <span class="plate-asked">
            <Icon sign={own ? "right" : "waiting"} size={14} />
            {say(own ? "page-plate-you" : "page-plate-decides")}
          </span>
        ) : null}
        <ClockFace sitting={sitting} seat={seat} />
      </header>
      <Away sitting={sitting} seat={seat} />
      {Figures === undefined || (own && !hasOwnFigures(game)) ? null : (
        <div class="plate-figures">
          <Figures play={play} seat={seat} own={own} />
        </div>
      )}
    </article>
  );
}

/** Whether the figures of the reader's own seat stand on its nameplate, not within the hand. */
function hasOwnFigures(game: GameTable | null): boolean {
  return game?.Hand === undefined || game.layout?.ownFigures === "plate";
}

interface HeldProps {
  readonly seat: SeatView;
  readonly isOver: boolean;
}

/** Which bot plays a seat; after the match it is that of its person again. */
function Held({ seat, isOver }: HeldProps) {
  if (seat.bot === "" || (isOver && seat.person !== null)) return null;
  const level = say(`page-bot-${seat.bot}`);
  const words = seat.person === null ? level : say("page-held", { level });
  return (
    <span class="tag" title={words}>
      <Icon sign="bot" size={14} /> <span class="tag-words">{words}</span>
    </span>
  );
}

/** Somebody is away: how long, and after the grace period a bot may hold the seat. */
function Away({ sitting, seat }: Omit<PlateProps, "game" | "own">) {
  const table = sitting.known.value?.table;
  const you = sitting.known.value?.you;
  const now = useNow(!seat.present && table?.stage === "playing");
  if (table === undefined || you === undefined || seat.person === null) return null;
  if (seat.bot !== "" || seat.present || table.stage !== "playing") return null;
  const passed = Math.max(0, (now - sitting.clocksAt.value) / 1000);
  // Told in whole seconds, of which the last one may have just begun.
  const left = table.terms.grace - seat.away - passed + 1;
  const may = (you.seat !== null || you.host) && left <= 0;
  const time = clockText(left * 1000);
  const words = left > 0 ? say("page-away-left", { time }) : say("page-away");
  return (
    <p class="plate-away" title={words}>
      <Icon sign="offline" size={14} />
      <span class={left > 0 ? "plate-away-left" : undefined}>{words}</span>
      {left > 0 ? <span class="plate-away-time" aria-hidden="true">{time}</span> : null}
      {may ? (
        <button type="button" onClick={() => void sitting.do({ type: "hold", seat: seat.seat })}>
          {say("page-hold")}
        </button>
      ) : null}
    </p>
  );
}

const SOON = 30_000;

function ClockFace({ sitting, seat }: Omit<PlateProps, "game" | "own">) {
  return <TimeLeft sitting={sitting} left={seat.clock} runs={seat.running} />;
}

/** The time of a turn, where the game has one: it is the same for all. */
export function TurnTime({ sitting }: { readonly sitting: Sitting }) {
  const table = sitting.known.value?.table;
  if (table === undefined || table.time_left === null) return null;
  return <TimeLeft sitting={sitting} left={table.time_left} runs={table.time_runs} />;
}

interface TimeLeftProps {
  readonly sitting: Sitting;
  readonly left: number | null;
  readonly runs: boolean;
}

function TimeLeft({ sitting, left: known, runs }: TimeLeftProps) {
  const now = useNow(known !== null && runs);
  if (known === null) return null;
  const passed = runs ? now - sitting.clocksAt.value : 0;
  const left = Math.max(0, known - Math.max(0, passed));
  return (
    <span class="clock" data-running={runs} data-soon={left < SOON} role="timer">
      <Icon sign={runs && left < SOON ? "warning" : "clock"} size={14} />
      <span class="unseen">{say("page-clock")}</span> {clockText(left)}
    </span>
  );
}

/** The page's clock, read again twice a second while something runs. */
function useNow(running: boolean): number {
  const now = useSignal(performance.now());
  useEffect(() => {
    if (!running) return;
    const timer = window.setInterval(() => {
      now.value = performance.now();
    }, 500);
    return () => window.clearInterval(timer);
  }, [running]);
  return running ? Math.max(now.value, 0) : 0;
}

/** Time left as people read clocks: days and hours, hours and minutes, minutes and seconds. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const pad = (number: number): string => String(number).padStart(2, "0");
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  const minutes = Math.floor(seconds / 60) % 60;
  if (days > 0) return say("page-clock-left-days", { days, hours });
  if (hours > 0) return `${hours}:${pad(minutes)}:${pad(seconds % 60)}`;
  return `${minutes}:${pad(seconds % 60)}`;
}
