// Generated from the Python types by `python -m gorin.web.types`. Do not edit.

import type { Message } from "../../wire";

/** What is printed on a card, by its kind. */
export type CardFacts =
  | Location
  | Raider
  | Treasure
  | Action
  | Discovery
  | Obstacle
  | Upgrade
  | SecretMove;

/** A level of one's own to begin: like a level, or an empty map of a size. */
export interface NewLevel {
  title?: string;
  like?: string;
  variant?: string;
  width?: number;
  depth?: number;
  power?: number;
  players?: number;
}

/** All a seat may know (None: a spectator). Spaces are named like "B4". */
export interface TombRaiderView {
  seat: number | null;
  level: string;
  width: number;
  depth: number;
  first_depth: number;
  turn: number;
  turn_limit: number | null;
  round: string;
  order: number[];
  active: number | null;
  places: PlaceView[];
  raiders: RaiderView[];
  hand: CardView[];
  level_decks: LevelDeckView[];
  obstacle_deck_count: number;
  obstacle_discard: CardView[];
  tests: TestView[];
  harm: [number, number][];
  announced: [number, string][];
  lasting: [string, number, number][];
  solo: SoloView | null;
  goal: string;
  prize: PrizeView | null;
  bounty: [string, number][];
  save_points: boolean;
  hiding: string[];
}

/** A space of the map; `slug` is empty for a face-down card whose face is not public. */
export interface PlaceView {
  space: string;
  slug: string;
  face_up: boolean;
  exits: string[];
  blocked: string[];
  danger: number;
  search: number;
  save_point: boolean;
  empty: boolean;
  searched: boolean;
  treasure: boolean;
  obstacles: ObstacleView[];
  raiders: number[];
  target: number;
  entrance: boolean;
  ways: number;
}

/** An obstacle on the map; `life` is 0 if it cannot be fought. */
export interface ObstacleView {
  slug: string;
  number: number;
  kind: string;
  tests: [string, number][];
  damage: number;
  life: number;
  failure: string[];
}

/** A raider and its player's cards, as everybody sees them. */
export interface RaiderView {
  seat: number;
  card: string;
  space: string;
  abilities: [number, number, number, number];
  injuries: [number, number, number, number];
  life: number;
  maximum_life: number;
  damage: number;
  power: number;
  stuck: boolean;
  cut_off: boolean;
  dead: boolean;
  gone: boolean;
  deaths: number;
  moves_left: number;
  save_point: string;
  hand_count: number;
  hand_limit: number;
  deck_count: number;
  unsaved: CardView[];
  saved: CardView[];
  discard: CardView[];
  known_hand: CardView[];
  points: number | null;
  carries: boolean;
  finished: number;
  moved: number;
  entrance: string;
  fought: boolean;
}

/** A card a seat knows: its slug, and the number by which answers name it. */
export interface CardView {
  slug: string;
  number: number;
  kind: string;
  figure: number;
  threat: ThreatView | null;
}

/** An obstacle card on the map: its kind, its tests, its life, what failing it does. */
export interface ThreatView {
  kind: string;
  tests: [string, number][];
  life: number;
  failure: string[];
}

/** A level deck: how many cards it has, the columns and rows it is for, its top if known. */
export interface LevelDeckView {
  count: number;
  columns: [number, number];
  depths: [number, number];
  top: string;
  spare: boolean;
  ways: number;
}

/** A test in progress; a target of 0 means that the result is compared with a rival's. */
export interface TestView {
  seat: number;
  ability: string;
  dice: number;
  target: number;
  bonus: number;
  faces: number[];
  rival: number | null;
  obstacle: string;
}

/** The state of a solo match; `points` is None where the level gives no points. */
export interface SoloView {
  turns: number;
  resets: number;
  mapped: number;
  searched: number;
  cleared: number;
  targets: SoloTargetView[];
  points: number | null;
  ours: boolean;
}

/** A target of solo play: what counts, how it stands, its bound, a least one or a most. */
export interface SoloTargetView {
  kind: string;
  figure: number;
  bound: number;
  at_least: boolean;
}

/** The treasure to bring back: the seat that carries it, or where it lies. */
export interface PrizeView {
  slug: string;
  number: number;
  space: string;
  carrier: number | null;
  target: number;
}

