import { useId } from "preact/hooks";
import type { Fault } from "../wire";
import { Faults } from "./Faults";

interface FieldProps {
  readonly label: string;
  /** What it means, in a few words below it. */
  readonly hint?: string | undefined;
  /** What the server found wrong with it. */
  readonly faults?: readonly Fault[] | undefined;
}

interface Group {
  readonly label: string;
  readonly choices: readonly (readonly [string, string])[];
}

interface SelectProps extends FieldProps {
  readonly value: string;
  readonly choices: readonly (readonly [string, string])[];
  /** What cannot be chosen here, below the others, and why. */
  readonly aside?: Group | null;
  readonly choose: (value: string) => void;
  /** The label is for those who cannot see where it stands. */
  readonly quiet?: boolean;
  readonly disabled?: boolean;
}

export function Select(props: SelectProps) {
  const about = useId();
  return (
    <div class={props.quiet ? "select select-quiet" : "select"}>
      <label>
        <span class={props.quiet ? "unseen" : "select-label"}>{props.label}</span>
        <select
          value={props.value}
          disabled={props.disabled ?? false}
          aria-invalid={(props.faults?.length ?? 0) > 0}
          aria-describedby={about}
          onChange={(event) => props.choose(event.currentTarget.value)}
        >
          {props.choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
          {props.aside ? (
            <optgroup label={props.aside.label} disabled>
              {props.aside.choices.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </optgroup>
          ) : null}
        </select>
      </label>
      <About id={about} hint={props.hint} faults={props.faults} />
    </div>
  );
}

interface NumberFieldProps extends FieldProps {
  /** Null: the usual number, which is shown in its place. */
  readonly value: number | null;
  readonly usual: string;
  readonly least: number;
  readonly most: number;
  readonly change: (value: number | null) => void;
}

/** A whole number; empty for the usual one. */
export function NumberField(props: NumberFieldProps) {
  const about = useId();
  return (
    <div class="select">
      <label>
        <span class="select-label">{props.label}</span>
        <input
          type="number"
          min={props.least}
          max={props.most}
          step="any"
          value={props.value ?? ""}
          placeholder={props.usual}
          aria-invalid={(props.faults?.length ?? 0) > 0}
          aria-describedby={about}
          onInput={(event) => {
            const number = event.currentTarget.valueAsNumber;
            props.change(Number.isFinite(number) ? number : null);
          }}
        />
      </label>
      <About id={about} hint={props.hint} faults={props.faults} />
    </div>
  );
}

/** What stands below a field: what it means, and what is wrong with it. */
export function About(props: Omit<FieldProps, "label"> & { readonly id: string }) {
  return (
    <div id={props.id}>
      {props.hint ? <p class="hint">{props.hint}</p> : null}
      <Faults faults={props.faults ?? []} />
    </div>
  );
}
