// What a game's own drawing gets from the table page, and what it gives back.
//
// A game draws what its view holds and offers the answers that the server lists; it knows no
// rules. `game.ts` says what else a game gives to the page; a game without one is drawn by `table/any`.

import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Reader } from "../text/reader";
import type {
  LogLine,
  Message,
  Name,
  OptionView,
  QuestionView,
  SeatView,
  TableView,
  You,
} from "../wire";
import type { Listed } from "./alike";
import type { Draft, FormDraft } from "./drafts";

/** The fields of a game's view: what the reader may know. */
export type View = { readonly [field: string]: unknown };

/** The question that is put to the reader, and the way to answer it. */
export interface Choices {
  /** The question shown, or null when nothing is asked of the reader. */
  readonly question: ReadonlySignal<QuestionView | null>;
  /**
   * Its answers by key, in the server's order. Empty while an answer is on its way, and for the
   * moment in which a new question takes none yet.
   */
  readonly options: ReadonlySignal<ReadonlyMap<string, OptionView>>;
  /** Its answers as the bar lists and numbers them: those that come to the same are one. */
  readonly listed: ReadonlySignal<readonly Listed[]>;
  /** The answers of all open questions by key, those of the question shown before others. */
  readonly open: ReadonlySignal<ReadonlyMap<string, OptionView>>;
  /** The key that was chosen, until the server has made it durable: show it with a filled seal. */
  readonly chosen: ReadonlySignal<string | null>;
  /** The key that the pointer or the focus is on: bar and board light the same answer. */
  readonly preview: Signal<string | null>;
  /** Whether an answer gives up a card for good, which nobody does by one click on the card. */
  givesUp(key: string): boolean;
  /** Answer with an option's key. Does nothing when no open question has such an option. */
  choose(key: string): void;
}

/** A card to be shown in full: by its slug, with the control that asked (its place). */
export interface Peek {
  /** What names the card: its slug, or the id of its face in a drawing. */
  readonly slug: string;
  /** The card's number in the match, when it is one particular card there. */
  readonly card: number | null;
  /** Beside what it is shown; never over it. */
  readonly beside: DOMRect | null;
  /** Where it is looked for beside the view of now: what lies nowhere now lay or will lie there. */
  readonly elsewhere?: readonly View[];
  /** How it is told, for a card that lies nowhere: its name. */
  readonly name?: Message | Name;
}

/** The table as a drawing of a game sees it. */
export interface Play {
  readonly table: ReadonlySignal<TableView>;
  readonly you: ReadonlySignal<You>;
  readonly view: ReadonlySignal<View>;
  /** The view before the last update, for what has just changed; null at first. */
  readonly previous: ReadonlySignal<View | null>;
  readonly choices: Choices;
  /** The seats that are being asked something now, the reader's own among them. */
  readonly asked: ReadonlySignal<readonly number[]>;
  /** Reads messages in the reader's language; knows cards and what people call the seats. */
  readonly reader: ReadonlySignal<Reader>;
  /** The log as far as the page has it, oldest first. */
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  /** All lines that were told since the queue rested the last time; new when it rests again. */
  readonly told: ReadonlySignal<readonly LogLine[]>;
  /** What is being shown now, one line after another; null when all is drawn. */
  readonly happening: ReadonlySignal<LogLine | null>;
  /** The card shown in full; set it from hover, focus or press-and-hold, and null afterwards. */
  readonly peek: Signal<Peek | null>;
  /** Whether things may move: both the system and the settings want it. */
  readonly motion: ReadonlySignal<boolean>;
}

export interface PlayProps {
  readonly play: Play;
}

export interface HandProps extends PlayProps {
  /** Hands of several seats stand together: a line for each card; nameplates have the figures. */
  readonly brief?: boolean;
}

export interface FiguresProps extends PlayProps {
  readonly seat: SeatView;
  /** The reader's own seat, on its nameplate: there is room for more. */
  readonly own?: boolean;
}

/** What is given for a nameplate. */
export type PlateProps = FiguresProps;

export interface PeekProps extends PlayProps {
  readonly peek: Peek;
}

