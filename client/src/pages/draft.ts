// The options of a table while they are being chosen.

import type {
  Chosen,
  Clock,
  Fault,
  GameEntry,
  LevelEntry,
  NewTable,
  SeriesEntry,
  Terms,
  VariantEntry,
} from "../wire";
import { TUTORIAL, usualBot } from "./openings";

export interface Draft {
  /** The id of a level, or `OWN` for that of `levelText`. */
  readonly level: string;
  readonly levelText: string;
  /** Empty: the level's own. */
  readonly variant: string;
  readonly seats: number;
  /** The level of the bot at each seat; empty for a person. */
  readonly bots: readonly string[];
  /** The deck of each seat; empty for the usual one. */
  readonly decks: readonly string[];
  readonly clock: string;
  readonly undo: Terms["undo"];
  readonly watching: Terms["watching"];
  readonly listed: boolean;
  readonly opening: string;
  readonly guided: boolean;
  /** Null for the usual number. */
  readonly turnLimit: number | null;
  readonly pause: number | null;
  readonly grace: number | null;
  readonly delay: number | null;
  /** The kind of series; empty for one level. */
  readonly series: string;
  /** Its levels: in a series of one for each seat empty for the usual one; none: all usual. */
  readonly levels: readonly string[];
  /** Empty for the usual one. */
  readonly order: string;
  readonly scoring: string;
  readonly carry: readonly string[];
}

/** What is agreed in no series yet. */
export const NO_SERIES = { levels: [], order: "", scoring: "", carry: [] } as const;

interface NamedClock extends Clock {
  readonly id: string;
}

/** Stands for a level by its text; no id has a colon. */
export const OWN = ":own";
/** What the server takes where nothing is said: seconds. */
export const USUAL = { pause: 0, grace: 120, delay: 60 } as const;
const MOST_SEATS = 6;

export const CLOCKS: readonly NamedClock[] = [
  { id: "none", kind: "none", amount: 0, increment: 0 },
  { id: "game-10", kind: "game", amount: 600, increment: 10 },
  { id: "game-25", kind: "game", amount: 1500, increment: 15 },
  { id: "move-60", kind: "move", amount: 60, increment: 0 },
  { id: "move-180", kind: "move", amount: 180, increment: 0 },
  { id: "day-1", kind: "day", amount: 1, increment: 0 },
  { id: "day-3", kind: "day", amount: 3, increment: 0 },
];

export function usualDraft(game: GameEntry): Draft {
  return {
    level: game.levels[0]?.id ?? "",
    levelText: "",
    variant: "",
    seats: 2,
    bots: ["", usualBot(game)],
    decks: [],
    clock: "none",
    undo: "casual",
    watching: "open",
    listed: false,
    opening: "chosen",
    guided: false,
    turnLimit: null,
    pause: null,
    grace: null,
    delay: null,
    series: "",
    ...NO_SERIES,
  };
}

/** What was chosen last time, as far as it can still be chosen. */
export function remembered(game: GameEntry, text: string | null): Draft {
  const usual = usualDraft(game);
  let kept: Partial<Draft>;
  try {
    kept = JSON.parse(text ?? "{}") as Partial<Draft>;
  } catch {
    return usual;
  }
  const draft = { ...usual, ...kept };
  const level = levelOf(game, draft);
  if (level === null && draft.level !== OWN) return usual;
  if (draft.series !== "" && seriesOf(game, draft) === null) return usual;
  const known = (list: readonly string[], ids: readonly string[]): readonly string[] =>
    list.map((id) => (ids.includes(id) ? id : ""));
  return {
    ...draft,
    variant: variantOf(game, draft) === null ? "" : draft.variant,
    bots: known(draft.bots, game.bots),
    decks: known(draft.decks, game.decks.map((deck) => deck.id)),
    clock: CLOCKS.some((clock) => clock.id === draft.clock) ? draft.clock : "none",
  };
}

export function levelOf(game: GameEntry, draft: Draft): LevelEntry | null {
  return game.levels.find((level) => level.id === draft.level) ?? null;
}

export function variantOf(game: GameEntry, draft: Draft): VariantEntry | null {
  const level = levelOf(game, draft);
  return level?.variants.find((variant) => variant.id === draft.variant) ?? null;
}

