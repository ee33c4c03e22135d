// Fields of the form: each is bound to a place in the level, and shows what is wrong there.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { pool } from "../../../cards/pool";
import { Icon } from "../../../parts/Icon";
import { Tick } from "../../../parts/Tick";
import { read, say } from "../../../text/current";
import type { LevelFault } from "../wire";
import {
  entriesIn,
  entryOf,
  faultsAt,
  type Form,
  isOwn,
  listOf,
  namedBy,
  type Path,
  readIn,
  type Scope,
  textOf,
  writeIn,
} from "./form";

/** What the fields of a form share. */
export interface Editing {
  readonly form: Form;
  readonly scope: Scope;
  readonly faults: readonly LevelFault[];
  readonly put: (form: Form) => void;
}

export interface FieldProps {
  readonly edit: Editing;
  readonly path: Path;
  readonly label: string;
}

export function valueAt(edit: Editing, path: Path): unknown {
  return readIn(edit.form, edit.scope, path);
}

export function putAt(edit: Editing, path: Path, value: unknown): void {
  edit.put(writeIn(edit.form, edit.scope, path, value));
}

function wrongIn(edit: Editing, path: Path): readonly LevelFault[] {
  return faultsAt(edit.faults, edit.form, edit.scope, path);
}

/** What is wrong with a field, below it. */
function Wrong({ id, faults }: { readonly id: string; readonly faults: readonly LevelFault[] }) {
  if (faults.length === 0) return null;
  return (
    <span class="field-wrong" id={id}>
      {faults.slice(0, 3).map((fault, at) => (
        <span key={at}>
          <Icon sign="why" size={14} /> {read(fault.message)}
        </span>
      ))}
      {faults.length > 3 ? <span>{say("levels-page-faults-more", { count: faults.length - 3 })}</span> : null}
    </span>
  );
}

export function NumberField({ edit, path, label, min = 0, max }: FieldProps & { min?: number; max?: number }) {
  const id = useId();
  const value = valueAt(edit, path);
  const faults = wrongIn(edit, path);
  return (
    <div class="field field-number">
      <label class="field-label" for={`${id}-field`}>
        {label}
      </label>
      <input
        id={`${id}-field`}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        data-entry={entryOf(path)}
        value={textOf(value)}
        aria-invalid={faults.length > 0}
        aria-describedby={id}
        onInput={(event) => {
          const { value: typed, valueAsNumber: number } = event.currentTarget;
          if (typed === "") putAt(edit, path, undefined);
          else if (Number.isSafeInteger(number)) putAt(edit, path, number);
        }}
      />
      <Wrong id={id} faults={faults} />
    </div>
  );
}

export function TextField({ edit, path, label, list }: FieldProps & { readonly list?: string }) {
  const id = useId();
  const faults = wrongIn(edit, path);
  return (
    <div class="field">
      <label class="field-label" for={`${id}-field`}>
        {label}
      </label>
      <input
        id={`${id}-field`}
        data-entry={entryOf(path)}
        value={textOf(valueAt(edit, path))}
        maxLength={200}
        list={list}
        aria-invalid={faults.length > 0}
        aria-describedby={id}
        onInput={(event) => putAt(edit, path, event.currentTarget.value)}
      />
      <Wrong id={id} faults={faults} />
    </div>
  );
}

interface PickProps extends FieldProps {
  /** The first one is what holds when nothing is said. */
  readonly choices: readonly (readonly [string, string])[];
  readonly numbers?: boolean;
}

export function PickField({ edit, path, label, choices, numbers = false }: PickProps) {
  const id = useId();
  const faults = wrongIn(edit, path);
  const value = textOf(valueAt(edit, path)) || (choices[0]?.[0] ?? "");
  const known = choices.some(([one]) => one === value);
  return (
    <div class="field">
      <label class="field-label" for={`${id}-field`}>
        {label}
      </label>
      <select
        id={`${id}-field`}
        data-entry={entryOf(path)}
        value={value}
        aria-invalid={faults.length > 0}
        aria-describedby={id}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          putAt(edit, path, numbers ? Number(chosen) : chosen);
        }}
      >
        {known ? null : <option value={value}>{value}</option>}
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
      <Wrong id={id} faults={faults} />
    </div>
  );
}

