// Which lines of the log tell what hits a seat: pure, for the tests.

import { namesSeat, seatIn } from "../../table/since";
import type { LogLine } from "../../wire";

/** What hits the seat that it names first. */
const LOSES: ReadonlySet<string> = new Set(["ProvinceDestroyed", "Eliminated"]);

/** Whether a line tells that a seat is attacked, or that it loses something. */
export function hits({ event, message }: LogLine, own: number): boolean {
  const actor = seatIn(message.args["seat"]);
  if (LOSES.has(event)) return actor === own;
  return actor !== null && actor !== own && namesSeat(Object.values(message.args), own);
}
