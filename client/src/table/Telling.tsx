import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { read, say } from "../text/current";
import type { Arg, LogLine } from "../wire";
import { pausedBy } from "./pausing";
import { refusalIn } from "./refusal";
import type { Sitting } from "./sitting";

/** That a request to take back was refused, in the place of the question until more happens. */
export function Refusal({ sitting }: { readonly sitting: Sitting }) {
  const refusal = useRefusal(sitting);
  const last = sitting.play.lines.value.at(-1)?.at;
  const lastThen = useMemo(() => last, [refusal]);
  if (refusal === null || last !== lastThen) return null;
  return <p class="question-refusal">{read(refusal.message)}</p>;
}

/** That a request to take back was refused, as a line; null until that happens before their eyes. */
function useRefusal({ known }: Sitting): LogLine | null {
  const last = refusalIn(known.value?.chat ?? []);
  const before = useRef(last?.at);
  return useMemo(() => (last?.at === before.current ? null : last), [last?.at]);
}

/** The one live region: the lines of the log when all was shown, then what is asked of the reader. */
export function Announcer({ sitting }: { readonly sitting: Sitting }) {
  const told = sitting.play.told.value;
  const question = sitting.play.choices.question.value;
  const lines = told.map((line) => read(line.message));
  const lessons = sitting.known.value?.match?.lessons ?? [];
  const taught = lessons.flatMap((lesson) => lesson.messages.map((message) => read(message)));
  const urgent = useUrgent(sitting);
  const held = sitting.holding.value ? [say("page-press-to-go-on")] : [];
  const asked = question === null ? [] : [say("page-asked-aloud", { question: question.message })];
  return (
    <div class="unseen" role="log" aria-live="polite" aria-atomic="true" aria-label={say("page-log")}>
      {[...lines, ...held, ...taught, ...urgent, ...asked].map((words, index) => (
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
