import "../../styles/table.css";
import "../../styles/question.css";
import "../../styles/ledger.css";
import "../../styles/phone.css";
import "./replay.css";
import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Trouble } from "../../parts/Faults";
import { OfGame } from "../../parts/OfGame";
import { Seal } from "../../parts/Seal";
import { SettingsDialog } from "../../parts/SettingsDialog";
import { Shell } from "../../parts/Shell";
import type { GameTable } from "../../table/contract";
import { placeBeside } from "../../table/beside";
import { useGame } from "../../table/drawing";
import { GameTag, titleWithGame } from "../../parts/GameTag";
import { HeadButton } from "../../table/HeadButton";
import { LedgerToggle } from "../../table/toggles";
import { ToldMatch } from "../../table/told/ToldMatch";
import { read, say } from "../../text/current";
import type { Fault, ReplayHead } from "../../wire";
import { Controls, Options } from "./Controls";
import { Figures } from "./Figures";
import { Hands } from "./Hands";
import { Keys, type ReplaySheet, useReplayKeys } from "./keys";
import { Happened } from "./Happened";
import { OpenJournal } from "./OpenJournal";
import { Playback } from "./playback";
import { ReplayLedger } from "./ReplayLedger";
import { ReplayPlates } from "./ReplayPlates";

/** The beginning of the ids of replays that were opened from a journal. */
const FILE = "file-";

/** Whether a match cannot be played again for the rules or the cards that it was played with. */
function isOfOtherRules({ place, message }: Fault): boolean {
  return place === "header" || message.id.startsWith("other-rules-");
}

/** A match once more, step by step, through anybody's eyes. */
export function ReplayPage({ id }: { readonly id: string }) {
  const playback = useMemo(() => new Playback(id), [id]);
  useEffect(() => {
    void playback.open(location.hash);
    const follow = (): void => playback.goTo(location.hash);
    window.addEventListener("hashchange", follow);
    return () => {
      window.removeEventListener("hashchange", follow);
      playback.close();
    };
  }, [playback]);
  const head = playback.head.value;
  if (head !== null) {
    return (
      <OfGame game={head.outline.game}>
        <Replaying playback={playback} head={head} />
      </OfGame>
    );
  }
  const error = playback.error.value;
  if (error === null) {
    return (
      <Shell narrow>
        <h1>{say("page-replay")}</h1>
        <p class="loading">{say("page-loading")}</p>
      </Shell>
    );
  }
  // What cannot be played again is shown as it was told; a journal that was handed in has no more.
  const isTold = !id.startsWith(FILE) && error.faults.some(isOfOtherRules);
  return (
    <Shell narrow={!isTold}>
      <h1>{say("page-replay")}</h1>
      <Trouble error={error} />
      {isTold ? <ToldMatch id={id} /> : null}
      <OpenJournal />
    </Shell>
  );
}

interface ReplayingProps {
  readonly playback: Playback;
  readonly head: ReplayHead;
}

function Replaying({ playback, head }: ReplayingProps) {
  const game = useGame(head.outline.game);
  const sheet = useSignal<ReplaySheet | null>(null);
  const ledger = useSignal(false);
  useReplayKeys(playback, sheet, ledger);
  usePlaying(playback);
  const openFigures = head.figures ? () => (sheet.value = "figures") : null;
  const title = say("page-replay-title", {
    title: titleWithGame(read(head.title), head.outline.game),
  });
  useEffect(() => {
    document.title = `${title} · Gorin`;
  }, [title]);
  return (
    <div
      class={`play replay ${game?.theme ?? ""}`.trim()}
      data-ledger={ledger.value ? "open" : "shut"}
    >
      <header class="play-head">
        <a class="wordmark" href="/" aria-label={say("page-home")} title={say("page-home")}>
          <Seal size={24} />
        </a>
        <span class="play-title">
          <h1>{read(head.title)}</h1>
          <GameTag game={head.outline.game} />
        </span>
        <span class="tag">{say("page-replay")}</span>
        <span class="stretch" />
        <HeadButton
          sign="help"
          label="page-keys"
          kind="replay-keys"
          onClick={() => (sheet.value = "keys")}
        />
        <HeadButton
          sign="settings"
          label="page-settings"
          onClick={() => (sheet.value = "settings")}
        />
        <LedgerToggle ledger={ledger} />
      </header>
      <Options playback={playback} />
      <ReplayPlates playback={playback} game={game} />
      <main class="board" aria-label={say("page-board")}>
        {game?.Header ? (
          <div class="board-head">
            <game.Header play={playback.play} />
          </div>
        ) : null}
        <div class="board-place">{game ? <game.Board play={playback.play} /> : null}</div>
      </main>
      <section class="question replay-bar" aria-label={say("page-replay-controls")}>
        <Happened playback={playback} openFigures={openFigures} />
        <Trouble error={playback.error.value} />
        <Controls playback={playback} />
      </section>
      <Hands playback={playback} game={game} />
      <div class="side">
        <ReplayLedger
          playback={playback}
          shut={() => (ledger.value = false)}
          openFigures={openFigures}
        />
      </div>
      <Peeking playback={playback} game={game} />
      {sheet.value === "settings" ? (
        <SettingsDialog close={() => (sheet.value = null)} />
      ) : null}
      {sheet.value === "keys" ? <Keys close={() => (sheet.value = null)} /> : null}
      {sheet.value === "figures" ? (
        <Figures playback={playback} close={() => (sheet.value = null)} />
      ) : null}
    </div>
  );
}

/** While it plays, each step stays for a while and gives way to the next that tells something. */
function usePlaying(playback: Playback): void {
  const stays = playback.playing.value ? playback.stays.value : null;
  const step = useComputed(() => playback.shown.value?.frame.step ?? null).value;
  useEffect(() => {
    if (stays === null) return;
    const timer = window.setTimeout(() => playback.advance(), stays);
    return () => window.clearTimeout(timer);
  }, [playback, stays, step]);
}

interface PeekingProps {
  readonly playback: Playback;
  readonly game: GameTable | null;
}

function Peeking({ playback, game }: PeekingProps) {
  const peek = playback.peek.value;
  if (peek === null || game?.FullCard === undefined) return null;
  return (
    <div class="peek" style={placeBeside(peek.beside)}>
      <game.FullCard play={playback.play} peek={peek} />
    </div>
  );
}
