// The text of a level's file, with numbered lines and those marked that have a fault.

import { useEffect, useRef } from "preact/hooks";
import { say } from "../../../text/current";
import type { LevelFault } from "../wire";

interface TextPaneProps {
  readonly text: string;
  readonly faults: readonly LevelFault[];
  readonly put: (text: string) => void;
  /** The line to go to, and a number that changes with every going. */
  readonly goal: { readonly line: number; readonly serial: number } | null;
}

export function TextPane({ text, faults, put, goal }: TextPaneProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLPreElement>(null);
  const count = text.split("\n").length;
  const wrong = new Set(faults.map((fault) => fault.line));
  useEffect(() => {
    const field = area.current;
    if (goal === null || goal.line < 1 || field === null) return;
    const lines = field.value.split("\n");
    const start = lines.slice(0, goal.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
    field.focus();
    field.setSelectionRange(start, start + (lines[goal.line - 1]?.length ?? 0));
    field.scrollTop = Math.max(0, (goal.line - 4) * parseFloat(getComputedStyle(field).lineHeight));
  }, [goal?.serial]);
  return (
    <div class="text-pane">
      <pre ref={gutter} class="text-gutter" aria-hidden="true">
        {Array.from({ length: count }, (_, at) =>
          wrong.has(at + 1) ? <mark key={at}>{`! ${at + 1}\n`}</mark> : `${at + 1}\n`,
        )}
      </pre>
      <textarea
        ref={area}
        class="level-text"
        value={text}
        wrap="off"
        spellcheck={false}
        autocapitalize="off"
        aria-label={say("levels-page-text")}
        onInput={(event) => put(event.currentTarget.value)}
        onScroll={(event) => {
          if (gutter.current) gutter.current.scrollTop = event.currentTarget.scrollTop;
        }}
      />
    </div>
  );
}
