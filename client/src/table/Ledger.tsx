import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Clause } from "../parts/Clause";
import { Icon, type Sign } from "../parts/Icon";
import { useRoving } from "../parts/roving";
import { reader, say } from "../text/current";
import type { LogLine } from "../wire";
import { Chat } from "./Chat";
import { LedgerFrame } from "./LedgerFrame";
import { People } from "./People";
import type { Sitting } from "./sitting";
import { Told } from "./Told";

const TABS = [
  ["log", "log", "page-log"],
  ["chat", "chat", "page-chat"],
  ["people", "people", "page-people"],
] as const satisfies readonly (readonly [string, Sign, string])[];

type Tab = (typeof TABS)[number][0];

/** The side of the table: log, chat, people. On a phone a drawer. */
export function Ledger({ sitting, shut }: { readonly sitting: Sitting; readonly shut: () => void }) {
  const tab = useSignal<Tab>("log");
  const seen = useSignal(spoken(sitting));
  const said = spoken(sitting);
  useEffect(() => {
    if (tab.value === "chat") seen.value = said;
  }, [tab.value, said]);
  useEffect(() => {
    // The key "/" asks for the chat wherever the reader is.
    const open = (): void => {
      tab.value = "chat";
    };
    window.addEventListener("gorin-chat", open);
    return () => window.removeEventListener("gorin-chat", open);
  }, []);
  return (
    <LedgerFrame
      tabs={TABS}
      tab={tab}
      shut={shut}
      mark={(id) =>
        id === "chat" && said > seen.value && tab.value !== "chat" ? (
          <span class="new-mark">{said - seen.value}</span>
        ) : null
      }
    >
      {tab.value === "log" ? <Log sitting={sitting} /> : null}
      {tab.value === "log" ? <UntilNow sitting={sitting} /> : null}
      {tab.value === "chat" ? <Chat sitting={sitting} /> : null}
      {tab.value === "people" ? <People sitting={sitting} /> : null}
    </LedgerFrame>
  );
}

/** A way to see again what has happened until now, beside the match that goes on. */
function UntilNow({ sitting }: { readonly sitting: Sitting }) {
  const known = sitting.known.value;
  if (known === null || known.match === null || known.match.outcome !== null) return null;
  return (
    <p class="log-foot">
      <a href={`/replay/${known.table.id}`} target="_blank">
        <Icon sign="play" size={14} /> {say("page-replay-until-now")}
      </a>
    </p>
  );
}

/** How often people have spoken; what the table itself says does not call for attention. */
function spoken(sitting: Sitting): number {
  return sitting.known.value?.chat.filter((line) => line.person !== 0).length ?? 0;
}

/** So many lines are drawn at first; a match may have thousands. */
const MOST = 150;

interface Drawn {
  readonly of: unknown;
  readonly rows: ReadonlyMap<LogLine, VNode>;
}

/** Lines as drawn, each once: what was drawn stays so until the language or a name changes. */
function useRows(sitting: Sitting, lines: readonly LogLine[]): readonly VNode[] {
  const language = reader.value;
  const before = useRef<Drawn | null>(null);
  const drawn = before.current?.of === language ? before.current.rows : new Map<LogLine, VNode>();
  const rows = lines.map(
    (line) =>
      drawn.get(line) ?? (
        <li key={line.at} class="log-line">
          <Told line={line} play={sitting.play} /> <Clause id={line.clause} />
        </li>
      ),
  );
  before.current = { of: language, rows: paired(lines, rows) };
  return rows;
}

function paired(lines: readonly LogLine[], rows: readonly VNode[]): ReadonlyMap<LogLine, VNode> {
  return new Map(rows.flatMap((row, at) => (lines[at] ? [[lines[at], row] as const] : [])));
}

function Log({ sitting }: { readonly sitting: Sitting }) {
  const list = useRef<HTMLOListElement>(null);
  const follows = useSignal(true);
  const top = useRef(0);
  const lines = sitting.play.lines.value;
  const last = lines.at(-1)?.at ?? -1;
  const first = sitting.known.value?.first ?? 0;
  const most = useSignal(MOST);
  const hidden = Math.max(0, lines.length - most.value);
  const shown = hidden > 0 ? lines.slice(hidden) : lines;
  const rows = useRows(sitting, shown);
  useEffect(() => {
    if (follows.peek() && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  useRoving(list);
  return (
    <ol
      class="log"
      data-grows=""
      data-follows={follows.value}
      ref={list}
      tabIndex={-1}
      onScroll={(event) => {
        // Only a reader scrolls up; that the log has grown is no reason to stay behind.
        const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
        const isAtEnd = scrollHeight - scrollTop - clientHeight < 40;
        follows.value = isAtEnd || (follows.peek() && scrollTop >= top.current);
        top.current = scrollTop;
      }}
    >
      {first > 0 || hidden > 0 ? (
        <li class="log-older">
          <button
            type="button"
            onClick={() => {
              most.value += MOST;
              if (hidden === 0) void sitting.fetchOlder();
            }}
          >
            {say("page-older")}
          </button>
        </li>
      ) : null}
      {rows}
      {lines.length === 0 ? <li class="empty">{say("page-log-none")}</li> : null}
    </ol>
  );
}
