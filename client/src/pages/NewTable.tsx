import { useSignal } from "@preact/signals";
import { ApiError } from "../api";
import { firstGame } from "../listed";
import { Trouble } from "../parts/Faults";
import { asApiError, useLoaded } from "../parts/loaded";
import { Select } from "../parts/Select";
import { Shell } from "../parts/Shell";
import { go } from "../router";
import { catalogue } from "../store";
import { prepareGame, read, say, turnTo } from "../text/current";
import type { Fault, GameEntry } from "../wire";
import { type Opening, optionsOf } from "./asks";
import { type Draft, newTable, placeOf, remembered } from "./draft";
import {
  asked,
  Guided,
  MatchLength,
  More,
  type PartProps,
  SeatCount,
  Seats,
} from "./NewTableParts";
import { open, playable, usualGame } from "./openings";

const KEY = "gorin.table";

/** What was chosen of a game last time is kept by the game; of the first one as ever. */
function keyOf(game: GameEntry): string {
  return firstGame() === game.id ? KEY : `${KEY}.${game.id}`;
}

/** All the options of a table, each with its default shown. */
export function NewTable() {
  const asked = useSignal(new URLSearchParams(location.search).get("game") ?? "");
  const all = useLoaded("catalogue", catalogue).value.value;
  const { value, error } = useLoaded(asked.value, () => whatToOpen(asked.peek()));
  const opening = value.value;
  const games = all === null ? [] : playable(all);
  return (
    <Shell narrow>
      <h1>{say("page-new")}</h1>
      <Trouble error={error.value} />
      {opening === null && error.value === null ? <p class="loading">{say("page-loading")}</p> : null}
      {games.length < 2 || opening === null ? null : (
        <div class="options">
          <Select
            label={say("page-new-game")}
            value={opening.game.id}
            choices={games.map((game) => [game.id, read(game.title)])}
            choose={(game) => (asked.value = game)}
          />
        </div>
      )}
      {opening === null ? null : <Form key={opening.game.id} {...opening} />}
    </Shell>
  );
}

/** A game and what is asked about it: the one that was chosen, or the usual one. */
async function whatToOpen(asked: string): Promise<Opening | null> {
  const all = await catalogue();
  const game = playable(all).find((one) => one.id === asked) ?? usualGame(all);
  if (game === null) return null;
  turnTo(game.id);
  const [asks] = await Promise.all([optionsOf(game.id), prepareGame(game.id)]);
  return { game, asks };
}

function Form(opening: Opening) {
  const key = keyOf(opening.game);
  const draft = useSignal<Draft>(remembered(opening, localStorage.getItem(key)));
  const busy = useSignal(false);
  const error = useSignal<ApiError | null>(null);
  const change = (part: Partial<Draft>): void => {
    draft.value = { ...draft.value, ...part };
  };
  const now = draft.value;
  const faults = error.value?.faults ?? [];
  const wrong = (place: string) => faults.filter((fault) => placeOf(fault, opening) === place);

  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    error.value = null;
    localStorage.setItem(key, JSON.stringify(now));
    try {
      go(`/table/${await open(newTable(opening, now))}`);
    } catch (reason) {
      error.value = asApiError(reason);
      window.setTimeout(toFirstFault, 0);
    }
    busy.value = false;
  };
  const part: PartProps = { ...opening, draft: now, change, wrong };
  return (
    <form class="options" onSubmit={submit} noValidate>
      <opening.asks.Form {...asked(part)}>
        <SeatCount {...part} />
        <MatchLength {...part} />
        <Guided {...part} />
      </opening.asks.Form>
      <Seats {...part} />
      <More {...part} />
      <p>
        <button type="submit" class="main-button" aria-busy={busy.value}>
          {say("page-new-open")}
        </button>
      </p>
      <Trouble error={rest(error.value, wrong("other"))} />
    </form>
  );
}

/** What belongs to no field; that the server did not answer belongs to none. */
function rest(error: ApiError | null, others: readonly Fault[]): ApiError | null {
  if (error === null || (error.faults.length > 0 && others.length === 0)) return null;
  return new ApiError(error.status, others);
}

function toFirstFault(): void {
  const field = document.querySelector<HTMLElement>(".options [aria-invalid='true']");
  field?.closest("details")?.setAttribute("open", "");
  field?.focus();
}
