// Generated from the Python types by `python -m gorin.web.types`. Do not edit.

/** A page of another protocol than its server's has to load itself again. */
export const PROTOCOL = 4;

/** A proper name that is looked up: `kind` says in which list ("card", "seat"), `key` which. */
export interface Name {
  type: "name";
  kind: string;
  key: string;
}

/** A sentence or a phrase: its id in the catalogue and what fills its places. */
export interface Message {
  type: "message";
  id: string;
  args: Record<string, Arg>;
}

/** What may fill a place of a message. */
export type Arg = number | string | Name | Message | Arg[];

/** What is printed on a card, as far as all games have it; a game's own types say the rest. */
export interface Printed {
  slug: string;
  name: string;
  number: string;
  kind: string;
  rarity?: string;
  stand_in?: boolean;
}

/** A value of which a request may leave out any part: the server's defaults stand in. */
export type Partly<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]?: Partly<T[Key]> }
    : T;

/** What somebody at a table may do and see. */
export type Role = "player" | "spectator" | "caster" | "referee";

/** Which choices may be taken back. */
export type UndoRule = "none" | "casual" | "any";

/** The forms of deck files. */
export type DeckForm = "toml" | "list" | "lackey" | "dek" | "json";

/** What a page may send over the socket of a table. */
export type Wish =
  | Answer
  | Act
  | WhyNot
  | ListAttempts
  | ListPassed
  | ActAsks
  | Older
  | Speak
  | Rename
  | Sit
  | Stand
  | SeatBot
  | ChooseDeck
  | Swap
  | Ready
  | Stir
  | Begin
  | Choose
  | AskUndo
  | AnswerUndo
  | Pause
  | Hold
  | TakeBack
  | Consent
  | Moderate
  | Again
  | Close
  | Resync;

/** What a table may send. */
export type News =
  | Welcome
  | Update
  | Done
  | Failed
  | Reasons
  | AttemptList
  | PassedList
  | ActAsked
  | OlderLines
  | Bye;

/** What an answer may be, where there is no list of options. */
export type Domain =
  | Range
  | OneOf
  | Text
  | Named
  | Subset
  | Ordering
  | Division
  | Assignment
  | Form
  | Dice
  | Shuffle
  | Pick
  | Reported;

/** Answer the question with this serial number by an option's key or a value of its domain. */
export interface Answer {
  type: "answer";
  id: number;
  serial: number;
  answer: unknown;
}

/** Do something unasked that the game allows now, such as "concede". */
export interface Act {
  type: "act";
  id: number;
  kind: string;
  data?: unknown;
}

/** Ask which clauses forbid an attempt now; the reply is `Reasons`. */
export interface WhyNot {
  type: "why-not";
  id: number;
  attempt: string;
}

/** Ask for everything the own seat may think of trying now; the reply is `AttemptList`. */
export interface ListAttempts {
  type: "attempts";
  id: number;
  stem?: string;
}

/** Ask in which windows the table has passed for the own seat; the reply is `PassedList`. */
export interface ListPassed {
  type: "passed";
  id: number;
}

/** Ask what has to be said with something unasked; the reply is `ActAsked`. */
export interface ActAsks {
  type: "act-asks";
  id: number;
  kind: string;
}

/** Ask for lines of the log before a position; the reply is `OlderLines`. */
export interface Older {
  type: "older";
  id: number;
  before: number;
}

/** Say something to all at the table, or among those who watch. */
export interface Speak {
  type: "speak";
  id: number;
  text: string;
  channel?: "table" | "watchers";
}

/** Go by another name at this table, once in a minute. */
export interface Rename {
  type: "rename";
  id: number;
  name: string;
}

/** Take a free seat before the game, or the seat a bot may hand over. */
export interface Sit {
  type: "sit";
  id: number;
  seat: number;
}

/** Leave the own seat before the game begins. */
export interface Stand {
  type: "stand";
  id: number;
}

/** The host puts a bot of a level on a free seat, or with an empty level takes it away. */
export interface SeatBot {
  type: "seat-bot";
  id: number;
  seat: number;
  level: string;
}

/** Play a deck that comes with Gorin, by id, or an own one, by its text. */
export interface ChooseDeck {
  type: "choose-deck";
  id: number;
  seat: number;
  deck?: string;
  text?: string;
}

/** Swap cards of the own deck with those that lie beside it, before a game of the match. */
export interface Swap {
  type: "swap";
  id: number;
  sections: Record<string, Record<string, number>>;
  try?: boolean;
}

/** Be ready for the next game of the match, or no longer; it begins when everybody is. */
export interface Ready {
  type: "ready";
  id: number;
  on: boolean;
}

/** Add to the entropy of chance, once before the game begins. */
export interface Stir {
  type: "stir";
  id: number;
  entropy: string;
}

/** The host begins the match: every seat is taken, every deck is legal. */
export interface Begin {
  type: "begin";
  id: number;
}

/** Say what to be asked and what not. */
export interface Choose {
  type: "stops";
  id: number;
  stops: Partly<Stops>;
}

/** A person's wishes about being asked; the rules know nothing of them. */
export interface Stops {
  /** "useful": questions with one answer are answered for the person; "all": all asked. */
  stops: "all" | "useful";
  /** pass in every window: "" never, "turn": until this turn ends, "concern": until something concerns the person. */
  skip: "" | "concern" | "turn";
  /** what the game lets a person leave to the table, by the ids of its customs. */
  choices: Record<string, string>;
  /** the cards which the person wants to be asked about always, whenever one can be played, or never, by their slugs. */
  cards: Record<string, "always" | "never">;
}

/** Ask to take back the own last choice. */
export interface AskUndo {
  type: "undo";
  id: number;
}

