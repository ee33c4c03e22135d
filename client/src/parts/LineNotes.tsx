import { read, say } from "../text/current";
import type { DeckNote } from "../wire";

/** Lines of a list that name no card and are no faults, each with what became of it. */
export function LineNotes({ notes }: { readonly notes: readonly DeckNote[] }) {
  if (notes.length === 0) return null;
  return (
    <div class="line-notes" role="status">
      <p class="hint">{say("builder-import-notes")}</p>
      <ul>
        {notes.map((note, at) => (
          <li key={at}>
            {note.line > 0 ? (
              <span class="line-number">{say("builder-line", { line: note.line })}</span>
            ) : null}{" "}
            {read(note.message)}
          </li>
        ))}
      </ul>
    </div>
  );
}
