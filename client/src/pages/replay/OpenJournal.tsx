import "./open-journal.css";
import { useRef } from "preact/hooks";
import { useActing } from "../../parts/acting";
import { Trouble } from "../../parts/Faults";
import { go } from "../../router";
import { say } from "../../text/current";
import { openJournal } from "./journals";

/** A way to look at a match that was saved as a journal. */
export function OpenJournal() {
  const input = useRef<HTMLInputElement>(null);
  const { busy, error, run } = useActing();
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined || busy.value) return;
    await run(async () => {
      const head = await openJournal(file);
      go(`/replay/${head.id}`);
    });
    // The same file may be chosen once more after it was mended.
    if (input.current) input.current.value = "";
  };
  return (
    <div class="open-journal">
      <input
        ref={input}
        type="file"
        class="unseen"
        aria-label={say("page-replay-open")}
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