/** The series that is to be played; null for one level. */
export function seriesOf(game: GameEntry, draft: Draft): SeriesEntry | null {
  return game.series.find((series) => series.id === draft.series) ?? null;
}

/** The ids of the levels of a series as they stand now, the usual ones where nothing was said. */
export function levelsOf(series: SeriesEntry, draft: Draft, seats: number): readonly string[] {
  if (!series.levels_each) return draft.levels.length > 0 ? draft.levels : series.levels;
  return Array.from(
    { length: seats },
    (_, seat) => draft.levels[seat] || (series.levels[seat % series.levels.length] ?? ""),
  );
}

/** How few and how many seats the level has; alone where it can be played alone. */
export function seatsOf(game: GameEntry, draft: Draft): readonly [number, number] {
  const series = seriesOf(game, draft);
  if (series !== null) return [series.fewest_seats, series.most_seats];
  const level = variantOf(game, draft) ?? levelOf(game, draft);
  if (level === null) return [1, MOST_SEATS];
  return [level.solo ? 1 : level.fewest_seats, level.most_seats];
}

/** How many seats the table gets: what was chosen, within what the level has. */
export function seatCount(game: GameEntry, draft: Draft): number {
  const [fewest, most] = seatsOf(game, draft);
  return Math.min(Math.max(draft.seats, fewest), most);
}

/** Whether lessons can be had: the tutorial, alone. */
export function canBeGuided(game: GameEntry, draft: Draft): boolean {
  return draft.series === "" && draft.level === TUTORIAL && seatCount(game, draft) === 1;
}

export function newTable(game: GameEntry, draft: Draft): NewTable {
  const seats = seatCount(game, draft);
  const clock = CLOCKS.find((one) => one.id === draft.clock);
  const upTo = (list: readonly string[]): string[] =>
    Array.from({ length: seats }, (_, seat) => list[seat] ?? "");
  return {
    terms: {
      chosen: {
        game: game.id,
        ...whatIsPlayed(game, draft, seats),
      },
      seats,
      listed: draft.listed,
      watching: draft.watching,
      undo: draft.undo,
      guided: draft.guided && canBeGuided(game, draft),
      pause: draft.pause ?? USUAL.pause,
      grace: draft.grace ?? USUAL.grace,
      delay: draft.delay ?? USUAL.delay,
      clock: {
        kind: clock?.kind ?? "none",
        amount: clock?.amount ?? 0,
        increment: clock?.increment ?? 0,
      },
    },
    bots: upTo(draft.bots),
    decks: upTo(draft.decks),
  };
}

function whatIsPlayed(game: GameEntry, draft: Draft, seats: number): Partial<Chosen> {
  const ofBoth = { turn_limit: draft.turnLimit, opening: draft.opening };
  const series = seriesOf(game, draft);
  if (series !== null) {
    const isUsual = draft.levels.slice(0, series.levels_each ? seats : undefined).every((id) => !id);
    return {
      options: {
        ...ofBoth,
        series: series.id,
        levels: isUsual ? [] : [...levelsOf(series, draft, seats)],
        order: draft.order,
        scoring: draft.scoring,
        carry: [...draft.carry],
      },
    };
  }
  const own = draft.level === OWN;
  return {
    format: draft.level === TUTORIAL ? TUTORIAL : null,
    options: {
      ...ofBoth,
      level: own ? null : draft.level,
      level_text: own ? draft.levelText : "",
      variant: draft.variant || null,
    },
  };
}

/** The fields that faults may belong to. */
export type Place =
  | "levels"
  | "order"
  | "scoring"
  | "carry"
  | "level"
  | "variant"
  | "seats"
  | "deck"
  | "clock"
  | "turn_limit"
  | "opening"
  | "guided"
  | "pause"
  | "grace"
  | "delay"
  | "other";

const BY_MESSAGE: { readonly [id: string]: Place } = {
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
const BY_PLACE: readonly Place[] = [
  "levels", // before "level", with which it begins
  "carry",
  "level",
  "seats",
  "deck",
  "clock",
  "turn_limit",
  "guided",
  "pause",
  "grace",
  "delay",
];

/** The field that a fault belongs to, by its place ("level line 3") or by what it says. */
export function placeOf(fault: Fault): Place {
  const named = BY_PLACE.find((place) => fault.place.startsWith(place));
  return named ?? BY_MESSAGE[fault.message.id] ?? "other";
}
