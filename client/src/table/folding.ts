// The log with its passes folded: pure, for the tests.

import type { LogLine } from "../wire";

/** What tells no more than that somebody did nothing. */
const PASSED = "Passed";

/** The lines one by one, but those in which several pass in a row together. */
export function folded(lines: readonly LogLine[]): readonly (readonly LogLine[])[] {
  const rows: LogLine[][] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (line.event === PASSED && last?.[0]?.event === PASSED) last.push(line);
    else rows.push([line]);
  }
  return rows;
}
