// The deck builder: search on one side, the deck on the other, judged at every change.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { type ApiError, get, post } from "../../../api";
import { hide } from "../../../cards/peeking";
import { cardOf, loadCards } from "../../../cards/pool";
import { Choices } from "../../../parts/Choices";
import { Trouble } from "../../../parts/Faults";
import { Icon } from "../../../parts/Icon";
import { asApiError, useLoaded } from "../../../parts/loaded";
import { Shell } from "../../../parts/Shell";
import { go } from "../../../router";
import { catalogue } from "../../../store";
import { knowCards, say } from "../../../text/current";
import type { Deck, DeckReport, FileText, GameEntry } from "../../../wire";
import { useChecked } from "../../../pages/checked";
import { Fetching } from "../../../pages/Fetching";
import { KeptSign, RenamedNotice } from "../../../pages/keeping/KeptWhere";
import { usualGame } from "../../../pages/openings";
import { freeName, newId } from "../../../pages/own";
import { PlayDialog } from "../../../pages/PlayDialog";
import { NoRoom } from "../../../pages/Refusals";
import { own } from "../catalogue";
import { levelTerms } from "../options/choosing";
import {
  deckFrom,
  emptyDeck,
  GAME,
  LONGEST_NAME,
  type OwnDeck,
  ownDecks,
  type Place,
  placeFor,
  sentDeck,
  sentWishes,
  total,
  withCard,
  withoutCard,
} from "./deck";
import { DeckPane } from "./DeckPane";
import { ExportDialog } from "./ExportDialog";
import { ImportDialog } from "./ImportDialog";
import { Chip } from "./Judgement";
import { Peeked, peeks } from "./Peeked";
import { Search } from "./Search";
import { ownText } from "./WishesForm";
import "../../../cards/cards.css";
import "../cards/kinds.css";
import "./decks.css";

const MOST_UNDONE = 50;

export function DeckPage({ id }: { readonly id: string }) {
  const deck = useSignal<OwnDeck | null>(null);
  const past = useSignal<readonly OwnDeck[]>([]);
  const session = useRef(0);
  const error = useSignal<ApiError | null>(null);
  const full = useSignal(false);

  useEffect(() => {
    void loadCards(GAME);
    knowCards(GAME).catch(() => undefined);
    return () => hide(peeks);
  }, []);
  useEffect(() => {
    if (deck.peek()?.id === id) return;
    let current = true;
    session.current += 1;
    past.value = [];
    error.value = null;
    deck.value = id === "new" ? emptyDeck("new", say("decks-new-name"), Date.now()) : ownDecks.find(id);
    if (deck.value !== null) return;
    get<DeckReport>(`/api/decks/${GAME}/${encodeURIComponent(id)}`).then(
      (report) => {
        if (current) deck.value = deckFrom(report.deck, id, 0);
      },
      (reason: unknown) => {
        if (current) error.value = asApiError(reason);
      },
    );
    return () => {
      current = false;
    };
  }, [id]);
  // Another tab may have changed the same deck.
  const kept = ownDecks.all.value.find((one) => one.id === id);
  useEffect(() => {
    const now = deck.peek();
    if (kept !== undefined && now?.id === id && kept.changed > now.changed) deck.value = kept;
  }, [kept]);

  const put = (next: OwnDeck): void => {
    const own = ownDecks.find(next.id) !== null;
    const names = ownDecks.all.peek().map((one) => one.name);
    const made = own
      ? { ...next, changed: Date.now() }
      : { ...next, changed: Date.now(), id: newId(), name: freeName(next.name, names) };
    full.value = !ownDecks.keep(made);
    deck.value = made;
    if (!own && !full.value) go(`/decks/${made.id}`, true);
  };
  const change = (next: OwnDeck): void => {
    const before = deck.peek();
    if (before === null || next === before) return;
    past.value = [...past.peek(), before].slice(-MOST_UNDONE);
    put(next);
  };
  const undo = (): void => {
    const before = past.peek().at(-1);
    const now = deck.peek();
    if (before === undefined || now === null) return;
    past.value = past.peek().slice(0, -1);
    put({ ...before, id: now.id, name: before.name });
  };

  if (deck.value === null) {
    return (
      <Fetching
        title={say("decks-title")}
        error={error.value}
        path="/decks"
        back={say("decks-all")}
      />
    );
  }
  return (
    <Builder
      key={session.current}
      deck={deck.value}
      change={change}
      undo={past.value.length > 0 ? undo : null}
      full={full.value}
    />
  );
}

interface BuilderProps {
  readonly deck: OwnDeck;
  readonly change: (deck: OwnDeck) => void;
  readonly undo: (() => void) | null;
  readonly full: boolean;
}

