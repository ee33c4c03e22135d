// What is chosen of Tomb Raider when a table is opened, and what it makes of the table's terms.
// This file alone, with `usual-deck`, reads and writes them.

import type { Chosen, Lesson, Options } from "../../../game";
import { own } from "../catalogue";
import type { Fault, GameEntry } from "../../../wire";
import type { LevelEntry, SeriesEntry, VariantEntry } from "../wire";

/** The options of this game. A type, not an interface: the house holds them as plain options. */
export type Choosing = {
  /** The id of a level, or `OWN` for that of `levelText`. */
  readonly level: string;
  readonly levelText: string;
  /** Empty: the level's own. */
  readonly variant: string;
  readonly opening: string;
  /** Null for the usual number. */
  readonly turnLimit: number | null;
  /** The kind of series; empty for one level. */
  readonly series: string;
  /** Its levels: in a series of one for each seat empty for the usual one; none: all usual. */
  readonly levels: readonly string[];
  /** Empty for the usual one. */
  readonly order: string;
  readonly scoring: string;
  readonly carry: readonly string[];
};

/** The one level that can be played with lessons, and the format whose rules they teach. */
export const TUTORIAL = "learn-to-play";

/** What is agreed in no series yet. */
export const NO_SERIES = { levels: [], order: "", scoring: "", carry: [] } as const;

/** Stands for a level by its text; no id has a colon. */
export const OWN = ":own";
const MOST_SEATS = 6;

/** The options as this game knows them. */
export function choosing(options: Options): Choosing {
  return options as Choosing;
}

export function usual(game: GameEntry): Choosing {
  return {
    level: own(game).levels[0]?.id ?? "",
    levelText: "",
    variant: "",
    opening: "chosen",
    turnLimit: null,
    series: "",
    ...NO_SERIES,
  };
}

/** What was chosen last time; null if its level or its series is gone. */
export function remembered(game: GameEntry, kept: Options): Choosing | null {
  const first = usual(game);
  // Of what else was kept with it nothing is taken over.
  const known = Object.keys(first).filter((name) => name in kept);
  const found: Choosing = {
    ...first,
    ...Object.fromEntries(known.map((name) => [name, kept[name]])),
  };
  if (levelOf(game, found) === null && found.level !== OWN) return null;
  if (found.series !== "" && seriesOf(game, found) === null) return null;
  return { ...found, variant: variantOf(game, found) === null ? "" : found.variant };
}

export function levelOf(game: GameEntry, chosen: Choosing): LevelEntry | null {
  return own(game).levels.find((level) => level.id === chosen.level) ?? null;
}

export function variantOf(game: GameEntry, chosen: Choosing): VariantEntry | null {
  const level = levelOf(game, chosen);
  return level?.variants.find((variant) => variant.id === chosen.variant) ?? null;
}

/** The series that is to be played; null for one level. */
export function seriesOf(game: GameEntry, chosen: Choosing): SeriesEntry | null {
  return own(game).series.find((series) => series.id === chosen.series) ?? null;
}

/** The ids of the levels of a series as they stand now, the usual ones where nothing was said. */
export function levelsOf(series: SeriesEntry, chosen: Choosing, seats: number): readonly string[] {
  if (!series.levels_each) return chosen.levels.length > 0 ? chosen.levels : series.levels;
  return Array.from(
    { length: seats },
    (_, seat) => chosen.levels[seat] || (series.levels[seat % series.levels.length] ?? ""),
  );
}

/** How few and how many seats the level has; alone where it can be played alone. */
export function seatsOf(game: GameEntry, chosen: Choosing): readonly [number, number] {
  const series = seriesOf(game, chosen);
  if (series !== null) return [series.fewest_seats, series.most_seats];
  const level = variantOf(game, chosen) ?? levelOf(game, chosen);
  if (level === null) return [1, MOST_SEATS];
  return [level.solo ? 1 : level.fewest_seats, level.most_seats];
}

export function decksOf(game: GameEntry, chosen: Choosing): readonly string[] {
  return (seriesOf(game, chosen) ?? variantOf(game, chosen) ?? levelOf(game, chosen))?.decks ?? [];
}

/** Whether lessons can be had: the tutorial, alone. */
export function canBeGuided(chosen: Choosing, seats: number): boolean {
  return chosen.series === "" && chosen.level === TUTORIAL && seats === 1;
}

// -- terms -----------------------------------------------------------------------------------------

/** A match begins at once: nobody is asked for where raiders go in. */
export const AT_ONCE: Chosen = { options: { opening: "random" } };

/** A guided game alone: with the rules of the tutorial, its lessons are wrong by any others. */
export function lesson(game: GameEntry): Lesson {
  const chosen = { game: game.id, format: TUTORIAL, options: { level: TUTORIAL } };
  return { chosen, seats: 1, undo: "any", guided: true };
}

/** One level, of which only the text is known if that is given. */
export function levelTerms(
  game: GameEntry,
  level: { readonly id: string; readonly text: string | null },
  variant: string,
  format: string | null,
): Chosen {
  return {
    game: game.id,
    format,
    options: {
      level: level.text === null ? level.id || null : null,
      level_text: level.text ?? "",
      variant: variant || null,
    },
  };
}

export function terms(game: GameEntry, chosen: Choosing, seats: number): Chosen {
  const played = whatIsPlayed(game, chosen, seats);
  const ofBoth = { turn_limit: chosen.turnLimit, opening: chosen.opening };
  return { ...played, options: { ...played.options, ...ofBoth } };
}

function whatIsPlayed(game: GameEntry, chosen: Choosing, seats: number): Chosen {
  const series = seriesOf(game, chosen);
  if (series !== null) {
    const isUsual = chosen.levels
      .slice(0, series.levels_each ? seats : undefined)
      .every((id) => !id);
    return {
      game: game.id,
      options: {
        series: series.id,
        levels: isUsual ? [] : [...levelsOf(series, chosen, seats)],
        order: chosen.order,
        scoring: chosen.scoring,
        carry: [...chosen.carry],
      },
    };
  }
  const text = chosen.level === OWN ? chosen.levelText : null;
  const format = chosen.level === TUTORIAL ? TUTORIAL : null;
  return levelTerms(game, { id: chosen.level, text }, chosen.variant, format);
}

// -- faults ----------------------------------------------------------------------------------------

const BY_MESSAGE: { readonly [id: string]: string } = {
  "setup-bad-seats": "seats",
  "setup-no-solo": "seats",
  "setup-no-variant": "variant",
  "setup-bad-opening": "opening",
  "series-bad-seats": "levels",
  "series-levels-each": "levels",
  "series-unequal-power": "levels",
  "series-other-goal": "levels",
  "series-level-size": "levels",
  "series-level-too-deep": "levels",
  "series-bad-order": "order",
  "series-bad-scoring": "scoring",
  "series-bad-carry": "carry",
};
const BY_PLACE = ["levels", "carry", "level", "turn_limit"]; // "levels" begins with "level"

/** The field that a fault belongs to, by its place ("level line 3") or by what it says. */
export function placeOf(fault: Fault): string | null {
  const named = BY_PLACE.find((place) => fault.place.startsWith(place));
  return named ?? BY_MESSAGE[fault.message.id] ?? null;
}
