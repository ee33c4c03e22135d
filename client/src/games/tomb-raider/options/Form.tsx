// What is asked about Tomb Raider at a new table: a series or one level, its version, its opening.

import { useId } from "preact/hooks";
import type { OptionsProps } from "../../../game";
import { About, NumberField, Select } from "../../../parts/Select";
import { TextFile } from "../../../parts/TextFile";
import { read, say } from "../../../text/current";
import { own } from "../catalogue";
import { levelHint, levelTitle } from "../levels/level-words";
import { ownLevels } from "../levels/own-levels";
import { choosing, levelOf, NO_SERIES, OWN, seriesOf } from "./choosing";
import { Series } from "./Series";

export function Form(props: OptionsProps) {
  return (
    <>
      <Kind {...props} />
      {choosing(props.options).series === "" ? <What {...props} /> : <Series {...props} />}
    </>
  );
}

/** One level, or one of the series. */
function Kind({ game, options, change }: OptionsProps) {
  const chosen = choosing(options);
  const series = seriesOf(game, chosen);
  if (own(game).series.length === 0) return null;
  return (
    <Select
      label={say("page-new-what")}
      value={chosen.series}
      choices={[
        ["", say("page-new-one-level")],
        ...own(game).series.map((one) => [one.id, read(one.title)] as const),
      ]}
      choose={(id) => change({ ...NO_SERIES, series: id })}
      hint={series === null ? undefined : say(`page-new-series-${series.id}`)}
    />
  );
}

/** The level, its version, and for how many. */
function What({ children, ...props }: OptionsProps) {
  const { game, change, wrong } = props;
  const chosen = choosing(props.options);
  const level = levelOf(game, chosen);
  return (
    <>
      <Select
        label={say("page-new-level")}
        value={chosen.level}
        choices={[
          ...own(game).levels.map((one) => [one.id, levelTitle(one)] as const),
          [OWN, say("page-new-level-own")],
        ]}
        choose={(id) => change({ level: id, variant: "" })}
        hint={level === null ? undefined : levelHint(level)}
        faults={chosen.level === OWN ? [] : wrong("level")}
      />
      {chosen.level === OWN ? (
        <OwnLevel {...props} />
      ) : null}
      {level !== null && level.variants.length > 0 ? (
        <Select
          label={say("page-new-variant")}
          value={chosen.variant}
          choices={[
            ["", say("page-default")],
            ...level.variants.map((one) => [one.id, read(one.title)] as const),
          ]}
          choose={(variant) => change({ variant })}
          faults={wrong("variant")}
        />
      ) : null}
      {children}
    </>
  );
}

/** A level by the text of its file. */
function OwnLevel({ options, change, wrong }: OptionsProps) {
  const chosen = choosing(options);
  const about = useId();
  const faults = wrong("level");
  const kept = ownLevels.all.value;
  return (
    <div class="select">
      {kept.length === 0 ? null : (
        <Select
          label={say("page-new-level-kept")}
          value=""
          choices={[
            ["", say("page-deck-own-choose")],
            ...kept.map((level) => [level.id, level.name || level.id] as const),
          ]}
          choose={(id) => {
            const found = ownLevels.find(id);
            if (found !== null) change({ levelText: found.text });
          }}
        />
      )}
      <label>
        <span class="select-label">{say("page-new-level-text")}</span>
        <textarea
          class="deck-text"
          rows={10}
          spellcheck={false}
          value={chosen.levelText}
          aria-invalid={faults.length > 0}
          aria-describedby={about}
          onInput={(event) => change({ levelText: event.currentTarget.value })}
        />
      </label>
      <About id={about} hint={say("page-new-level-text-hint")} faults={faults} />
      <div>
        <TextFile
          label={say("page-deck-own-file")}
          accept=".toml,text/*"
          take={(levelText) => change({ levelText })}
        />
      </div>
    </div>
  );
}

export function More({ game, options, change, wrong }: OptionsProps) {
  const chosen = choosing(options);
  const series = seriesOf(game, chosen);
  return (
    <>
      <Select
        label={say("page-new-opening")}
        value={chosen.opening}
        choices={(["chosen", "random"] as const).map((one) => [one, say(`page-opening-${one}`)])}
        choose={(opening) => change({ opening })}
        faults={wrong("opening")}
      />
      <NumberField
        label={say(series === null ? "page-new-turn-limit" : "page-new-series-limit")}
        hint={say(series === null ? "page-new-turn-limit-hint" : "page-new-series-limit-hint")}
        value={chosen.turnLimit}
        usual={series === null ? say("page-default") : String(series.turn_limit)}
        least={1}
        most={999}
        change={(turnLimit) => change({ turnLimit })}
        faults={wrong("turn_limit")}
      />
    </>
  );
}
