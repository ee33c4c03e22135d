import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Clause } from "../parts/Clause";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { read, say } from "../text/current";
import type { PassedWindow } from "../wire";
import type { Sheet } from "./sheets";
import type { Sitting } from "./sitting";

interface PassedProps {
  readonly sitting: Sitting;
  readonly sheet: Signal<Sheet | null>;
}

/** In how many windows the table has passed for the reader, and the way to the list of them. */
export function Passed({ sitting, sheet }: PassedProps) {
  const count = sitting.known.value?.you.passed ?? 0;
  if (count === 0) return null;
  return (
    <button
      type="button"
      class="bare passed-for"
      title={say("page-passed-more")}
      onClick={() => (sheet.value = "passed")}
    >
      <Icon sign="right" size={14} /> <span class="passed-words">{say("page-passed")}</span> {count}
    </button>
  );
}

interface PassedDialogProps extends PassedProps {
  readonly close: () => void;
}

/** Where the table has passed for the reader since their last answer, and the way to be asked there. */
export function PassedDialog({ sitting, sheet, close }: PassedDialogProps) {
  const windows = useSignal<readonly PassedWindow[] | null>(null);
  const count = sitting.known.value?.you.passed ?? 0;
  useEffect(() => {
    void sitting.do({ type: "passed" }).then((reply) => {
      windows.value = reply?.type === "passed-list" ? reply.windows : [];
    });
  }, [count]);
  const found = windows.value ?? [];
  return (
    <Dialog title={say("page-passed-title")} close={close}>
      <p class="hint">{say("page-passed-list")}</p>
      <ul class="passed-list">
        {found.toReversed().map((window, index) => (
          <li key={index}>
            {read(window.message)} <Clause id={window.clause} />
            <After sitting={sitting} at={window.at} />
          </li>
        ))}
      </ul>
      {windows.value === null || found.length >= count ? null : (
        <p class="hint">{say("page-passed-earlier", { count: count - found.length })}</p>
      )}
      <button type="button" onClick={() => (sheet.value = "stops")}>
        <Icon sign="asked" size={16} /> {say("page-stops-open")}
      </button>
    </Dialog>
  );
}

/** What had just happened at a place of the log, as far as the reader knows it. */
function After({ sitting, at }: { readonly sitting: Sitting; readonly at: number }) {
  const line = sitting.play.lines.value.findLast((one) => one.at < at);
  return line === undefined ? null : (
    <p class="hint">{say("page-passed-after", { line: line.message })}</p>
  );
}