export function TickField({ edit, path, label, usual = false }: FieldProps & { readonly usual?: boolean }) {
  const id = useId();
  const value = valueAt(edit, path);
  const faults = wrongIn(edit, path);
  return (
    <div class="field-tick">
      <Tick
        entry={entryOf(path)}
        about={id}
        checked={typeof value === "boolean" ? value : usual}
        change={(checked) => putAt(edit, path, checked === usual ? undefined : checked)}
      >
        {label}
      </Tick>
      <Wrong id={id} faults={faults} />
    </div>
  );
}

interface CardsProps extends FieldProps {
  /** The id of the list of cards that are offered. */
  readonly list: string;
}

/** A list of cards: numbers, spans of numbers, or slugs, each of which can be taken out. */
export function CardsField({ edit, path, label, list }: CardsProps) {
  const id = useId();
  const typed = useSignal("");
  const entries = listOf(valueAt(edit, path)).map(textOf);
  const faults = wrongIn(edit, path);
  const cards = [...pool.value.values()];
  const add = (): void => {
    const more = entriesIn(typed.value);
    if (more.length === 0) return;
    putAt(edit, path, [...entries, ...more]);
    typed.value = "";
  };
  return (
    <div class="field field-cards">
      <label class="field-label" for={`${id}-add`}>
        {label}
      </label>
      <ul class="chips">
        {entries.map((entry, at) => {
          const names = namedBy(entry, cards);
          return (
            <li key={at} class={names.length === 0 && cards.length > 0 ? "chip chip-wrong" : "chip"}>
              <span title={names.join(", ")}>
                {names.length === 1 ? names[0] : entry}
                {names.length > 1 ? <b> ×{names.length}</b> : null}
              </span>
              <button
                type="button"
                class="bare"
                aria-label={say("levels-page-take-out", { card: entry })}
                onClick={() => putAt(edit, path, entries.filter((_, other) => other !== at))}
              >
                <Icon sign="close" size={14} />
              </button>
            </li>
          );
        })}
      </ul>
      <span class="inline">
        <input
          id={`${id}-add`}
          data-entry={entryOf(path)}
          list={list}
          value={typed.value}
          placeholder={say("levels-page-cards-hint")}
          aria-invalid={faults.length > 0}
          aria-describedby={id}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" onClick={add}>
          {say("levels-page-add")}
        </button>
      </span>
      <Wrong id={id} faults={faults} />
    </div>
  );
}

interface SectionProps {
  readonly edit: Editing;
  readonly field: string;
  readonly title: string;
  readonly children: ComponentChildren;
  readonly open?: boolean;
  /** Further fields that stand in this part. */
  readonly others?: readonly string[];
}

/** A part of the form; in a variant it says whether it is the variant's own. */
export function Section({ edit, field, title, children, open = false, others = [] }: SectionProps) {
  const fields = [field, ...others];
  const faults = fields.reduce((sum, one) => sum + wrongIn(edit, [one]).length, 0);
  const own = fields.filter((one) => isOwn(edit.form, edit.scope, [one]));
  return (
    <details class="form-section" data-section={field} open={open}>
      <summary>
        {title}
        {faults > 0 ? (
          <span class="tag tag-wrong">
            <Icon sign="why" size={14} /> {faults}
          </span>
        ) : null}
        {own.length > 0 ? <span class="tag">{say("levels-page-own")}</span> : null}
      </summary>
      <div class="form-fields">
        {children}
        {own.length > 0 ? (
          <button
            type="button"
            onClick={() =>
              edit.put(
                own.reduce(
                  (form, one) => writeIn(form, edit.scope, [one], undefined),
                  edit.form,
                ),
              )
            }
          >
            {say("levels-page-as-level")}
          </button>
        ) : null}
      </div>
    </details>
  );
}
