import type { Signal } from "@preact/signals";
import { Icon } from "../parts/Icon";
import { say } from "../text/current";
import type { Sheet } from "./Dialogs";
import type { Sitting } from "./sitting";

interface PassedProps {
  readonly sitting: Sitting;
  readonly sheet: Signal<Sheet | null>;
}

/** In how many windows the table has passed for the reader, and the way to be asked instead. */
export function Passed({ sitting, sheet }: PassedProps) {
  const count = sitting.known.value?.you.passed ?? 0;
  if (count === 0) return null;
  return (
    <button
      type="button"
      class="bare passed-for"
      title={say("page-passed-more")}
      onClick={() => (sheet.value = "stops")}
    >
      <Icon sign="right" size={14} /> <span class="passed-words">{say("page-passed")}</span> {count}
    </button>
  );
}
