import { useEffect, useRef } from "preact/hooks";
import { Faults } from "../parts/Faults";
import { titleWithGame } from "../parts/GameTag";
import { Icon } from "../parts/Icon";
import { useLoaded } from "../parts/loaded";
import { Select } from "../parts/Select";
import { Shell } from "../parts/Shell";
import type { GameOptions } from "../game";
import { optionsOf } from "../pages/asks";
import { catalogue } from "../store";
import { playerName, read, say } from "../text/current";
import type { GameEntry, SeatView, TableView } from "../wire";
import { comesAgain } from "./again";
import { Chat } from "./Chat";
import { Connection } from "./Connection";
import { DeckChoice, deckInWords } from "./DeckChoice";
import type { Known } from "./fold";
import { CloseTable } from "./Hosting";
import { Inviting, isFree } from "./Inviting";
import { PersonRows } from "./People";
import { scoreInWords } from "./match";
import type { Sitting } from "./sitting";
import { SwapBoard, type Swapping, useSwapping } from "./SwapBoard";
import { termsInWords } from "./terms";
import { usualDeck } from "./usual-deck";

interface GatheringProps {
  readonly sitting: Sitting;
  readonly known: Known;
}

/** Before the match: who sits where with which deck, and how others come. */
export function Gathering({ sitting, known }: GatheringProps) {
  const { table, you } = known;
  const { value } = useLoaded("catalogue", catalogue);
  const game = value.value?.games.find((one) => one.id === table.game) ?? null;
  const asks = useLoaded(table.game, () => optionsOf(table.game)).value.value;
  const free = table.seats.filter(isFree).length;
  const swapping = useSwapping(sitting, you.deck);
  useStirring(sitting, known);
  const between = isBetween(known);
  return (
    <Shell narrow>
      <Connection sitting={sitting} />
      <h1>{titleWithGame(read(table.title), table.game)}</h1>
      <p class="lead">{termsInWords(table)}</p>
      {between && table.match !== null ? (
        <p class="match-score">{scoreInWords(table.match)}</p>
      ) : null}
      <Faults faults={sitting.faults.value} />
      <ol class="seats">
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <SeatRow sitting={sitting} known={known} seat={seat} game={game} asks={asks} />
          </li>
        ))}
      </ol>
      {you.deck.length > 0 ? <SwapBoard parts={you.deck} swapping={swapping} /> : null}
      <div class="begin">
        {between && you.seat !== null ? (
          <ReadyButton sitting={sitting} known={known} swapping={swapping} />
        ) : null}
        {you.host ? (
          <button
            type="button"
            class={between ? "" : "main-button"}
            aria-disabled={free > 0}
            onClick={() => {
              if (free === 0) void sitting.do({ type: "begin" });
            }}
          >
            <Icon sign="play" size={20} /> {say("page-begin")}
          </button>
        ) : null}
        <p class="hint" aria-live="polite">
          {between && free === 0 ? say("page-match-ready-hint") : waitingWords(free, you.host)}
        </p>
      </div>
      {invites(known, free) ? <Inviting table={table} host={you.host} /> : null}
      <section class="block">
        <h2>{say("page-here")}</h2>
        <PersonRows sitting={sitting} known={known} />
        <CloseTable sitting={sitting} known={known} />
      </section>
      <section class="block">
        <h2>{say("page-chat")}</h2>
        <Chat sitting={sitting} />
      </section>
    </Shell>
  );
}

/** Whether a game of the match is over and the next one has not begun. */
function isBetween({ table }: Known): boolean {
  return table.match !== null && table.match.number > 1;
}

/** Says that the reader is ready for the next game, with the deck as it is on the screen. */
function ReadyButton({ sitting, known, swapping }: GatheringProps & { readonly swapping: Swapping }) {
  const { table, you } = known;
  const ready = table.seats.find((seat) => seat.seat === you.seat)?.ready ?? false;
  const wrong = swapping.changed && swapping.faults.value.length > 0;
  const tell = async (): Promise<void> => {
    if (!ready && swapping.changed && (wrong || !(await swapping.keep()))) return;
    await sitting.do({ type: "ready", on: !ready });
  };
  return (
    <button
      type="button"
      class="main-button"
      aria-pressed={ready}
      aria-disabled={wrong}
      onClick={() => void tell()}
    >
      <Icon sign="check" size={20} /> {say(ready ? "page-match-not-ready" : "page-match-ready")}
    </button>
  );
}

/** Whether it is the reader's to invite: while a seat is free any player's, afterwards the host's. */
function invites({ you }: Known, free: number): boolean {
  return you.host || (you.role === "player" && free > 0);
}

function waitingWords(free: number, host: boolean): string {
  if (free > 0) {
    return say(host ? "page-gathering-free" : "page-gathering-free-guest", { count: free });
  }
  return say(host ? "page-gathering-ready" : "page-gathering-host");
}

