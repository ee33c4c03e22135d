// Whether what is being made keeps the rules, in a word and a sign.

import type { ComponentChildren } from "preact";
import { Icon } from "../parts/Icon";

export type Verdict = "asking" | "legal" | "illegal" | "unknown";

/** The verdict on what the server found legal or not; null: it has not said yet. */
export function verdictFor(legal: boolean | null, failed: boolean): Verdict {
  if (failed) return "unknown";
  if (legal === null) return "asking";
  return legal ? "legal" : "illegal";
}

interface VerdictWordsProps {
  readonly verdict: Verdict;
  readonly children: ComponentChildren;
}

/** The words for a verdict, behind its sign. */
export function VerdictWords({ verdict, children }: VerdictWordsProps) {
  const sign = verdict === "legal" ? "check" : verdict === "illegal" ? "why" : "waiting";
  return (
    <>
      <Icon sign={sign} size={18} /> {children}
    </>
  );
}
