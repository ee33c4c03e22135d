import { Fragment } from "preact";
import { useEffect } from "preact/hooks";
import { gamePages } from "../game";
import { Trouble } from "../parts/Faults";
import { Icon, type Sign } from "../parts/Icon";
import { Shell } from "../parts/Shell";
import { isLoopback } from "../parts/hosts";
import { prepareGame, say } from "../text/current";
import { useOpening } from "./opening";
import { openAgainstBot, openForFriend } from "./openings";
import { OwnName } from "./OwnName";
import { OwnTables } from "./OwnTables";

/** The game of whoever names none. */
const FIRST = gamePages[0]?.id ?? "";

/** Fetch what opens and draws a table; else it comes part after part once there is one. */
function fetchTable(): void {
  const [game] = gamePages;
  const texts = game && prepareGame(game.id);
  for (const part of [import("../table/TablePage"), game?.options?.(), game?.table?.(), texts]) {
    part?.catch(() => undefined); // said where it is missing
  }
}

/** Fetch it while the reader still reads. */
function whenIdle(): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(fetchTable, { timeout: 2000 });
  else setTimeout(fetchTable, 500); // Safari
}

/** Fetch it while a table is opened, should the reader have been faster. */
function meanwhile(way: () => Promise<string>): () => Promise<string> {
  return () => {
    fetchTable();
    return way();
  };
}

/** The first page: four ways in, and the tables one sits at. */
export function Home() {
  const { busy, error, open } = useOpening();
  useEffect(whenIdle, []);
  return (
    <Shell>
      <section class="intro">
        <h1>{say("page-title")}</h1>
        <p class="lead">{say("page-lead")}</p>
      </section>
      <nav class="ways" aria-label={say("page-ways")}>
        <WayButton
          way="play"
          sign="play"
          busy={busy.value === "play"}
          onClick={open("play", meanwhile(openAgainstBot))}
        />
        <WayButton
          way="invite"
          sign="invite"
          busy={busy.value === "invite"}
          onClick={open("invite", meanwhile(openForFriend))}
        />
        <WayLink way="learn" sign="learn" href="/learn" />
        <WayLink way="watch" sign="eye" href="/watch" />
      </nav>
      <Trouble error={error.value} />
      <p class="more">
        <a href="/new">{say("page-way-more")}</a>
      </p>
      <p class="more also">
        {gamePages.flatMap(({ links = [] }) =>
          links.map(({ path, label }) => (
            <Fragment key={path}>
              <a href={path}>{say(label)}</a> ·{" "}
            </Fragment>
          )),
        )}
        <a href="/stats">{say("decks-home-games")}</a>
      </p>
      <OwnTables />
      <OwnName />
      <p class="more also">
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

interface WayProps {
  readonly way: string;
  readonly sign: Sign;
}

function Way({ way, sign }: WayProps) {
  return (
    <>
      <Icon sign={sign} size={34} />
      <span class="way-title">{say(`page-way-${way}`)}</span>
      <span class="way-text">{say(`page-way-${way}-more`, { game: say(`game-${FIRST}`) })}</span>
    </>
  );
}

interface WayButtonProps extends WayProps {
  readonly busy: boolean;
  readonly onClick: () => void;
}

function WayButton({ way, sign, busy, onClick }: WayButtonProps) {
  return (
    <button type="button" class={`way way-${way}`} aria-busy={busy} onClick={onClick}>
      <Way way={way} sign={sign} />
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
