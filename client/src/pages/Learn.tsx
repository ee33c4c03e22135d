import { Trouble } from "../parts/Faults";
import { Shell } from "../parts/Shell";
import { say } from "../text/current";
import { useOpening } from "./opening";
import { openTutorial } from "./openings";

/** Learning a game by playing it alone, with a lesson whenever something new comes up. */
export function Learn() {
  const { busy, error, open } = useOpening();
  const named = new URLSearchParams(location.search).get("game") ?? "";
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
        <button type="button" class="main-button" aria-busy={busy.value !== ""} onClick={open("learn", () => openTutorial(named))}>
          {say("page-learn-begin")}
        </button>
      </p>
      <Trouble error={error.value} />
    </Shell>
  );
}
