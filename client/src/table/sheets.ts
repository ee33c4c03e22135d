// The sheets that may lie over the table, one at a time.

/** What a sheet begins with on which something is done unasked. */
export const ACT = "act:";

export type Sheet =
  | "settings"
  | "stops"
  | "passed"
  | "help"
  | "why"
  | "concede"
  | "words"
  | "acts"
  | `${typeof ACT}${string}`;
