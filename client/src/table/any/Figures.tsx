// What is counted, and what is true, of a seat or of the table.

import type { Reader } from "../../text/reader";
import type { Counter, SeatArea } from "../../wire";

interface CountersProps {
  readonly counters: readonly Counter[];
  readonly reader: Reader;
}

/** Figures beside each other; a nought is a figure too. */
export function Counters({ counters, reader }: CountersProps) {
  if (counters.length === 0) return null;
  return (
    <dl class="any-counters">
      {counters.map(({ label, value }, at) => (
        <div key={at}>
          <dt>{reader.read(label)}</dt>
          <dd>{reader.read(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SeatNotesProps {
  readonly area: SeatArea;
  readonly reader: Reader;
}

export function SeatNotes({ area, reader }: SeatNotesProps) {
  if (area.notes.length === 0) return null;
  return (
    <ul class="any-notes">
      {area.notes.map((note, at) => (
        <li key={at} class="tag">
          {reader.read(note)}
        </li>
      ))}
    </ul>
  );
}
