import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Clause } from "../parts/Clause";
import { Icon, type Sign } from "../parts/Icon";
import { useRoving } from "../parts/roving";
import { set, settings } from "../settings";
import { reader, say } from "../text/current";
import type { LogLine } from "../wire";
import { Chat } from "./Chat";
import type { GameTable, Play } from "./contract";
import { isNarrow } from "./beside";
import { leadToEnd, useEnd } from "./end";
import { folded } from "./folding";
import { LedgerFrame } from "./LedgerFrame";
import { People } from "./People";
import type { Sitting } from "./sitting";
import { NewMark } from "./toggles";
import { Told } from "./Told";

const TABS = [
  ["log", "log", "page-log"],
  ["chat", "chat", "page-chat"],
  ["people", "people", "page-people"],
] as const satisfies readonly (readonly [string, Sign, string])[];

type Tab = (typeof TABS)[number][0];

interface LedgerProps {
  readonly sitting: Sitting;
  readonly game: GameTable | null;
  /** Whether a phone shows it. */
  readonly open: boolean;
  readonly shut: () => void;
}

/** The side of the table: log, chat, people. On a phone a drawer. */
export function Ledger({ sitting, game, open, shut }: LedgerProps) {
  const tab = useSignal<Tab>("log");
  const said = sitting.spoken.value;
  useEffect(() => {
    // What was said before the match stood on the page then.
    sitting.seen.value = sitting.spoken.peek();
  }, [sitting]);
  useEffect(() => {
    if (tab.value === "chat" && (open || !isNarrow())) sitting.seen.value = said;
  }, [tab.value, said, open]);
  useEffect(() => {
    // The key "/" asks for the chat wherever the reader is.
    const toChat = (): void => {
      tab.value = "chat";
    };
    window.addEventListener("gorin-chat", toChat);
    return () => window.removeEventListener("gorin-chat", toChat);
  }, []);
  return (
    <LedgerFrame
      tabs={TABS}
      tab={tab}
      shut={shut}
      mark={(id) =>
        id === "chat" && tab.value !== "chat" ? <NewMark count={sitting.unread.value} /> : null
      }
    >
      {tab.value === "log" ? <Log sitting={sitting} game={game} /> : null}
      {tab.value === "log" ? <Foot sitting={sitting} /> : null}
      {tab.value === "chat" ? <Chat sitting={sitting} /> : null}
      {tab.value === "people" ? <People sitting={sitting} /> : null}
    </LedgerFrame>
  );
}

/** Whether each line shows its clause, and a way to see again what has happened until now. */
function Foot({ sitting }: { readonly sitting: Sitting }) {
  const known = sitting.known.value;
  if (known === null || known.match === null) return null;
  const shows = settings.value.clauses;
  return (
    <p class="log-foot">
      <button
        type="button"
        class="bare"
        aria-pressed={shows}
        title={say("page-log-clauses-hint")}
        onClick={() => set({ clauses: !shows })}
      >
        § {say("page-log-clauses")}
      </button>
      {known.match.outcome === null ? (
        <a href={`/replay/${known.table.id}`} target="_blank">
          <Icon sign="play" size={14} /> {say("page-replay-until-now")}
        </a>
      ) : null}
    </p>
  );
}

/** So many lines are drawn at first; a match may have thousands. */
const MOST = 100;
/**
 * So many may be drawn before the oldest are taken away. They go all at once, and never while
 * somebody reads further up: what is read must not move.
 */
const TOO_MANY = 150;

interface LineProps {
  readonly line: LogLine;
  readonly play: Play;
  /** What it heads, if it is no line among others. */
  readonly heads: "turn" | "part" | null;
}

/** A line of the log. As it reads a signal, it is drawn anew for the language or a name only. */
function Line({ line, play, heads }: LineProps) {
  void reader.value;
  if (heads !== null) {
    return (
      <li class={`log-head log-head-${heads}`}>
        <strong role="heading" aria-level={heads === "turn" ? 3 : 4}>
          <Told line={line} play={play} />
        </strong>{" "}
        <Clause id={line.clause} />
      </li>
    );
  }
  return (
    <li class="log-line">
      <Told line={line} play={play} /> <Clause id={line.clause} />
    </li>
  );
}