/**
 * Each seat adds to chance once, so that nobody else could have known what comes; the table has
 * published its own part before. Who plays again need not begin once more: that all have asked for.
 * The match begins as soon as everybody has come and added to chance.
 */
function useStirring(sitting: Sitting, { you, table }: Known): void {
  const returns = useRef(false);
  useEffect(() => {
    if (you.seat === null) return;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const entropy = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    returns.current = comesAgain.value === table.id && you.host;
    comesAgain.value = "";
    // Refused where the seat has stirred before, which is as good.
    sitting.socket.ask({ type: "stir", entropy }).catch(() => undefined);
  }, [you.seat]);
  const isComplete = allHaveStirred(table);
  useEffect(() => {
    if (!returns.current || !isComplete) return;
    returns.current = false;
    void sitting.do({ type: "begin" });
  }, [isComplete]);
}

/** Whether no seat is free, and each of those that people play has added to chance. */
export function allHaveStirred({ seats, entropy }: TableView): boolean {
  const people = seats.filter((seat) => seat.person !== null);
  return !seats.some(isFree) && entropy.length >= people.length;
}

interface SeatRowProps extends GatheringProps {
  readonly seat: SeatView;
  readonly game: GameEntry | null;
}

interface DeckSeatProps extends SeatRowProps {
  /** What the game says of usual decks, as soon as it is there. */
  readonly asks: GameOptions | null;
}

function SeatRow({ sitting, known, seat, game, asks }: DeckSeatProps) {
  const { table, you } = known;
  const own = you.seat === seat.seat;
  const between = isBetween(known);
  const decides = !between && (own || (you.host && seat.bot !== ""));
  const usual = usualDeck(game, asks, table, seat.seat);
  return (
    <div class="seat-row" data-own={own} data-free={isFree(seat)}>
      <span class="seat-number">{seat.seat + 1}</span>
      <span class="seat-name">
        <Icon sign={seatSign(seat)} /> {seatTitle(seat)}
        {own ? <span class="tag">{say("page-you")}</span> : null}
        {!seat.present ? <span class="tag tag-away">{say("page-away")}</span> : null}
        {seat.ready ? <span class="tag">{say("page-match-is-ready")}</span> : null}
      </span>
      {game === null || game.decks.length > 0 ? (
        <span class="seat-deck">
          {decides && game !== null ? (
            <DeckChoice sitting={sitting} seat={seat} game={game} usual={usual} />
          ) : (
            <span class="hint">{deckInWords(seat, game, usual)}</span>
          )}
        </span>
      ) : null}
      <span class="seat-acts">
        <SeatActs sitting={sitting} known={known} seat={seat} game={game} />
      </span>
    </div>
  );
}

function seatSign(seat: SeatView) {
  if (seat.bot !== "") return "bot" as const;
  return isFree(seat) ? ("seat" as const) : ("people" as const);
}

function seatTitle(seat: SeatView): string {
  if (isFree(seat)) return say("page-seat-free");
  const name = playerName(seat.name, seat.seat);
  if (seat.bot === "") return name;
  return say("page-bot-at-seat", { name, level: say(`page-bot-${seat.bot}`) });
}

function SeatActs({ sitting, known, seat, game }: SeatRowProps) {
  const { you } = known;
  if (isBetween(known) && you.seat === seat.seat) return null;
  if (you.seat === seat.seat) {
    return (
      <button type="button" onClick={() => void sitting.do({ type: "stand" })}>
        {say("page-stand")}
      </button>
    );
  }
  if (isFree(seat)) {
    return (
      <>
        {you.role === "player" && !(isBetween(known) && you.seat !== null) ? (
          <button type="button" onClick={() => void sitting.do({ type: "sit", seat: seat.seat })}>
            {say("page-sit")}
          </button>
        ) : null}
        {you.host && game !== null ? <BotChoice sitting={sitting} seat={seat} game={game} /> : null}
      </>
    );
  }
  if (you.host && seat.bot !== "") {
    return (
      <button
        type="button"
        onClick={() => void sitting.do({ type: "seat-bot", seat: seat.seat, level: "" })}
      >
        {say("page-bot-away")}
      </button>
    );
  }
  return null;
}

interface ChoiceProps {
  readonly sitting: Sitting;
  readonly seat: SeatView;
  readonly game: GameEntry;
}

function BotChoice({ sitting, seat, game }: ChoiceProps) {
  return (
    <Select
      quiet
      label={say("page-bot-sits", { number: seat.seat + 1 })}
      value=""
      choices={[
        ["", say("page-seat-a-bot")],
        ...game.bots.map((level) => [level, botTitle(level)] as const),
      ]}
      choose={(level) => {
        if (level !== "") void sitting.do({ type: "seat-bot", seat: seat.seat, level });
      }}
    />
  );
}

function botTitle(level: string): string {
  return say("page-a-bot", { level: say(`page-bot-${level}`) });
}
