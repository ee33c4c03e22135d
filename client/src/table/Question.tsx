import { type Signal, useSignal } from "@preact/signals";
import { Fragment, type RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Clause } from "../parts/Clause";
import { Faults } from "../parts/Faults";
import { Icon } from "../parts/Icon";
import { MoreBelow } from "../parts/MoreBelow";
import { useRoving } from "../parts/roving";
import { arrive } from "../router";
import { read, say } from "../text/current";
import type { QuestionView } from "../wire";
import { DomainInput } from "./DomainInput";
import type { GameTable } from "./contract";
import { isNarrow } from "./beside";
import { type Listed, listed } from "./alike";
import { type Group, grouped } from "./grouped";
import { keyOf } from "./numbers";
import { Passed } from "./Passed";
import { Passing } from "./Passing";
import { pointing } from "./pointing";
import { useRows } from "./room";
import { Happening } from "./showing/Happening";
import type { Sheet } from "./sheets";
import type { Sitting } from "./sitting";
import { Standing } from "./Standing";
import { Refusal } from "./Telling";
import { UndoRequest } from "./UndoRequest";
import { isHeld } from "./waiting";

/** Whether something is pointed at before it is pressed. */
const CAN_POINT = matchMedia("(hover: hover)");

interface SheetProps {
  readonly sitting: Sitting;
  readonly sheet: Signal<Sheet | null>;
}

interface QuestionProps extends SheetProps {
  readonly game: GameTable | null;
}

/**
 * The one place that says who must decide what and why, with the answers; when nothing is asked
 * of the reader it says whom the table waits for. While it is still being shown what happened, it
 * says what that is, over the answers that were there.
 */
export function Question({ sitting, sheet, game }: QuestionProps) {
  const bar = useRef<HTMLElement>(null);
  const { choices } = sitting.play;
  const known = sitting.known.value;
  // What is asked while a bot plays for the reader, it answers.
  const open = known !== null && isHeld(known) ? null : choices.question.value;
  const shows = sitting.showing.value && open === null;
  const asked = useSettled(open, shows);
  const stage = known?.table.stage;
  const mine = asked !== null && asked.serial === open?.serial && stage === "playing";
  const isOpen = mine && !sitting.answering.value && !sitting.fresh.value;
  useKeptFocus(bar, asked?.serial ?? 0);
  useHeightOver(bar);
  return (
    <section
      class="question"
      ref={bar}
      tabIndex={-1}
      data-mine={mine}
      data-open={isOpen ? asked.serial : undefined}
      aria-label={say("page-question")}
    >
      <UndoRequest sitting={sitting} />
      <Refusal sitting={sitting} />
      <div class="question-body">
        {shows ? <Happening sitting={sitting} game={game} /> : null}
        {asked !== null && stage === "playing" ? (
          <Asked sitting={sitting} asked={asked} sheet={sheet} shows={shows} />
        ) : shows ? null : (
          <Standing sitting={sitting} sheet={sheet} />
        )}
      </div>
      <Faults faults={sitting.faults.value} />
    </section>
  );
}

/** Say how far the question lies over the board: there the board can be scrolled on. */
function useHeightOver(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = bar.current;
    const body = place?.querySelector(".question-body");
    const play = place?.closest<HTMLElement>(".play");
    if (!place || !body || !play) return undefined;
    const observer = new ResizeObserver(() => {
      const over = body.getBoundingClientRect().height - place.getBoundingClientRect().height;
      play.style.setProperty("--question-over", `${Math.max(0, Math.ceil(over))}px`);
    });
    observer.observe(body);
    return () => observer.disconnect();
  }, []);
}

interface AskedProps extends SheetProps {
  readonly asked: QuestionView;
  /** It was asked before what is being shown: its answers stay, for nothing to move. */
  readonly shows: boolean;
}

