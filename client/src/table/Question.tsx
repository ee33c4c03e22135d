import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { Clause } from "../parts/Clause";
import { Faults } from "../parts/Faults";
import { Icon } from "../parts/Icon";
import { MoreBelow } from "../parts/MoreBelow";
import { useRoving } from "../parts/roving";
import { read, say } from "../text/current";
import type { OptionView, QuestionView } from "../wire";
import type { Sheet } from "./Dialogs";
import { DomainInput } from "./DomainInput";
import { Passing } from "./Passing";
import type { Sitting } from "./sitting";
import { Standing } from "./Standing";
import { UndoRequest } from "./UndoRequest";
import { isHeld } from "./waiting";

interface QuestionProps {
  readonly sitting: Sitting;
  readonly sheet: Signal<Sheet | null>;
}

/**
 * The one place that says who must decide what and why, with the answers; when nothing is asked
 * of the reader it says whom the table waits for.
 */
export function Question({ sitting, sheet }: QuestionProps) {
  const bar = useRef<HTMLElement>(null);
  const { choices } = sitting.play;
  const known = sitting.known.value;
  // What is asked while a bot plays for the reader, it answers.
  const open = known !== null && isHeld(known) ? null : choices.question.value;
  const asked = useSettled(open);
  const stage = known?.table.stage;
  const mine = asked !== null && asked.serial === open?.serial && stage === "playing";
  useKeptFocus(bar, asked?.serial ?? 0);
  return (
    <section
      class="question"
      ref={bar}
      tabIndex={-1}
      data-mine={mine}
      aria-label={say("page-question")}
    >
      <UndoRequest sitting={sitting} />
      {asked !== null && stage === "playing" ? (
        <Asked sitting={sitting} asked={asked} sheet={sheet} />
      ) : (
        <Standing sitting={sitting} sheet={sheet} />
      )}
      <Faults faults={sitting.faults.value} />
    </section>
  );
}

interface AskedProps extends QuestionProps {
  readonly asked: QuestionView;
}

function Asked({ sitting, asked, sheet }: AskedProps) {
  const several = sitting.questions.value.length;
  // Alone there is nobody to keep a secret from.
  const isSecret = asked.secret && (sitting.known.value?.table.seats.length ?? 0) > 1;
  return (
    <>
      <div class="question-line">
        <span class="question-sign">
          <Icon sign={isSecret ? "lock" : "right"} size={16} />
          {say(isSecret ? "page-decide-secretly" : "page-decide")}
        </span>
        <p class="question-text">
          <Since sitting={sitting} asked={asked} />
          {read(asked.message)}
        </p>
        <Clause key={asked.clause} id={asked.clause} />
        <Passing sitting={sitting} />
        {several > 1 ? <Others sitting={sitting} /> : null}
        <button type="button" class="bare why-button" onClick={() => (sheet.value = "why")}>
          <Icon sign="why" size={16} /> <span>{say("page-why")}</span>
        </button>
      </div>
      {asked.domain === null ? (
        <Answers key={asked.serial} sitting={sitting} asked={asked} />
      ) : (
        <DomainInput key={asked.serial} sitting={sitting} asked={asked} domain={asked.domain} />
      )}
    </>
  );
}

/** In a window, what has just happened: it is what may be answered with a card. */
function Since({ sitting, asked }: { readonly sitting: Sitting; readonly asked: QuestionView }) {
  const last = sitting.play.lines.value.at(-1);
  if (last === undefined || !asked.options.some((option) => option.key === "pass")) return null;
  return <span class="question-since">{read(last.message)}</span>;
}

function Others({ sitting }: { readonly sitting: Sitting }) {
  return (
    <span class="question-others" role="group" aria-label={say("page-questions")}>
      {sitting.questions.value.map((question, index) => (
        <button
          key={question.serial}
          type="button"
          class="choice"
          aria-pressed={index === sitting.shownIndex}
          onClick={() => sitting.show(index)}
        >
          {index + 1}
        </button>
      ))}
    </span>
  );
}

function Answers({ sitting, asked }: { readonly sitting: Sitting; readonly asked: QuestionView }) {
  const group = useRef<HTMLDivElement>(null);
  const { choices } = sitting.play;
  const open = choices.question.value?.serial === asked.serial;
  const sent = useRef<string | null>(null);
  sent.current = choices.chosen.value ?? (open ? null : sent.current);
  const chosen = sent.current;
  useRoving(group);
  return (
    <div class="answers-place">
      <div
        class="answers"
        ref={group}
        role="group"
        aria-label={say("page-answers")}
        aria-busy={chosen !== null}
      >
        {asked.options.map((option, index) => (
          <AnswerButton
            key={option.key}
            sitting={sitting}
            option={option}
            number={index + 1}
            state={chosen === option.key ? "chosen" : open && chosen === null ? "open" : "passed"}
          />
        ))}
      </div>
      <MoreBelow list={group} words={(count) => say("page-answers-more", { count })} />
    </div>
  );
}

interface AnswerButtonProps {
  readonly sitting: Sitting;
  readonly option: OptionView;
  readonly number: number;
  readonly state: "open" | "chosen" | "passed";
}

function AnswerButton({ sitting, option, number, state }: AnswerButtonProps) {
  const { choices } = sitting.play;
  const lit = choices.preview.value === option.key;
  const point = (): void => {
    choices.preview.value = option.key;
  };
  const leave = (): void => {
    if (choices.preview.peek() === option.key) choices.preview.value = null;
  };
  return (
    <button
      type="button"
      class="answer"
      data-key={option.key}
      data-lit={lit}
      data-state={state}
      aria-disabled={state !== "open"}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={(event) => {
        // The second click of a double click was meant for the question before.
        if (event.detail < 2 && state === "open") choices.choose(option.key);
      }}
    >
      {number <= 9 ? <kbd aria-hidden="true">{number}</kbd> : null}
      <span>{read(option.message)}</span>
    </button>
  );
}

/**
 * Keep the focus in the bar when the control that had it goes away with its question: on the bar
 * itself, so that the same key does not at once answer the next question.
 */
function useKeptFocus(bar: { readonly current: HTMLElement | null }, serial: number): void {
  const inside = useSignal(false);
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const onFocus = (event: FocusEvent): void => {
      inside.value = event.target instanceof Node && element.contains(event.target);
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (inside.peek() && lost) bar.current?.focus({ preventScroll: true });
  }, [serial]);
}

const LINGER = 350;
const HOLD_BACK = 400;

/**
 * The question to show, so that the place does not flicker: one that was just answered stays a
 * moment, and one with a single answer, which the table may give itself, waits a moment.
 */
function useSettled(asked: QuestionView | null): QuestionView | null {
  const [shown, setShown] = useState(asked);
  const delay = asked === null ? LINGER : asked.options.length === 1 ? HOLD_BACK : 0;
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(asked), delay);
    return () => window.clearTimeout(timer);
  }, [asked]);
  return asked !== null && delay === 0 ? asked : shown;
}
