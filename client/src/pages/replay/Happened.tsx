import { Clause } from "../../parts/Clause";
import { Icon } from "../../parts/Icon";
import { read, say } from "../../text/current";
import type { Arg, Outcome, ReplayHead, Step } from "../../wire";
import type { Playback } from "./playback";

interface HappenedProps {
  readonly playback: Playback;
  /** Null where nothing is counted of the game. */
  readonly openFigures: (() => void) | null;
}

/** What was asked at this step, what was answered, what came of it; at the end how it ended. */
export function Happened({ playback, openFigures }: HappenedProps) {
  const step = playback.shown.value?.frame.step ?? null;
  const head = playback.head.value;
  const outcome = playback.atEnd.value ? (head?.outline.outcome ?? null) : null;
  if (step === null || head === null) return <p class="replay-what">{say("page-loading")}</p>;
  const told = step.lines.at(-1);
  return (
    <div class="replay-what">
      <p
        class="question-text"
        role="status"
        // While it plays, the steps come too fast to be read aloud.
        aria-live={playback.playing.value ? "off" : "polite"}
      >
        <Asked step={step} /> <Clause key={step.clause} id={step.clause} />
      </p>
      {told === undefined || outcome !== null ? null : (
        <p class="replay-told">
          {read(told.message)}
          {step.lines.length > 1 ? (
            <span class="replay-told-more">+{step.lines.length - 1}</span>
          ) : null}
        </p>
      )}
      {outcome === null ? null : <Ended outcome={outcome} openFigures={openFigures} />}
      {playback.atEnd.value && !head.over ? <SoFar playback={playback} head={head} /> : null}
      {playback.atEnd.value && head.closed ? (
        <p class="replay-end">
          <Icon sign="close" size={16} /> <span>{say("page-replay-closed")}</span>
        </p>
      ) : null}
    </div>
  );
}

/** The way to the table of a replay: to watch there, or to go on. */
export function ToTable({ head }: { readonly head: ReplayHead }) {
  const watches = !head.over && head.seat === null;
  return (
    <a class="button" href={`/table/${head.id}`}>
      {say(watches ? "page-replay-live" : "page-replay-to-table")}
    </a>
  );
}

export function seatName(seat: number): Arg {
  return { type: "name", kind: "seat", key: String(seat) };
}

function Asked({ step }: { readonly step: Step }) {
  if (step.seat === null) return <>{say("page-replay-begins")}</>;
  const seat = seatName(step.seat);
  if (step.clause === "") {
    return <>{say("page-replay-did", { seat, answer: step.answer ?? "…" })}</>;
  }
  const { question, answer } = step;
  if (question === null) {
    return (
      <>
        {answer === null
          ? say("page-replay-secret", { seat })
          : say("page-replay-did-choose", { seat, answer })}
      </>
    );
  }
  return (
    <>
      <span class="replay-asked">{say("page-replay-asked", { seat, question })}</span>{" "}
      <span class="replay-answer">{say("page-replay-chose", { answer: answer ?? "…" })}</span>
    </>
  );
}

function Ended({ outcome, openFigures }: { outcome: Outcome; openFigures: (() => void) | null }) {
  const reason: Arg = { type: "message", id: outcome.reason, args: {} };
  const winners = outcome.winners.map(seatName);
  const words =
    winners.length === 0
      ? say("page-nobody-won", { reason })
      : say("page-won", { winners: winners.length === 1 ? winners[0]! : winners, count: winners.length, reason });
  return (
    <p class="replay-end">
      <Icon sign="trophy" size={16} />
      <span>
        {words} <Clause id={outcome.clause} />
      </span>
      {openFigures === null ? null : (
        <button type="button" onClick={openFigures}>
          {say("page-replay-figures")}
        </button>
      )}
    </p>
  );
}

interface SoFarProps {
  readonly playback: Playback;
  readonly head: ReplayHead;
}

function SoFar({ playback, head }: SoFarProps) {
  return (
    <p class="replay-end replay-so-far">
      <Icon sign="waiting" size={16} />
      <span>{say("page-replay-so-far")}</span>
      <button type="button" onClick={() => void playback.refresh()}>
        {say("page-replay-more")}
      </button>
      <ToTable head={head} />
    </p>
  );
}
