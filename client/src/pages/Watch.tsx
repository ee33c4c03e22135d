import { get } from "../api";
import { useActing } from "../parts/acting";
import { Trouble } from "../parts/Faults";
import { Icon } from "../parts/Icon";
import { useLoaded } from "../parts/loaded";
import { Shell } from "../parts/Shell";
import { TableRows } from "../parts/TableRows";
import { go } from "../router";
import { say } from "../text/current";
import type { LobbyEntry, PlayedMatches, Tables } from "../wire";
import { openForBots } from "./openings";
import { Played } from "./stats/Played";

const FREE = (table: LobbyEntry): boolean => table.stage === "gathering";
const RUNNING = (table: LobbyEntry): boolean => ["playing", "paused"].includes(table.stage);
const OVER = (table: LobbyEntry): boolean => ["over", "closed"].includes(table.stage);

/** The tables that are open to others: with free seats, running, and finished. */
export function Watch() {
  const { value, error } = useLoaded("lobby", () => get<Tables>("/api/tables"));
  const tables = value.value?.tables ?? null;
  return (
    <Shell narrow>
      <h1>{say("page-watch")}</h1>
      <WatchBots />
      <Trouble error={error.value} />
      {tables === null ? null : (
        <>
          <Part title="page-watch-free" tables={tables.filter(FREE)} />
          <Part title="page-watch-running" tables={tables.filter(RUNNING)} />
          <Part title="page-watch-over" tables={tables.filter(OVER)} />
          {tables.length === 0 ? <p class="empty">{say("page-watch-none")}</p> : null}
          <LastPlayed />
        </>
      )}
    </Shell>
  );
}

/** There is always something to watch: bots play when they are asked to. */
function WatchBots() {
  const { busy, error, run } = useActing();
  const watch = (): Promise<void> =>
    run(async () => go(`/replay/${await openForBots()}#step=0&view=all&play=yes`));
  return (
    <section class="block">
      <p>{say("page-watch-bots-more")}</p>
      <div>
        <button type="button" class="main-button" aria-busy={busy.value} onClick={() => void watch()}>
          <Icon sign="play" size={16} /> {say("page-watch-bots")}
        </button>
      </div>
      <Trouble error={error.value} />
    </section>
  );
}

function Part(props: { readonly title: string; readonly tables: readonly LobbyEntry[] }) {
  if (props.tables.length === 0) return null;
  return (
    <section class="block">
      <h2>{say(props.title)}</h2>
      <TableRows tables={props.tables} />
    </section>
  );
}

/** The last games of listed tables, with their replays. */
function LastPlayed() {
  const { value } = useLoaded("played", () => get<PlayedMatches>("/api/played"));
  const matches = value.value?.last ?? [];
  return (
    <section class="block">
      <h2>{say("page-watch-over")}</h2>
      {matches.length === 0 ? (
        <p class="empty">{say("page-stats-last-none")}</p>
      ) : (
        <Played matches={matches} />
      )}
      <p class="more">
        <a href="/stats">{say("page-stats-and-replays")}</a>
      </p>
    </section>
  );
}
