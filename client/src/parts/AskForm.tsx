// A small form that asks the server for something: what is wrong stands beside its field.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { say } from "../text/current";
import type { Fault } from "../wire";
import { useActing } from "./acting";
import { Trouble } from "./Faults";
import { About } from "./Select";
import { Tick } from "./Tick";

export interface AskedField {
  readonly name: string;
  readonly label: string;
  /** What password managers and browsers know it by. */
  readonly autocomplete: "username" | "current-password" | "new-password";
  readonly hint?: string;
  readonly value?: string;
}

type Values = Readonly<Record<string, string>>;

interface AskFormProps {
  readonly fields: readonly AskedField[];
  /** What the form does, as its button says. */
  readonly verb: string;
  readonly send: (values: Values) => Promise<void>;
  /** The field that a fault belongs to; empty: the form as a whole. */
  readonly placeOf: (fault: Fault) => string;
  readonly children?: ComponentChildren;
  /** The account that passwords of the form are for, where it has no field for it. */
  readonly account?: string;
  /** The form has just come: begin in its first field. */
  readonly begins?: boolean;
}

const LONGEST = 200;
const SECRET = { type: "password" } as const;
const PLAIN = { type: "text" } as const;

export function AskForm(props: AskFormProps) {
  const { fields, send, placeOf, begins = false } = props;
  const form = useRef<HTMLFormElement>(null);
  const { busy, error, run } = useActing();
  const shown = useSignal(false);
  useEffect(() => {
    if (begins) form.current?.querySelector<HTMLInputElement>("input:not([hidden])")?.focus();
  }, []);
  const faultsOf = (name: string): readonly Fault[] =>
    error.value?.faults.filter((fault) => placeOf(fault) === name) ?? [];
  useEffect(() => {
    if (error.value === null) return;
    form.current?.querySelector<HTMLInputElement>("input[aria-invalid=true]")?.select();
  }, [error.value]);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy.peek() || form.current === null) return;
    const values = Object.fromEntries(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    );
    await run(() => send(values));
  };
  const others = fields.every((field) => faultsOf(field.name).length === 0) ? error.value : null;
  return (
    <form class="ask-form" ref={form} onSubmit={submit} noValidate>
      {props.account === undefined ? null : (
        <input name="username" autocomplete="username" value={props.account} readOnly hidden />
      )}
      {fields.map((field) => (
        <AskField key={field.name} field={field} faults={faultsOf(field.name)} shown={shown.value} />
      ))}
      <Tick
        checked={shown.value}
        change={(checked) => {
          shown.value = checked;
        }}
      >
        {say("you-password-show")}
      </Tick>
      <Trouble error={others} />
      <div class="inline">
        <button type="submit" class="main-button" aria-busy={busy.value}>
          {props.verb}
        </button>
        {props.children}
      </div>
    </form>
  );
}

interface AskFieldProps {
  readonly field: AskedField;
  readonly faults: readonly Fault[];
  /** Passwords can be read. */
  readonly shown: boolean;
}

function AskField({ field, faults, shown }: AskFieldProps) {
  const about = useId();
  const isSecret = field.autocomplete !== "username";
  return (
    <div class="select">
      <label>
        <span class="select-label">{field.label}</span>
        <input
          name={field.name}
          {...(isSecret && !shown ? SECRET : PLAIN)}
          autocomplete={field.autocomplete}
          autocapitalize="none"
          spellcheck={false}
          maxLength={LONGEST}
          defaultValue={field.value ?? ""}
          aria-invalid={faults.length > 0}
          aria-describedby={about}
        />
      </label>
      <About id={about} hint={field.hint} faults={faults} />
    </div>
  );
}
