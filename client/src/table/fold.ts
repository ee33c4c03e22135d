// What a client knows of a table, as the fold of what the table has told: pure, for the tests.

import type {
  ChatLine,
  LogLine,
  Outcome,
  QuestionView,
  Lesson,
  Sight,
  Splice,
  TableView,
  Update,
  Waiting,
  Welcome,
  You,
} from "../wire";
import type { View } from "./contract";

export interface Known {
  readonly you: You;
  readonly table: TableView;
  /** The match as the reader sees it; null while none has begun. */
  readonly match: MatchSeen | null;
  readonly lines: readonly LogLine[];
  /** The position from which on the lines are there; before 0 there is nothing. */
  readonly first: number;
  readonly chat: readonly ChatLine[];
}

export interface MatchSeen {
  /** Counts the moments of the match. */
  readonly number: number;
  readonly view: View;
  readonly questions: readonly QuestionView[];
  readonly waiting: readonly Waiting[];
  readonly outcome: Outcome | null;
  readonly lessons: readonly Lesson[];
}

export function welcomed(news: Welcome): Known {
  return {
    you: news.you,
    table: news.table,
    match: news.sight === null ? null : seen(news.sight, news.sight.view),
    lines: news.lines,
    first: news.lines[0]?.at ?? news.sight?.log_length ?? 0,
    chat: news.chat,
  };
}

/** What is known after an update; null if something was missed, so that all must be asked for. */
export function updated(known: Known, news: Update): Known | null {
  const match = news.sight ? looked(known.match, news.sight) : known.match;
  if (news.sight && match === null) return null;
  const undone = news.undone ?? null;
  const lines = told(known.lines, news.lines ?? [], undone);
  // Where all that was there is void, the log begins with what came instead.
  const isAnew = undone !== null && undone <= known.first;
  return {
    you: news.you ?? known.you,
    table: news.table ?? known.table,
    match,
    lines,
    first: isAnew ? (lines[0]?.at ?? undone) : known.first,
    chat: said(known.chat, news.chat ?? []),
  };
}

/**
 * How the match stood on the way to what an update tells, the first one first: what was seen then,
 * with the lines up to there. What was asked before and is asked no more is not asked on the way.
 */
export function onTheWay(known: Known, news: Update): readonly Known[] {
  const asked = new Set(news.sight?.questions.map((one) => one.serial));
  const way: Known[] = [];
  let match = known.match;
  for (const { at, view, rows } of news.sight?.between ?? []) {
    const seen = match === null ? null : viewed(match.view, view, rows);
    if (match === null || seen === null) return [];
    const questions = match.questions.filter((one) => asked.has(one.serial));
    match = { ...match, view: seen, questions };
    const lines = (news.lines ?? []).filter((line) => line.at < at);
    way.push({ ...known, match, lines: told(known.lines, lines, null) });
  }
  return way;
}

function looked(before: MatchSeen | null, sight: Sight): MatchSeen | null {
  if (sight.whole) return seen(sight, sight.view);
  // Moments may be told together, so that numbers leap; they never go back within one view.
  if (before === null || sight.number < before.number) return null;
  const view = viewed(before.view, sight.view, sight.rows);
  return view === null ? null : seen(sight, view);
}

/** A view after some fields and rows of it have changed; null if it was no such view. */
function viewed(before: View, fields: View, rows: Sight["rows"]): View | null {
  const lists: Record<string, unknown> = {};
  for (const [name, splices] of Object.entries(rows)) {
    const list = before[name];
    if (!Array.isArray(list)) return null;
    lists[name] = spliced(list, splices);
  }
  return { ...before, ...fields, ...lists };
}

/** A list in which some rows were replaced; the places are those in the list before. */
export function spliced(
  list: readonly unknown[],
  splices: readonly Splice[],
): readonly unknown[] {
  const rows: unknown[] = [];
  let at = 0;
  for (const splice of splices) {
    rows.push(...list.slice(at, splice.at), ...splice.rows);
    at = splice.at + splice.gone;
  }
  return [...rows, ...list.slice(at)];
}

function seen(sight: Sight, view: View): MatchSeen {
  const { number, questions, waiting, outcome, lessons } = sight;
  return { number, view, questions, waiting, outcome, lessons };
}

/** The log after what is new: void lines are gone, none is there twice. */
export function told(
  before: readonly LogLine[],
  lines: readonly LogLine[],
  undone: number | null,
): readonly LogLine[] {
  if (lines.length === 0 && undone === null) return before;
  const kept = undone === null ? before : before.filter((line) => line.at < undone);
  const last = kept.at(-1)?.at ?? -1;
  return [...kept, ...lines.filter((line) => line.at > last)];
}

/** The log with older lines before it, those from position `first` on. */
export function older(known: Known, first: number, lines: readonly LogLine[]): Known {
  const before = lines.filter((line) => line.at < known.first);
  return { ...known, first: Math.min(first, known.first), lines: [...before, ...known.lines] };
}

function said(before: readonly ChatLine[], chat: readonly ChatLine[]): readonly ChatLine[] {
  if (chat.length === 0) return before;
  // What watchers said is told to players when the match is over, between what they know.
  const known = new Set(before.map((line) => line.number));
  const fresh = chat.filter((line) => !known.has(line.number));
  return [...before, ...fresh].sort((one, other) => one.number - other.number);
}