interface PassesProps {
  readonly lines: readonly LogLine[];
  readonly play: Play;
}

/** Several passes in a row: how many, and a press away who passed. */
function Passes({ lines, play }: PassesProps) {
  const open = useSignal(false);
  return (
    <li class="log-passes">
      <button
        type="button"
        class="bare"
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        {say("page-log-passes", { count: lines.length })}
        <Icon sign="down" size={12} />
      </button>
      {open.value ? (
        <ol>
          {lines.map((line) => (
            <Line key={line.at} line={line} play={play} heads={null} />
          ))}
        </ol>
      ) : null}
    </li>
  );
}

/** Where the last so many lines begin. */
function atFromEnd(lines: readonly LogLine[], count: number): number {
  return lines.at(-count)?.at ?? 0;
}

function Log({ sitting, game }: Pick<LedgerProps, "sitting" | "game">) {
  const list = useRef<HTMLOListElement>(null);
  const follows = useSignal(true);
  // The last line that was told while the reader was at the end.
  const seen = useRef(-1);
  const top = useRef(0);
  const lines = sitting.logged.value;
  const last = lines.at(-1)?.at ?? -1;
  const first = sitting.known.value?.first ?? 0;
  const begins = useSignal(atFromEnd(lines, MOST));
  const hidden = Math.max(0, lines.findIndex((line) => line.at >= begins.value));
  const shown = hidden > 0 ? lines.slice(hidden) : lines;
  // Before anything is painted: in between the list could scroll, and seem to have been scrolled.
  useLayoutEffect(() => {
    if (!follows.peek() || list.current === null) return;
    if (shown.length > TOO_MANY) begins.value = atFromEnd(lines, MOST);
    leadToEnd(list.current);
  }, [last, begins.value]);
  useEnd(list, () => follows.peek());
  useRoving(list);
  if (follows.value) seen.current = last;
  const unread = follows.value ? 0 : lines.filter(({ at }) => at > seen.current).length;
  const toEnd = (): void => {
    follows.value = true;
    if (list.current !== null) leadToEnd(list.current);
  };
  return (
    <div class="log-place">
      <ol
        class="log"
        data-grows=""
        data-follows={follows.value}
        data-clauses={settings.value.clauses}
        ref={list}
        tabIndex={-1}
        onScroll={(event) => {
          // Only a reader scrolls up; that the log has grown is no reason to stay behind.
          const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
          const isAtEnd = scrollHeight - scrollTop - clientHeight < 40;
          const wasLeft = !isAtEnd && follows.peek() && scrollTop >= top.current;
          follows.value = isAtEnd || wasLeft;
          top.current = scrollTop;
          if (wasLeft) leadToEnd(event.currentTarget);
        }}
      >
        {first > 0 || hidden > 0 ? (
          <li class="log-older">
            <button
              type="button"
              onClick={() => {
                begins.value = hidden === 0 ? 0 : atFromEnd(lines.slice(0, hidden), MOST);
                if (hidden === 0) void sitting.fetchOlder();
              }}
            >
              {say("page-older")}
            </button>
          </li>
        ) : null}
        {folded(shown).map(([line, ...more]) =>
          line === undefined ? null : more.length > 0 ? (
            <Passes key={line.at} lines={[line, ...more]} play={sitting.play} />
          ) : (
            <Line
              key={line.at}
              line={line}
              play={sitting.play}
              heads={game?.heading?.(line) ?? null}
            />
          ),
        )}
        {lines.length === 0 ? <li class="empty">{say("page-log-none")}</li> : null}
      </ol>
      {unread > 0 ? (
        <button type="button" class="more-below" onClick={toEnd}>
          {say("page-log-new", { count: unread })} <Icon sign="down" size={14} />
        </button>
      ) : null}
    </div>
  );
}
