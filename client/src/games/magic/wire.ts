// Generated from the Python types by `python -m gorin.web.types`. Do not edit.

/** What a seat may know: what lies open, its own hand, how many cards the others hold. */
export interface MagicView {
  viewer: number | null;
  seats: MagicSeat[];
  stack: Item[];
  active: number;
  turn: number;
  step: string;
}

/** What belongs to a seat. `damage` is what each commander has dealt to it, by its owner. */
export interface MagicSeat {
  seat: number;
  deck: string;
  alive: boolean;
  life: number;
  floating: number;
  library: number;
  hand_count: number;
  hand: MagicCard[];
  aside: MagicCard[];
  permanents: MagicPermanent[];
  graveyard: MagicCard[];
  exile: MagicCard[];
  command: MagicCard[];
  tax: number;
  damage: [number, number][];
}

/** A card by its number. */
export interface MagicCard {
  number: number;
  slug: string;
}

/** A permanent: how it stands, whose card it is, and what it is by all that acts on it. */
export interface MagicPermanent {
  number: number;
  slug: string;
  owner: number;
  state: Permanent;
  kinds: string[];
  power: number;
  toughness: number;
  keywords: string[];
}

/** A card or token on the battlefield. */
export interface Permanent {
  /** who controls it. */
  seat: number;
  /** when it came there; whatever refers to it names that too. */
  born: number;
  /** what is printed on it, by the number of its title. */
  title: number;
  /** who put it there: it is theirs unless an effect gives it to somebody else. */
  base: number;
  /** its timestamp (CR 613.7): when it came, or was attached. */
  stamp: number;
  /** the permanent that it is attached to. */
  attached: number;
  /** the counters on it, by kind. */
  counters: [string, number][];
  tapped: boolean;
  /** it came under its controller's control since their turn began (CR 302.6). */
  sick: boolean;
  /** the damage marked on it. */
  damage: number;
  /** a source with deathtouch has dealt damage to it. */
  doomed: boolean;
  /** whom it attacks. */
  attacking: number;
  /** the attacker that it blocks. */
  blocking: number;
  /** it became blocked, whatever has become of the blockers. */
  blocked: boolean;
  /** it has dealt first-strike damage in this combat. */
  has_struck: boolean;
}

/** A spell or an ability on the stack. */
export interface Item {
  /** tells it apart from all others. */
  number: number;
  /** "spell", "trigger", "ability" (activated) or "later" (a delayed trigger). */
  kind: string;
  /** the card that is cast, or that the ability is of. */
  card: number;
  /** its title. */
  slug: string;
  /** who controls it. */
  seat: number;
  targets: Target[];
  /** the value of X. */
  x: number;
  /** which of the card's abilities of that kind it is. */
  place: number;
  /** of which permanent an ability is: when that came. */
  born: number;
  /** what triggered an ability, or whom it is about. */
  about: Target;
}

/** What a spell is aimed at: a card since it was born, or a player. */
export interface Target {
  card: number;
  born: number;
  seat: number;
}
