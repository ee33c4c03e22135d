import { useSignal } from "@preact/signals";
import { Dialog } from "../parts/Dialog";
import { Faults } from "../parts/Faults";
import { LineNotes } from "../parts/LineNotes";
import { useLoaded } from "../parts/loaded";
import { Select } from "../parts/Select";
import { TextFile } from "../parts/TextFile";
import { useWish } from "../parts/wish";
import { useChecked } from "../pages/checked";
import { LONGEST } from "../pages/decks/deck";
import { say } from "../text/current";
import type { DeckReport, Fault, GameEntry, SeatView } from "../wire";
import { aside, deckLine, offered } from "./offers";
import { ownDecksFor } from "./own-decks";
import type { Sitting } from "./sitting";
import { RefusedError } from "./socket";

interface DeckChoiceProps {
  readonly sitting: Sitting;
  readonly seat: SeatView;
  readonly game: GameEntry;
  /** The name of the deck that is usual there; null if it is not known. */
  readonly usual: string | null;
}

const USUAL = "";
/** The choices that are no ids of decks; no id has a colon. */
const ANOTHER = ":another";
const CHOSEN = ":chosen";

/** The deck of a seat: the usual one, one that comes with Gorin, or an own one by its text. */
export function DeckChoice({ sitting, seat, game, usual }: DeckChoiceProps) {
  const pasting = useSignal(false);
  const [chosen, choose] = useWish(seat.deck, (deck) =>
    sitting.do({ type: "choose-deck", seat: seat.seat, deck }),
  );
  const format = sitting.known.peek()?.table.terms.chosen.format ?? null;
  const shipped = game.decks.find((deck) => [deck.id, deck.name].includes(chosen));
  const own = chosen !== "" && shipped === undefined;
  return (
    <>
      <Select
        quiet
        label={say("page-new-deck", { number: seat.seat + 1 })}
        value={own ? CHOSEN : (shipped?.id ?? USUAL)}
        choices={[
          [USUAL, usualInWords(usual)],
          ...(own ? [[CHOSEN, chosen] as const] : []),
          ...offered(game, format).fitting.map((deck) => [deck.id, deckLine(deck)] as const),
          [ANOTHER, say("page-deck-own")],
        ]}
        aside={aside(game, format)}
        choose={(deck) => {
          if (deck === ANOTHER) pasting.value = true;
          else if (deck !== CHOSEN) choose(deck);
        }}
      />
      {pasting.value ? (
        <OwnDeck
          sitting={sitting}
          seat={seat}
          close={() => {
            pasting.value = false;
          }}
        />
      ) : null}
    </>
  );
}

/** What the deck of a seat is called. */
export function deckInWords(
  seat: SeatView,
  game: GameEntry | null,
  usual: string | null,
): string {
  const shipped = game?.decks.find((deck) => deck.id === seat.deck);
  if (shipped !== undefined) return deckLine(shipped);
  return seat.deck || usualInWords(usual);
}

function usualInWords(usual: string | null): string {
  return usual === null ? say("page-deck-default") : say("page-deck-usual", { deck: usual });
}

interface OwnDeckProps {
  readonly sitting: Sitting;
  readonly seat: SeatView;
  readonly close: () => void;
}

/** A deck by its text: pasted, read from a file, or one that the reader has kept. */
function OwnDeck({ sitting, seat, close }: OwnDeckProps) {
  const text = useSignal("");
  const faults = useSignal<readonly Fault[]>([]);
  const game = sitting.known.peek()?.table.game ?? "";
  const judged = text.value.trim() !== "" && text.value.length <= LONGEST;
  const { answer } = useChecked<DeckReport>(
    "/api/decks/check",
    judged ? { game, text: text.value } : null,
    300,
  );
  const play = async (event: Event): Promise<void> => {
    event.preventDefault();
    faults.value = [];
    try {
      await sitting.socket.ask({ type: "choose-deck", seat: seat.seat, text: text.value });
      close();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      faults.value = error.faults;
    }
  };
  return (
    <Dialog title={say("page-deck-own-title")} close={close} wide>
      <form class="own-deck" onSubmit={play}>
        <p class="hint">{say("page-deck-own-hint")}</p>
        <KeptDecks
          game={game}
          take={(kept) => {
            text.value = kept;
            faults.value = [];
          }}
        />
        <textarea
          class="deck-text"
          rows={12}
          spellcheck={false}
          aria-label={say("page-deck-own-text")}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <Faults faults={faults.value} />
        <LineNotes notes={answer.value?.notes ?? []} />
        <div class="inline">
          <button type="submit" class="main-button" aria-disabled={text.value.trim() === ""}>
            {say("page-deck-own-play")}
          </button>
          <TextFile
            label={say("page-deck-own-file")}
            accept=".txt,.toml,.json,.dek,.dec,.o8d,.cod,.xml,text/*"
            take={(found) => {
              text.value = found;
            }}
          />
        </div>
      </form>
    </Dialog>
  );
}

interface TakeProps {
  readonly take: (text: string) => void;
}

/** The decks that the reader keeps with the deck builder. */
function KeptDecks({ game, take }: TakeProps & { readonly game: string }) {
  const { value } = useLoaded(game, () => ownDecksFor(game));
  const kept = value.value ?? [];
  if (kept.length === 0) return null;
  return (
    <Select
      label={say("page-deck-own-kept")}
      value=""
      choices={[
        ["", say("page-deck-own-choose")],
        ...kept.map((deck) => [deck.id, deck.name] as const),
      ]}
      choose={(id) => {
        const found = kept.find((deck) => deck.id === id);
        if (found !== undefined) take(found.text);
      }}
    />
  );
}
