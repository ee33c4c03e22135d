import "./open-journal.css";
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { ApiError } from "../../api";
import { Trouble } from "../../parts/Faults";
import { asApiError } from "../../parts/loaded";
import { go } from "../../router";
import { say } from "../../text/current";
import { openJournal } from "./journals";

/** A way to look at a match that was saved as a journal. */
export function OpenJournal() {
  const input = useRef<HTMLInputElement>(null);
  const busy = useSignal(false);
  const error = useSignal<ApiError | null>(null);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined || busy.value) return;
    busy.value = true;
    error.value = null;
    try {
      const head = await openJournal(file);
      go(`/replay/${head.id}`);
    } catch (reason) {
      error.value = asApiError(reason);
    }
    busy.value = false;
    // The same file may be chosen once more after it was mended.
    if (input.current) input.current.value = "";
  };
  return (
    <div class="open-journal">
      <input
        ref={input}
        type="file"
        class="unseen"
        accept=".jsonl,.ndjson,.json,.txt,application/x-ndjson"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => void open(event.currentTarget.files?.[0])}
      />
      <button type="button" aria-busy={busy.value} onClick={() => input.current?.click()}>
        {say(busy.value ? "page-replay-open-busy" : "page-replay-open")}
      </button>
      <p class="hint">{say("page-replay-open-more")}</p>
      <Trouble error={error.value} />
    </div>
  );
}
