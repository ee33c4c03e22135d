import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ApiError, get } from "../api";
import { Clause } from "../parts/Clause";
import { Trouble } from "../parts/Faults";
import { Icon } from "../parts/Icon";
import { asApiError } from "../parts/loaded";
import { MoreBelow } from "../parts/MoreBelow";
import { useOpening } from "../pages/opening";
import { openAgainstBots } from "../pages/openings";
import { go } from "../router";
import { reader, say } from "../text/current";
import type { MatchView, Outcome, TableView, Verified } from "../wire";
import { comesAgain } from "./again";
import { endFor, outcomeInWords, seats } from "./ended";
import type { Known } from "./fold";
import { Passed } from "./Passed";
import { endInWords, scoreInWords } from "./match";
import { Passing } from "./Passing";
import { mayGoOn, pausedBy } from "./pausing";
import type { Sheet } from "./sheets";
import type { Sitting } from "./sitting";
import { VerifiedWords } from "./VerifiedWords";
import { isHeld, waitedFor } from "./waiting";

interface StandingProps {
  readonly sitting: Sitting;
  readonly sheet: Signal<Sheet | null>;
}

/** What the place of the question says when nothing is asked of the reader. */
export function Standing({ sitting, sheet }: StandingProps) {
  const known = sitting.known.value;
  if (known === null) return null;
  const { stage } = known.table;
  const outcome = known.match?.outcome ?? null;
  if (outcome !== null) return <Over sitting={sitting} known={known} outcome={outcome} />;
  if (stage === "closed") return <Closed table={known.table} />;
  if (stage === "paused") return <Paused sitting={sitting} known={known} sheet={sheet} />;
  if (isHeld(known)) return <Held sitting={sitting} />;
  return (
    <div class="question-line">
      <span class="question-sign question-waits">
        <Icon sign="waiting" size={16} /> {say("page-waiting")}
      </span>
      <p class="question-text">
        {known.you.gave_up ? <strong>{say("page-gave-up")} </strong> : null}
        {waitingWords(known)}
      </p>
      <Passing sitting={sitting} />
      <Passed sitting={sitting} sheet={sheet} />
      {known.you.role === "referee" && known.match !== null ? (
        <button type="button" onClick={() => void sitting.do({ type: "pause", on: true })}>
          <Icon sign="pause" size={16} /> {say("page-pause")}
        </button>
      ) : null}
    </div>
  );
}

function waitingWords(known: Known): string {
  return waitedFor(known)
    .map((one) => say(one.id, { seats: seats(one.seats), count: one.seats.length }))
    .join(" · ");
}

/** A bot plays for the reader, who may have their seat back. */
function Held({ sitting }: { readonly sitting: Sitting }) {
  return (
    <>
      <div class="question-line">
        <p class="question-text">
          <Icon sign="bot" size={16} /> {say("page-held-own")}
        </p>
      </div>
      <div class="answers">
        <button
          type="button"
          class="main-button"
          onClick={() => void sitting.do({ type: "take-back" })}
        >
          {say("page-take-back")}
        </button>
      </div>
    </>
  );
}

/** Where to go from a match that is not played any more. */
function WaysOn({ table }: { readonly table: TableView }) {
  return (
    <>
      <a class="button" href={`/replay/${table.id}`}>
        <Icon sign="play" size={16} /> {say("page-replay")}
      </a>
      {table.match?.secret ? null : (
        <>
          <Proof table={table} />
          <JournalLink table={table} />
        </>
      )}
      <a class="button" href="/">
        {say("page-to-home")}
      </a>
    </>
  );
}

function Closed({ table }: { readonly table: TableView }) {
  return (
    <div class="question-line">
      <p class="question-text">{say("page-stage-closed")}</p>
      <WaysOn table={table} />
    </div>
  );
}

export function JournalLink({ table }: { readonly table: TableView }) {
  return (
    <a class="button" href={`/api/tables/${table.id}/journal`} download={`${table.id}.jsonl`}>
      {say("page-journal")}
    </a>
  );
}

interface PartProps {
  readonly sitting: Sitting;
  readonly known: Known;
}

function Paused({ sitting, known, sheet }: PartProps & StandingProps) {
  const { pause } = known.table;
  const line = (
    <div class="question-line">
      <span class="question-sign question-waits">
        <Icon sign="pause" size={16} /> {say("page-stage-paused")}
      </span>
      <p class="question-text">{pause === null ? "" : say(pausedBy(known.table), { name: pause.name })}</p>
      {mayGoOn(known) ? (
        <button
          type="button"
          class="main-button"
          onClick={() => void sitting.do({ type: "pause", on: false })}
        >
          <Icon sign="play" size={16} /> {say("page-go-on")}
        </button>
      ) : null}
      {known.you.initiatives.includes("concede") ? (
        <button type="button" onClick={() => (sheet.value = "concede")}>
          <Icon sign="flag" size={16} /> {say("page-concede")}
        </button>
      ) : null}
    </div>
  );
  return (
    <>
      {line}
      {isHeld(known) ? <Held sitting={sitting} /> : null}
    </>
  );
}

