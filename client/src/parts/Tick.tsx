import type { ComponentChildren } from "preact";

interface TickProps {
  readonly checked: boolean;
  readonly change: (checked: boolean) => void;
  readonly children: ComponentChildren;
  /** The entry of a level that it is the field of. */
  readonly entry?: string;
  /** The id of what is said about it. */
  readonly about?: string;
}

/** Something that holds or does not, with its words beside it. */
export function Tick({ checked, change, children, entry, about }: TickProps) {
  return (
    <label class="tick">
      <input
        type="checkbox"
        data-entry={entry}
        checked={checked}
        aria-describedby={about}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
