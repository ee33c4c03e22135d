import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Clause } from "../parts/Clause";
import { Icon } from "../parts/Icon";
import { read, say } from "../text/current";
import type { LogLine } from "../wire";
import type { GameTable } from "./contract";
import { folded } from "./folding";
import type { Sitting } from "./sitting";
import { byWeight, deedsOfOthers, hitsOf, linesSince } from "./since";
import { Told } from "./Told";

/** So many deeds are told at once; a touch away there are all of them. */
const TOLD = 3;

interface DeedsProps {
  readonly sitting: Sitting;
  readonly game: GameTable | null;
}

/**
 * What others did since the reader's last answer, above the board until the next one. What hits the
 * reader comes first, with a sign.
 */
export function Deeds({ sitting, game }: DeedsProps) {
  const own = sitting.known.value?.you.seat ?? null;
  const since = linesSince(sitting.play.lines.value, sitting.answered.value);
  const hits = own === null ? [] : hitsIn(sitting, game, since, own);
  const others = own === null ? [] : deedsOfOthers(since, own);
  const deeds = byWeight([...byWeight(hits), ...others.filter((line) => !hits.includes(line))]);
  const opened = useSignal(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    opened.value = false;
  }, [sitting.answered.value]);
  useEffect(() => {
    if (!opened.value) return undefined;
    const leave = (event: Event): void => {
      const inside = event.target instanceof Node && place.current?.contains(event.target);
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key !== "Escape" : inside || isPeek(event)) return;
      if (isKey && inside) place.current?.querySelector("button")?.focus();
      opened.value = false;
    };
    document.addEventListener("pointerdown", leave, true);
    document.addEventListener("keydown", leave, true);
    return () => {
      document.removeEventListener("pointerdown", leave, true);
      document.removeEventListener("keydown", leave, true);
    };
  }, [opened.value]);
  if (deeds.length === 0) return null;
  const more = deeds.length - TOLD;
  return (
    <div class="deeds" ref={place}>
      <button
        key={deeds[0]?.at}
        type="button"
        class="bare deeds-told"
        aria-expanded={opened.value}
        title={say("page-since")}
        onClick={() => (opened.value = !opened.value)}
      >
        <Icon sign="eye" size={14} />
        <span class="unseen">{say("page-since")}</span>
        <span class="deeds-line">
          {deeds.slice(0, TOLD).map((line, at) => (
            <span key={line.at} class="deeds-one" data-hits={hits.includes(line)}>
              {at > 0 ? " · " : null}
              {hits.includes(line) ? <Hit /> : null}
              {read(line.message)}
            </span>
          ))}
        </span>
        {more > 0 ? <span class="deeds-more">+{more}</span> : null}
        <Icon sign="down" size={12} />
      </button>
      {opened.value ? (
        <section class="deeds-list" aria-label={say("page-since")}>
          <h3>{say("page-since")}</h3>
          <ol>
            {folded(since).map(([line, ...more]) =>
              line === undefined ? null : (
                <li
                  key={line.at}
                  class={headed(game, line)}
                  data-hits={hits.includes(line)}
                  data-weight={line.weight}
                >
                  {hits.includes(line) ? <Hit /> : null}
                  {more.length > 0 ? (
                    say("page-log-passes", { count: more.length + 1 })
                  ) : (
                    <>
                      <Told line={line} play={sitting.play} /> <Clause id={line.clause} />
                    </>
                  )}
                </li>
              ),
            )}
          </ol>
        </section>
      ) : null}
    </div>
  );
}

/** The class of a line that heads what follows it: a turn, a phase, a conflict. */
function headed(game: GameTable | null, line: LogLine): string | undefined {
  const heads = game?.heading?.(line) ?? null;
  return heads === null ? undefined : `log-head log-head-${heads}`;
}

function hitsIn(
  sitting: Sitting,
  game: GameTable | null,
  since: readonly LogLine[],
  own: number,
): readonly LogLine[] {
  const tells = game?.hits;
  if (tells === undefined) return hitsOf(since, own);
  const view = sitting.play.view.value;
  return hitsOf(since, own, (line) => tells(view, line, own));
}

/** The sign of what hits the reader. */
function Hit() {
  return (
    <span class="deeds-hit" title={say("page-since-hit")}>
      <Icon sign="warning" size={14} />
      <span class="unseen">{say("page-since-hit")}: </span>
    </span>
  );
}

/** Whether somebody touches a card in full that lies over the list. */
function isPeek(event: Event): boolean {
  return event.target instanceof Element && event.target.closest(".peek") !== null;
}
