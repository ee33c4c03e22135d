// How a match ended, in the words of whoever reads it.

import type { Reader } from "../text/reader";
import type { Arg, Outcome } from "../wire";

/** How it ended for the reader; nothing to say of those who watched, nor where nobody won. */
export type End = "won" | "shared" | "lost" | null;

export function endFor(own: number | null, winners: readonly number[]): End {
  if (own === null || winners.length === 0) return null;
  if (!winners.includes(own)) return "lost";
  return winners.some((seat) => seat !== own) ? "shared" : "won";
}

/** Who won, and by what; of a win that the reader shares, with whom. */
export function outcomeInWords(own: number | null, outcome: Outcome, reader: Reader): string {
  const { winners } = outcome;
  const reason: Arg = { type: "message", id: outcome.reason, args: {} };
  if (winners.length === 0) return reader.say("page-nobody-won", { reason });
  if (endFor(own, winners) === "shared") {
    return reader.say("page-won-shared", { others: seats(winners.filter((seat) => seat !== own)), reason });
  }
  return reader.say("page-won", { winners: seats(winners), count: winners.length, reason });
}

/** Some seats by the names of whoever plays there, each once. */
export function seats(numbers: readonly number[]): Arg {
  const names = [...new Set(numbers)].map(
    (seat) => ({ type: "name", kind: "seat", key: String(seat) }) as const,
  );
  return names.length === 1 && names[0] ? names[0] : names;
}