/** Agree to what another seat asks to take back, or do not; the asker withdraws by "no". */
export interface AnswerUndo {
  type: "undo-answer";
  id: number;
  agrees: boolean;
}

/** Stop the clocks and the game, or go on. */
export interface Pause {
  type: "pause";
  id: number;
  on: boolean;
}

/** Let a bot hold the seat of a player who is away for longer than the grace period. */
export interface Hold {
  type: "hold";
  id: number;
  seat: number;
}

/** Play on the own seat again, which a bot holds. */
export interface TakeBack {
  type: "take-back";
  id: number;
}

/** Let casters see the own hand, with a delay, or no longer. */
export interface Consent {
  type: "consent";
  id: number;
  agrees: boolean;
}

/** The host mutes somebody, lets them speak again, removes or bans them. */
export interface Moderate {
  type: "moderate";
  id: number;
  person: number;
  act: "ban" | "mute" | "remove" | "unmute";
}

/** Play the same again with seats swapped; it is opened when every person at a seat wants it. */
export interface Again {
  type: "again";
  id: number;
}

/** The host closes the table for good, as long as no other person plays there. */
export interface Close {
  type: "close";
  id: number;
}

/** Ask for everything anew; the reply is another `Welcome`. */
export interface Resync {
  type: "resync";
  id: number;
}

/** Go by another name, or keep other settings in place of those before; null: as it was. */
export interface ChangeMe {
  name?: string | null;
  settings?: Record<string, string | number | boolean> | null;
}

/** Become the person of a link; `leaving` is the name of who the browser is until then. */
export interface Resume {
  leaving?: string;
}

/** A name and a password. */
export interface Login {
  name: string;
  password: string;
}

/** The password, and the new one. */
export interface ChangePassword {
  password: string;
  wanted: string;
}

/** Keep a deck or a level; with the id of one that is kept already, in its place. */
export interface KeepFile {
  name: string;
  text: string;
  game?: string;
  id?: string;
}

/** Open a table. */
export interface NewTable {
  /** its options. */
  terms: Partly<Terms>;
  /** what the host is called there; empty: as everywhere. */
  name?: string;
  /** the level of the bot at each seat, empty where a person plays; none given: people. */
  bots?: string[];
  /** the deck of each seat by id, empty for the default. */
  decks?: string[];
  /** the deck of each seat as the text of a file, in place of one by id. */
  deck_texts?: string[];
  /** the host takes the first seat that no bot has. */
  sits?: boolean;
  /** the match begins at once; every seat must be taken. */
  begin?: boolean;
  /** what the host adds to chance before that. */
  entropy?: string;
}

/** The options of a table; none of them changes after it was opened. */
export interface Terms {
  /** what is played. */
  chosen: Chosen;
  /** how many seats there are. */
  seats: number;
  /** of how many games the match is; it is won by whoever first has most of them. */
  games: number;
  /** whether the lobby shows the table. */
  listed: boolean;
  /** who may watch: "open" anybody who has the address, "invited" with a link, "none". With "none" the journal and the replay, too, are for those who were at the table. */
  watching: "invited" | "none" | "open";
  /** which choices may be taken back. */
  undo: UndoRule;
  /** how long people may think. */
  clock: Clock;
  /** for how many seconds a table waits before it passes for somebody who can only pass, so that neither haste nor silence tells who has a card to play. */
  pause: number;
  /** the seconds of absence after which the others may let a bot hold a seat. */
  grace: number;
  /** by how many seconds a caster lags behind. */
  delay: number;
  /** lessons are given: the game is a tutorial. */
  guided: boolean;
}

/** The game that is played, one of its formats, and its options. */
export interface Chosen {
  /** the id of the game. */
  game: string;
  /** the format; None for the one that the options lead to, or the game's default. */
  format: string | null;
  /** by name, as the game's own type of options has them; the rest are its defaults. */
  options: Record<string, unknown>;
}

/** The time that people have to think. */
export interface Clock {
  kind: "day" | "game" | "move" | "none";
  amount: number;
  increment: number;
}

/** Come to a table in a role; `invitation` is the token of a link, if somebody sent one. */
export interface Enter {
  role?: Role;
  name?: string;
  invitation?: string;
}

/** Make a link that lets others in, in a role. */
export interface Invite {
  role?: Role;
}

/** Open a replay from the text of a journal. */
export interface OpenReplay {
  text: string;
}

/** Judge a board, as the text of its file or, field by field, as a form. */
export interface CheckBoard {
  game: string;
  text?: string;
  form?: Record<string, unknown> | null;
  seats?: number;
  language?: string;
}

/** Begin a board of one's own; `wanted` says what it will be, in a type of the game's. */
export interface NewBoard {
  game: string;
  wanted?: Record<string, unknown>;
  language?: string;
}

/** The format, seats and options that a deck is built for; by default those of the game. */
export interface DeckWishes {
  format?: string | null;
  seats?: number | null;
  options?: Record<string, unknown>;
}

/** A deck, as text in any form or as data. */
export interface DeckAsked {
  game?: string;
  text?: string;
  deck?: Partly<Deck> | null;
}

/** A deck of any game: how many of each card, by slug, in each of its sections. */
export interface Deck {
  name: string;
  sections: Record<string, Record<string, number>>;
  description: string;
  clan: string;
}

/** Judge a deck in any form, as text or as data, for what it is built for. */
export interface CheckDeck {
  game?: string;
  text?: string;
  deck?: Partly<Deck> | null;
  wishes?: DeckWishes;
}

/** Write a deck, given as text in any form or as data, in a form. */
export interface ConvertDeck {
  game?: string;
  text?: string;
  deck?: Partly<Deck> | null;
  to?: DeckForm;
}