function Builder({ deck, change, undo, full }: BuilderProps) {
  const { value: all } = useLoaded("catalogue", catalogue);
  const game = all.value === null ? null : usualGame(all.value);
  const pane = useSignal<"search" | "deck">(deck.id === "new" ? "search" : "deck");
  const dialog = useSignal<"" | "import" | "export" | "play">("");
  const told = useSignal("");
  const text = ownText(deck.wishes);
  const { answer, error } = useChecked<DeckReport>("/api/decks/check", {
    game: GAME,
    deck: sentDeck(deck),
    wishes: sentWishes(deck.wishes, text),
  });
  const failed = error.value !== null;
  const close = (): void => {
    dialog.value = "";
  };
  const tell = (next: OwnDeck, slug: string, place: Place): void => {
    const count = place === "cards" ? (next.cards[slug] ?? 0) : next[place].includes(slug) ? 1 : 0;
    told.value = say("decks-told", {
      card: cardOf(slug)?.printed.name ?? slug,
      count,
      total: total(next),
    });
  };
  const add = (slug: string, place = placeFor(cardOf(slug)?.printed.kind)): void => {
    const next = withCard(deck, slug, place);
    change(next);
    tell(next, slug, place);
  };
  const remove = (slug: string, place = placeFor(cardOf(slug)?.printed.kind)): void => {
    const next = withoutCard(deck, slug, place);
    change(next);
    tell(next, slug, place);
  };
  const showReasons = (): void => {
    pane.value = "deck";
    window.setTimeout(() => document.querySelector(".reasons")?.scrollIntoView({ block: "nearest" }));
  };
  return (
    <Shell wide>
      <div class="builder" data-pane={pane.value} onKeyDown={(event) => onUndoKey(event, undo)}>
        <Head
          deck={deck}
          change={change}
          undo={undo}
          choose={(which) => {
            dialog.value = which;
          }}
        />
        {full ? <NoRoom /> : null}
        <RenamedNotice />
        <Trouble error={error.value} />
        <Search deck={deck} add={add} remove={remove} />
        <DeckPane
          deck={deck}
          game={game}
          report={answer.value}
          failed={failed}
          change={change}
          add={add}
          remove={remove}
        />
        <nav class="builder-tabs" aria-label={say("decks-panes")}>
          <Choices
            value={pane.value}
            choices={[
              ["search", say("decks-tab-search")],
              ["deck", say("decks-tab-deck", { count: total(deck) })],
            ]}
            choose={(one) => {
              pane.value = one;
            }}
          />
          <Chip report={answer.value} failed={failed} show={showReasons} />
        </nav>
      </div>
      <p class="unseen" aria-live="polite">
        {told.value}
      </p>
      <Peeked />
      {dialog.value === "import" ? (
        <ImportDialog
          close={close}
          verb={say("decks-import-into")}
          take={(found: Deck, left) => {
            close();
            const made = deckFrom(found, deck.id, Date.now());
            const named = found.name === "" || found.name === "deck" ? deck.name : found.name;
            change({ ...made, name: named, wishes: deck.wishes, left });
          }}
        />
      ) : null}
      {dialog.value === "export" ? <ExportDialog deck={deck} close={close} /> : null}
      {dialog.value === "play" && game !== null ? (
        <PlayDeck deck={deck} game={game} report={answer.value} text={text} close={close} />
      ) : null}
    </Shell>
  );
}

function onUndoKey(event: KeyboardEvent, undo: (() => void) | null): void {
  const writing = event.target instanceof HTMLElement && event.target.matches("input, textarea");
  if (writing || undo === null || event.key !== "z" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  undo();
}

function isOwn(deck: OwnDeck): boolean {
  return ownDecks.all.value.some((one) => one.id === deck.id);
}

interface HeadProps {
  readonly deck: OwnDeck;
  readonly change: (deck: OwnDeck) => void;
  readonly undo: (() => void) | null;
  readonly choose: (dialog: "import" | "export" | "play") => void;
}

function Head({ deck, change, undo, choose }: HeadProps) {
  // What is being typed stays when the judgement comes meanwhile.
  const typed = useSignal<string | null>(null);
  return (
    <header class="builder-head">
      <a href="/decks" class="button" aria-label={say("decks-all")} title={say("decks-all")}>
        <Icon sign="left" />
      </a>
      <input
        class="deck-name"
        value={typed.value ?? deck.name}
        maxLength={LONGEST_NAME}
        aria-label={say("decks-name")}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
        }}
        onChange={(event) => {
          const name = event.currentTarget.value.trim();
          typed.value = null;
          if (name !== "") change({ ...deck, name });
        }}
      />
      {isOwn(deck) ? <KeptSign thing={deck} /> : null}
      <span class="builder-tools">
        <button
          type="button"
          disabled={undo === null}
          title={say("decks-undo")}
          aria-label={say("decks-undo")}
          onClick={() => undo?.()}
        >
          <Icon sign="undo" />
        </button>
        <button type="button" onClick={() => choose("import")}>
          {say("decks-import-short")}
        </button>
        <button type="button" onClick={() => choose("export")}>
          {say("decks-export-short")}
        </button>
        <button type="button" class="main-button" onClick={() => choose("play")}>
          <Icon sign="play" size={18} /> {say("decks-play-short")}
        </button>
      </span>
    </header>
  );
}

interface PlayDeckProps {
  readonly deck: OwnDeck;
  readonly game: GameEntry;
  readonly report: DeckReport | null;
  readonly text: string | null;
  readonly close: () => void;
}

function PlayDeck({ deck, game, report, text, close }: PlayDeckProps) {
  const { wishes } = deck;
  const format = game.formats.find((one) => one.id === wishes.format) ?? game.formats[0];
  const { levels, usual_levels } = own(game);
  const wanted = wishes.level || usual_levels[format?.id ?? ""];
  const level = levels.find((one) => one.id === wanted) ?? levels[0];
  const version = level?.variants.find((one) => one.id === wishes.variant) ?? level;
  const fewest = version === undefined || version.solo || text !== null ? 1 : version.fewest_seats;
  const most = text !== null ? 6 : (version?.most_seats ?? 2);
  return (
    <PlayDialog
      title={say("decks-play")}
      close={close}
      game={game}
      seats={[fewest, most]}
      usual={wishes.seats || 2}
      chosen={levelTerms(game, { id: wishes.level, text }, wishes.variant, wishes.format || null)}
      deckText={async () =>
        (
          await post<FileText>("/api/decks/convert", {
            game: GAME,
            deck: sentDeck(deck),
            to: "toml",
          })
        ).text
      }
    >
      {report !== null && !report.legal ? (
        <p class="faults">{say("decks-play-illegal")}</p>
      ) : null}
    </PlayDialog>
  );
}
