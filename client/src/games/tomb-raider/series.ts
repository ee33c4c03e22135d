// A series of levels as its view tells it: how it stands, and what its questions offer.

import { signal } from "@preact/signals";
import type { Arg, Message } from "../../wire";
import type { PlayedView, SeriesView, StandingView, TombRaiderView } from "./wire";
import { cardName, message, seatName } from "./words";

/** Whether the score sheet is folded away, so that the map can be seen. */
export const isFolded = signal(true);

/** The series that the level belongs to; null for a single level. */
export function seriesOf(view: TombRaiderView): SeriesView | null {
  return (view as TombRaiderView & { series?: SeriesView }).series ?? null;
}

/** Whether something is settled before, between or after levels. */
export function isBetween(series: SeriesView | null): series is SeriesView {
  return series !== null && series.stage !== "level";
}

/** Whether a level lies there, being played or played to its end. */
export function hasMap(view: TombRaiderView): boolean {
  return view.width > 0;
}

/** Whether the score sheet lies over the map: it was opened, or there is no map yet. */
export function isSheetOpen(view: TombRaiderView): boolean {
  return seriesOf(view) !== null && (!isFolded.value || !hasMap(view));
}

export function levelName(title: string): Arg {
  return { type: "name", kind: "level", key: title };
}

/** What counts for a player so far, as the series is scored. */
export function pointsOf(series: SeriesView, player: StandingView): number {
  if (series.scoring === "turns") return player.extra;
  return series.scoring === "levels" ? player.levels : player.won.length;
}

/** What a level came to for a seat. */
export function factsOf(played: PlayedView, seat: number): readonly Message[] {
  const facts: Message[] = [];
  const extra = played.extra[seat];
  if (extra !== undefined) {
    facts.push(message("series-fact-extra", { turns: extra }));
    if (!played.finished[seat]) facts.push(message("series-fact-unfinished"));
  }
  const prize = played.prizes[seat];
  if (prize) facts.push(message("series-fact-prize", { card: cardName(prize) }));
  const kept = played.kept[seat] ?? [];
  if (kept.length > 0) facts.push(message("series-fact-kept", { cards: kept.map(cardName) }));
  const added = played.added[seat] ?? 0;
  if (added > 0) facts.push(message("series-fact-added", { count: added }));
  return facts;
}

/** How a player stands in all. */
export function sumsOf(series: SeriesView, player: StandingView): readonly Message[] {
  const sums: Message[] = [];
  if (series.scoring === "turns") {
    sums.push(message("series-fact-extra", { turns: player.extra }));
  }
  sums.push(message("series-fact-levels", { count: player.levels }));
  if (player.won.length > 0) {
    sums.push(message("series-fact-won", { cards: player.won.map(cardName) }));
  }
  return sums;
}

/** How a player stands, in one sentence. */
export function standingInWords(series: SeriesView, player: StandingView): Message {
  const facts = [...sumsOf(series, player)];
  return message("series-sheet-standing", { seat: seatName(player.seat), facts });
}

/** The whole score sheet in words: where the series is, then a line for each player. */
export function seriesInWords(series: SeriesView): readonly Message[] {
  const count = series.levels.length;
  const at = count > 0 ? [message("page-series-level-of", { number: series.number, count })] : [];
  return [...at, ...series.players.map((player) => standingInWords(series, player))];
}

export interface Offer {
  readonly key: string;
  readonly slug: string;
}

const OFFERED = /^(?:treasure|keep|add):(.+)$/;

/** The cards that a question of the series offers. */
export function offersOf(keys: Iterable<string>): readonly Offer[] {
  return [...keys].flatMap((key) => {
    const slug = OFFERED.exec(key)?.[1];
    return slug === undefined ? [] : [{ key, slug }];
  });
}
