import { type Signal, useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { useLoaded } from "../parts/loaded";
import { useRoving } from "../parts/roving";
import { catalogue } from "../store";
import { read, say } from "../text/current";
import { besideLeaving } from "./acting";
import { togglePassing } from "./Passing";
import type { Sheet } from "./sheets";
import type { Sitting } from "./sitting";

interface ToolsProps {
  readonly sitting: Sitting;
  readonly sheet: Signal<Sheet | null>;
}

/** Until when one may pass, by which key, and how it is drawn and called. */
const PASSING = [
  ["turn", "s", "right", "page-skip-turn", 1],
  ["concern", "d", "eye", "page-skip-concern", 4],
] as const;

/**
 * What a player may do beside answering: take back, pass, pause, give up. By their ranks the buttons
 * have words where there is not room for all.
 */
export function Tools({ sitting, sheet }: ToolsProps) {
  const bar = useRef<HTMLDivElement>(null);
  useRoving(bar);
  const games = useLoaded("catalogue", catalogue).value.value?.games ?? [];
  const known = sitting.known.value;
  if (known === null || known.you.seat === null || known.match === null) return null;
  const { table, you } = known;
  if (known.match.outcome !== null || table.stage === "closed") return null;
  const passes = games.find((one) => one.id === table.game)?.passes ?? true;
  return (
    <div class="tools" ref={bar} role="toolbar" aria-label={say("page-tools")}>
      {table.terms.undo === "none" ? null : (
        <button
          type="button"
          data-rank={3}
          aria-disabled={!you.can_undo}
          aria-keyshortcuts="u"
          title={you.no_undo === null ? say("page-undo") : read(you.no_undo)}
          aria-description={you.no_undo === null ? undefined : read(you.no_undo)}
          onClick={() => {
            if (you.can_undo) void sitting.do({ type: "undo" });
          }}
        >
          <Icon sign="undo" size={16} /> <span class="tool-words">{say("page-undo")}</span>
        </button>
      )}
      {you.stops === null || !passes
        ? null
        : PASSING.map(([until, key, sign, words, rank]) => (
            <button
              key={until}
              type="button"
              aria-pressed={you.stops?.skip === until}
              aria-keyshortcuts={key}
              title={say(`${words}-more`)}
              data-passing={until}
              data-rank={rank}
              onClick={() => togglePassing(sitting, until)}
            >
              <Icon sign={sign} size={16} /> <span class="tool-words">{say(words)}</span>
            </button>
          ))}
      {you.stops === null ? null : (
        <button
          type="button"
          class="tool-stops"
          data-rank={7}
          title={say("page-stops-open")}
          onClick={() => (sheet.value = "stops")}
        >
          <Icon sign="asked" size={16} /> <span class="tool-words">{say("page-stops-open")}</span>
        </button>
      )}
      {table.stage === "paused" ? null : (
        <button
          type="button"
          data-rank={6}
          title={say("page-pause")}
          onClick={() => void sitting.do({ type: "pause", on: true })}
        >
          <Icon sign="pause" size={16} /> <span class="tool-words">{say("page-pause")}</span>
        </button>
      )}
      <Initiatives kinds={you.initiatives} sheet={sheet} />
      {you.initiatives.includes("concede") ? (
        <button type="button" data-rank={5} title={say("page-concede")} onClick={() => (sheet.value = "concede")}>
          <Icon sign="flag" size={16} /> <span class="tool-words">{say("page-concede")}</span>
        </button>
      ) : null}
    </div>
  );
}

interface InitiativesProps {
  readonly kinds: readonly string[];
  readonly sheet: Signal<Sheet | null>;
}

/** What may be done unasked, beside giving up; it calls for attention when there is more of it. */
function Initiatives({ kinds, sheet }: InitiativesProps) {
  const open = besideLeaving(kinds);
  const seen = useSignal(open);
  if (seen.value.some((kind) => !open.includes(kind))) {
    seen.value = seen.value.filter((kind) => open.includes(kind));
  }
  if (open.length === 0) return null;
  const isNew = open.some((kind) => !seen.value.includes(kind));
  return (
    <button
      type="button"
      class="tool-acts"
      data-rank={2}
      data-new={isNew}
      title={say(isNew ? "page-acts-new" : "page-acts")}
      onClick={() => {
        seen.value = open;
        sheet.value = "acts";
      }}
    >
      <Icon sign="send" size={16} />{" "}
      <span class="tool-words">{say(isNew ? "page-acts-new" : "page-acts")}</span>
    </button>
  );
}
