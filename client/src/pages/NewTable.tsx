import { useSignal } from "@preact/signals";
import { ApiError } from "../api";
import { Trouble } from "../parts/Faults";
import { asApiError, useLoaded } from "../parts/loaded";
import { Select } from "../parts/Select";
import { Shell } from "../parts/Shell";
import { go } from "../router";
import { catalogue } from "../store";
import { read, say } from "../text/current";
import type { Fault, GameEntry } from "../wire";
import {
  canBeGuided,
  CLOCKS,
  type Draft,
  levelOf,
  newTable,
  NO_SERIES,
  OWN,
  type Place,
  placeOf,
  remembered,
  seriesOf,
} from "./draft";
import { levelHint, levelTitle } from "../games/tomb-raider/levels/level-words";
import { More, OwnLevel, SeatCount, Seats, TickOption } from "./NewTableParts";
import { Series } from "../games/tomb-raider/options/Series";
import { open, usualGame } from "./openings";

const KEY = "gorin.table";

/** All the options of a table, each with its default shown. */
export function NewTable() {
  const { value, error } = useLoaded("catalogue", catalogue);
  const game = value.value === null ? null : usualGame(value.value);
  return (
    <Shell narrow>
      <h1>{say("page-new")}</h1>
      <Trouble error={error.value} />
      {game === null && error.value === null ? <p class="loading">{say("page-loading")}</p> : null}
      {game === null ? null : <Form game={game} />}
    </Shell>
  );
}

/** What a part of the form gets. */
export interface PartProps {
  readonly game: GameEntry;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** What the server found wrong with a field. */
  readonly wrong: (place: Place) => readonly Fault[];
}

function Form({ game }: { readonly game: GameEntry }) {
  const draft = useSignal<Draft>(remembered(game, localStorage.getItem(KEY)));
  const busy = useSignal(false);
  const error = useSignal<ApiError | null>(null);
  const change = (part: Partial<Draft>): void => {
    draft.value = { ...draft.value, ...part };
  };
  const now = draft.value;
  const faults = error.value?.faults ?? [];
  const wrong = (place: Place) => faults.filter((fault) => placeOf(fault) === place);

  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    error.value = null;
    localStorage.setItem(KEY, JSON.stringify(now));
    try {
      go(`/table/${await open(newTable(game, now))}`);
    } catch (reason) {
      error.value = asApiError(reason);
      window.setTimeout(toFirstFault, 0);
    }
    busy.value = false;
  };
  const part: PartProps = { game, draft: now, change, wrong };
  return (
    <form class="options" onSubmit={submit} noValidate>
      <Kind {...part} />
      {now.series === "" ? <What {...part} /> : <Series {...part} />}
      <Seats {...part} />
      <fieldset class="option-group">
        <legend>{say("page-new-manners")}</legend>
        <Manners {...part} />
      </fieldset>
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

/** One level, or one of the series. */
function Kind({ game, draft, change }: PartProps) {
  const series = seriesOf(game, draft);
  if (game.series.length === 0) return null;
  return (
    <Select
      label={say("page-new-what")}
      value={draft.series}
      choices={[
        ["", say("page-new-one-level")],
        ...game.series.map((one) => [one.id, read(one.title)] as const),
      ]}
      choose={(id) => change({ ...NO_SERIES, series: id })}
      hint={series === null ? undefined : say(`page-new-series-${series.id}`)}
    />
  );
}

/** The level, its version, and for how many. */
function What({ game, draft, change, wrong }: PartProps) {
  const level = levelOf(game, draft);
  return (
    <>
      <Select
        label={say("page-new-level")}
        value={draft.level}
        choices={[
          ...game.levels.map((one) => [one.id, levelTitle(one)] as const),
          [OWN, say("page-new-level-own")],
        ]}
        choose={(id) => change({ level: id, variant: "" })}
        hint={level === null ? undefined : levelHint(level)}
        faults={draft.level === OWN ? [] : wrong("level")}
      />
      {draft.level === OWN ? (
        <OwnLevel game={game} draft={draft} change={change} wrong={wrong} />
      ) : null}
      {level !== null && level.variants.length > 0 ? (
        <Select
          label={say("page-new-variant")}
          value={draft.variant}
          choices={[
            ["", say("page-default")],
            ...level.variants.map((one) => [one.id, read(one.title)] as const),
          ]}
          choose={(variant) => change({ variant })}
          faults={wrong("variant")}
        />
      ) : null}
      <SeatCount game={game} draft={draft} change={change} wrong={wrong} />
      {canBeGuided(game, draft) ? (
        <TickOption
          label={say("page-new-guided")}
          checked={draft.guided}
          faults={wrong("guided")}
          change={(guided) => change({ guided })}
        />
      ) : null}
    </>
  );
}

function Manners({ draft, change, wrong }: PartProps) {
  return (
    <>
      <Select
        label={say("page-new-clock")}
        value={draft.clock}
        choices={CLOCKS.map((one) => [one.id, say(`page-clock-${one.id}`)] as const)}
        choose={(clock) => change({ clock })}
        hint={draft.clock === "none" ? undefined : say("page-new-clock-hint")}
        faults={wrong("clock")}
      />
      <Select
        label={say("page-new-undo")}
        value={draft.undo}
        choices={(["none", "casual", "any"] as const).map((one) => [one, say(`page-undo-${one}`)])}
        choose={(undo) => change({ undo: undo as Draft["undo"] })}
        hint={draft.undo === "none" ? undefined : say("page-new-undo-hint")}
      />
      <Select
        label={say("page-new-watching")}
        value={draft.watching}
        choices={(["open", "invited", "none"] as const).map((one) => [
          one,
          say(`page-watching-${one}`),
        ])}
        choose={(watching) => change({ watching: watching as Draft["watching"] })}
        hint={say("page-new-watching-hint")}
      />
      <TickOption
        label={say("page-new-listed")}
        checked={draft.listed}
        change={(listed) => change({ listed })}
      />
    </>
  );
}
