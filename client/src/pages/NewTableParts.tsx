import { useId } from "preact/hooks";
import { Faults } from "../parts/Faults";
import { About, NumberField, Select } from "../parts/Select";
import { TextFile } from "../parts/TextFile";
import { Tick } from "../parts/Tick";
import { say } from "../text/current";
import type { Fault, GameEntry } from "../wire";
import { levelOf, seatCount, seatsOf, seriesOf, USUAL, variantOf } from "./draft";
import { ownLevels } from "../games/tomb-raider/levels/own-levels";
import type { PartProps } from "./NewTable";

/** A level by the text of its file. */
export function OwnLevel({ draft, change, wrong }: PartProps) {
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
          value={draft.levelText}
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

/** How many seats there are. */
export function SeatCount({ game, draft, change, wrong }: PartProps) {
  const [fewest, most] = seatsOf(game, draft);
  const counts = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  return (
    <Select
      label={say("page-new-seats")}
      value={String(seatCount(game, draft))}
      choices={counts.map((count) => [String(count), say("page-seat-count", { count })])}
      choose={(count) => change({ seats: Number(count) })}
      faults={wrong("seats")}
    />
  );
}

export function Seats({ game, draft, change, wrong }: PartProps) {
  const [, most] = seatsOf(game, draft);
  const played = seriesOf(game, draft) ?? variantOf(game, draft) ?? levelOf(game, draft);
  const usual = played?.decks ?? [];
  const replaced = (list: readonly string[], seat: number, value: string): readonly string[] =>
    Array.from({ length: most }, (_, index) => (index === seat ? value : (list[index] ?? "")));
  return (
    <fieldset class="option-group">
      <legend>{say("page-new-who")}</legend>
      {Array.from({ length: seatCount(game, draft) }, (_, seat) => (
        <div class="seat-line" key={seat}>
          <span class="seat-line-number">{say("seat-name", { number: seat + 1 })}</span>
          {seat === 0 ? (
            <span class="seat-line-you">{say("page-you")}</span>
          ) : (
            <Select
              label={say("page-new-player", { number: seat + 1 })}
              quiet
              value={draft.bots[seat] ?? ""}
              choices={[
                ["", say("page-a-person")],
                ...game.bots.map((bot) => [bot, say("page-a-bot", { level: botName(bot) })] as const),
              ]}
              choose={(bot) => change({ bots: replaced(draft.bots, seat, bot) })}
            />
          )}
          <Select
            label={say("page-new-deck", { number: seat + 1 })}
            quiet
            value={draft.decks[seat] ?? ""}
            choices={[
              ["", usualDeck(game, usual[seat % usual.length])],
              ...game.decks.map((deck) => [deck.id, deck.name] as const),
            ]}
            choose={(deck) => change({ decks: replaced(draft.decks, seat, deck) })}
          />
        </div>
      ))}
      <Faults faults={wrong("deck")} />
      <p class="hint">{say("page-new-deck-hint")}</p>
    </fieldset>
  );
}

/** What most tables leave as it is. */
export function More({ game, draft, change, wrong }: PartProps) {
  const series = seriesOf(game, draft);
  const seconds = (count: number): string => say("page-seconds-usual", { count });
  return (
    <details class="option-group more-options" open={draft.opening !== "chosen"}>
      <summary>{say("page-new-more")}</summary>
      <Select
        label={say("page-new-opening")}
        value={draft.opening}
        choices={(["chosen", "random"] as const).map((one) => [one, say(`page-opening-${one}`)])}
        choose={(opening) => change({ opening })}
        faults={wrong("opening")}
      />
      <NumberField
        label={say(series === null ? "page-new-turn-limit" : "page-new-series-limit")}
        hint={say(series === null ? "page-new-turn-limit-hint" : "page-new-series-limit-hint")}
        value={draft.turnLimit}
        usual={series === null ? say("page-default") : String(series.turn_limit)}
        least={1}
        most={999}
        change={(turnLimit) => change({ turnLimit })}
        faults={wrong("turn_limit")}
      />
      <NumberField
        label={say("page-new-pause")}
        hint={say("page-new-pause-hint")}
        value={draft.pause}
        usual={seconds(USUAL.pause)}
        least={0}
        most={30}
        change={(pause) => change({ pause })}
        faults={wrong("pause")}
      />
      <NumberField
        label={say("page-new-grace")}
        hint={say("page-new-grace-hint")}
        value={draft.grace}
        usual={seconds(USUAL.grace)}
        least={10}
        most={86_400}
        change={(grace) => change({ grace: grace === null ? null : Math.round(grace) })}
        faults={wrong("grace")}
      />
      <NumberField
        label={say("page-new-delay")}
        hint={say("page-new-delay-hint")}
        value={draft.delay}
        usual={seconds(USUAL.delay)}
        least={0}
        most={3_600}
        change={(delay) => change({ delay: delay === null ? null : Math.round(delay) })}
        faults={wrong("delay")}
      />
    </details>
  );
}

interface TickOptionProps {
  readonly label: string;
  readonly checked: boolean;
  readonly change: (checked: boolean) => void;
  readonly faults?: readonly Fault[];
}

export function TickOption({ label, checked, change, faults = [] }: TickOptionProps) {
  return (
    <div>
      <Tick checked={checked} change={change}>
        {label}
      </Tick>
      <Faults faults={faults} />
    </div>
  );
}

/** What a bot of a level is called. */
function botName(level: string): string {
  return say(`page-bot-${level}`);
}

function usualDeck(game: GameEntry, id: string | undefined): string {
  const deck = game.decks.find((one) => one.id === id)?.name;
  return deck === undefined ? say("page-deck-default") : say("page-deck-usual", { deck });
}
