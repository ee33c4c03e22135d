// What was agreed on at a table, in words.

import { say } from "../text/current";
import { lengthInWords } from "./match";
import type { Clock, TableView } from "../wire";

export function clockInWords(clock: Clock): string {
  if (clock.kind === "none") return say("page-clock-none");
  if (clock.kind === "day") return say("page-clock-days", { count: clock.amount });
  if (clock.kind === "move") return say("page-clock-seconds", { count: clock.amount });
  const minutes = Math.round(clock.amount / 60);
  return say("page-clock-minutes", { count: minutes, increment: clock.increment });
}

/** The terms that differ from table to table, in one line. */
export function termsInWords(table: TableView): string {
  const { terms } = table;
  return [
    say("page-seat-count", { count: terms.seats }),
    ...(terms.games > 1 ? [lengthInWords(terms.games)] : []),
    clockInWords(terms.clock),
    say(`page-undo-${terms.undo}`),
    say(`page-watching-${terms.watching}`),
  ].join(" · ");
}
