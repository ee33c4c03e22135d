export interface ChoicesProps<Value> {
  readonly value: Value;
  readonly choices: readonly (readonly [Value, string])[];
  readonly choose: (value: Value) => void;
}

/** Buttons of which one is pressed, all of them in sight. */
export function Choices<Value extends string | number | boolean>(props: ChoicesProps<Value>) {
  return (
    <>
      {props.choices.map(([value, words]) => (
        <button
          key={String(value)}
          type="button"
          class="choice"
          aria-pressed={value === props.value}
          onClick={() => props.choose(value)}
        >
          {words}
        </button>
      ))}
    </>
  );
}

interface ChoiceGroupProps<Value> extends ChoicesProps<Value> {
  readonly label: string;
}

/** The same as a group with a name. */
export function ChoiceGroup<Value extends string | number | boolean>(
  props: ChoiceGroupProps<Value>,
) {
  const { label, ...choices } = props;
  return (
    <div class="choice-buttons" role="group" aria-label={label}>
      <Choices {...choices} />
    </div>
  );
}