/** Everything, to somebody who has just come in; `lines` and `chat` are the last ones. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  you: You;
  table: TableView;
  sight: Sight | null;
  lines: LogLine[];
  chat: ChatLine[];
}

/** The reader's own place at the table. */
export interface You {
  number: number;
  name: string;
  role: Role;
  seat: number | null;
  host: boolean;
  stops: Stops | null;
  can_undo: boolean;
  initiatives: string[];
  no_undo: Message | null;
  gave_up: boolean;
  passed: number;
  deck: DeckPart[];
}

/** A section of a deck: its cards by slug. */
export interface DeckPart {
  id: string;
  title: Message;
  /** they lie beside the deck, to be swapped in. */
  aside: boolean;
  cards: Record<string, number>;
  /** the section that each of them would be swapped into, if they lie aside. */
  homes: Record<string, string>;
}

/** A table as everybody there sees it. */
export interface TableView {
  id: string;
  game: string;
  /** the format of the game. */
  format: string;
  /** what is played, in words: the level. */
  title: Message;
  terms: Terms;
  /** "gathering" before the match; "playing"; "paused"; "over"; "closed". */
  stage: "closed" | "gathering" | "over" | "paused" | "playing";
  seats: SeatView[];
  people: PersonView[];
  /** the number of the person who opened the table. */
  host: number;
  /** the server's clock, milliseconds since 1970. */
  now: number;
  undo: UndoView | null;
  /** the published hash of the secret seed, there before anybody adds to chance. */
  commitment: string;
  /** the secret seed, in hex, revealed when the match is over or was begun and closed; else empty. */
  seed: string;
  /** what the seats added to chance. */
  entropy: string[];
  /** the table at which the next game is played, empty until it was opened. */
  again: string;
  /** the table at which the game before was played. */
  rematch_of: string;
  /** how many people were banned; each ban makes the links void that were made before. */
  bans: number;
  /** who paused it; None unless it is paused. */
  pause: PauseView | null;
  /** milliseconds left of the time of a turn, for all; None where turns have none. */
  time_left: number | null;
  /** that time runs. */
  time_runs: boolean;
  /** the match of several games that this one belongs to; None if it is one alone. */
  match: MatchView | null;
  /** why the match cannot be played here: by which rules it was, and what plays it; or with which cards. Then there is only what was told of it. */
  other_rules: Message | null;
  /** what all is wrong with its start, where that is why. */
  other_faults: Fault[];
}

/** A seat: who plays it and how they stand. */
export interface SeatView {
  seat: number;
  /** what to call whoever plays it; empty while it is free. */
  name: string;
  /** the number of the person, None for a bot or a free seat. */
  person: number | null;
  /** the level of the bot that plays or, for a person who is away, holds it; else empty. */
  bot: string;
  /** what its deck is called, as far as it is public before the game; empty: the default. */
  deck: string;
  /** its person is connected; always true of bots. */
  present: boolean;
  /** for how many seconds its person has been away, 0 if present. */
  away: number;
  /** milliseconds left at the moment `TableView.now`, None without a clock. */
  clock: number | null;
  /** its clock runs. */
  running: boolean;
  /** it lets casters see its hand. */
  casts: boolean;
  /** it wants to play the same again. */
  again: boolean;
  /** its person is ready for the next game of the match. */
  ready: boolean;
}

/** Somebody at the table; `number` is their handle here. `present`: they are connected. */
export interface PersonView {
  number: number;
  name: string;
  role: Role;
  present: boolean;
  muted: boolean;
}

/** Somebody asks to take back a choice: who asks, who has agreed, who is still to say. */
export interface UndoView {
  seat: number;
  since: number;
  agreed: number[];
  missing: number[];
}

/** A pause, by the number and name of who made it; `referee`: a referee has to end it. */
export interface PauseView {
  person: number;
  name: string;
  referee: boolean;
}

/** A match of several games. */
export interface MatchView {
  /** of how many games it is. */
  games: number;
  /** the number of the game of this table, from 1 on. */
  number: number;
  /** how many games each seat has won. */
  wins: number[];
  /** the games before. */
  earlier: GameView[];
  /** no other game follows. */
  decided: boolean;
  /** who has won it; nobody before it is decided. */
  winners: number[];
  /** the game of this table is over, and what was hidden stays so until the match is. */
  secret: boolean;
}

/** A game of a match that is over: the table it was played at, and who won it. */
export interface GameView {
  table: string;
  winners: number[];
}

/** Something wrong: what, where ("deck line 3"), and the clause that says so, or empty. */
export interface Fault {
  message: Message;
  place: string;
  clause: string;
}

/** The match as the reader may know it. */
export interface Sight {
  /** counts the moments of the match; those at which nothing changed are skipped. */
  number: number;
  /** the fields of the game's view that changed; all of them if `whole`. */
  view: Record<string, unknown>;
  /** nothing of the view before still holds. */
  whole: boolean;
  /** what the reader is asked. */
  questions: QuestionView[];
  /** who else is asked something. */
  waiting: Waiting[];
  /** how the match ended. */
  outcome: Outcome | null;
  /** how many events the match has. */
  log_length: number;
  /** what a tutorial has to say now. */
  lessons: Lesson[];
  /** of lists of the view that changed in some rows only, these; their places are those in the list before, in rising order. */
  rows: Record<string, Splice[]>;
  /** how it stood on the way here, the first one first; who needs no more than where it came to may pass over them. */
  between: BetweenView[];
}

/** A question as its seat sees it; `things` are what an answer of the domain may name. */
export interface QuestionView {
  serial: number;
  kind: string;
  clause: string;
  message: Message;
  options: OptionView[];
  domain: Domain | null;
  secret: boolean;
  things: OptionView[];
}

