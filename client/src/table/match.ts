// A match of several games: its score and its end, in words.

import { playerName, say } from "../text/current";
import type { MatchView, TableView } from "../wire";

/** How many games the match has: "a match of three games". */
export function lengthInWords(games: number): string {
  return say("page-match-length", { count: games });
}

/** Which game of the match this is, and how it stands: "game 2 of 3 · 1 : 0". */
export function scoreInWords(match: MatchView): string {
  return say("page-match-score", {
    number: match.number,
    games: match.games,
    wins: match.wins.join(" : "),
  });
}

/** Who has won the match; an empty text before that. */
export function endInWords(match: MatchView, table: TableView): string {
  if (!match.decided) return "";
  const wins = match.wins.join(" : ");
  if (match.winners.length === 0) return say("page-match-nobody", { wins });
  const names = match.winners.map((seat) => playerName(table.seats[seat]?.name ?? "", seat));
  return say("page-match-won", { names, count: names.length, wins });
}
