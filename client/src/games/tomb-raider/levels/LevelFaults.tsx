// Whether a level is sound, and if not what is wrong and where.

import { Clause } from "../../../parts/Clause";
import { read, say } from "../../../text/current";
import type { LevelFault, LevelReport } from "../wire";
import { type Verdict, verdictFor, VerdictWords } from "../../../pages/verdicts";
import { nearest } from "./form";

interface FaultsProps {
  readonly report: LevelReport | null;
  readonly failed: boolean;
}

function verdictOf({ report, failed }: FaultsProps): Verdict {
  return verdictFor(report === null ? null : report.faults.length === 0, failed);
}

function VerdictLine({ report, failed }: FaultsProps) {
  const verdict = verdictOf({ report, failed });
  const count = report?.faults.length ?? 0;
  return (
    <VerdictWords verdict={verdict}>
      {say(`levels-page-verdict-${verdict}`, { count })}
    </VerdictWords>
  );
}

/** Sound or not, in a word and a sign; it leads to the faults. */
export function Chip({ report, failed, show }: FaultsProps & { readonly show: () => void }) {
  return (
    <button
      type="button"
      class="verdict"
      data-verdict={verdictOf({ report, failed })}
      onClick={show}
    >
      <VerdictLine report={report} failed={failed} />
    </button>
  );
}

const SHOWN = 60;

interface FaultListProps extends FaultsProps {
  readonly choose: (fault: LevelFault) => void;
}

/** What is wrong with a level; each fault leads to the place that it is about. */
export function FaultList({ report, failed, choose }: FaultListProps) {
  const faults = report?.faults ?? [];
  return (
    <div class="reasons" data-verdict={verdictOf({ report, failed })} aria-live="polite">
      <p class="verdict-line">
        <VerdictLine report={report} failed={failed} />
      </p>
      {faults.length > 0 ? (
        <ul>
          {faults.slice(0, SHOWN).map((fault, at) => (
            <li key={at}>
              <button type="button" class="fault-link" onClick={() => choose(fault)}>
                <span class="hint">
                  {fault.line > 0 ? say("builder-line", { line: fault.line }) : ""} {fault.entry}
                </span>{" "}
                {read(fault.message)}
              </button>{" "}
              <Clause id={fault.clause} />
            </li>
          ))}
        </ul>
      ) : null}
      {faults.length > SHOWN ? (
        <p class="hint">{say("levels-page-faults-more", { count: faults.length - SHOWN })}</p>
      ) : null}
    </div>
  );
}

/** The entry of a fault as the form names it while one variant is edited. */
export function entryIn(fault: LevelFault): string {
  return fault.entry.replace(/^variants\[\d+\]\./, "");
}

/** Go to the field that an entry is about; the part of the form that it is in unfolds. */
export function focusField(entry: string): void {
  const fields = [...document.querySelectorAll<HTMLElement>(".level-form [data-entry]")];
  const found = nearest(
    entry,
    fields.map((field) => field.dataset["entry"] ?? ""),
  );
  const field = fields.find((one) => one.dataset["entry"] === found);
  const root = entry.split(/[.[]/)[0] ?? "";
  const section =
    field?.closest("details") ??
    document.querySelector<HTMLDetailsElement>(`.level-form [data-section="${CSS.escape(root)}"]`);
  if (section) section.open = true;
  const target = field ?? section?.querySelector<HTMLElement>("summary");
  target?.focus();
  target?.scrollIntoView({ block: "center" });
}
