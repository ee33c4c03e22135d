// What a game gives to the page: all that the house knows of it. `games/index.ts` names the games,
// `listed.ts` has those that the page was begun with. Only types stand here.
//
// Each part is fetched when it is first needed, so that a page loads the house and one game's part.
// Everything but the id may be missing; what the house does then stands beside each part.

import type { ComponentChildren, ComponentType } from "preact";
import type { Kept, Shelf } from "./pages/own";
import type { Subject } from "./pictures/compose";
import type { GameTable } from "./table/contract";
import type { Fault, GameEntry, Name, OwnFile, Partly, TableView, Terms } from "./wire";

/** What is known of the cards of a game: their names by slug, and what is on them without being one. */
export interface KnownCards {
  readonly names: ReadonlyMap<string, string>;
  readonly builtIn: ReadonlySet<string>;
}

/** Finds the text of a name that only this game has; null if it does not know it. */
export type GameNames = (name: Name, cards: KnownCards) => string | null;

export interface GamePage {
  readonly id: string;
  /**
   * What is seen through its door on the first page: a scene of the house's, `pictures/doors.ts`, or
   * one by rule, since that page loads nothing of a game; missing: drawn by the words of its name.
   */
  readonly door?: Subject;
  /** The names of its own beside those of cards; missing: those that its messages have. */
  readonly names?: () => Promise<GameNames>;
  /** How a table is drawn; missing: from the view alone, by `table/any`. */
  readonly table?: () => Promise<GameTable>;
  /** What is chosen of the game when a table is opened; missing: what it declares. */
  readonly options?: () => Promise<GameOptions>;
  /** What people make for the game and keep; missing: nothing. */
  readonly makings?: () => Promise<readonly Making[]>;
  /** Pages of its own by address: "/maps", "/maps/*". */
  readonly pages?: Readonly<Record<string, () => Promise<ComponentType<OwnPageProps>>>>;
  /** The links to those pages from the first page. */
  readonly links?: readonly { readonly path: string; readonly label: string }[];
}

export interface OwnPageProps {
  /** What stands in the place of the star of the address; empty if it has none. */
  readonly id: string;
}

// -- a new table -----------------------------------------------------------------------------------

/** What was chosen of a game; only the game knows what is in it. */
export type Options = Readonly<Record<string, unknown>>;
export type Chosen = Partly<Terms["chosen"]>;

/** The terms of a table that begins with lessons. */
export type Lesson = Partly<Terms>;

export interface OptionsProps {
  readonly game: GameEntry;
  readonly options: Options;
  readonly change: (part: Options) => void;
  /** How many seats there are as things stand. */
  readonly seats: number;
  /** What the server found wrong with a field. */
  readonly wrong: (place: string) => readonly Fault[];
  /** The house's own question: for how many. */
  readonly children?: ComponentChildren;
}

export interface GameOptions {
  /** What is chosen as long as nobody says anything. */
  readonly usual: (game: GameEntry) => Options;
  /** What was chosen last time as far as it still can be; null if it is gone. */
  readonly remembered: (game: GameEntry, kept: Options) => Options | null;
  /** How few and how many seats there may be. */
  readonly seats: (game: GameEntry, options: Options) => readonly [number, number];
  /** The ids of the decks that seats play unless others are chosen. */
  readonly decks: (game: GameEntry, options: Options) => readonly string[];
  /** The same for a table that was opened by anybody; none where it is not known. */
  readonly decksAt: (game: GameEntry, table: TableTerms) => readonly string[];
  readonly chosen: (game: GameEntry, options: Options, seats: number) => Chosen;
  /** What is chosen where a match begins at once. */
  readonly atOnce: Chosen;
  readonly canBeGuided: (options: Options, seats: number) => boolean;
  /** The table of the first lesson; null if the game has none. */
  readonly lesson: ((game: GameEntry) => Lesson) | null;
  /** The field that a fault belongs to; null if it is none of the game's. */
  readonly placeOf: (fault: Fault) => string | null;
  /** What is played. It places its children where the number of seats is asked for. */
  readonly Form: ComponentType<OptionsProps>;
  /** What most tables leave as it is, folded away; `isUsual` says whether it is left so. */
  readonly More: ComponentType<OptionsProps> | null;
  readonly isUsual: (options: Options, game: GameEntry) => boolean;
}

export type TableTerms = Pick<TableView, "title" | "terms">;

// -- what people make ------------------------------------------------------------------------------

/** Things of one kind that people make for a game: kept in the browser, and with their account. */
export interface Making<Thing extends Kept = Kept> {
  readonly game: string;
  /** The kind as the server calls it. */
  readonly kind: "decks" | "levels";
  readonly shelf: Shelf<Thing>;
  /** The text of its file: for the same thing always the same. */
  text(thing: Thing): string;
  /** The thing of a file that an account keeps. */
  read(file: OwnFile, changed: number): Promise<Thing>;
}
