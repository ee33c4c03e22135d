// Generated from the Python types by `python -m gorin.web.types`. Do not edit.

/** What a seat may know: what lies open, its own hand, how many cards the others hold. */
export interface CcgView {
  viewer: number | null;
  seats: CcgSeat[];
  attack: Attack | null;
  forces: [number, number];
  terrain: CcgCard | null;
  duel: CcgDuel | null;
  favor: number;
  acted: number[];
  active: number;
  turn: number;
  phase: string;
}

/** What belongs to a seat. `strength` is that of each of its provinces. */
export interface CcgSeat {
  seat: number;
  deck: string;
  alive: boolean;
  honor: number;
  strength: number;
  gold: number;
  hand: CcgCard[];
  cards: CcgInPlay[];
  provinces: CcgProvince[];
  dynasty_pile: CcgCard[];
  fate_pile: CcgCard[];
  removed: CcgCard[];
}

/** A card by its number; the slug is empty if the viewer does not know it. */
export interface CcgCard {
  number: number;
  slug: string;
}

/** A card in play: how it stands, its Force and Chi of now, and the gold that it produces. */
export interface CcgInPlay {
  number: number;
  slug: string;
  force: number;
  chi: number;
  gold: number;
  state: InPlay;
}

/** A card in play. */
export interface InPlay {
  /** who controls it. */
  seat: number;
  /** the personality that a follower is attached to. */
  host: number;
  bowed: boolean;
  /** the province of the defender at whose battlefield it is, or HOME. */
  at: number;
  /** it is on the attacking side there. */
  attacks: boolean;
  /** it was assigned among the infantry. */
  early: boolean;
  /** it has attacked in a battle that is over; it may move to no other one. */
  fought: boolean;
  /** what it has more until the end of the turn; `for_battle`, of the battle. */
  force: number;
  for_battle: number;
  /** what it has more until the end of the turn. */
  chi: number;
  /** how often its ability was used in this turn. */
  used: number;
  /** how often the ability was used that its stronghold gives it. */
  bowing: number;
  /** its stronghold's ability has had it as a target in this turn. */
  switched: boolean;
  /** how often its second ability was used. */
  also: number;
  /** it has been dishonored. */
  dishonorable: boolean;
  /** the personality that it has overlaid. */
  under: number;
  /** the turn in which it came into play. */
  entered: number;
}

/** A province, the card there (None if none), whether that lies open, and its region. */
export interface CcgProvince {
  card: CcgCard | null;
  open: boolean;
  destroyed: boolean;
  region: CcgCard | null;
}

/** An attack. */
export interface Attack {
  attacker: number;
  defender: number;
  /** who has joined a side: the seat, and whether it attacks. */
  allies: [number, boolean][];
  /** the province where the battle is that is fought now, EMPTY between battles. */
  slot: number;
  /** the provinces where a battle is over. */
  fought: number[];
  /** the terrain at the battlefield where a battle is fought now. */
  terrain: number;
}

/** A duel: who fights it, and what each side has focused, face down for the other. */
export interface CcgDuel {
  challenger: number;
  challenged: number;
  seats: [number, number];
  focused: [CcgCard[], CcgCard[]];
}
