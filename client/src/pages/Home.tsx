import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { useEffect } from "preact/hooks";
import { firstGame, gamePage, gamePages } from "../listed";
import { Trouble } from "../parts/Faults";
import { Icon, type Sign } from "../parts/Icon";
import { Shell } from "../parts/Shell";
import { isLoopback } from "../parts/hosts";
import { useLoaded } from "../parts/loaded";
import { catalogue } from "../store";
import { prepareGame, say } from "../text/current";
import { atOnce } from "./at-once";
import { Doors } from "./Doors";
import { useOpening } from "./opening";
import { openAgainstBots, openForFriend, playable } from "./openings";
import { OwnName } from "./OwnName";
import { Finished, Running, useOwnTables } from "./OwnTables";

/** Fetch what the house has of a table; else it comes part after part once there is one. */
function fetchHouse(): void {
  import("../table/TablePage").catch(() => undefined); // said where it is missing
}

/** Fetch what opens and draws a table of a game that somebody seems to want. */
function fetchTable(id: string): void {
  fetchHouse();
  const game = gamePage(id);
  for (const part of [game.options?.(), game.table?.(), prepareGame(id)]) {
    part?.catch(() => undefined);
  }
}

/** Fetch that while the reader still reads; nothing of a game, for nobody has chosen one yet. */
function whenIdle(): void {
  if ("requestIdleCallback" in window) {
    window.requestIdleCallback(fetchHouse, { timeout: 2000 });
  } else setTimeout(fetchHouse, 500); // Safari
}

/** Fetch it while a table is opened, should the reader have been faster. */
function meanwhile(game: string, way: (game: string) => Promise<string>): () => Promise<string> {
  return () => {
    fetchTable(game);
    return way(game);
  };
}

/** The first page: the tables one sits at, and four ways in. */
export function Home() {
  const { busy, error, open } = useOpening();
  const chosen = useSignal("");
  const all = useLoaded("catalogue", catalogue).value.value;
  const games = all === null ? [] : playable(all);
  const entry = games.find((one) => one.id === chosen.value) ?? games[0];
  const game = entry?.id ?? firstGame();
  const own = useOwnTables();
  const running = own.value.value?.running ?? [];
  // What comes above the doors comes before them: nothing moves below a finger.
  const isKnown = own.value.value !== null || own.error.value !== null;
  const choose = (id: string): void => {
    chosen.value = id;
    fetchTable(id);
  };
  const play = (id: string) => open(`play-${id}`, meanwhile(id, openAgainstBots));
  useEffect(whenIdle, []);
  return (
    <Shell>
      <section class="intro">
        <h1>{say("page-title")}</h1>
        <p class="lead">{say("page-lead")}</p>
      </section>
      {running.length === 0 ? null : <Running tables={running} few />}
      <div class="entrance" data-games={Math.max(1, games.length)} hidden={!isKnown}>
        <Doors
          open={game}
          choose={choose}
          told={chosen.value}
          play={play}
          busy={busy.value.replace(/^play-/, "")}
        />
        <nav class="ways" aria-label={say("page-ways")}>
          <WayButton
            way="play"
            text={atOnce(game, entry)}
            sign="play"
            busy={busy.value === "play"}
            near={() => fetchTable(game)}
            onClick={open("play", meanwhile(game, openAgainstBots))}
          />
          <WayButton
            way="invite"
            sign="invite"
            busy={busy.value === "invite"}
            near={() => fetchTable(game)}
            onClick={open("invite", meanwhile(game, openForFriend))}
          />
          {entry?.lessons === false ? null : (
            <WayLink way="learn" sign="learn" href={at("/learn", game)} />
          )}
          <WayLink way="watch" sign="eye" href="/watch" />
        </nav>
      </div>
      <Trouble error={error.value} />
      <p class="more">
        <a href={at("/new", game)}>{say("page-way-more")}</a>
      </p>
      <p class="more">
        {gamePages.value.flatMap(({ links = [] }) =>
          links.map(({ path, label }) => (
            <Fragment key={path}>
              <a href={path}>{say(label)}</a> ·{" "}
            </Fragment>
          )),
        )}
        <a href="/stats">{say("decks-home-games")}</a>
      </p>
      {isKnown && running.length === 0 ? <Running tables={running} /> : null}
      <Finished tables={own.value.value?.finished ?? []} />
      <OwnName />
      <p class="more">
        <a href="/me">{say("you-link")}</a>
      </p>
      {isHere() ? <p class="hint">{say("page-offline")}</p> : null}
    </Shell>
  );
}

/** Whether the server runs on this computer, so that no network is needed. */
function isHere(): boolean {
  return isLoopback(location.hostname);
}

/** The address of a page for a game; the usual one need not be named. */
function at(path: string, game: string): string {
  return game === firstGame() ? path : `${path}?game=${encodeURIComponent(game)}`;
}

interface WayProps {
  readonly way: string;
  readonly sign: Sign;
  /** What begins there; missing: the same with every game. */
  readonly text?: string;
}

function Way({ way, sign, text }: WayProps) {
  return (
    <>
      <Icon sign={sign} size={34} />
      <span class="way-title">{say(`page-way-${way}`)}</span>
      <span class="way-text">{text ?? say(`page-way-${way}-more`)}</span>
    </>
  );
}

interface WayButtonProps extends WayProps {
  readonly busy: boolean;
  /** The pointer or the keys have come to it: a moment later it may be pressed. */
  readonly near: () => void;
  readonly onClick: () => void;
}

function WayButton({ busy, near, onClick, ...way }: WayButtonProps) {
  return (
    <button
      type="button"
      class={`way way-${way.way}`}
      aria-busy={busy}
      onPointerEnter={near}
      onFocus={near}
      onClick={onClick}
    >
      <Way {...way} />
    </button>
  );
}

function WayLink({ way, sign, href }: WayProps & { readonly href: string }) {
  return (
    <a class={`way way-${way}`} href={href}>
      <Way way={way} sign={sign} />
    </a>
  );
}