/** All a seat may know (None: a spectator); `levels` is empty while their order is open. */
export interface SeriesView {
  seat: number | null;
  stage: string;
  number: number;
  levels: LevelView[];
  players: StandingView[];
  played: PlayedView[];
  scoring: string;
  carry: string[];
  turn_limit: number | null;
  deck: [string, number][];
  winners: number[];
}

/** A level of the series in the order of play; `builder` is None if nobody's own. */
export interface LevelView {
  number: number;
  title: string;
  power: number;
  depth: number;
  builder: number | null;
}

/** The standing of a player; `deck_count` are the cards of the draw deck of the next level. */
export interface StandingView {
  seat: number;
  raider: string;
  kept: string[];
  won: string[];
  levels: number;
  extra: number;
  deck_count: number;
}

/** A line of the score sheet: a level that was played. The lists go by seat. */
export interface PlayedView {
  number: number;
  title: string;
  winners: number[];
  turns: number;
  reason: string;
  finished: number[];
  extra: number[];
  prizes: string[];
  kept: string[][];
  added: number[];
}

/** A location: exits relative to the card, danger, search bonus in dice, what is built in. */
export interface Location {
  kind: "location";
  family: string;
  exits: string[];
  danger: number;
  search: number;
  entrance: boolean;
  save_point: boolean;
  treasure: TreasureRoom | null;
  obstacle: Hindrance | null;
  minimum_depth: number;
  maximum_depth: number;
  number: string;
  slug: string;
  name: string;
  rarity: string;
  aliases: string[];
  facts: string[];
  stand_in: boolean;
  entered: string[];
}

/** The figures that make a location a treasure room: its power and the target of its search. */
export interface TreasureRoom {
  power: number;
  target: number;
}

/** An obstacle's own part, on an obstacle card or built into a location. */
export interface Hindrance {
  kind: string;
  tests: Trial[];
  failure: string[];
  life: number | null;
  name: string;
}

/** One way to overcome an obstacle: the ability tested and the target of the result. */
export interface Trial {
  ability: string;
  target: number;
}

/** A raider: four abilities and a power. */
export interface Raider {
  kind: "raider";
  fight: number;
  move: number;
  search: number;
  think: number;
  power: number;
  number: string;
  slug: string;
  name: string;
  rarity: string;
  aliases: string[];
  facts: string[];
  stand_in: boolean;
  entered: string[];
}

/** A treasure card; its power says for which levels it may be granted. */
export interface Treasure {
  kind: "treasure";
  power: number;
  number: string;
  slug: string;
  name: string;
  rarity: string;
  aliases: string[];
  facts: string[];
  stand_in: boolean;
  entered: string[];
}

/** An action card: what it does is its script. */
export interface Action {
  kind: "action";
  number: string;
  slug: string;
  name: string;
  rarity: string;
  aliases: string[];
  facts: string[];
  stand_in: boolean;
  entered: string[];
}

/** A discovery: the difficulty of finding it, and whether it is an item or a trigger. */
export interface Discovery {
  kind: "discovery";
  difficulty: number;
  form: string;
  weapon: boolean;
  number: string;
  slug: string;
  name: string;
  rarity: string;
  aliases: string[];
  facts: string[];
  stand_in: boolean;
  entered: string[];
}

/** An obstacle card; its danger limits where it may be played. */
export interface Obstacle {
  kind: "obstacle";
  danger: number;
  obstacle: Hindrance;
  number: string;
  slug: string;
  name: string;
  rarity: string;
  aliases: string[];
  facts: string[];
  stand_in: boolean;
  entered: string[];
}

/** A better version of a raider, in the draw deck; `character` names whose, empty if anyone's. */
export interface Upgrade {
  kind: "upgrade";
  power: number;
  character: string;
  number: string;
  slug: string;
  name: string;
  rarity: string;
  aliases: string[];
  facts: string[];
  stand_in: boolean;
  entered: string[];
}

/** A secret move: played when first used, then kept in the saved row. */
export interface SecretMove {
  kind: "secret-move";
  number: string;
  slug: string;
  name: string;
  rarity: string;
  aliases: string[];
  facts: string[];
  stand_in: boolean;
  entered: string[];
}

