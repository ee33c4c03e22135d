import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type ApiError, get } from "../../api";
import { Clause } from "../../parts/Clause";
import { Trouble } from "../../parts/Faults";
import { Icon } from "../../parts/Icon";
import { asApiError } from "../../parts/loaded";
import { useRoving } from "../../parts/roving";
import { Told } from "../../table/Told";
import { say } from "../../text/current";
import type { ReplayHead, Verified } from "../../wire";
import { seatName, ToTable } from "./Happened";
import { textOf } from "./journals";
import { OpenJournal } from "./OpenJournal";
import type { Playback } from "./playback";

interface LedgerProps {
  readonly playback: Playback;
  readonly shut: () => void;
  readonly openFigures: () => void;
}

const TABS = [
  ["log", "page-log"],
  ["match", "page-replay-match"],
] as const;

/** The side of a replay: the log up to the step, and what belongs to the match as a whole. */
export function ReplayLedger({ playback, shut, openFigures }: LedgerProps) {
  const tab = useSignal<(typeof TABS)[number][0]>("log");
  const tabs = useRef<HTMLDivElement>(null);
  useRoving(tabs);
  return (
    <aside class="ledger" aria-label={say("page-ledger")}>
      <div class="tabs">
        <div class="tab-list" role="tablist" ref={tabs} aria-label={say("page-ledger")}>
          {TABS.map(([id, label]) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-selected={tab.value === id}
              aria-controls="ledger-place"
              onClick={() => {
                tab.value = id;
              }}
            >
              <Icon sign={id === "log" ? "log" : "proof"} size={16} /> {say(label)}
            </button>
          ))}
        </div>
        <button type="button" class="bare ledger-shut" aria-label={say("page-close")} onClick={shut}>
          <Icon sign="close" />
        </button>
      </div>
      <div
        class="ledger-place"
        id="ledger-place"
        role="tabpanel"
        aria-labelledby={`tab-${tab.value}`}
      >
        {tab.value === "log" ? (
          <Log playback={playback} />
        ) : (
          <Match playback={playback} openFigures={openFigures} />
        )}
      </div>
    </aside>
  );
}

/** So many lines are shown at first, and so many more each time. */
const LINES = 80;

function Log({ playback }: { readonly playback: Playback }) {
  const list = useRef<HTMLOListElement>(null);
  const most = useSignal(LINES);
  const shown = playback.shown.value;
  const step = shown?.frame.step.number ?? 0;
  const lines = shown?.lines ?? [];
  // The lines before come later: the step's own stay in sight unless the reader scrolls away.
  const followed = useRef({ step: -1, follows: true });
  useLayoutEffect(() => {
    if (followed.current.step !== step) followed.current = { step, follows: true };
    if (followed.current.follows && list.current) {
      list.current.scrollTop = list.current.scrollHeight;
    }
  }, [step, lines.length]);
  useRoving(list);
  const last = lines.slice(-most.value);
  return (
    <ol
      class="log"
      ref={list}
      tabIndex={-1}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        followed.current.follows = scrollHeight - scrollTop - clientHeight < 40;
      }}
    >
      {last.length < lines.length ? (
        <li class="log-older">
          <button type="button" onClick={() => (most.value += 3 * LINES)}>
            {say("page-older")}
          </button>
        </li>
      ) : null}
      {last.map(({ step: at, line }) => (
        <li
          key={`${line.at} ${line.message.id}`}
          class={at === step ? "log-line log-now" : "log-line"}
          aria-current={at === step ? "step" : undefined}
        >
          <Told line={line} play={playback.play} /> <Clause id={line.clause} />
        </li>
      ))}
      {lines.length === 0 ? <li class="empty">{say("page-log-none")}</li> : null}
    </ol>
  );
}

interface MatchProps {
  readonly playback: Playback;
  readonly openFigures: () => void;
}

function Match({ playback, openFigures }: MatchProps) {
  const head = playback.head.value;
  if (head === null) return null;
  const known = playback.endKnown.value;
  const winners = known ? (head.outline.outcome?.winners ?? []) : [];
  return (
    <div class="people replay-match">
      <section>
        <h3>{say("page-replay-players")}</h3>
        <ul>
          {head.seats.map((seat, at) => (
            <li key={at}>
              <span class="person-name">
                {seat.name || say("seat-name", { number: at + 1 })}
                {seat.bot === "" ? null : (
                  <span class="tag">
                    <Icon sign="bot" size={14} /> {say(`page-bot-${seat.bot}`)}
                  </span>
                )}
                {winners.includes(at) ? (
                  <span class="tag">
                    <Icon sign="trophy" size={14} /> {say("page-replay-winner")}
                  </span>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {head.over ? null : (
        <p>{say(head.seat === null ? "page-replay-running" : "page-replay-running-own")}</p>
      )}
      {head.file ? <p>{say("page-replay-from-file")}</p> : null}
      <div class="replay-acts">
        {known ? (
          <button type="button" onClick={openFigures}>
            {say("page-replay-figures")}
          </button>
        ) : null}
        <SaveJournal head={head} />
        {head.file ? null : <ToTable head={head} />}
      </div>
      <Fair playback={playback} head={head} />
      <section>
        <OpenJournal />
      </section>
    </div>
  );
}

function SaveJournal({ head }: { readonly head: ReplayHead }) {
  if (!head.over) return null;
  const name = `${head.id}.jsonl`;
  if (!head.file) {
    return (
      <a class="button" href={`/api/tables/${head.id}/journal`} download={name}>
        {say("page-journal")}
      </a>
    );
  }
  const text = textOf(head.id);
  if (text === null) return null;
  const save = (): void => {
    const address = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <button type="button" onClick={save}>
      {say("page-journal")}
    </button>
  );
}

/** How chance was kept fair, and a check of all of it by the server. */
function Fair({ playback, head }: { readonly playback: Playback; readonly head: ReplayHead }) {
  const found = useSignal<Verified | null>(null);
  const busy = useSignal(false);
  const error = useSignal<ApiError | null>(null);
  const verify = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    error.value = null;
    try {
      found.value = await get<Verified>(playback.address("verify"));
    } catch (reason) {
      error.value = asApiError(reason);
    }
    busy.value = false;
  };
  const verified = found.value;
  return (
    <section>
      <h3>{say("page-fair")}</h3>
      <p class="hint">{say("page-fair-more")}</p>
      {head.commitment === "" ? null : (
        <dl class="fair">
          <dt>{say("page-commitment")}</dt>
          <dd>
            <code>{head.commitment}</code>
          </dd>
          {head.seed === "" ? null : (
            <>
              <dt>{say("page-seed")}</dt>
              <dd>
                <code>{head.seed}</code>
              </dd>
            </>
          )}
          {head.entropy.map((given, seat) => (
            <Fragment key={seat}>
              <dt>{say("page-replay-entropy", { seat: seatName(seat) })}</dt>
              <dd>
                <code>{given || "–"}</code>
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      {head.over ? (
        <button type="button" aria-busy={busy.value} onClick={() => void verify()}>
          <Icon sign="proof" size={16} /> {say("page-verify")}
        </button>
      ) : null}
      {verified === null ? null : (
        <p class="proof" role="status">
          {say(`page-verified-${verified.replayed ? verified.chance : "wrong"}`, {
            draws: verified.draws,
          })}
        </p>
      )}
      <Trouble error={error.value} />
    </section>
  );
}
