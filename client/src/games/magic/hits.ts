// Which lines of the log tell what hits a seat: pure, for the tests.

import { namesSeat, seatIn } from "../../table/since";
import type { LogLine } from "../../wire";

/** What is told of several seats and cards at once: it hits whom it names. */
const SEVERAL: ReadonlySet<string> = new Set(["Damaged", "Moved", "Eliminated"]);

/** Whether a line tells that a seat is attacked, or that something befalls it or cards of it. */
export function hits({ event, message }: LogLine, own: number): boolean {
  const args = Object.values(message.args);
  if (SEVERAL.has(event)) return namesSeat(args, own);
  const actor = seatIn(message.args["seat"]);
  return actor !== null && actor !== own && namesSeat(args, own);
}
