// What is asked about a series at a new table: for how many; folded away, what may be agreed on.

import type { OptionsProps } from "../../../game";
import { Faults } from "../../../parts/Faults";
import { Select } from "../../../parts/Select";
import { read, say } from "../../../text/current";
import { own } from "../catalogue";
import type { GameEntry } from "../../../wire";
import type { SeriesEntry } from "../wire";
import { type Choosing, choosing, levelsOf, seriesOf } from "./choosing";
import { levelTitle } from "../levels/level-words";
import { TickOption } from "../../../parts/TickOption";

const MOST_LEVELS = 12;

interface PartProps extends Omit<OptionsProps, "options"> {
  readonly chosen: Choosing;
}

export function Series({ options, ...others }: OptionsProps) {
  const chosen = choosing(options);
  const { game, wrong, children } = others;
  const props: PartProps = { ...others, chosen };
  const series = seriesOf(game, chosen);
  if (series === null) return null;
  const levels = levelsOf(series, chosen, others.seats);
  const isWrong = (["levels", "order", "scoring", "carry"] as const).some(
    (place) => wrong(place).length > 0,
  );
  const isUsual = !chosen.levels.some(Boolean) && !chosen.order && !chosen.scoring && !chosen.carry[0];
  return (
    <>
      {children}
      <p class="hint">
        {say("page-new-series-levels", { levels: levels.map((id) => titleOf(game, id)) })}
      </p>
      <details class="option-group more-options" open={isWrong || !isUsual}>
        <summary>{say("page-new-series-more")}</summary>
        <Levels {...props} series={series} levels={levels} />
        <Agreed {...props} series={series} />
      </details>
    </>
  );
}

interface LevelsProps extends PartProps {
  readonly series: SeriesEntry;
  /** Their ids as they stand. */
  readonly levels: readonly string[];
}

function Levels({ game, chosen, change, wrong, series, levels }: LevelsProps) {
  const allowed = own(game).levels.filter((level) => series.allowed.includes(level.id));
  const choices = allowed.map((level) => [level.id, levelTitle(level, series.fewest_seats)] as const);
  const each = series.levels_each;
  const changed = (place: number, id: string): readonly string[] => {
    const now = each ? levels.map((_, at) => chosen.levels[at] ?? "") : levels;
    return now.map((level, at) => (at === place ? id : level));
  };
  return (
    <div class="option-rows">
      {levels.map((id, place) => (
        <Select
          key={place}
          label={say(each ? "page-new-series-level-of" : "page-new-series-level", {
            number: place + 1,
          })}
          value={each ? (chosen.levels[place] ?? "") : id}
          choices={each ? [["", usualLevel(game, series, place)], ...choices] : choices}
          choose={(one) => change({ levels: changed(place, one) })}
        />
      ))}
      <Faults faults={wrong("levels")} />
      {each ? null : (
        <div class="inline">
          <button
            type="button"
            aria-disabled={levels.length >= MOST_LEVELS}
            onClick={() => {
              const next = series.allowed[0] ?? "";
              if (levels.length < MOST_LEVELS) change({ levels: [...levels, next] });
            }}
          >
            {say("page-new-series-add")}
          </button>
          <button
            type="button"
            aria-disabled={levels.length < 2}
            onClick={() => {
              if (levels.length > 1) change({ levels: levels.slice(0, -1) });
            }}
          >
            {say("page-new-series-drop")}
          </button>
        </div>
      )}
    </div>
  );
}

function Agreed({ chosen, change, wrong, series }: PartProps & { readonly series: SeriesEntry }) {
  const carried = (kind: string, on: boolean): readonly string[] =>
    on ? [...chosen.carry, kind] : chosen.carry.filter((one) => one !== kind);
  return (
    <>
      <Select
        label={say("page-new-series-order")}
        value={chosen.order || series.order}
        choices={series.orders.map((one) => [one, say(`page-series-order-${one}`)] as const)}
        choose={(order) => change({ order: order === series.order ? "" : order })}
        faults={wrong("order")}
      />
      {series.scorings.length < 2 ? null : (
        <Select
          label={say("page-new-series-scoring")}
          value={chosen.scoring || (series.scorings[0] ?? "")}
          choices={series.scorings.map((one) => [one, say(`page-series-scoring-${one}`)] as const)}
          choose={(scoring) => change({ scoring: scoring === series.scorings[0] ? "" : scoring })}
          faults={wrong("scoring")}
        />
      )}
      {series.carry.length === 0 ? null : (
        <fieldset class="option-rows">
          <legend class="select-label">{say("page-new-series-carry")}</legend>
          {series.carry.map((kind) => (
            <TickOption
              key={kind}
              label={say(kind === "item" ? "page-series-carry-item" : `decks-kind-${kind}`)}
              checked={chosen.carry.includes(kind)}
              change={(on) => change({ carry: carried(kind, on) })}
            />
          ))}
          <Faults faults={wrong("carry")} />
        </fieldset>
      )}
    </>
  );
}

function usualLevel(game: GameEntry, series: SeriesEntry, place: number): string {
  const id = series.levels[place % series.levels.length] ?? "";
  return say("page-new-series-usual", { level: titleOf(game, id) });
}

function titleOf(game: GameEntry, id: string): string {
  const level = own(game).levels.find((one) => one.id === id);
  return level === undefined ? id : read(level.title);
}
