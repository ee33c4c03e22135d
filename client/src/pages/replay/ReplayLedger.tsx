import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { get } from "../../api";
import { useActing } from "../../parts/acting";
import { Clause } from "../../parts/Clause";
import { Trouble } from "../../parts/Faults";
import { Icon, type Sign } from "../../parts/Icon";
import { useRoving } from "../../parts/roving";
import { LedgerFrame } from "../../table/LedgerFrame";
import { Told } from "../../table/Told";
import { VerifiedWords } from "../../table/VerifiedWords";
import { playerName, say } from "../../text/current";
import type { ReplayHead, Verified } from "../../wire";
import { download } from "../own";
import { BotTag } from "./BotTag";
import { seatName, ToTable } from "./Happened";
import { textOf } from "./journals";
import { OpenJournal } from "./OpenJournal";
import type { Playback } from "./playback";
import { SavePosition } from "./SavePosition";

interface LedgerProps {
  readonly playback: Playback;
  readonly shut: () => void;
  /** Null where nothing is counted of the game. */
  readonly openFigures: (() => void) | null;
}

const TABS = [
  ["log", "log", "page-log"],
  ["match", "proof", "page-replay-match"],
] as const satisfies readonly (readonly [string, Sign, string])[];

/** The side of a replay: the log up to the step, and what belongs to the match as a whole. */
export function ReplayLedger({ playback, shut, openFigures }: LedgerProps) {
  const tab = useSignal<(typeof TABS)[number][0]>("log");
  return (
    <LedgerFrame tabs={TABS} tab={tab} shut={shut}>
      {tab.value === "log" ? (
        <Log playback={playback} />
      ) : (
        <Match playback={playback} openFigures={openFigures} />
      )}
    </LedgerFrame>
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
  /** Null where nothing is counted of the game. */
  readonly openFigures: (() => void) | null;
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
                {playerName(seat.name, at)}
                <BotTag seat={seat} />
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
      {head.closed ? <p>{say("page-replay-closed")}</p> : null}
      {head.file ? <p>{say("page-replay-from-file")}</p> : null}
      <div class="replay-acts">
        {known && openFigures !== null ? (
          <button type="button" onClick={openFigures}>
            {say("page-replay-figures")}
          </button>
        ) : null}
        <SaveJournal head={head} />
        <SavePosition playback={playback} head={head} />
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
  return (
    <button type="button" onClick={() => download(name, text, "application/x-ndjson")}>
      {say("page-journal")}
    </button>
  );
}

/** How chance was kept fair, and a check of all of it by the server. */
function Fair({ playback, head }: { readonly playback: Playback; readonly head: ReplayHead }) {
  const found = useSignal<Verified | null>(null);
  const { busy, error, run } = useActing();
  const verify = (): Promise<void> =>
    run(async () => {
      found.value = await get<Verified>(playback.address("verify"));
    });
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
      <VerifiedWords verified={found.value} />
      <Trouble error={error.value} />
    </section>
  );
}
