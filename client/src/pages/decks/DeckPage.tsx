// The deck builder of any game: search on one side, the deck on the other, judged at every change.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { type ApiError, get, post } from "../../api";
import { hide } from "../../cards/peeking";
import { cardOf, loadCards } from "../../cards/pool";
import { Choices } from "../../parts/Choices";
import { Trouble } from "../../parts/Faults";
import { Icon } from "../../parts/Icon";
import { asApiError, useLoaded } from "../../parts/loaded";
import { Shell } from "../../parts/Shell";
import { go } from "../../router";
import { catalogue } from "../../store";
import { say } from "../../text/current";
import type { Deck, DeckReport, FileText, GameEntry } from "../../wire";
import { useChecked } from "../checked";
import { Fetching } from "../Fetching";
import { KeptSign, RenamedNotice } from "../keeping/KeptWhere";
import { freeName, newId } from "../own";
import { PlayDialog } from "../PlayDialog";
import { NoRoom } from "../Refusals";
import {
  type Building,
  countOf,
  deckFrom,
  decksFor,
  type DeckTable,
  emptyDeck,
  LONGEST_NAME,
  type OwnDeck,
  sentDeck,
  sentWishes,
  total,
  withCard,
  withMoved,
  withoutCard,
} from "./deck";
import { Chip, DeckPane } from "./DeckPane";
import { ExportDialog, ImportDialog } from "./Dialogs";
import { Peeked, peeks } from "./Facts";
import { Search } from "./Search";
import "./decks.css";

const MOST_UNDONE = 50;

interface PageProps {
  readonly building: Building;
  readonly id: string;
}

