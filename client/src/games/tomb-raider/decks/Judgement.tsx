// Whether a deck is legal, and if not every reason with its clause.

import { Clause } from "../../../parts/Clause";
import { read, say } from "../../../text/current";
import type { DeckFault, DeckReport } from "../../../wire";
import { verdictFor, VerdictWords } from "../../../pages/verdicts";

/** What is wrong, what a text says before what the rules say. */
export function reasonsOf(report: DeckReport | null): readonly DeckFault[] {
  return report === null ? [] : [...report.faults, ...report.violations];
}

interface ChipProps {
  readonly report: DeckReport | null;
  readonly failed: boolean;
  readonly show: () => void;
}

/** Legal or not, in a word and a sign; it leads to the reasons. */
export function Chip({ report, failed, show }: ChipProps) {
  const verdict = verdictFor(report?.legal ?? null, failed);
  return (
    <button type="button" class="verdict" data-verdict={verdict} onClick={show}>
      <VerdictWords verdict={verdict}>
        {say(`decks-verdict-${verdict}`, { count: reasonsOf(report).length })}
      </VerdictWords>
    </button>
  );
}

interface ReasonsProps {
  readonly report: DeckReport | null;
  readonly failed: boolean;
}

export function Reasons({ report, failed }: ReasonsProps) {
  const verdict = verdictFor(report?.legal ?? null, failed);
  const reasons = reasonsOf(report);
  return (
    <div class="reasons" data-verdict={verdict} aria-live="polite">
      <p class="verdict-line">
        <VerdictWords verdict={verdict}>
          {say(`decks-verdict-${verdict}`, { count: reasons.length })}
        </VerdictWords>
      </p>
      {reasons.length > 0 && !failed ? (
        <ul>
          {reasons.slice(0, 100).map((fault, at) => (
            <li key={at}>
              {read(fault.message)} <Clause id={fault.clause} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
