import "./stats.css";
import { useSignal } from "@preact/signals";
import { get } from "../../api";
import { ChoiceGroup } from "../../parts/Choices";
import { Trouble } from "../../parts/Faults";
import { useLoaded } from "../../parts/loaded";
import { Shell } from "../../parts/Shell";
import { language, say } from "../../text/current";
import type { GameTables, PlayedMatches, TableLine } from "../../wire";
import { OpenJournal } from "../replay/OpenJournal";
import { haveTurns, levelsOf } from "./kinds";
import { numberText } from "./numbers";
import { Played } from "./Played";
import { LengthBars } from "./plots";
import { Rates } from "./Rates";
import { binsOf } from "./scale";

type Whose = "yours" | "all";

/** Below so many games a share says little. */
const FEW = 30;
const MOST_BINS = 16;

/** Finished games: who won how often, how long they were, and the way to their replays. */
export function StatsPage() {
  const { value, error } = useLoaded("played", () => get<PlayedMatches>("/api/played"));
  const chosen = useSignal<Whose | null>(null);
  const played = value.value;
  const own = played?.yours?.games ?? 0;
  const whose: Whose = chosen.value ?? (own > 0 ? "yours" : "all");
  const tables = played === null ? null : whose === "yours" ? played.yours : played.all;
  const last = whose === "yours" ? played?.your_last : played?.last;
  return (
    <Shell>
      <section class="intro stats-head">
        <h1>{say("page-stats")}</h1>
        <p class="lead">{say("page-stats-lead")}</p>
        {played === null ? null : (
          <ChoiceGroup
            label={say("page-stats-whose")}
            value={whose}
            choices={(["yours", "all"] as const).map((one) => [one, say(`page-stats-${one}`)])}
            choose={(one) => {
              chosen.value = one;
            }}
          />
        )}
      </section>
      <Trouble error={error.value} />
      {played === null && error.value === null ? (
        <p class="loading">{say("page-loading")}</p>
      ) : null}
      {played === null ? null : tables === null || tables.games === 0 ? (
        <Nothing whose={whose} />
      ) : (
        <Tables tables={tables} whose={whose} most={played.most} />
      )}
      {last === undefined || tables === null || tables.games === 0 ? null : (
        <section class="block">
          <h2>{say(whose === "yours" ? "page-stats-last" : "page-stats-last-listed")}</h2>
          {last.length === 0 ? (
            <p class="empty">{say("page-stats-last-none")}</p>
          ) : (
            <Played matches={last} />
          )}
        </section>
      )}
      <section class="block">
        <h2>{say("page-replay")}</h2>
        <OpenJournal />
      </section>
    </Shell>
  );
}

function Nothing({ whose }: { readonly whose: Whose }) {
  return (
    <section class="stats-nothing">
      <p>{say(whose === "yours" ? "page-stats-none-yours" : "page-stats-none")}</p>
      <a class="main-button" href="/new">
        {say("page-stats-begin")}
      </a>
    </section>
  );
}

interface TablesProps {
  readonly tables: GameTables;
  readonly whose: Whose;
  readonly most: number;
}

function Tables({ tables, whose, most }: TablesProps) {
  const { games, turns, seconds } = tables;
  const count = say("page-stats-games", { count: games });
  const caption = say("page-stats-lengths-caption", {
    games,
    median: numberText(turns.median),
    p90: numberText(turns.p90),
  });
  const time = say("page-stats-time", { minutes: Math.floor(seconds.median / 60) });
  const isOwn = whose === "yours";
  const counted = haveTurns(tables);
  return (
    <>
      <p class="stats-note">
        {inARow(
          say("page-stats-rates-caption", { games: count }),
          games < FEW ? say("page-stats-few") : "",
          games >= most ? say("page-stats-most", { most }) : "",
        )}
      </p>
      <div class="stats-tables">
        <Rates title={say("page-stats-levels")} lines={levelsOf(tables)} counted={counted} decided={!isOwn} />
        <Rates
          title={say(isOwn ? "page-stats-bots-yours" : "page-stats-bots")}
          lines={tables.bots}
          counted={counted}
          called={botName}
        />
        {several(tables.seats) ? (
          <Rates title={say("page-stats-seats")} lines={tables.seats} counted={counted} decided={!isOwn} />
        ) : null}
        <Rates title={say("page-stats-places")} lines={inOrder(tables.places)} counted={counted} />
        <Rates title={say("page-stats-decks")} lines={tables.decks} counted={counted} />
        {several(tables.formats) ? (
          <Rates title={say("page-stats-formats")} lines={tables.formats} counted={counted} decided={!isOwn} />
        ) : null}
      </div>
      <section class="stats-lengths">
        {counted ? (
          <LengthBars title={say("page-stats-lengths")} bins={binsOf(tables.lengths, MOST_BINS)} />
        ) : null}
        <p class="hint">
          {inARow(counted ? caption : "", time)}
        </p>
      </section>
    </>
  );
}

/** Sentences after each other; Chinese has no space between them. */
function inARow(...sentences: readonly string[]): string {
  return sentences.filter((one) => one !== "").join(language.value === "zh" ? "" : " ");
}

function several(lines: readonly TableLine[]): boolean {
  return lines.length > 1;
}

/** Seats in the order of their numbers, whichever was played more. */
function inOrder(lines: readonly TableLine[]): readonly TableLine[] {
  return [...lines].sort((a, b) => Number(a.key) - Number(b.key));
}

function botName(line: TableLine): { type: "message"; id: string; args: Record<string, never> } {
  return { type: "message", id: `page-bot-${line.key}`, args: {} };
}