function Asked({ sitting, asked, sheet, shows }: AskedProps) {
  const several = sitting.questions.value.length;
  useEffect(() => {
    // What a finger has pressed keeps the focus: the next question is not pointed at by it.
    if (!CAN_POINT.matches) sitting.play.choices.preview.value = null;
  }, [asked.serial]);
  // Alone there is nobody to keep a secret from.
  const words = read(asked.message);
  const isSecret = asked.secret && (sitting.known.value?.table.seats.length ?? 0) > 1;
  return (
    <>
      <div class="question-line" hidden={shows} data-long={words.length > LONG}>
        <Decides isSecret={isSecret} />
        <p class="question-text">
          <Since sitting={sitting} asked={asked} />
          {words}
        </p>
        <Clause key={asked.clause} id={asked.clause} />
        <Passing sitting={sitting} />
        <Passed sitting={sitting} sheet={sheet} />
        {several > 1 ? <Others sitting={sitting} /> : null}
        <button type="button" class="bare why-button" onClick={() => (sheet.value = "why")}>
          <Icon sign="why" size={16} /> <span>{say("page-why")}</span>
        </button>
      </div>
      {asked.domain === null ? (
        <Answers key={asked.serial} sitting={sitting} asked={asked} />
      ) : (
        <DomainInput key={asked.serial} sitting={sitting} asked={asked} />
      )}
    </>
  );
}

/** What is asked in more signs has more of the width of its line. */
const LONG = 48;

/** That the reader decides; and, where that is so, that nobody else sees it. */
function Decides({ isSecret }: { readonly isSecret: boolean }) {
  if (!isSecret) {
    return (
      <span class="question-sign">
        <Icon sign="right" size={16} />
        <span class="question-sign-words">{say("page-decide")}</span>
      </span>
    );
  }
  return (
    <span class="question-sign question-secret" title={say("page-decide-secretly-more")}>
      <Icon sign="hidden" size={16} />
      <span class="question-sign-word" aria-hidden="true">
        {say("page-secret")}
      </span>
      <span class="unseen">{say("page-decide-secretly")}</span>
    </span>
  );
}

/** What has just happened: in a window, where a card may answer it, and where the question needs it. */
function Since({ sitting, asked }: { readonly sitting: Sitting; readonly asked: QuestionView }) {
  const last = sitting.play.lines.value.at(-1);
  const isWindow = asked.options.some((option) => option.key === "pass");
  const follows = isWindow || sitting.game.value?.followsUp?.(asked) === true;
  if (last === undefined || !follows) return null;
  const words = read(last.message);
  return <span class="question-since">{shortened(words)}</span>;
}

/** So much of what has happened stands with the question; all of it is in the log. */
const LONGEST_SINCE = 110;

function shortened(words: string): string {
  if (words.length <= LONGEST_SINCE) return words;
  const space = words.lastIndexOf(" ", LONGEST_SINCE);
  return `${words.slice(0, space > 0 ? space : LONGEST_SINCE)} …`;
}

function Others({ sitting }: { readonly sitting: Sitting }) {
  return (
    <span class="question-others" role="group" aria-label={say("page-questions")}>
      {sitting.questions.value.map((question, index) => (
        <button
          key={question.serial}
          type="button"
          class="choice"
          title={read(question.message)}
          aria-pressed={index === sitting.shownIndex}
          onClick={() => sitting.show(index)}
        >
          {read(question.message)}
        </button>
      ))}
    </span>
  );
}

interface AnswersProps {
  readonly sitting: Sitting;
  readonly asked: QuestionView;
}