interface OverProps extends PartProps {
  readonly outcome: Outcome;
}

function Over({ sitting, known, outcome }: OverProps) {
  const { table, you } = known;
  const mine = table.seats.find((seat) => seat.seat === you.seat);
  const list = useRef<HTMLDivElement>(null);
  useFollow(table.again, mine?.again ?? false);
  const aloud = reader.value;
  const words = aloud === null ? "" : outcomeInWords(you.seat, outcome, aloud);
  const goesOn = table.match !== null && !table.match.decided;
  const end = endFor(you.seat, outcome.winners);
  return (
    <div class="over">
      <div class="question-line">
        <span class={`question-sign ${end === "lost" ? "question-lost" : "question-over"}`}>
          <Icon sign={end === "lost" ? "flag" : "trophy"} size={16} />{" "}
          {say(end === null ? "page-stage-over" : `page-end-${end}`)}
        </span>
        <p class="question-text">
          {words} <Clause id={outcome.clause} />
        </p>
      </div>
      {table.match === null ? null : <MatchLine match={table.match} table={table} />}
      <div class="answers-place">
        <div class="answers" ref={list}>
          {table.again !== "" ? (
            <a class="main-button" href={`/table/${table.again}`}>
              <Icon sign="right" size={16} /> {say("page-to-next")}
            </a>
          ) : mine === undefined || goesOn ? null : mine.again ? (
            <p class="proof">
              <Icon sign="waiting" size={16} /> {say("page-again-waits")}
            </p>
          ) : (
            <button
              type="button"
              class="main-button"
              onClick={() => void sitting.do({ type: "again" })}
            >
              <Icon sign="again" size={16} />{" "}
              {say(AGAIN[Math.min(table.seats.length, AGAIN.length) - 1] ?? "page-again")}
            </button>
          )}
          <WantAgain table={table} own={you.seat} />
          {table.terms.guided && mine !== undefined ? <FirstGame /> : null}
          <WaysOn table={table} />
        </div>
        <MoreBelow list={list} words={(count) => say("page-answers-more", { count })} />
      </div>
    </div>
  );
}

interface MatchLineProps {
  readonly match: MatchView;
  readonly table: TableView;
}

/** How the match of several games stands, and where its earlier games can be looked at. */
function MatchLine({ match, table }: MatchLineProps) {
  return (
    <p class="proof">
      {match.decided ? <strong>{endInWords(match, table)} </strong> : `${scoreInWords(match)} `}
      {match.earlier.map((game, at) => (
        <a key={game.table} class="button" href={`/replay/${game.table}`}>
          <Icon sign="play" size={14} /> {say("page-match-game", { number: at + 1 })}
        </a>
      ))}
      {match.secret ? <span class="hint">{say("page-match-secret")}</span> : null}
    </p>
  );
}

/** How playing again is called with one seat, with two, and with more. */
const AGAIN = ["page-again-alone", "page-again", "page-again-many"] as const;

/** After the lessons: a game against somebody. */
function FirstGame() {
  const { busy, error, open } = useOpening();
  return (
    <>
      <button type="button" aria-busy={busy.value !== ""} onClick={open("play", () => openAgainstBots())}>
        <Icon sign="bot" size={16} /> {say("page-first-game")}
      </button>
      <Trouble error={error.value} />
    </>
  );
}

/** Who of the others wants to play again. */
function WantAgain({ table, own }: { readonly table: TableView; readonly own: number | null }) {
  const want = table.seats.filter((seat) => seat.again && seat.seat !== own);
  if (want.length === 0 || table.again !== "") return null;
  const words = say("page-again-wanted", {
    seats: seats(want.map((seat) => seat.seat)),
    count: want.length,
  });
  return <p class="proof">{words}</p>;
}

/**
 * Whoever wanted to play again goes to the next table as soon as it is there, which has to happen
 * before their eyes: who looks at a finished match later stays.
 */
function useFollow(next: string, wanted: boolean): void {
  const before = useRef(next);
  useEffect(() => {
    if (wanted && before.current === "" && next !== "") {
      comesAgain.value = next;
      go(`/table/${next}`);
    }
    before.current = next;
  }, [next]);
}

/** Lets the server play the match again and derive its chance anew, and says what came out. */
function Proof({ table }: { readonly table: TableView }) {
  const found = useSignal<Verified | null>(null);
  const error = useSignal<ApiError | null>(null);
  const verify = async (): Promise<void> => {
    error.value = null;
    try {
      found.value = await get<Verified>(`/api/tables/${table.id}/verify`);
    } catch (reason) {
      error.value = asApiError(reason);
    }
  };
  return (
    <>
      <button type="button" onClick={() => void verify()}>
        <Icon sign="proof" size={16} /> {say("page-verify")}
      </button>
      <VerifiedWords verified={found.value} />
      <Trouble error={error.value} />
    </>
  );
}
