// Whom a table waits for, as ids of messages with the seats that they name.

import type { SeatView } from "../wire";
import type { Known } from "./fold";

export interface Waited {
  readonly id: string;
  readonly seats: readonly number[];
}

type Seen = Pick<Known, "table" | "match">;

/** Whom it waits for: first who is there, then who is away. */
export function waitedFor({ table, match }: Seen): readonly Waited[] {
  const asked = (match?.waiting ?? []).map((one) => one.seat).filter((seat) => seat >= 0);
  const people = [...new Set(asked)];
  if (people.length === 0) return [{ id: "page-waiting-table", seats: [] }];
  const isAt = (seat: number, is: (one: SeatView) => boolean): boolean =>
    table.seats.some((one) => one.seat === seat && is(one));
  if (people.every((seat) => isAt(seat, (one) => one.bot !== ""))) {
    return [{ id: "page-waiting-bots", seats: people }];
  }
  const away = people.filter((seat) => isAt(seat, (one) => one.bot === "" && !one.present));
  const there = people.filter((seat) => !away.includes(seat));
  return [
    ...(there.length === 0 ? [] : [{ id: "page-waiting-for", seats: there }]),
    ...(away.length === 0 ? [] : [{ id: "page-waiting-away", seats: away }]),
  ];
}

/** Whether a bot plays for the reader, who may have their seat back. */
export function isHeld({ table, you }: Pick<Known, "table" | "you">): boolean {
  if (table.stage !== "playing" && table.stage !== "paused") return false;
  return table.seats.some((one) => one.seat === you.seat && one.bot !== "");
}
