// What is kept of the reader: all of it as a file, or all of it forgotten.

import { type Signal, useSignal } from "@preact/signals";
import { type ApiError, get, remove } from "../../api";
import { Confirm } from "../../parts/Confirm";
import { Trouble } from "../../parts/Faults";
import { asApiError } from "../../parts/loaded";
import { Tick } from "../../parts/Tick";
import { settings } from "../../settings";
import { account, greet } from "../../store";
import { say } from "../../text/current";
import type { Export } from "../../wire";
import { ownDecks } from "../../games/tomb-raider/decks/deck";
import { deckText } from "../../games/tomb-raider/decks/deck-file";
import { apart, leaveNothing } from "../keeping/keeping";
import { ownLevels } from "../../games/tomb-raider/levels/own-levels";
import { download } from "../own";

export function OwnData({ told }: { readonly told: Signal<string> }) {
  const error = useSignal<ApiError | null>(null);
  const forgetting = useSignal(false);
  const save = async (): Promise<void> => {
    error.value = null;
    try {
      const kept = await get<Export>("/api/me/export");
      download("gorin.json", `${JSON.stringify({ ...kept, browser: ofBrowser() }, null, 2)}\n`);
    } catch (reason) {
      error.value = asApiError(reason);
    }
  };
  return (
    <section class="block">
      <h2>{say("you-data")}</h2>
      <div>
        <button type="button" onClick={() => void save()}>
          {say("you-export")}
        </button>
        <p class="hint">{say("you-export-more")}</p>
      </div>
      <Trouble error={error.value} />
      <div>
        <button type="button" onClick={() => (forgetting.value = true)}>
          {say("you-forget")}
        </button>
      </div>
      {forgetting.value ? <Forget told={told} close={() => (forgetting.value = false)} /> : null}
    </section>
  );
}

/** What only this browser keeps, in the form in which an account would. */
function ofBrowser(): object {
  return {
    settings: settings.peek(),
    decks: ownDecks.all.peek().map((deck) => ({
      id: deck.id,
      name: deck.name,
      text: deckText(deck),
      updated: deck.changed,
    })),
    levels: ownLevels.all.peek().map(({ id, name, text, changed }) => ({
      id,
      name,
      text,
      updated: changed,
    })),
  };
}

interface ForgetProps {
  readonly told: Signal<string>;
  readonly close: () => void;
}

function Forget({ told, close }: ForgetProps) {
  const alsoHere = useSignal(false);
  const count = ownDecks.all.value.length + ownLevels.all.value.length;
  const forget = (): Promise<void> => apart(go);
  const go = async (): Promise<void> => {
    await remove("/api/me");
    leaveNothing();
    if (alsoHere.peek()) {
      for (const deck of ownDecks.all.peek()) ownDecks.remove(deck.id);
      for (const level of ownLevels.all.peek()) ownLevels.remove(level.id);
    }
    told.value = say("you-forgotten");
    await greet();
    window.scrollTo(0, 0);
  };
  const gone = ["you-forget-you", ...(account.value === "" ? [] : ["you-forget-account"])];
  return (
    <Confirm
      title={say("you-forget-title")}
      verb={say("you-forget-now")}
      refusal={say("you-forget-not")}
      act={forget}
      close={close}
    >
      <h3>{say("you-forget-gone")}</h3>
      <ul class="plain-list">
        {[...gone, "you-forget-tables"].map((id) => (
          <li key={id}>{say(id, { account: account.value })}</li>
        ))}
      </ul>
      <h3>{say("you-forget-stays")}</h3>
      <ul class="plain-list">
        <li>{say("you-forget-records")}</li>
        <li>{say("you-forget-results")}</li>
        {count > 0 ? <li>{say("you-forget-browser")}</li> : null}
      </ul>
      {count > 0 ? (
        <Tick
          checked={alsoHere.value}
          change={(checked) => {
            alsoHere.value = checked;
          }}
        >
          {say("you-forget-browser-too", { count })}
        </Tick>
      ) : null}
    </Confirm>
  );
}
