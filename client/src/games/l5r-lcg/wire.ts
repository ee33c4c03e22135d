// Generated from the Python types by `python -m gorin.web.types`. Do not edit.

/** What a seat may know: what lies open, its own hand, how many cards the others hold. */
export interface LcgView {
  viewer: number | null;
  seats: LcgSeat[];
  rings: Record<string, Ring>;
  conflict: Conflict | null;
  totals: [number, number];
  resolving: LcgCard[];
  favor: number;
  favor_kind: string;
  first: number;
  turn: number;
  phase: string;
}

/** What belongs to a seat. */
export interface LcgSeat {
  seat: number;
  clan: string;
  alive: boolean;
  honor: number;
  fate: number;
  dial: number;
  hand: LcgCard[];
  characters: LcgCharacter[];
  provinces: LcgProvince[];
  dynasty_deck: number;
  conflict_deck: number;
  dynasty_pile: LcgCard[];
  conflict_pile: LcgCard[];
  stronghold: LcgStronghold | null;
  unplaced: LcgCard[];
  removed: LcgCard[];
}

/** A card by its number; the slug is empty if the viewer does not know it. */
export interface LcgCard {
  number: number;
  slug: string;
}

/** A character in play with its current skills. */
export interface LcgCharacter {
  number: number;
  slug: string;
  skills: [number, number];
  glory: number;
  fate: number;
  bowed: boolean;
  status: number;
  side: number;
  worn: LcgCard[];
}

/** A province, the card there (None if none), whether that lies open, and its strength. */
export interface LcgProvince {
  card: LcgCard | null;
  open: boolean;
  broken: boolean;
  strength: number;
  own: LcgCard | null;
  shown: boolean;
}

/** A stronghold, and whether it is bowed. */
export interface LcgStronghold {
  card: LcgCard;
  bowed: boolean;
}

/** A ring: who has claimed it, and the fate that lies on it. */
export interface Ring {
  seat: number;
  fate: number;
  /** in whose unclaimed pool it is as long as nobody has claimed it; NOBODY: the common one. */
  pool: number;
  /** on which of the provinces of its seat it lies, EMPTY where rings lie on none. */
  slot: number;
}

/** The conflict that is fought: who attacks whom, where, how, and for which ring if for any. */
export interface Conflict {
  attacker: number;
  kind: string;
  ring: string;
  defender: number;
  slot: number;
  winner: number;
  margin: number;
  covered: number[];
  unopposed: boolean;
}
