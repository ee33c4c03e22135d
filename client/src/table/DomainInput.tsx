import type { ComponentChildren } from "preact";
import { useSignal } from "@preact/signals";
import { useId, useRef } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { MoreBelow } from "../parts/MoreBelow";
import { reader, say } from "../text/current";
import type { QuestionView } from "../wire";
import { boundsOf, divided, moved, toggled, weightOf, within } from "./domains";
import { type Drafting, draftingOf } from "./drafting";
import {
  type AssignmentDraft,
  type OneOfDraft,
  type DivisionDraft,
  type Draft,
  filled,
  type FormDraft,
  lacks,
  openTo,
  type OrderingDraft,
  type RangeDraft,
  type ReportDraft,
  type SubsetDraft,
  sent,
  type TextDraft,
  unsaid,
  valueOf,
} from "./drafts";
import { useParts } from "./room";
import type { Sitting } from "./sitting";
import { lackInWords, thingInWords, unsaidInWords } from "./things";

interface DomainInputProps {
  readonly sitting: Sitting;
  readonly asked: QuestionView;
}

/**
 * An answer that is not one of a list: a number, some of several things, an order, a division, an
 * assignment, a form of these. It is a draft until it is sent; the board changes the same draft.
 */
export function DomainInput({ sitting, asked }: DomainInputProps) {
  const { play } = sitting;
  const drafting = draftingOf(play);
  const draft = drafting.asked.value?.serial === asked.serial ? drafting.draft.value : null;
  const why = useId();
  const parts = useRef<HTMLDivElement>(null);
  // Whoever leaves out what a game wants to be said is asked once whether that is meant.
  const warned = useSignal(false);
  useParts(parts);
  if (draft === null) return null; // it lingers a moment after it was answered
  const reads = play.reader.value;
  const lacking = lacks(draft).map((lack) => lackInWords(asked, lack, reads));
  const left = unsaid(draft).flatMap((each) => unsaidInWords(asked, each, reads));
  const warns = warned.value && lacking.length === 0 && left.length > 0;
  const name = (key: string): string => thingInWords(asked, key, reads);
  const change = (changed: Draft): void => drafting.change(changed);
  const Form = draft.type === "Form" ? (sitting.game.value?.form?.(asked) ?? null) : null;
  const ready = lacking.length === 0 && !sitting.answering.value && !sitting.fresh.value;
  return (
    <form
      class="domain"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return;
        if (left.length > 0 && !warned.value) warned.value = true;
        else void sitting.answer(asked, valueOf(draft));
      }}
    >
      <div class="domain-place">
        <div class="domain-parts" ref={parts}>
          {Form !== null && draft.type === "Form" ? (
            <Form play={play} asked={asked} draft={draft} change={change} name={name} />
          ) : (
            <PartInput draft={draft} change={change} name={name} nowhere={nowhereIn(asked.kind)} />
          )}
        </div>
        <MoreBelow list={parts} words={(count) => say("page-answers-more", { count })} />
      </div>
      <span class="draft-end">
        <button
          type="submit"
          class="main-button"
          aria-disabled={!ready}
          aria-describedby={lacking.length === 0 && !warns ? undefined : why}
        >
          {warns ? say("page-answer-so") : sendWords(asked)}
        </button>
        <StepBack drafting={drafting} />
        <span class="hint draft-lacks" id={why} role="status" data-warns={warns}>
          {warns ? left.join(" ") : lacking.join("; ")}
        </span>
      </span>
    </form>
  );
}

/** What sends the answer, as the game calls it if it does. */
function sendWords(asked: QuestionView): string {
  const own = asked.message.id.replace(/^ask-/, "send-");
  return reader.value?.has(own) ? say(own) : say("page-answer");
}

/** What it means in a question, or a part of a form, that something is sent nowhere. */
export function nowhereIn(part: string): string | undefined {
  const own = `nowhere-${part}`;
  return reader.value?.has(own) ? say(own) : undefined;
}

function StepBack({ drafting }: { readonly drafting: Drafting }) {
  const can = drafting.canStepBack.value;
  return (
    <button
      type="button"
      class="bare draft-back"
      aria-disabled={!can}
      onClick={() => drafting.stepBack()}
    >
      {say("page-draft-back")}
    </button>
  );
}

interface PartProps<Kind> {
  readonly draft: Kind;
  readonly change: (draft: Draft) => void;
  /** The words for a key. */
  readonly name: (key: string) => string;
  /** What it is called within a form. */
  readonly label?: string;
  /** What it is called that something goes nowhere, where the game has words for it. */
  readonly nowhere?: string | undefined;
}

