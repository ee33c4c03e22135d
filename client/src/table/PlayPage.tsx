import { type Signal, useSignal } from "@preact/signals";
import type { ComponentType, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { GameTag, titleWithGame } from "../parts/GameTag";
import { Seal } from "../parts/Seal";
import { isPhone } from "../settings";
import { read, say } from "../text/current";
import { Announcer } from "./Telling";
import { Casting } from "./Casting";
import { Connection } from "./Connection";
import type { GameTable, Layout, PeekProps, PlayProps } from "./contract";
import { Deeds } from "./Deeds";
import { Dialogs } from "./Dialogs";
import { isNarrow, placeBeside } from "./beside";
import { useGame } from "./drawing";
import { focusAnswers, useHotkeys } from "./hotkeys";
import { Halt } from "./Halt";
import { HeadButton } from "./HeadButton";
import { Ledger } from "./Ledger";
import { Lessons } from "./Lessons";
import { scoreInWords } from "./match";
import { Plate, Plates, TurnTime } from "./Plates";
import { Question } from "./Question";
import { Staged } from "./showing/Staged";
import { useShowing } from "./showing/watching";
import type { Sheet } from "./sheets";
import type { Sitting } from "./sitting";
import { useWords } from "./words";
import { HandToggle, LedgerToggle } from "./toggles";
import { Tools } from "./Tools";
import { useSounds } from "./sounds";

/** A match: board in the middle, the reader at the bottom, the ledger at the side. */
export function PlayPage({ sitting }: { readonly sitting: Sitting }) {
  const known = sitting.known.value;
  const game = useGame(known?.table.game ?? "");
  const sheet = useSignal<Sheet | null>(null);
  const ledger = useSignal(false);
  const hand = useSignal(false); // folded on a phone; a wide page always shows it
  const place = useRef<HTMLElement>(null);
  const head = useRef<HTMLElement>(null);
  useWords(head);
  useHandAsked(sitting, hand, place, game);
  useHotkeys(sitting, sheet, ledger);
  useSounds(sitting);
  useTitle(sitting);
  useShowing(sitting, game);
  if (known === null) return null;
  const { play } = sitting;
  const own = known.you.seat;
  const ownSeat = known.table.seats.find((seat) => seat.seat === own);
  return (
    <div
      class={game?.theme === undefined ? "play" : `play ${game.theme}`}
      style={layoutStyle(game?.layout)}
      data-seated={own !== null}
      data-answers={game?.layout?.answers}
      data-showing={sitting.showing.value}
      data-ledger={ledger.value ? "open" : "shut"}
    >
      <a class="skip" href="#question" onClick={toAnswers}>
        {say("page-to-answers")}
      </a>
      <header class="play-head" ref={head}>
        <a class="wordmark" href="/" aria-label={say("page-home")} title={say("page-home")}>
          <Seal size={24} />
        </a>
        <span class="play-title">
          <h1>{read(known.table.title)}</h1>
          <GameTag game={known.table.game} />
        </span>
        {known.table.match === null ? null : (
          <span class="tag match-tag">{scoreInWords(known.table.match)}</span>
        )}
        {known.you.role === "player" ? null : (
          <span class="tag">{say(`page-role-${known.you.role}`)}</span>
        )}
        <Connection sitting={sitting} />
        <span class="stretch" />
        {isPhone.value ? null : <Tools sitting={sitting} sheet={sheet} />}
        <HeadButton sign="help" label="page-help" onClick={() => (sheet.value = "help")} />
        <HeadButton sign="settings" label="page-settings" onClick={() => (sheet.value = "settings")} />
        <LedgerToggle ledger={ledger} unread={sitting.unread.value} />
      </header>
      <Plates sitting={sitting} game={game} order={game?.order} />
      <main class="board" aria-label={say("page-board")}>
        {game?.Header ? (
          <div class="board-head">
            <game.Header play={play} />
            <TurnTime sitting={sitting} />
            {game.layout?.tells === true ? null : <Deeds sitting={sitting} game={game} />}
          </div>
        ) : null}
        <div class="board-place">
          <Part part={game?.Board} play={play} />
          <Staged sitting={sitting} game={game} />
          <Halt sitting={sitting} />
        </div>
      </main>
      <Question sitting={sitting} sheet={sheet} game={game} />
      {ownSeat === undefined ? (
        <Casting sitting={sitting} game={game} />
      ) : (
        <section class="own" ref={place} data-open={hand.value} aria-label={say("page-you")}>
          <HandToggle
            title={say(game?.Hand === undefined ? "page-tools" : "page-own-place")}
            open={hand}
          />
          <div class="own-side">
            <Plate sitting={sitting} game={game} seat={ownSeat} own />
            {isPhone.value ? <Tools sitting={sitting} sheet={sheet} /> : null}
          </div>
          <div class="own-hand">
            <Part part={game?.Hand} play={play} />
          </div>
        </section>
      )}
      <div class="side">
        <Lessons sitting={sitting} />
        <Ledger
          sitting={sitting}
          game={game}
          open={ledger.value}
          shut={() => (ledger.value = false)}
        />
      </div>
      <Peeking part={game?.FullCard} sitting={sitting} />
      <Announcer sitting={sitting} />
      <Dialogs sitting={sitting} sheet={sheet} game={game} />
    </div>
  );
}

/**
 * Unfold the hand of a phone while an answer can be given there, and fold it away again. Whoever
 * folds or unfolds it meanwhile has it so.
 */
function useHandAsked(
  sitting: Sitting,
  hand: Signal<boolean>,
  place: RefObject<HTMLElement | null>,
  game: GameTable | null,
): void {
  const { question } = sitting.play.choices;
  const asked = sitting.showing.value ? 0 : (question.value?.serial ?? 0);
  const unfolded = useRef(false);
  const fresh = sitting.fresh.value;
  useLayoutEffect(() => {
    // What can be chosen lights up when the question takes answers.
    if (asked === 0 || fresh) return;
    const now = question.peek();
    const isWhole = now !== null && game?.isAboutHand?.(now) === true;
    const isAbout = isWhole || place.current?.querySelector(".own-hand .lit") != null;
    if (isAbout && !hand.peek()) {
      hand.value = true;
      unfolded.current = true;
      requestAnimationFrame(() => bringIntoSight(place.current));
    } else if (!isAbout && unfolded.current) {
      hand.value = false;
      unfolded.current = false;
    }
  }, [asked, fresh, game]);
}

/** The first card that can be chosen: a hand is scrolled sideways on a phone. */
function bringIntoSight(place: HTMLElement | null): void {
  if (!isNarrow()) return;
  const card = place?.querySelector(".own-hand .lit");
  card?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
}

/** The lengths of a game's layout, as the style sheet of the table reads them. */
function layoutStyle(layout: Layout | undefined): Record<string, string> {
  return {
    ...(layout?.own === undefined ? {} : { "--own-height": layout.own }),
    ...(layout?.side === undefined ? {} : { "--side-width": layout.side }),
  };
}

function toAnswers(event: Event): void {
  event.preventDefault();
  focusAnswers();
}

/** The title of the tab says whether a decision waits, for whoever looks at another one. */
function useTitle(sitting: Sitting): void {
  const table = sitting.known.value?.table;
  const asked = sitting.play.choices.question.value !== null && table?.stage === "playing";
  const title = table === undefined ? "Gorin" : `${titleWithGame(read(table.title), table.game)} · Gorin`;
  useEffect(() => {
    document.title = asked ? `● ${title}` : title;
  }, [title, asked]);
}

function Part({ part: Drawn, play }: PlayProps & { part: ComponentType<PlayProps> | undefined }) {
  return Drawn === undefined ? null : <Drawn play={play} />;
}

interface PeekingProps {
  readonly part: ComponentType<PeekProps> | undefined;
  readonly sitting: Sitting;
}

/** The card that is pointed at, in full, beside what was pointed at. */
function Peeking({ part: FullCard, sitting }: PeekingProps) {
  const peek = sitting.play.peek.value;
  if (peek === null || FullCard === undefined) return null;
  return (
    <div class="peek" style={placeBeside(peek.beside)}>
      <FullCard play={sitting.play} peek={peek} />
    </div>
  );
}
