import { useState } from "preact/hooks";
import type { OptionsProps } from "../game";
import { Faults } from "../parts/Faults";
import { NumberField, Select } from "../parts/Select";
import { TickOption } from "../parts/TickOption";
import { say } from "../text/current";
import type { Fault, GameEntry } from "../wire";
import { lengthInWords } from "../table/match";
import { aside, deckLine, offered } from "../table/offers";
import type { Opening } from "./asks";
import {
  canBeGuided,
  CLOCKS,
  type Draft,
  deckAt,
  formatAsked,
  gameCount,
  hasUsualManners,
  matchLengths,
  seatCount,
  USUAL,
} from "./draft";

/** What a part of the form gets. */
export interface PartProps extends Opening {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** What the server found wrong with a field. */
  readonly wrong: (place: string) => readonly Fault[];
}

/** What the game's own part of the form gets. */
export function asked(part: PartProps): OptionsProps {
  const { game, draft, change, wrong } = part;
  const { options } = draft;
  return {
    game,
    options,
    change: (more) => change({ options: { ...options, ...more } }),
    seats: seatCount(part, draft),
    wrong,
  };
}

/** How many seats there are. */
export function SeatCount(part: PartProps) {
  const { game, asks, draft, change, wrong } = part;
  const [fewest, most] = asks.seats(game, draft.options);
  const counts = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  return (
    <Select
      label={say("page-new-seats")}
      value={String(seatCount(part, draft))}
      choices={counts.map((count) => [String(count), say("page-seat-count", { count })])}
      choose={(count) => change({ seats: Number(count) })}
      faults={wrong("seats")}
    />
  );
}

/** Of how many games the match is, where a format has more than single games. */
export function MatchLength(part: PartProps) {
  const { draft, change, wrong } = part;
  const lengths = matchLengths(part, draft);
  if (lengths.length < 2) return null;
  return (
    <Select
      label={say("page-new-games")}
      value={String(gameCount(part, draft))}
      choices={lengths.map((count) => [String(count), lengthInWords(count)])}
      choose={(count) => change({ games: Number(count) })}
      hint={say("page-new-games-hint")}
      faults={wrong("games")}
    />
  );
}

/** The tick for lessons, where they can be had. */
export function Guided(part: PartProps) {
  const { draft, change, wrong } = part;
  if (!canBeGuided(part, draft)) return null;
  return (
    <TickOption
      label={say("page-new-guided")}
      checked={draft.guided}
      faults={wrong("guided")}
      change={(guided) => change({ guided })}
    />
  );
}

export function Seats(part: PartProps) {
  const { game, asks, draft, change, wrong } = part;
  const [, most] = asks.seats(game, draft.options);
  const usual = asks.decks(game, draft.options);
  const format = formatAsked(part, draft);
  const replaced = (list: readonly string[], seat: number, value: string): readonly string[] =>
    Array.from({ length: most }, (_, index) => (index === seat ? value : (list[index] ?? "")));
  return (
    <fieldset class="option-group">
      <legend>{say(game.decks.length === 0 ? "page-new-players" : "page-new-who")}</legend>
      {Array.from({ length: seatCount(part, draft) }, (_, seat) => (
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
          {game.decks.length === 0 ? null : (
            <Select
              label={say("page-new-deck", { number: seat + 1 })}
              quiet
              value={deckAt(part, draft, seat)}
              choices={[
                ["", usualDeck(game, usual[seat % usual.length])],
                ...offered(game, format).fitting.map((deck) => [deck.id, deckLine(deck)] as const),
              ]}
              aside={aside(game, format)}
              choose={(deck) => change({ decks: replaced(draft.decks, seat, deck) })}
            />
          )}
        </div>
      ))}
      <Faults faults={wrong("deck")} />
      {game.decks.length === 0 ? null : <p class="hint">{say("page-new-deck-hint")}</p>}
    </fieldset>
  );
}

/** What most tables leave as it is: folded away, unless something of it was chosen. */
export function More(part: PartProps) {
  const { asks, draft, change, wrong } = part;
  const seconds = (count: number): string => say("page-seconds-usual", { count });
  // Judged once: it shall not fold itself under the hands of whoever chooses.
  const [begins] = useState(
    () => !asks.isUsual(draft.options, part.game) || !hasUsualManners(part, draft),
  );
  return (
    <details class="option-group more-options" open={begins}>
      <summary>{say("page-new-more")}</summary>
      <Manners {...part} />
      {asks.More === null ? null : <asks.More {...asked(part)} />}
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

/** What is agreed on at the table. */
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

/** What a bot of a level is called. */
function botName(level: string): string {
  return say(`page-bot-${level}`);
}

function usualDeck(game: GameEntry, id: string | undefined): string {
  const deck = game.decks.find((one) => one.id === id);
  if (deck === undefined) return say("page-deck-default");
  return say("page-deck-usual", { deck: deckLine(deck) });
}