/** One answer a seat may give, or a thing it may name: key, text, and what it is about. */
export interface OptionView {
  key: string;
  message: Message;
  about: (CardTarget | PlaceTarget | SeatTarget | NumberTarget | PartTarget)[];
}

/** A card: its slug, and its number in the match if it is one particular card there. */
export interface CardTarget {
  type: "CardTarget";
  slug: string;
  number: number | null;
}

/** A place by its name, or one side of it. */
export interface PlaceTarget {
  type: "PlaceTarget";
  place: string;
  side: string;
}

/** A seat at the table. */
export interface SeatTarget {
  type: "SeatTarget";
  seat: number;
}

/** One of several things that are counted from 0, such as decks. */
export interface NumberTarget {
  type: "NumberTarget";
  of: string;
  number: number;
}

/** A part of what the seat that is asked plays, such as an ability of its figure. */
export interface PartTarget {
  type: "PartTarget";
  of: string;
  part: string;
}

/** A whole number from `low` to `high`, both included. */
export interface Range {
  type: "Range";
  low: number;
  high: number;
}

/** One of `keys`: what a list of options is elsewhere, as a part of a form. */
export interface OneOf {
  type: "OneOf";
  keys: string[];
}

/** One line of text in one's own words, within bounds of length. */
export interface Text {
  type: "Text";
  longest: number;
  shortest: number;
}

/** One entry, by its key, of a catalogue that is too long to be sent, such as all cards. */
export interface Named {
  type: "Named";
  catalogue: string;
  some: string[];
}

/** Some of `keys`, within bounds of number and weight, in the order of `keys`. */
export interface Subset {
  type: "Subset";
  keys: string[];
  at_least: number;
  at_most: number;
  weights: number[];
  lightest: number;
  heaviest: number | null;
}

/** All of `keys`, in an order of the seat's choice. */
export interface Ordering {
  type: "Ordering";
  keys: string[];
}

/** `total` divided among `keys`, each getting at least `at_least`: one number per key. */
export interface Division {
  type: "Division";
  total: number;
  keys: string[];
  at_least: number;
  bounds: [number, number][];
}

/** Each of `keys` goes to at most one of `places`: pairs of key and place, in order of `keys`. */
export interface Assignment {
  type: "Assignment";
  keys: string[];
  places: string[];
  at_least: number;
  at_most: number;
  allowed: string[][];
}

/** Several named parts, each a domain of its own; an answer holds one of each, in their order. */
export interface Form {
  type: "Form";
  parts: [string, Domain][];
}

/** The faces of `count` dice, each from 1 to `sides`. */
export interface Dice {
  type: "Dice";
  count: number;
  sides: number;
}

/** A new order of `count` things: position i receives what lay at position answer[i]. */
export interface Shuffle {
  type: "Shuffle";
  count: number;
}

/** One of `count` things at random: its position. */
export interface Pick {
  type: "Pick";
  count: number;
}

/** A report from outside: the outcome of a linked match, a referee's ruling. */
export interface Reported {
  type: "Reported";
  subject: string;
}

/** A question to somebody else: who is asked and what kind of question it is. */
export interface Waiting {
  seat: number;
  kind: string;
}

/** The end of a match: the winning seats (none: nobody won), the clause, the reason. */
export interface Outcome {
  winners: number[];
  clause: string;
  reason: string;
}

/** A tutorial's lesson at this moment, and the answer that it would give. */
export interface Lesson {
  messages: Message[];
  title: Message | null;
  clauses: string[];
}

/** A change of a list: from row `at` on, `gone` rows make room for `rows`. */
export interface Splice {
  at: number;
  gone: number;
  rows: unknown[];
}

/** The match as it stood before the event at place `at` of the log, where something grave was. */
export interface BetweenView {
  at: number;
  view: Record<string, unknown>;
  rows: Record<string, Splice[]>;
}

/** A line of the log: its position, the clause that made it so, the text. */
export interface LogLine {
  at: number;
  clause: string;
  message: Message;
  event: string;
  weight: "grave" | "none" | "small";
}

/** Something said: its number, its time, by whom. Person 0 is the table itself. */
export interface ChatLine {
  number: number;
  at: number;
  person: number;
  name: string;
  channel: "table" | "watchers";
  text: string;
  message: Message | null;
  seat: number | null;
}

/** The changes; what is absent did not change. `undone`: log lines from there on are void. */
export interface Update {
  type: "update";
  you?: You | null;
  table?: TableView | null;
  sight?: Sight | null;
  lines?: LogLine[];
  chat?: ChatLine[];
  undone?: number | null;
}

/** A command was done, and what it did is durable. */
export interface Done {
  type: "done";
  id: number;
}

/** A command was refused, with all reasons; nothing has changed. `id` 0: it had no number. */
export interface Failed {
  type: "failed";
  id: number;
  faults: Fault[];
}

/** The clauses that forbid an attempt; none if it is allowed. */
export interface Reasons {
  type: "reasons";
  id: number;
  attempt: string;
  refusals: Fault[];
}

/** Attempts that a seat may think of, by key. */
export interface AttemptList {
  type: "attempt-list";
  id: number;
  attempts: string[];
}

/** The windows in which the table has passed for a seat since it answered last, oldest first. */
export interface PassedList {
  type: "passed-list";
  id: number;
  windows: PassedWindow[];
}

/** A window in which the table passed for somebody: what was asked, and by which clause. */
export interface PassedWindow {
  at: number;
  clause: string;
  message: Message;
}

/** The question that goes with something unasked, without a number; null if there is none. */
export interface ActAsked {
  type: "act-asked";
  id: number;
  kind: string;
  asked: QuestionView | null;
}

/** Lines of the log from position `first` on, up to where the asker's lines begin. */
export interface OlderLines {
  type: "older-lines";
  id: number;
  first: number;
  lines: LogLine[];
}

