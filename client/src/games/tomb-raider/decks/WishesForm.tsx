// What a deck is built for: the level, its version, how many play, the format.

import { Select } from "../../../parts/Select";
import { read, say } from "../../../text/current";
import type { GameEntry } from "../../../wire";
import { own } from "../catalogue";
import { ownLevels } from "../levels/own-levels";
import type { Wanted } from "./deck";

interface WishesProps {
  readonly game: GameEntry;
  readonly wishes: Wanted;
  readonly change: (wishes: Wanted) => void;
}

/** The text of the level of one's own that is meant; null: it is one that comes with Gorin. */
export function ownText(wishes: Wanted): string | null {
  return ownLevels.find(wishes.level)?.text ?? null;
}

export function WishesForm({ game, wishes, change }: WishesProps) {
  const known = own(game);
  const level = known.levels.find((one) => one.id === wishes.level) ?? null;
  const format = game.formats.find((one) => one.id === wishes.format) ?? game.formats[0] ?? null;
  const usualId = known.usual_levels[format?.id ?? ""];
  const usual = known.levels.find((one) => one.id === usualId) ?? known.levels[0];
  const version = level?.variants.find((one) => one.id === wishes.variant) ?? level ?? usual ?? null;
  const seats = version === null ? [] : counts(version);
  const levels: (readonly [string, string])[] = [
    ["", say("decks-level-usual", { level: usual === undefined ? "" : read(usual.title) })],
    ...known.levels.map((one) => [one.id, read(one.title)] as const),
    ...ownLevels.all.value.map((one) => [one.id, say("decks-level-own", { name: one.name })] as const),
  ];
  return (
    <div class="wishes" role="group" aria-label={say("decks-for")}>
      <Select
        label={say("page-new-level")}
        value={levels.some(([id]) => id === wishes.level) ? wishes.level : ""}
        choices={levels}
        choose={(id) => change({ ...wishes, level: id, variant: "", seats: 0 })}
      />
      {level !== null && level.variants.length > 0 ? (
        <Select
          label={say("page-new-variant")}
          value={wishes.variant}
          choices={[
            ["", say("page-default")],
            ...level.variants.map((one) => [one.id, read(one.title)] as const),
          ]}
          choose={(variant) => change({ ...wishes, variant, seats: 0 })}
        />
      ) : null}
      <Select
        label={say("page-new-seats")}
        value={String(wishes.seats)}
        choices={[
          ["0", say("decks-seats-all")],
          ...seats.map((count) => [String(count), say("page-seat-count", { count })] as const),
        ]}
        choose={(count) => change({ ...wishes, seats: Number(count) })}
      />
      {game.formats.length > 1 ? (
        <Select
          label={say("decks-format")}
          value={wishes.format}
          choices={[
            ["", say("page-default")],
            ...game.formats.map((one) => [one.id, read(one.title)] as const),
          ]}
          choose={(id) => change({ ...wishes, format: id, seats: 0 })}
        />
      ) : null}
    </div>
  );
}

function counts(level: { fewest_seats: number; most_seats: number; solo: boolean }): number[] {
  const fewest = level.solo ? 1 : level.fewest_seats;
  return Array.from({ length: level.most_seats - fewest + 1 }, (_, at) => fewest + at);
}
