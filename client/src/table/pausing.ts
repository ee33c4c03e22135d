// A game that is paused: by whom, and who may let it go on, as far as the page can tell.

import type { TableView } from "../wire";
import type { Known } from "./fold";

export function mayGoOn({ table, you }: Pick<Known, "table" | "you">): boolean {
  const { pause, people, host } = table;
  if (pause === null) return false;
  if (you.role === "referee") return true;
  if (!pause.referee) return you.host || you.seat !== null;
  if (people.some((person) => person.role === "referee" && person.present)) return false;
  // While the host is away, too, the table tells whoever plays how it goes on.
  const isHostHere = people.some((person) => person.number === host && person.present);
  return you.host || (you.seat !== null && !isHostHere);
}

/** The id of the message that tells who paused a game; of clocks only where there are any. */
export function pausedBy({ pause, terms }: Pick<TableView, "pause" | "terms">): string {
  if (pause?.referee) return "page-paused-by-referee";
  return terms.clock.kind === "none" ? "page-paused-by-plain" : "page-paused-by";
}