/** A part of an answer while it is being put together. */
export function PartInput({ draft, ...rest }: PartProps<Draft>) {
  switch (draft.type) {
    case "Range":
      return <RangeInput draft={draft} {...rest} />;
    case "OneOf":
      return <OneOfInput draft={draft} {...rest} />;
    case "Text":
      return <TextInput draft={draft} {...rest} />;
    case "Subset":
      return <SubsetInput draft={draft} {...rest} />;
    case "Ordering":
      return <OrderingInput draft={draft} {...rest} />;
    case "Division":
      return <DivisionInput draft={draft} {...rest} />;
    case "Assignment":
      return <AssignmentInput draft={draft} {...rest} />;
    case "Form":
      return <FormInput draft={draft} {...rest} />;
    case "Report":
      return <ReportInput draft={draft} {...rest} />;
  }
}

function RangeInput({ draft, change, label }: PartProps<RangeDraft>) {
  const { low, high } = draft.domain;
  const words = say("page-range", { low, high });
  const set = (number: number): void => {
    change({ ...draft, number: within(draft.domain, number) });
  };
  return (
    <>
      <span class="stepper">
        <button type="button" aria-label={say("page-less")} onClick={() => set(draft.number - 1)}>
          −
        </button>
        <input
          type="number"
          min={low}
          max={high}
          value={draft.number}
          aria-label={label === undefined ? words : `${label}: ${words}`}
          onInput={(event) => {
            const number = event.currentTarget.valueAsNumber;
            if (Number.isInteger(number)) set(number);
          }}
        />
        <button type="button" aria-label={say("page-more")} onClick={() => set(draft.number + 1)}>
          +
        </button>
      </span>
      <span class="hint">{words}</span>
    </>
  );
}

/** So many things are pressed; more are looked through in a list. */
const MANY_KEYS = 8;