/** The connection ends: why, and whether coming back at once makes sense. */
export interface Bye {
  type: "bye";
  reason: Message;
  again: boolean;
}

/** The faults of a request that was not met: all that is wrong with it. */
export interface Faults {
  faults: Fault[];
}

/** The server answers; `connections` are the sockets that it holds now. */
export interface Health {
  status: "no-writes" | "ok" | "stopping";
  version: string;
  connections: number;
}

/** The reader on this server; `settings` are the page's own and mean nothing to the server. */
export interface Me {
  name: string;
  settings: Record<string, string | number | boolean>;
}

/** The greeting of a server: all that a page must know first. */
export interface Hello {
  /** the version of the server. */
  version: string;
  /** a page of another protocol should load itself again. */
  protocol: number;
  /** the languages of the catalogues. */
  languages: string[];
  /** the one of them that the browser asks for first. */
  language: string;
  /** who the reader is. */
  you: Me;
  /** what the reader logs in with; empty without an account. */
  account: string;
  /** others can reach the server: invitations work beyond this machine. */
  public: boolean;
}

/** A link that makes another browser the same person; milliseconds since 1970 end it. */
export interface ResumeLink {
  link: string;
  expires: number;
}

/** The person that a link is for, and whether the reader is that person already. */
export interface Resuming {
  name: string;
  is_you: boolean;
}

/** The name that the reader logs in with; empty without an account. */
export interface Account {
  name: string;
}

/** A deck or a level that the reader keeps, as the text of a file in any form. */
export interface OwnFile {
  id: string;
  game: string;
  name: string;
  text: string;
  updated: number;
}

/** The decks or the levels that the reader keeps, by name. */
export interface OwnFiles {
  files: OwnFile[];
}

/** All that the server keeps of the reader, but for what happened at tables of several. */
export interface Export {
  name: string;
  account: string;
  created: number;
  settings: Record<string, string | number | boolean>;
  decks: OwnFile[];
  levels: OwnFile[];
  tables: LobbyEntry[];
  matches: FinishedMatch[];
}

/** A table in a list. */
export interface LobbyEntry {
  id: string;
  game: string;
  format: string;
  title: Message;
  stage: "closed" | "gathering" | "over" | "paused" | "playing";
  seats: SeatEntry[];
  /** those of whoever sits there, people and bots. */
  names: string[];
  free: number;
  /** the turn it is in, 0 before the match. */
  turn: number;
  /** the reader is the host. */
  yours: boolean;
  /** the reader's seat, or null. */
  seat: number | null;
  /** the seats that won, once the match is over. */
  won: number[];
  /** the seats that are asked something now, at the reader's own tables. */
  asked: number[];
  /** of how many games the match is that is played there. */
  games: number;
  /** when it was opened; `updated`: when it changed; milliseconds since 1970. */
  opened: number;
  updated: number;
}

/** A seat of a table in a list: a name, or the level of a bot; free if both are empty. */
export interface SeatEntry {
  name: string;
  bot: string;
}

/** A finished match: where, when, how it ended, and the reader's seat if they played. */
export interface FinishedMatch {
  table: string;
  game: string;
  format: string;
  level: string;
  at: number;
  seats: SeatEntry[];
  won: number[];
  seat: number | null;
  reason: string;
  clause: string;
  turns: number;
  answers: number;
  seconds: number;
}

/** A table was opened. */
export interface Opened {
  id: string;
}

/** A link to hand on, and the same as a QR code: an SVG image as text. */
export interface Invitation {
  link: string;
  qr: string;
  expires: number;
}

/** The target of an invitation. */
export interface Invited {
  /** the table, by its id. */
  table: string;
  /** what one is invited as. */
  role: Role;
  /** the game, by its id. */
  game: string;
  /** what is played there. */
  title: Message;
  /** the name of whoever opened it. */
  host: string;
  /** where it stands. */
  stage: string;
  /** a seat is free. */
  free: boolean;
  /** one may watch. */
  watching: boolean;
  /** the reader is there in that role already, or plays. */
  here: boolean;
}

/** The result of playing a finished match again, and of deriving its chance anew. */
export interface Verified {
  /** every entry fitted the rules. */
  replayed: boolean;
  /** the entry that did not; empty if all did. */
  place: string;
  /** why it did not. */
  message: Message | null;
  /** how many answers of chance were met. */
  draws: number;
  /** whether all of them follow from the seed that was committed to before play. */
  chance: "not-revealed" | "unverifiable" | "verified" | "wrong";
  /** the state that was reached is the one that the journal states. */
  state_matches: boolean;
  /** who won and why is what the journal states. */
  outcome_matches: boolean;
}

/** Tables, the newest first. */
export interface Tables {
  tables: LobbyEntry[];
}

/** A replay before its steps. */
export interface ReplayHead {
  /** names the replay in the addresses of its parts: the id of a table or of a file. */
  id: string;
  /** what was played, in words. */
  title: Message;
  /** who played. */
  seats: SeatEntry[];
  /** it was opened from a journal, not from a table. */
  file: boolean;
  /** the match has ended, so that it may be seen through any eyes. */
  over: boolean;
  /** it ended before it was over, since its table was closed. */
  closed: boolean;
  /** the reader's own seat, through whose eyes they may see a match that still runs. */
  seat: number | null;
  /** the hash of the seed that was published before play; empty without one. */
  commitment: string;
  /** the secret seed in hex, once the match has ended; empty if it is not known. */
  seed: string;
  /** what the seats added to chance before play, in their order. */
  entropy: string[];
  /** how many steps there are, where turns begin, how the match ended. */
  outline: Outline;
  /** whether anything is counted of matches of its game. */
  figures: boolean;
}

