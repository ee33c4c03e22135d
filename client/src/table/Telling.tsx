import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { settings } from "../settings";
import { read, say } from "../text/current";
import type { Arg, LogLine } from "../wire";
import type { GameTable } from "./contract";
import { pausedBy } from "./pausing";
import { type Spot, spotFor } from "./placing";
import { refusalIn } from "./refusal";
import type { Sitting } from "./sitting";

/** When more lines than that wait, the pace quickens. */
const MANY = 6;
/** So many lines are in sight at once, the last one loudest; one where the reader has to choose. */
const SHOWN = 3;
const HASTE = 0.45;
const SHORTEST = 150;
/** By then nothing moves any more. */
const SETTLED = 220;

interface ToastProps {
  readonly sitting: Sitting;
  readonly game: GameTable | null;
}

/**
 * What happened, one line after another over the board, at the speed that the reader set. The
 * lines before stay a little longer, so that what led to what can be followed. What fell by chance
 * is shown twice as long. A click shows nothing more of them, nor does the end of the match: all
 * stay in the ledger.
 */
export function Toast({ sitting, game }: ToastProps) {
  const queue = useSignal<readonly LogLine[]>([]);
  const at = useSignal(0);
  const told = sitting.play.told.value;
  const clear = (): void => {
    queue.value = [];
    at.value = 0;
  };
  const isOver = (sitting.known.value?.match?.outcome ?? null) !== null;
  useEffect(() => {
    if (isOver) clear();
    else if (told.length > 0 && settings.peek().pace > 0) queue.value = [...queue.peek(), ...told];
  }, [told, isOver]);
  const refusal = useRefusal(sitting);
  useEffect(() => {
    if (refusal !== null && settings.peek().pace > 0) queue.value = [...queue.peek(), refusal];
  }, [refusal]);
  const chosen = sitting.answering.value;
  useEffect(() => {
    // Whoever answers has seen enough of what led to the question.
    if (chosen) clear();
  }, [chosen]);
  // What was taken back meanwhile is not told any more.
  const there = sitting.play.lines.value;
  const lines = queue.value.filter((one) => one === refusal || there.includes(one));
  const line = lines[at.value];
  const more = lines.length - at.value - 1;
  useEffect(() => {
    if (line === undefined) return;
    const pace = settings.peek().pace * (game?.isChance?.(line) ? 2 : 1);
    const last = more === 0 ? 2 : 1; // the last one has nothing after it that would explain it
    // However many wait, they are told in about the time of so many unhurried ones.
    const hasty = Math.max(SHORTEST, Math.min(pace * HASTE, (settings.peek().pace * MANY) / more));
    const stay = more > MANY ? hasty : pace * last;
    const timer = window.setTimeout(() => {
      if (more > 0) at.value += 1;
      else clear();
    }, stay);
    return () => window.clearTimeout(timer);
  }, [line, more === 0]);
  const place = useRef<HTMLButtonElement>(null);
  const spot = useSpot(place, sitting, game, line);
  if (line === undefined) return null;
  const { Happening } = game ?? {};
  const shown = sitting.play.choices.question.value === null ? SHOWN : 1;
  return (
    <button
      ref={place}
      type="button"
      class="toast"
      data-at={spot}
      aria-hidden="true"
      tabIndex={-1}
      onClick={clear}
    >
      {lines.slice(Math.max(0, at.value - shown + 1), at.value + 1).map((one) => (
        <span key={one.at} class="toast-line" data-last={one === line}>
          {Happening ? <Happening play={sitting.play} line={one} /> : null}
          {read(one.message)}
          {one === line && more > 0 ? <span class="toast-more">+{more}</span> : null}
        </span>
      ))}
    </button>
  );
}

/** That a request to take back was refused, as a line; null until that happens before their eyes. */
function useRefusal({ known }: Sitting): LogLine | null {
  const last = refusalIn(known.value?.chat ?? []);
  const before = useRef(last?.at);
  return useMemo(() => (last?.at === before.current ? null : last), [last?.at]);
}

/** The spot over the board where the line covers least of what matters there. */
function useSpot(
  place: RefObject<HTMLButtonElement | null>,
  { play }: Sitting,
  game: GameTable | null,
  line: LogLine | undefined,
): Spot {
  const spot = useSignal<Spot>("bottom");
  const view = play.view.value;
  const options = play.choices.options.value;
  useLayoutEffect(() => {
    const measure = (): void => {
      const toast = place.current;
      const board = toast?.parentElement;
      if (!toast || !board) return;
      const kept = (game?.keepsInSight?.(play) ?? []).map((selector) =>
        Array.from(board.querySelectorAll(selector), (one) => one.getBoundingClientRect()),
      );
      const size = { width: toast.offsetWidth, height: toast.offsetHeight };
      spot.value = spotFor(size, board.getBoundingClientRect(), kept, spot.peek());
    };
    // The board may be drawn anew after this: it is measured right before it is seen, and once
    // more when everything has come to rest.
    const frame = requestAnimationFrame(measure);
    const timer = window.setTimeout(measure, SETTLED);
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [line, view, options, game]);
  return spot.value;
}

/** The one live region: the lines of the log as they come, then what is asked of the reader. */
export function Announcer({ sitting }: { readonly sitting: Sitting }) {
  const told = sitting.play.told.value;
  const question = sitting.play.choices.question.value;
  const lines = told.map((line) => read(line.message));
  const lessons = sitting.known.value?.match?.lessons ?? [];
  const taught = lessons.flatMap((lesson) => lesson.messages.map((message) => read(message)));
  const urgent = useUrgent(sitting);
  const asked = question === null ? [] : [say("page-asked-aloud", { question: question.message })];
  return (
    <div class="unseen" role="log" aria-live="polite" aria-atomic="true" aria-label={say("page-log")}>
      {[...lines, ...taught, ...urgent, ...asked].map((words, index) => (
        <p key={index}>{words}</p>
      ))}
    </div>
  );
}

const SOON = 30_000;

/**
 * What cannot wait: a request to take back or its refusal, time that runs out, a table that stands
 * still.
 */
function useUrgent(sitting: Sitting): readonly string[] {
  const soon = useSignal(false);
  const refusal = useRefusal(sitting);
  const told = sitting.play.told.value;
  const toldThen = useMemo(() => told, [refusal]); // with what comes after, it is not told again
  const { table, you } = sitting.known.value ?? {};
  const own = table?.seats.find((seat) => seat.seat === you?.seat);
  const left = own?.running && own.clock !== null ? own.clock : null;
  useEffect(() => {
    soon.value = left !== null && left <= SOON;
    if (left === null || left <= SOON) return;
    const wait = Math.min(left - SOON, 2 ** 31 - 1);
    const timer = window.setTimeout(() => {
      soon.value = left - wait <= SOON;
    }, wait);
    return () => window.clearTimeout(timer);
  }, [left]);
  if (table === undefined) return [];
  const { undo, pause } = table;
  const asks = undo !== null && undo.seat !== you?.seat;
  const seat: Arg = { type: "name", kind: "seat", key: String(undo?.seat ?? 0) };
  return [
    ...(asks ? [say("page-undo-asks", { seat })] : []),
    ...(soon.value ? [say("page-clock-soon", { count: SOON / 1000 })] : []),
    ...(pause === null ? [] : [say(pausedBy(table), { name: pause.name })]),
    ...(refusal === null || told !== toldThen ? [] : [read(refusal.message)]),
  ];
}
