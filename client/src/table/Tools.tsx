import type { Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { useRoving } from "../parts/roving";
import { reader, say } from "../text/current";
import type { Sheet } from "./Dialogs";
import { pass } from "./Passing";
import type { Sitting } from "./sitting";

interface ToolsProps {
  readonly sitting: Sitting;
  readonly sheet: Signal<Sheet | null>;
}

/** What a player may do beside answering: take back, pass, pause, give up. */
export function Tools({ sitting, sheet }: ToolsProps) {
  const bar = useRef<HTMLDivElement>(null);
  useRoving(bar);
  const known = sitting.known.value;
  if (known === null || known.you.seat === null || known.match === null) return null;
  const { table, you } = known;
  if (known.match.outcome !== null || table.stage === "closed") return null;
  const skipping = you.stops?.skip === "turn";
  return (
    <div class="tools" ref={bar} role="toolbar" aria-label={say("page-tools")}>
      {table.terms.undo === "none" ? null : (
        <button
          type="button"
          aria-disabled={!you.can_undo}
          aria-keyshortcuts="u"
          onClick={() => {
            if (you.can_undo) void sitting.do({ type: "undo" });
          }}
        >
          <Icon sign="undo" size={16} /> {say("page-undo")}
        </button>
      )}
      {you.stops === null ? null : (
        <button
          type="button"
          aria-pressed={skipping}
          aria-keyshortcuts="s"
          title={say("page-skip-turn-more")}
          data-passing
          onClick={() => pass(sitting, !skipping)}
        >
          <Icon sign="right" size={16} /> {say("page-skip-turn")}
        </button>
      )}
      {you.stops === null ? null : (
        <button
          type="button"
          aria-label={say("page-stops-open")}
          title={say("page-stops-open")}
          onClick={() => (sheet.value = "stops")}
        >
          <Icon sign="settings" size={16} />
        </button>
      )}
      {table.stage === "paused" ? null : (
        <button type="button" onClick={() => void sitting.do({ type: "pause", on: true })}>
          <Icon sign="pause" size={16} /> {say("page-pause")}
        </button>
      )}
      {you.initiatives
        .filter((kind) => kind !== "concede")
        .map((kind) => (
          <button key={kind} type="button" onClick={() => void sitting.do({ type: "act", kind })}>
            {initiativeInWords(kind)}
          </button>
        ))}
      {you.initiatives.includes("concede") ? (
        <button type="button" onClick={() => (sheet.value = "concede")}>
          <Icon sign="flag" size={16} /> {say("page-concede")}
        </button>
      ) : null}
    </div>
  );
}

function initiativeInWords(kind: string): string {
  const id = `initiative-${kind}`;
  return reader.value?.has(id) ? say(id) : kind;
}