/** A replay as a whole: what was played by whom, how many steps there are, how it ended. */
export interface Outline {
  game: string;
  format: string;
  players: string[];
  seats: number[];
  steps: number;
  entries: number;
  marks: Mark[];
  outcome: Outcome | null;
}

/** A step in which a section of the match began, a turn for example, and which. */
export interface Mark {
  step: number;
  message: Message;
}

/** The position at a step of a replay: the text of a scenario file that `gorin judge` reads. */
export interface ReplayPosition {
  text: string;
}

/** A match that other rules played, as it was told while it was played. */
export interface ToldMatch {
  /** there is something of it; else all that follows is empty. */
  kept: boolean;
  /** the seat through whose eyes it is seen; None: as the public saw it. */
  seat: number | null;
  /** the seats through whose eyes the reader may see it. */
  may: number[];
  /** the game. */
  game: string;
  /** what was played, in words. */
  title: Message | null;
  /** who played. */
  seats: SeatEntry[];
  /** what any game is drawn from, as it was when it was kept last: under `drawing` what lies where, or the fields of the game's view. */
  view: Record<string, unknown>;
  /** the last lines of the log, or the last before the place that was asked for. */
  lines: LogLine[];
  /** there are lines before these. */
  has_more: boolean;
  /** nothing was answered after it was kept last. */
  is_whole: boolean;
}

/** A finished match in a list. */
export interface PlayedMatch {
  /** the id of its table, and of its replay. */
  table: string;
  /** what was played, in words. */
  title: Message;
  /** when it ended, in milliseconds since 1970. */
  at: number;
  /** who played. */
  seats: SeatEntry[];
  /** the seats that won. */
  won: number[];
  /** the reader's seat; null if they did not play. */
  seat: number | null;
  /** how it ended: the id of a message. */
  reason: string;
  /** how many turns it took; `seconds` how long. */
  turns: number;
  seconds: number;
  /** how often something was taken back. */
  taken_back: number;
  /** how often draws of chance were among it; such a match is not counted. */
  drawn_again: number;
}

/** The results of this server's last finished matches. */
export interface PlayedMatches {
  /** of everybody. */
  all: GameTables;
  /** of the reader; null if nobody knows them. */
  yours: GameTables | null;
  /** how many matches are counted at most. */
  most: number;
  /** the last matches of tables that were listed, the newest first. */
  last: PlayedMatch[];
  /** the reader's own. */
  your_last: PlayedMatch[];
}

/** All that is counted of finished games; the lines with most games come first. */
export interface GameTables {
  games: number;
  undecided: number;
  turns: Spread;
  seconds: Spread;
  lengths: Length[];
  boards: TableLine[];
  formats: TableLine[];
  seats: TableLine[];
  places: TableLine[];
  bots: TableLine[];
  people: TableLine[];
  decks: TableLine[];
}

/** The spread of a figure over the games; `interval` is that of the mean. */
export interface Spread {
  mean: number;
  interval: Interval;
  median: number;
  p90: number;
  least: number;
  most: number;
}

/** A 95 % interval. */
export interface Interval {
  low: number;
  high: number;
}

/** The number of games that took a number of turns. */
export interface Length {
  turns: number;
  games: number;
}

/** The results of games of one kind. */
export interface TableLine {
  key: string;
  label: Message;
  games: number;
  wins: Share;
  turns: Spread;
  seconds: Spread;
}

/** The frequency of something: the count, the share of all games and its interval. */
export interface Share {
  count: number;
  share: number;
  interval: Interval;
}

/** A format of a game; `games` says of how many games a match of it may be. */
export interface FormatEntry {
  id: string;
  title: Message;
  book: string;
  fewest_seats: number;
  most_seats: number;
  games: number[];
  /** the ids of the decks that seats play if nobody chooses any, in the order of the seats, as far as the format alone says. */
  decks: string[];
}

/** A deck that comes with Gorin. */
export interface DeckEntry {
  id: string;
  name: string;
  description: Message | null;
  /** the slug of the card that leads it, such as a commander; empty without one. */
  lead: string;
  /** how many cards it has in those of its sections that are counted. */
  cards: number;
  /** it was printed as it is. */
  printed: boolean;
  /** what tells it from others in a few words, such as its clan. */
  line: Message | null;
  /** the ids of the formats that it is legal in. */
  formats: string[];
}

/** A game that Gorin is for; without formats it cannot be played yet. */
export interface GameEntry {
  /** the id of the game. */
  id: string;
  /** what it is called. */
  title: Message;
  /** what can be played, the default first. */
  formats: FormatEntry[];
  /** what may be chosen when a table is opened, beside the format and the seats. */
  options: OptionEntry[];
  /** what a person may leave to the table, beside what every game has. */
  settings: Setting[];
  /** there are questions in which a person may pass for the rest of a turn. */
  passes: boolean;
  /** the decks that come with Gorin. */
  decks: DeckEntry[];
  /** the levels of its bots. */
  bots: string[];
  /** there are lessons for somebody who learns it. */
  lessons: boolean;
  /** what its own pages know of it, of a type of the game's; null for nothing. */
  own: unknown;
  /** it has printed cards, which can be looked up. */
  cards: boolean;
  /** what it is, for whoever does not know it; null if nothing is said. */
  about: Message | null;
  /** for whom it is, where a seat is not a player; null for what its formats say. */
  company: Message | null;
  /** what begins against a bot for whoever chooses nothing; null for the page's words. */
  at_once: Message | null;
  /** how long a game takes, from so many minutes to so many; null if unknown. */
  minutes: [number, number] | null;
}

