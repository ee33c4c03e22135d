// Generated from the Python types by `python -m gorin.web.types`. Do not edit.

/** The knowledge of a seat: all that lies open, its own hand, the sizes of the other hands. */
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
  offers: Offer[];
  treaties: Treaty[];
}

/** The things of a seat; `top` is the top card of its conflict deck while that lies open. */
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
  role: LcgCard | null;
  top: LcgCard | null;
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
  worn: LcgWorn[];
  tainted: boolean;
}

/** A card that is attached to a character, and whose it is. */
export interface LcgWorn {
  number: number;
  slug: string;
  seat: number;
}

/** A province, the card there (None if none), whether that lies open, and its strength. */
export interface LcgProvince {
  card: LcgCard | null;
  open: boolean;
  broken: boolean;
  strength: number;
  own: LcgCard | null;
  shown: boolean;
  more: LcgCard[];
  status: number;
  tainted: boolean;
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
  /** in whose unclaimed pool it is while nobody has claimed it, NOBODY: the common one. */
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
  also: number[];
  contested: boolean;
}

/** An offer of a seat to another one: its own promise, that of the other, and the stake. */
export interface Offer {
  number: number;
  seat: number;
  other: number;
  give: Promise;
  take: Promise;
  stake: number;
}

/** An act or a decision that a seat promises or promises to omit, never something to give. */
export interface Promise {
  /** `no-attack`: it declares no conflict against the partner; `attack`: it declares one against another seat; `no-break`: it breaks no province of the partner; `bid-most`, `bid-least`: it bids so much for cards; `pass`: it declares no conflict at all; `leave`: it declares none for a ring; `no-events`: it plays no event that chooses a card of the partner; `words`: what it says. */
  kind: string;
  /** for how long: `once`, the next time it comes to it, in this round at the latest; `phase`, `round`, `game`. */
  until: string;
  /** who is attacked. */
  whom: number;
  /** what is bid. */
  number: number;
  /** which element is left alone. */
  ring: string;
  /** what is promised in one's own words. */
  words: string;
  /** for how many rounds it still is, this one counted. */
  rounds: number;
  /** what was to be done was done. */
  kept: boolean;
  /** its time is over, and the partner is to say whether it was kept. */
  due: boolean;
  /** it binds nobody any more. */
  over: boolean;
}

/** A treaty that stands between two seats: a promise of each, and the stake. */
export interface Treaty {
  number: number;
  seats: [number, number];
  promises: [Promise, Promise];
  stake: number;
  dissolving: number[];
  claimed: number[];
}
