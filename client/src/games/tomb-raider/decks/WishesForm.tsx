// What a deck is built for: the level, its version, how many play, the format.

import { Select } from "../../../parts/Select";
import { read, say } from "../../../text/current";
import { type OwnDeck, withOption, type WishesProps } from "../../../pages/decks/deck";
import { own } from "../catalogue";
import { ownLevels } from "../levels/own-levels";

export function WishesForm({ game, deck, change }: WishesProps) {
  const known = own(game);
  const { level: levelId = "", variant = "" } = deck.options;
  const level = known.levels.find((one) => one.id === levelId) ?? null;
  const format = game.formats.find((one) => one.id === deck.format) ?? game.formats[0] ?? null;
  const usualId = known.usual_levels[format?.id ?? ""];
  const usual = known.levels.find((one) => one.id === usualId) ?? known.levels[0];
  const version = level?.variants.find((one) => one.id === variant) ?? level ?? usual ?? null;
  const seats = version === null ? [] : counts(version);
  const levels: (readonly [string, string])[] = [
    ["", say("decks-level-usual", { level: usual === undefined ? "" : read(usual.title) })],
    ...known.levels.map((one) => [one.id, read(one.title)] as const),
    ...ownLevels.all.value.map((one) => [one.id, say("decks-level-own", { name: one.name })] as const),
  ];
  return (
    <div class="wishes" role="group" aria-label={say("builder-for")}>
      <Select
        label={say("page-new-level")}
        value={levels.some(([id]) => id === levelId) ? levelId : ""}
        choices={levels}
        choose={(id) => change(forAny(withOption(withOption(deck, "level", id), "variant", "")))}
      />
      {level !== null && level.variants.length > 0 ? (
        <Select
          label={say("page-new-variant")}
          value={variant}
          choices={[
            ["", say("page-default")],
            ...level.variants.map((one) => [one.id, read(one.title)] as const),
          ]}
          choose={(id) => change(forAny(withOption(deck, "variant", id)))}
        />
      ) : null}
      <Select
        label={say("page-new-seats")}
        value={String(deck.seats)}
        choices={[
          ["0", say("decks-seats-all")],
          ...seats.map((count) => [String(count), say("page-seat-count", { count })] as const),
        ]}
        choose={(count) => change({ ...deck, seats: Number(count) })}
      />
      {game.formats.length > 1 ? (
        <Select
          label={say("builder-format")}
          value={deck.format}
          choices={[
            ["", say("page-default")],
            ...game.formats.map((one) => [one.id, read(one.title)] as const),
          ]}
          choose={(id) => change(forAny({ ...deck, format: id }))}
        />
      ) : null}
    </div>
  );
}

/** The deck for as many as there may be. */
function forAny(deck: OwnDeck): OwnDeck {
  return { ...deck, seats: 0 };
}

function counts(level: { fewest_seats: number; most_seats: number; solo: boolean }): number[] {
  const fewest = level.solo ? 1 : level.fewest_seats;
  return Array.from({ length: level.most_seats - fewest + 1 }, (_, at) => fewest + at);
}