function OneOfInput({ draft, change, name, label }: PartProps<OneOfDraft>) {
  if (draft.domain.keys.length > MANY_KEYS) {
    return (
      <select
        value={draft.key ?? ""}
        aria-label={label ?? say("page-answers")}
        onChange={(event) => change({ ...draft, key: event.currentTarget.value || null })}
      >
        <option value="">{say("page-draft-choose")}</option>
        {draft.domain.keys.map((key) => (
          <option key={key} value={key}>
            {name(key)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <>
      {draft.domain.keys.map((key) => (
        <button
          key={key}
          type="button"
          class="choice"
          aria-pressed={draft.key === key}
          onClick={() => change({ ...draft, key })}
        >
          {name(key)}
        </button>
      ))}
    </>
  );
}

/** One's own words; of a catalogue what is at hand may be pressed, and anything may be typed. */
function TextInput({ draft, change, name, label }: PartProps<TextDraft>) {
  const { domain, text } = draft;
  const words = domain.type === "Named" ? say("page-named") : say("page-text");
  const some = domain.type === "Named" ? domain.some : [];
  return (
    <>
      {some.map((key) => (
        <button
          key={key}
          type="button"
          class="choice"
          aria-pressed={text === key}
          onClick={() => change({ ...draft, text: key })}
        >
          {name(key)}
        </button>
      ))}
      <input
        class="report"
        value={text}
        maxLength={domain.type === "Named" ? undefined : domain.longest}
        aria-label={label === undefined ? words : `${label}: ${words}`}
        placeholder={words}
        onInput={(event) => change({ ...draft, text: event.currentTarget.value })}
      />
      {domain.type === "Named" ? null : (
        <span class="hint">
          {say("page-text-long", { shortest: domain.shortest, longest: domain.longest })}
        </span>
      )}
    </>
  );
}

function SubsetInput({ draft, change, name, label }: PartProps<SubsetDraft>) {
  const { domain, chosen } = draft;
  const { at_least: least, at_most: most, weights } = domain;
  // In a form nothing is said of how many where any number will do.
  const isFree = label !== undefined && least === 0 && most >= domain.keys.length;
  return (
    <>
      {isFree ? null : (
        <span class="hint">
          {say(least === most ? "page-subset-exactly" : "page-subset", {
            count: chosen.length,
            least,
            most,
          })}
        </span>
      )}
      {weights.length === 0 ? null : <span class="hint">{weightInWords(draft)}</span>}
      {domain.keys.map((key, at) => (
        <button
          key={key}
          type="button"
          class="choice"
          aria-pressed={chosen.includes(key)}
          onClick={() => change({ ...draft, chosen: toggled(domain, chosen, key) })}
        >
          {weights.length === 0
            ? name(key)
            : say("page-weighs", { thing: name(key), weight: weights[at] ?? 0 })}
        </button>
      ))}
    </>
  );
}

function weightInWords({ domain, chosen }: SubsetDraft): string {
  const weight = weightOf(domain, chosen);
  const { lightest, heaviest } = domain;
  return heaviest === null
    ? say("page-weight-least", { weight, lightest })
    : say("page-weight", { weight, lightest, heaviest });
}

function OrderingInput({ draft, change, name }: PartProps<OrderingDraft>) {
  const { order } = draft;
  const last = order.length - 1;
  const move = (from: number, to: number): void => {
    // Nothing is touched any more in an order that was changed by hand.
    change({ ...draft, order: moved(order, from, to), touched: 0 });
  };
  return (
    <ol class="ordering">
      {order.map((key, at) => (
        <li key={key}>
          <span>{name(key)}</span>
          <button
            type="button"
            class="bare"
            aria-label={say("page-earlier", { thing: name(key) })}
            aria-disabled={at === 0}
            onClick={() => move(at, at - 1)}
          >
            <Icon sign="up" />
          </button>
          <button
            type="button"
            class="bare"
            aria-label={say("page-later", { thing: name(key) })}
            aria-disabled={at === last}
            onClick={() => move(at, at + 1)}
          >
            <Icon sign="down" />
          </button>
        </li>
      ))}
    </ol>
  );
}

function DivisionInput({ draft, change, name }: PartProps<DivisionDraft>) {
  const { domain, parts } = draft;
  const bounds = domain.keys.map((_, at) => boundsOf(domain, at));
  const same = domain.bounds.length === 0 ? bounds[0] : undefined;
  return (
    <>
      {same === undefined ? null : <Bounds low={same[0]} high={same[1]} />}
      {domain.keys.map((key, at) => (
        <label key={key} class="division">
          <span>{name(key)}</span>
          <input
            type="number"
            min={bounds[at]?.[0]}
            max={bounds[at]?.[1]}
            value={parts[at]}
            onInput={(event) => {
              const number = event.currentTarget.valueAsNumber;
              if (!Number.isFinite(number)) return;
              const changed = divided(domain, parts, at, number);
              change({ ...draft, parts: changed });
              event.currentTarget.value = String(changed[at]);
            }}
          />
          {same === undefined ? <Bounds low={bounds[at]?.[0] ?? 0} high={bounds[at]?.[1] ?? 0} /> : null}
        </label>
      ))}
    </>
  );
}

function Bounds({ low, high }: { readonly low: number; readonly high: number }) {
  return <span class="hint">{say("page-range", { low, high })}</span>;
}

function AssignmentInput({ draft, change, name, nowhere }: PartProps<AssignmentDraft>) {
  const { domain, to } = draft;
  return (
    <>
      {domain.keys.map((key) => (
        <label key={key} class="division">
          <span>{name(key)}</span>
          <select
            value={to.get(key) ?? ""}
            onChange={(event) => {
              const place = event.currentTarget.value;
              const changed = sent(draft, key, place === "" ? null : place);
              change(changed);
              event.currentTarget.value = changed.to.get(key) ?? "";
            }}
          >
            <option value="">{nowhere ?? say("page-draft-nowhere")}</option>
            {openTo(domain, key).map((place) => (
              <option key={place} value={place}>
                {name(place)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}

function FormInput({ draft, change, name }: PartProps<FormDraft>) {
  return (
    <>
      {draft.parts.map((part, at) => {
        const key = draft.domain.parts[at]?.[0] ?? "";
        const label = name(key);
        return (
          <Labelled key={at} label={label} type={part.type}>
            <PartInput
              draft={part}
              change={(changed) => change(filled(draft, at, changed))}
              name={name}
              label={label}
              nowhere={nowhereIn(key)}
            />
          </Labelled>
        );
      })}
    </>
  );
}

interface LabelledProps {
  readonly label: string;
  /** What kind of answer is put together in it. */
  readonly type: Draft["type"];
  readonly children: ComponentChildren;
}

function Labelled({ label, type, children }: LabelledProps) {
  return (
    <div class="form-part" data-type={type} role="group" aria-label={label}>
      <span class="form-part-label">{label}</span>
      {children}
    </div>
  );
}

/** What somebody reports from outside: plain text, or data where it reads as such. */
function ReportInput({ draft, change }: PartProps<ReportDraft>) {
  return (
    <input
      class="report"
      value={draft.text}
      aria-label={say("page-report")}
      placeholder={say("page-report")}
      onInput={(event) => change({ ...draft, text: event.currentTarget.value })}
    />
  );
}
