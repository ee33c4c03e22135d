// What has happened since the reader answered last: pure, for the tests.

import type { Arg, LogLine, Name } from "../wire";

/** The lines that came after a place of the log. */
export function linesSince(lines: readonly LogLine[], answered: number): readonly LogLine[] {
  // Most lines of a long match are older.
  let first = lines.length;
  while (first > 0 && (lines[first - 1]?.at ?? -1) > answered) first -= 1;
  return lines.slice(first);
}

/** Those that tell what others did, the last one first. */
export function deedsOfOthers(lines: readonly LogLine[], own: number | null): readonly LogLine[] {
  return lines
    .filter((line) => {
      const seat = actorOf(line);
      return seat !== null && seat !== own;
    })
    .toReversed();
}

/** Whose deed a line tells: the seat that it names first; null where it names none. */
export function actorOf({ message }: LogLine): number | null {
  const { seat, ...others } = message.args;
  const named = [seat, ...Object.values(others)].find((arg) => isSeat(arg));
  return isSeat(named) ? Number(named.key) : null;
}

function isSeat(arg: Arg | undefined): arg is Name {
  return typeof arg === "object" && "kind" in arg && arg.kind === "seat";
}