export function DeckPage({ building, id }: PageProps) {
  const { game, path } = building;
  const kept = decksFor(building);
  const deck = useSignal<OwnDeck | null>(null);
  const past = useSignal<readonly OwnDeck[]>([]);
  const session = useRef(0);
  const error = useSignal<ApiError | null>(null);
  const full = useSignal(false);

  useEffect(() => {
    void loadCards(game);
    return () => hide(peeks);
  }, []);
  useEffect(() => {
    if (deck.peek()?.id === id) return;
    let current = true;
    session.current += 1;
    past.value = [];
    error.value = null;
    deck.value = id === "new" ? emptyDeck("new", say("builder-new-name"), Date.now()) : kept.find(id);
    if (deck.value !== null) return;
    get<DeckReport>(`/api/decks/${encodeURIComponent(game)}/${encodeURIComponent(id)}`).then(
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
  const other = kept.all.value.find((one) => one.id === id);
  useEffect(() => {
    const now = deck.peek();
    if (other !== undefined && now?.id === id && other.changed > now.changed) deck.value = other;
  }, [other]);

  const put = (next: OwnDeck): void => {
    const own = kept.find(next.id) !== null;
    const names = kept.all.peek().map((one) => one.name);
    const made = own
      ? { ...next, changed: Date.now() }
      : { ...next, changed: Date.now(), id: newId(), name: freeName(next.name, names) };
    full.value = !kept.keep(made);
    deck.value = made;
    if (!own && !full.value) go(`${path}/${made.id}`, true);
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
    const back = say("builder-all");
    return <Fetching title={say("builder-title")} error={error.value} path={path} back={back} />;
  }
  return (
    <Builder
      key={session.current}
      building={building}
      deck={deck.value}
      change={change}
      undo={past.value.length > 0 ? undo : null}
      full={full.value}
    />
  );
}

interface BuilderProps {
  readonly building: Building;
  readonly deck: OwnDeck;
  readonly change: (deck: OwnDeck) => void;
  readonly undo: (() => void) | null;
  readonly full: boolean;
}

type Sheet = "" | "import" | "export" | "play";

function Builder({ building, deck, change, undo, full }: BuilderProps) {
  const { value: all } = useLoaded("catalogue", catalogue);
  const game = all.value?.games.find((one) => one.id === building.game) ?? null;
  const pane = useSignal<"search" | "deck">(deck.id === "new" ? "search" : "deck");
  const sheet = useSignal<Sheet>("");
  const told = useSignal("");
  const { answer, error } = useChecked<DeckReport>("/api/decks/check", {
    game: building.game,
    deck: sentDeck(deck),
    wishes: (building.wishes ?? sentWishes)(deck),
  });
  const failed = error.value !== null;
  const close = (): void => {
    sheet.value = "";
  };
  const placeOf = (slug: string): string => {
    const entry = cardOf(slug);
    return entry === undefined ? "" : building.place(entry);
  };
  const tell = (next: OwnDeck, slug: string, section: string): void => {
    change(next);
    told.value = say("builder-told", {
      card: cardOf(slug)?.printed.name ?? slug,
      count: countOf(next, slug, section),
      total: total(next, building),
    });
  };
  const add = (slug: string, section = placeOf(slug)): void => {
    const style = building.sections.find(({ id }) => id === section)?.style;
    if (style === undefined) told.value = say("builder-no-place", { card: slug });
    else tell(withCard(deck, slug, section, style === "one"), slug, section);
  };
  const remove = (slug: string, section = placeOf(slug)): void => {
    tell(withoutCard(deck, slug, section), slug, section);
  };
  const move = (slug: string, from: string, to: string): void => {
    tell(withMoved(deck, slug, from, to), slug, to);
  };
  const showReasons = (): void => {
    pane.value = "deck";
    window.setTimeout(() => document.querySelector(".reasons")?.scrollIntoView({ block: "nearest" }));
  };
  return (
    <Shell wide>
      <div class="builder" data-pane={pane.value} onKeyDown={(event) => onUndoKey(event, undo)}>
        <Head
          building={building}
          deck={deck}
          change={change}
          undo={undo}
          choose={(which) => {
            sheet.value = which;
          }}
        />
        {full ? <NoRoom /> : null}
        <RenamedNotice />
        <Trouble error={error.value} />
        <Search
          building={building}
          count={(slug) => countOf(deck, slug, placeOf(slug))}
          choose={add}
          remove={remove}
        />
        <DeckPane
          building={building}
          deck={deck}
          game={game}
          report={answer.value}
          failed={failed}
          change={change}
          add={add}
          remove={remove}
          move={move}
        />
        <nav class="builder-tabs" aria-label={say("builder-panes")}>
          <Choices
            value={pane.value}
            choices={[
              ["search", say("builder-tab-search")],
              ["deck", say("builder-tab-deck", { count: total(deck, building) })],
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
      <Peeked building={building} />
      {sheet.value === "import" ? (
        <ImportDialog
          building={building}
          close={close}
          verb={say("builder-import-into")}
          take={(found: Deck, left) => {
            close();
            const made = deckFrom(found, deck.id, Date.now());
            const named = found.name === "" || found.name === "deck" ? deck.name : found.name;
            const { format, seats, options } = deck;
            change({ ...made, name: named, format, seats, options, left });
          }}
        />
      ) : null}
      {sheet.value === "export" ? (
        <ExportDialog building={building} deck={deck} close={close} />
      ) : null}
      {sheet.value === "play" && game !== null ? (
        <PlayDeck building={building} deck={deck} game={game} report={answer.value} close={close} />
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

interface HeadProps {
  readonly building: Building;
  readonly deck: OwnDeck;
  readonly change: (deck: OwnDeck) => void;
  readonly undo: (() => void) | null;
  readonly choose: (sheet: Sheet) => void;
}

function Head({ building, deck, change, undo, choose }: HeadProps) {
  // What is being typed stays when the judgement comes meanwhile.
  const typed = useSignal<string | null>(null);
  const own = decksFor(building).all.value.some((one) => one.id === deck.id);
  return (
    <header class="builder-head">
      <a href={building.path} class="button" aria-label={say("builder-all")} title={say("builder-all")}>
        <Icon sign="left" />
      </a>
      <input
        class="deck-name"
        value={typed.value ?? deck.name}
        maxLength={LONGEST_NAME}
        aria-label={say("builder-name")}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
        }}
        onChange={(event) => {
          const name = event.currentTarget.value.trim();
          typed.value = null;
          if (name !== "") change({ ...deck, name });
        }}
      />
      {own ? <KeptSign thing={deck} /> : null}
      <span class="builder-tools">
        <button
          type="button"
          disabled={undo === null}
          title={say("builder-undo")}
          aria-label={say("builder-undo")}
          onClick={() => undo?.()}
        >
          <Icon sign="undo" />
        </button>
        <button type="button" onClick={() => choose("import")}>
          {say("builder-import-short")}
        </button>
        <button type="button" onClick={() => choose("export")}>
          {say("builder-export-short")}
        </button>
        <button type="button" class="main-button" onClick={() => choose("play")}>
          <Icon sign="play" size={18} /> {say("builder-play-short")}
        </button>
      </span>
    </header>
  );
}

/** A table of the format that a deck is built for. */
function tableOf(game: GameEntry, deck: OwnDeck, building: Building): DeckTable {
  const wanted = deck.format === "" ? building.formatOf(deck) : deck.format;
  const format = game.formats.find((one) => one.id === wanted) ?? game.formats[0];
  return {
    seats: [format?.fewest_seats ?? 2, format?.most_seats ?? 2],
    usual: 2,
    chosen: { game: game.id, format: format?.id ?? null, options: {} },
  };
}

interface PlayDeckProps {
  readonly building: Building;
  readonly deck: OwnDeck;
  readonly game: GameEntry;
  readonly report: DeckReport | null;
  readonly close: () => void;
}

function PlayDeck({ building, deck, game, report, close }: PlayDeckProps) {
  const table = (building.dress?.table ?? tableOf)(game, deck, building);
  return (
    <PlayDialog
      title={say("builder-play")}
      close={close}
      game={game}
      {...table}
      deckText={async () =>
        (
          await post<FileText>("/api/decks/convert", {
            game: building.game,
            deck: sentDeck(deck),
            to: "toml",
          })
        ).text
      }
    >
      {report !== null && !report.legal ? <p class="faults">{say("builder-play-illegal")}</p> : null}
    </PlayDialog>
  );
}