/** An option of a game. */
export interface OptionEntry {
  /** what it is called in data. */
  name: string;
  /** what people call it; a message of the game. */
  label: Message;
  /** what may be said: a text, a whole number, any number, yes or no, a list of texts; "other" for what no plain form can ask for. */
  kind: "list" | "number" | "other" | "text" | "truth" | "whole";
  /** what is so if nobody says anything. */
  usual: unknown;
  /** nothing need be said: None is a value too. */
  open: boolean;
  /** all that may be said; none: anything of the kind. */
  allowed: (string | number)[];
  /** numbers may be no smaller. */
  least: number | null;
  /** numbers may be no greater. */
  most: number | null;
  /** it holds the text of a file. */
  long: boolean;
  /** the formats that it belongs to; none: all of them. */
  formats: string[];
}

/** A setting of a game: what a person may leave to the table, and how. */
export interface Setting {
  /** how records name it. */
  id: string;
  /** what it is about. */
  label: Message;
  /** what it may be, in the order in which they are shown; the first one is usual. */
  values: [string, Message][];
  /** what is good to know of it, None for nothing. */
  hint: Message | null;
}

/** All that can be played, and the terms of a table that nobody changed. */
export interface Catalogue {
  games: GameEntry[];
  terms: Terms;
}

/** A value of a card: its field, how to call it, what it is, and where it comes from. */
export interface ValueRow {
  field: string;
  label: Message;
  value: Arg;
  source: string;
}

/** A card: what is printed on it as values, as rows to read, and what it says. */
export interface CardEntry {
  printed: Printed;
  rows: ValueRow[];
  text: Message[];
  effect: string;
}

/** The cards of a game. */
export interface Cards {
  game: string;
  /** of what the owner of this server entered of real cards; empty: all as shipped. */
  digest: string;
  /** those that can be played. */
  cards: CardEntry[];
  /** those that are known by name only. */
  named: ExpansionCard[];
  /** keys of what is no card of its own: its owner named it, and it goes by its key. */
  built_in: string[];
}

/** A card known by name only, which nobody can play: `set` is where it appeared. */
export interface ExpansionCard {
  number: string;
  name: string;
  kind: string;
  rarity: string;
  set: string;
}

/** The names of the cards of a game: all that a table needs to tell of them. */
export interface CardNames {
  game: string;
  /** the printed names, by slug; none for a game without printed cards. */
  names: Record<string, string>;
  /** as in `Cards`. */
  built_in: string[];
}

/** A clause of a rule book and all that belongs to it. */
export interface Rule {
  id: string;
  book: string;
  book_title: string;
  title: string;
  message: Message | null;
  source: string;
  state: string;
  reason: string;
  homes: Home[];
  changes: Change[];
  tests: string[];
  scenarios: string[];
  rules_on: string[];
  rulings: string[];
}

/** A place in the code that a clause is at home in; `file` is relative to the sources. */
export interface Home {
  kind: string;
  name: string;
  file: string;
  line: number;
  says: string;
}

/** A format's change to the rule of a clause, and the clause that says so. */
export interface Change {
  format: string;
  clause: string;
  rule: string;
  file: string;
  line: number;
}

/** A clause in a list. */
export interface RuleRow {
  id: string;
  title: string;
  message: Message | null;
  state: string;
  tests: number;
}

/** A rule book and its clauses. */
export interface Book {
  id: string;
  title: string;
  clauses: RuleRow[];
}

/** All rule books. */
export interface Books {
  books: Book[];
}

/** The text of a file. */
export interface FileText {
  text: string;
}

/** The fields by which the cards of a game can be searched. */
export interface SearchFields {
  fields: Field[];
}

/** A field of a game's cards: its name, what it holds, what it is about. */
export interface Field {
  name: string;
  shape: "choice" | "number" | "rank" | "text";
  about: Message;
  others: string[];
  choices: Choice[];
}

/** Something that a field may hold: its key, how people call it, what they may type for it. */
export interface Choice {
  key: string;
  label: Message;
  names: string[];
}

/** A section of a game's decks, and its usual bounds; null: any number. */
export interface SectionEntry {
  id: string;
  title: Message;
  style: string;
  fewest: number;
  most: number | null;
  copies: number | null;
  clause: string;
}

/** The outline of a game's decks, and the decks that come with Gorin. */
export interface DecksOfGame {
  game: string;
  sections: SectionEntry[];
  decks: DeckEntry[];
}

/** A deck as it is at this moment, and all there is to say of it. */
export interface DeckReport {
  /** the id of its game. */
  game: string;
  /** the deck as far as it could be read. */
  deck: Deck;
  /** its sections with their bounds and cards. */
  sections: SectionReport[];
  /** what is wrong with the text it was read from, or with names in it. */
  faults: DeckFault[];
  /** what the rules forbid in it. */
  violations: DeckFault[];
  /** nothing is wrong with it. */
  legal: boolean;
  /** how many cards it has in those of its sections that are counted. */
  total: number;
  /** figures of it as a whole. */
  figures: DeckFigure[];
  /** counts to be drawn. */
  charts: Chart[];
  /** lines of the text that name no card and are no faults, such as its author. */
  notes: DeckNote[];
}

/** A section of a deck, and its bounds; None: any number. */
export interface SectionReport {
  id: string;
  title: Message;
  style: string;
  count: number;
  fewest: number;
  most: number | null;
  /** so many copies of a card it may have as it is. */
  copies: number | null;
  clause: string;
  /** those that somebody knows, as the game orders them. */
  cards: CardLine[];
  /** they are not in the deck: they lie beside it and may be swapped in. */
  aside: boolean;
}

/** A card of a deck: how many there are, and what the game tells of it. */
export interface CardLine {
  number: string;
  slug: string;
  name: string;
  count: number;
  sort: Sort;
}

