import { read, say } from "../text/current";
import type { Fault } from "../wire";
import { Clause } from "./Clause";

/** What was refused: what, where, and the clause that says so. */
export function Faults({ faults }: { readonly faults: readonly Fault[] }) {
  if (faults.length === 0) return null;
  return (
    <ul class="faults" role="alert">
      {faults.map((fault, index) => (
        <li key={index}>
          {placeInWords(fault.place)}
          {read(fault.message)}
          {fault.clause ? " " : null}
          {fault.clause ? <Clause id={fault.clause} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Where it is: "deck:3" is line 3; the name of a field stands beside the field already. */
function placeInWords(place: string): string {
  const line = /:(\d+)$/.exec(place)?.[1];
  if (line !== undefined) return say("page-fault-line", { line });
  return /^[a-z_.]*$/.test(place) ? "" : `${place}: `;
}

/** What went wrong with a request: its reasons, or that the server did not answer. */
export function Trouble({ error }: { readonly error: { readonly faults: readonly Fault[] } | null }) {
  if (error === null) return null;
  if (error.faults.length > 0) return <Faults faults={error.faults} />;
  return (
    <p class="faults" role="alert">
      {say("page-no-answer")}
    </p>
  );
}