function Answers({ sitting, asked }: AnswersProps) {
  const group = useRef<HTMLDivElement>(null);
  const { choices } = sitting.play;
  // Of a question that was answered the answers stay as they stood.
  const shown = useRef<readonly Listed[]>(listed(asked.options, undefined));
  if (choices.question.value?.serial === asked.serial) shown.current = choices.listed.value;
  // On a wide page a few lines of them are in sight; all of them once that is asked for.
  const unfolded = useSignal(false);
  useRows(group, unfolded);
  const open = choices.question.value?.serial === asked.serial;
  const fresh = open && sitting.fresh.value;
  useLayoutEffect(() => {
    if (!open) unfolded.value = false; // what is shown next is seen on the board
  }, [open]);
  const sent = useRef<string | null>(null);
  sent.current = choices.chosen.value ?? (open ? null : sent.current);
  const chosen = sent.current;
  useRoving(group);
  // Where all answers are given on the board too, a list of many begins with what they do.
  const groups = sitting.game.value?.layout?.answers === "board" ? grouped(shown.current) : [];
  const looked = useSignal<string | null>(null);
  const only = groups.find(({ id }) => id === looked.value);
  useLayoutEffect(() => {
    if (!unfolded.value) looked.value = null;
  }, [unfolded.value]);
  const look = ({ id }: Group): void => {
    looked.value = looked.value === id ? null : id;
    unfolded.value = looked.value !== null && !isNarrow();
  };
  const firstOfGroup = shown.current.findIndex((one) => groups.some(({ answers }) => answers.includes(one)));
  return (
    <div class="answers-place" data-unfolded={unfolded.value}>
      <div
        class="answers"
        ref={group}
        role="group"
        aria-label={say("page-answers")}
        aria-busy={chosen !== null || fresh}
      >
        {shown.current.map((answer, index) => (
          <Fragment key={answer.option.key}>
            {index === firstOfGroup
              ? groups.map((one) => (
                  <GroupButton key={one.id} group={one} pressed={one === only} look={look} />
                ))
              : null}
            <AnswerButton
              sitting={sitting}
              answer={answer}
              name={keyOf(index + 1, shown.current.length)}
              state={
                chosen !== null && answer.keys.includes(chosen)
                  ? "chosen"
                  : open && !fresh && chosen === null
                    ? "open"
                    : "passed"
              }
              fresh={fresh}
              hidden={only !== undefined && !only.answers.includes(answer)}
            />
          </Fragment>
        ))}
      </div>
      <MoreBelow
        list={group}
        words={(count) => say("page-answers-more", { count })}
        unfold={isNarrow() ? undefined : () => (unfolded.value = true)}
      />
      {unfolded.value ? (
        <button
          type="button"
          class="fold-answers"
          title={say("page-answers-fold")}
          aria-label={say("page-answers-fold")}
          onClick={() => (unfolded.value = false)}
        >
          <Icon sign="down" size={16} />
        </button>
      ) : null}
    </div>
  );
}

interface GroupButtonProps {
  readonly group: Group;
  readonly pressed: boolean;
  readonly look: (group: Group) => void;
}

/** What many answers do: a press shows those alone, another one all of them. */
function GroupButton({ group, pressed, look }: GroupButtonProps) {
  const words = read(group.words);
  const count = group.answers.length;
  return (
    <button
      type="button"
      class="answer-group"
      aria-expanded={pressed}
      title={say("page-answers-group", { answer: group.words, count })}
      onClick={() => look(group)}
    >
      <span>{words}</span> <b>{count}</b>
      <Icon sign={pressed ? "down" : "up"} size={14} />
    </button>
  );
}

interface AnswerButtonProps {
  readonly sitting: Sitting;
  readonly answer: Listed;
  /** What is typed for it. */
  readonly name: string;
  readonly state: "open" | "chosen" | "passed";
  readonly fresh: boolean;
  /** Others are looked at. */
  readonly hidden: boolean;
}

function AnswerButton({ sitting, answer, name, state, fresh, hidden }: AnswerButtonProps) {
  const { choices } = sitting.play;
  const { option, keys, number } = answer;
  const lit = choices.preview.value !== null && keys.includes(choices.preview.value);
  return (
    <button
      type="button"
      class="answer"
      hidden={hidden}
      data-key={option.key}
      data-lit={lit}
      data-state={state}
      data-fresh={fresh}
      aria-disabled={state !== "open"}
      {...pointing(choices.preview, option.key)}
      onClick={(event) => {
        // The second click of a double click was meant for the question before.
        if (event.detail < 2 && state === "open") choices.choose(option.key);
      }}
    >
      {state === "chosen" ? <Icon sign="check" size={16} /> : <kbd aria-hidden="true">{name}</kbd>}
      <span>
        {read(option.message)}
        {number === null ? null : ` (${number})`}
      </span>
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
  useEffect(() => arrive(bar.current), []);
}

const LINGER = 350;
const HOLD_BACK = 400;

/**
 * The question to show, so that the place does not flicker: one that was just answered stays a
 * moment, or as long as it is being shown what came of it, and one with a single answer, which the
 * table may give itself, waits a moment.
 */
function useSettled(asked: QuestionView | null, shows: boolean): QuestionView | null {
  const [shown, setShown] = useState(asked);
  const delay = asked === null ? LINGER : asked.options.length === 1 ? HOLD_BACK : 0;
  useEffect(() => {
    if (shows) return;
    const timer = window.setTimeout(() => setShown(asked), delay);
    return () => window.clearTimeout(timer);
  }, [asked, shows]);
  return asked !== null && delay === 0 ? asked : shown;
}