/** The part of Tomb Raider's entry that lists what can be played beside its formats. */
export interface TombRaiderEntry {
  /** those that come with Gorin, the usual one first. */
  levels: LevelEntry[];
  /** the kinds of series. */
  series: SeriesEntry[];
  /** the level that a format is played on by default, where it has one. */
  usual_levels: Record<string, string>;
}

/** A level that comes with Gorin, its figures those of its first variant. */
export interface LevelEntry {
  id: string;
  title: Message;
  clause: string;
  fewest_seats: number;
  most_seats: number;
  power: number;
  width: number;
  depth: number;
  /** one may play it alone. */
  solo: boolean;
  /** its targets for playing alone are this project's own. */
  ours: boolean;
  /** "find-treasure", "recovery" or "bounty-hunter". */
  goal: string;
  turn_limit: number | null;
  /** the decks that seats play by default, the first two or three. */
  decks: string[];
  variants: VariantEntry[];
}

/** A version of a level; `title` is a message of the catalogue. */
export interface VariantEntry {
  id: string;
  title: Message;
  recommended: boolean;
  fewest_seats: number;
  most_seats: number;
  power: number;
  width: number;
  depth: number;
  solo: boolean;
  decks: string[];
}

/** A series of levels that is played as one match, and what may be agreed on in it. */
export interface SeriesEntry {
  id: string;
  title: Message;
  fewest_seats: number;
  most_seats: number;
  /** the ids of the levels that are usual; of those that players bring one for each. */
  levels: string[];
  /** there is one level for each player. */
  levels_each: boolean;
  /** all levels must have the same power. */
  same_power: boolean;
  /** the ids of all levels that may be played in it. */
  allowed: string[];
  orders: string[];
  /** the usual one of the `orders`. */
  order: string;
  /** how it may be scored, the usual way first. */
  scorings: string[];
  /** what may be carried over by agreement, beside what its rules say. */
  carry: string[];
  /** after so many turns each level ends, where nobody says otherwise. */
  turn_limit: number;
  /** the decks that seats play by default, the first few. */
  decks: string[];
}

/** A level as it is at this moment, and all there is to say of it. */
export interface LevelReport {
  /** its file. */
  text: string;
  /** what the file holds, None if it is not TOML. */
  form: Record<string, unknown> | null;
  /** what it is called, as far as it says so. */
  title: Message;
  /** all that is wrong with it. */
  faults: LevelFault[];
  /** its fields are what they should be; else the faults are about these alone. */
  readable: boolean;
  /** the level in each of its variants; empty if what is wrong leaves nothing to draw. */
  drawings: LevelDrawing[];
}

/** Something wrong with a level: what, by which clause, in which line, at which entry. */
export interface LevelFault {
  message: Message;
  clause: string;
  line: number;
  entry: string;
}

/** A level in one variant as it lies before play. */
export interface LevelDrawing {
  /** the id of the variant, empty for a level without variants. */
  variant: string;
  /** what the variant or the level is called. */
  title: Message;
  /** its makers say that it is the one to play. */
  recommended: boolean;
  /** for how many raiders it is laid out. */
  seats: number;
  /** how few may play it; 1 if it can be played alone. */
  fewest: number;
  /** how many may play it. */
  most: number;
  /** the columns of the map. */
  width: number;
  /** the rows of the map. */
  depth: number;
  /** what lies where, from the entrance on. */
  rows: SpaceSheet[][];
  /** its level decks, in their order. */
  decks: DeckDrawing[];
  /** all else there is to tell; nothing while something is wrong. */
  facts: FactLine[];
}

/** A space: an entrance, a location with a fixed place, one of a level deck, or nothing. */
export interface SpaceSheet {
  space: string;
  kind: string;
  card: string;
  face_up: boolean;
  deck: number;
  room: boolean;
}

/** A level deck of a drawing, and in words which part of the map it is for, and whose. */
export interface DeckDrawing {
  deck: DeckSheet;
  parts: Message[];
}

/** A level deck: the columns and rows it is for, and its cards in the order of their numbers. */
export interface DeckSheet {
  id: string;
  columns: [number, number];
  depths: [number, number];
  cards: string[];
  left: number;
  player: number;
  spare: boolean;
}

/** Something that is told of a level: what it is about, and what is so. */
export interface FactLine {
  label: Message;
  text: Message;
}