/** The sort of a card in a deck. */
export interface Sort {
  /** the kind of card, as the game's own data call it. */
  kind: string;
  /** what people call the kind; None: it stands with the others of its section. */
  title: Message | null;
  /** the number that tells most of the card; None without one. */
  figure: number | null;
  /** what that number is. */
  label: Message | null;
  /** what else to say of it. */
  notes: Message[];
}

/** Something wrong with a deck: what, by which clause, in which line, with which card. */
export interface DeckFault {
  message: Message;
  clause: string;
  line: number;
  card: string;
}

/** A figure of a deck as a whole; `value` is None where there is nothing to count. */
export interface DeckFigure {
  id: string;
  label: Message;
  value: number | null;
}

/** Copies of cards counted by something; `mean` is that of a figure, None if it is none. */
export interface Chart {
  id: string;
  title: Message;
  bars: Bar[];
  mean: number | null;
}

/** A bar of a chart: what it counts and how many copies there are. */
export interface Bar {
  label: Message;
  count: number;
}

/** A remark on a line of a deck file that is no fault: what was skipped, and why. */
export interface DeckNote {
  line: number;
  message: Message;
}

/** The keys of the cards that answer to a search, and the search as it was understood. */
export interface Found {
  keys: string[];
  search: string;
  faults: SearchFault[];
}

/** A fault of a search: where it begins, counted from 0, how long it is, and why. */
export interface SearchFault {
  at: number;
  length: number;
  message: Message;
}

/** Some steps in a row; the first one has the whole view. */
export interface Chunk {
  first: number;
  total: number;
  steps: Step[];
}

/** A step of a replay: what somebody did, and what came of it; step 0 is what came before. */
export interface Step {
  /** counts from 0. */
  number: number;
  /** how many entries of the journal come before it, those taken back not counted. */
  before: number;
  /** how many come up to its end. */
  after: number;
  /** who did it, None in step 0. */
  seat: number | null;
  /** the kind of question that was answered, or of act. */
  kind: string;
  /** by which clause it was asked; empty for an act. */
  clause: string;
  /** what was asked, None if the viewer was not to see it. */
  question: Message | null;
  /** what was answered or done, None if it is secret from the viewer. */
  answer: Message | null;
  /** what the log tells of it. */
  lines: ReplayLine[];
  /** the fields of the view that changed; all of them if `whole`. */
  view: Record<string, unknown>;
  /** nothing of the view before is needed. */
  whole: boolean;
  /** the viewer sees nothing happen; a pass in secret, for example. */
  quiet: boolean;
}

/** A line of the log: its position, the clause that made it so, the text, the kind of event. */
export interface ReplayLine {
  at: number;
  clause: string;
  message: Message;
  event: string;
  weight: "grave" | "none" | "small";
}

/** The figures of a match, over or not. */
export interface MatchStatistics {
  turns: number;
  seats: number[];
  lines: StatLine[];
  series: StatSeries[];
}

/** A figure of each seat, in their order; None where there is nothing to divide by. */
export interface StatLine {
  id: string;
  label: Message;
  unit: "count" | "difference" | "share";
  values: (number | null)[];
  all: number | null;
}

/** The values of a figure for each seat at the end of each turn, from the first turn on. */
export interface StatSeries {
  id: string;
  label: Message;
  values: number[][];
}

/** The chances of each seat after each step, between 0 and 1; together they are 1. */
export interface Chances {
  /** the seats, in the order of `values`. */
  seats: number[];
  /** by seat, its chance after each step from step 0 on. */
  values: number[][];
  /** the steps that changed most, in the order in which they happened. */
  turns: TurningPoint[];
  /** the one that changed most for the winner, None if nobody won. The end itself is it only where no step before changed much. */
  turning: TurningPoint | null;
}

/** A step that changed much: for whom most, and from which chance to which. */
export interface TurningPoint {
  step: number;
  seat: number;
  before: number;
  after: number;
  told: Message | null;
}

/** A table as `any` draws it. */
export interface Drawing {
  /** where the match stands: the turn, the phase. */
  headline: (Message | Name)[];
  /** the seats in the order in which they act. */
  seats: SeatArea[];
  /** the places that belong to nobody. */
  zones: Zone[];
  /** the figures of the table. */
  counters: Counter[];
}

/** A seat: what lies before it and what is counted of it. */
export interface SeatArea {
  /** its number, from 0 on. */
  seat: number;
  /** what is true of it: its role, whether it is out. */
  notes: (Message | Name)[];
  /** it is its turn. */
  active: boolean;
  /** its figures. */
  counters: Counter[];
  /** its places for cards. */
  zones: Zone[];
  /** the keys of the answers that concern it. */
  answers: string[];
}

/** A figure that is always shown, 0 too: what it counts, and how many there are. */
export interface Counter {
  label: Message | Name;
  value: number;
}

/** A place for cards. */
export interface Zone {
  /** names it within its table. */
  id: string;
  /** what it is called. */
  label: Message | Name;
  /** the cards that are shown, the first or topmost first. */
  cards: Face[];
  /** how many lie there in all, those too that are not shown; None: all are shown. */
  count: number | null;
  /** it is the hand of the viewer, kept in sight. */
  hand: boolean;
  /** the keys of the answers that concern it as a whole, such as bids on a hand, which a phone unfolds then. */
  answers: string[];
  /** its cards lie on each other: how many there are says enough until somebody looks. */
  pile: boolean;
}

/** A card as a viewer sees it. */
export interface Face {
  /** names it within its table, as long as it can be told apart from others. */
  id: string;
  /** what it is called; None for a card that the viewer does not know, which lies face down. */
  name: Message | Name | null;
  /** what it does, for whoever looks closer. */
  text: (Message | Name)[];
  /** what is true of it now: how it stands, what lies on it. */
  notes: (Message | Name)[];
  /** the keys of the answers that concern it. */
  answers: string[];
}