export interface HappeningProps extends PlayProps {
  readonly line: LogLine;
}

/** A form while it is put together, for a game that draws it; what sends it is the page's. */
export interface FormProps extends PlayProps {
  readonly asked: QuestionView;
  readonly draft: FormDraft;
  readonly change: (draft: Draft) => void;
  /** The words for a key. */
  readonly name: (key: string) => string;
}

/** Where the parts of the table stand, as far as the game does not leave it to the house. */
export interface Layout {
  /** Where the figures of the reader's own seat are drawn: within the hand if not said. */
  readonly ownFigures?: "plate" | "hand";
  /**
   * Where answers are given: "board" if they are all at the cards, seats and places that they are
   * about, so that the list of them need not cover any of these.
   */
  readonly answers?: "board";
  /** Whether the board itself tells what others did; else it is told above the board. */
  readonly tells?: boolean;
  /** How high the reader's own place is on a wide page: a length of CSS. */
  readonly own?: string;
  /** How wide the ledger and the nameplates are on a wide page: a length of CSS. */
  readonly side?: string;
}

/** What a game draws. Only the board is needed. */
export interface GameTable {
  readonly layout?: Layout;
  /** A class of the whole table: the game's style sheet gives colours and sizes by it. */
  readonly theme?: string;
  /** The board in the middle. It fills the place it is given and scrolls within it. */
  readonly Board: ComponentType<PlayProps>;
  /** The reader's hand, rows and pools, below the question; nothing for those who watch. */
  readonly Hand?: ComponentType<HandProps>;
  /** The two or three vital figures of a seat, on its nameplate; the page draws name and clock. */
  readonly Figures?: ComponentType<PlateProps>;
  /** A card in full, with its rules text. */
  readonly FullCard?: ComponentType<PeekProps>;
  /** One line above the board: turn, round, what the level asks. */
  readonly Header?: ComponentType<PlayProps>;
  /** How a form is drawn, in the place of a row for each part; null: in such rows. */
  readonly form?: (asked: QuestionView) => ComponentType<FormProps> | null;
  /** What is drawn beside the line of what is being shown, such as dice; null for nothing. */
  readonly Happening?: ComponentType<HappeningProps>;
  /** Whether a line is worth more time than others: something fell by chance. */
  readonly isChance?: (line: LogLine) => boolean;
  /** The kinds of what happened by which a card lies open before all: its face is shown. */
  readonly stages?: ReadonlySet<string>;
  /**
   * Whether what a line tells hits a seat whoever brought it about, as a death does: it waits for
   * that reader always, and not only where another one has acted.
   */
  readonly befalls?: (line: LogLine, seat: number) => boolean;
  /**
   * Whether a line tells what befalls a seat or what is its own; missing: it tells a deed of another
   * one that names the seat.
   */
  readonly hits?: (view: View, line: LogLine, seat: number) => boolean;
  /** Which lines head what follows them in the log: a turn, or a part of one. */
  readonly heading?: (line: LogLine) => "turn" | "part" | null;
  /** How the game goes, for whoever asks: messages of a few sentences, each with a `.title`. */
  readonly help?: readonly string[];
  /** The whole position in words, for whoever cannot see it. */
  readonly inWords?: (play: Play) => readonly string[];
  /** Whether a question is about the whole hand, though no answer names a card of it. */
  readonly isAboutHand?: (question: QuestionView) => boolean;
  /** Whether a question can be read only after what happened last, which is told with it then. */
  readonly followsUp?: (question: QuestionView) => boolean;
  /**
   * Whether it makes no difference which of two answers that read the same is given, such as two
   * copies of a card in hand; missing: it always may, and they are numbered.
   */
  readonly alike?: (view: View, one: OptionView, other: OptionView) => boolean;
  /**
   * What gives something up besides what any game calls so: kinds of questions, verbs of answers,
   * the messages that ask, or those of answers.
   */
  readonly givesUp?: readonly string[];
  /** The seats in the order in which they act, for the nameplates. */
  readonly order?: (view: View) => readonly number[];
}
