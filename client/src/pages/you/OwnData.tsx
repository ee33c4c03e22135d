// What is kept of the reader: all of it as a file, or all of it forgotten.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type ApiError, get, remove } from "../../api";
import { Confirm } from "../../parts/Confirm";
import { Trouble } from "../../parts/Faults";
import { asApiError } from "../../parts/loaded";
import { Tick } from "../../parts/Tick";
import { settings } from "../../settings";
import { account, greet } from "../../store";
import { say } from "../../text/current";
import type { Export } from "../../wire";
import { apart, learnMakings, leaveNothing, makings } from "../keeping/keeping";
import { download } from "../own";

export function OwnData({ told }: { readonly told: Signal<string> }) {
  const error = useSignal<ApiError | null>(null);
  const forgetting = useSignal(false);
  const save = async (): Promise<void> => {
    error.value = null;
    try {
      const kept = await get<Export>("/api/me/export");
      download("gorin.json", `${JSON.stringify({ ...kept, browser: await ofBrowser() }, null, 2)}\n`);
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
async function ofBrowser(): Promise<object> {
  const made: Record<string, object[]> = { decks: [], levels: [] };
  for (const making of await learnMakings()) {
    const files = making.shelf.all.peek().map((thing) => ({
      id: thing.id,
      name: thing.name,
      text: making.text(thing),
      updated: thing.changed,
    }));
    made[making.kind] = [...(made[making.kind] ?? []), ...files];
  }
  return { settings: settings.peek(), ...made };
}

interface ForgetProps {
  readonly told: Signal<string>;
  readonly close: () => void;
}

function Forget({ told, close }: ForgetProps) {
  const alsoHere = useSignal(false);
  const count = makings.value.reduce((sum, { shelf }) => sum + shelf.all.value.length, 0);
  useEffect(() => void learnMakings().catch(() => undefined), []);
  const forget = (): Promise<void> => apart(go);
  const go = async (): Promise<void> => {
    await remove("/api/me");
    leaveNothing();
    if (alsoHere.peek()) {
      for (const { shelf } of makings.peek()) {
        for (const thing of shelf.all.peek()) shelf.remove(thing.id);
      }
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
