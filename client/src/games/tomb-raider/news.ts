// How long what has happened is told on the board.

import { useRef } from "preact/hooks";
import type { Play } from "../../table/contract";

/**
 * Whether something that happened at a line of the log is still news: until what was asked first
 * after it has been answered. For who only looks the last one stays.
 */
export function useIsNews(play: Play, at: number): boolean {
  const serial = play.choices.question.value?.serial ?? 0;
  const seen = useRef({ at, first: 0, isPast: false });
  if (seen.current.at !== at) seen.current = { at, first: 0, isPast: false };
  const news = seen.current;
  if (news.first === 0) news.first = serial;
  news.isPast ||= serial !== 0 && serial !== news.first;
  return !news.isPast;
}
