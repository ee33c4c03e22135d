import { useSignal } from "@preact/signals";
import type { ApiError } from "../api";
import { Trouble } from "../parts/Faults";
import { asApiError } from "../parts/loaded";
import { Shell } from "../parts/Shell";
import { go } from "../router";
import { say } from "../text/current";
import { openTutorial } from "./openings";

/** Learning a game by playing it alone, with a lesson whenever something new comes up. */
export function Learn() {
  const busy = useSignal(false);
  const error = useSignal<ApiError | null>(null);
  const begin = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    try {
      go(`/table/${await openTutorial()}`);
    } catch (reason) {
      error.value = asApiError(reason);
    }
    busy.value = false;
  };
  return (
    <Shell narrow>
      <h1>{say("page-learn")}</h1>
      <p class="lead">{say("page-learn-lead")}</p>
      <ul class="plain-list">
        <li>{say("page-learn-what-1")}</li>
        <li>{say("page-learn-what-2")}</li>
        <li>{say("page-learn-what-3")}</li>
      </ul>
      <p>
        <button type="button" class="main-button" aria-busy={busy.value} onClick={begin}>
          {say("page-learn-begin")}
        </button>
      </p>
      <Trouble error={error.value} />
    </Shell>
  );
}
