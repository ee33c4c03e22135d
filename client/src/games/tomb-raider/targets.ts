// The answers of a question by what they are about: spaces, sides, cards, seats, abilities, decks.
// The server says what an answer is about; nothing here reads a key.

import type { OptionView } from "../../wire";
import { isSide, type Side } from "./spaces";
import type { TombRaiderView } from "./wire";

/** All answers of a question by what they point at. */
export interface Lit {
  readonly spaces: ReadonlyMap<string, readonly string[]>;
  /** Moves and sides: where the arrow starts, which way, and the answer. */
  readonly arrows: readonly { readonly space: string; readonly side: Side; readonly key: string }[];
  readonly obstacles: ReadonlyMap<number, readonly string[]>;
  /** Cards by their number in the match. */
  readonly cards: ReadonlyMap<number, readonly string[]>;
  readonly seats: ReadonlyMap<number, readonly string[]>;
  /** Abilities of the own raider that are healed or injured, and those that it may test. */
  readonly abilities: ReadonlyMap<string, readonly string[]>;
  readonly tests: ReadonlyMap<string, readonly string[]>;
  readonly decks: ReadonlyMap<number, readonly string[]>;
  /** Answers that name a card, in the order of the question. */
  readonly named: readonly NamedCard[];
}

export interface NamedCard {
  readonly key: string;
  readonly slug: string;
  readonly number: number | null;
}

export function litBy(options: Iterable<OptionView>, view: TombRaiderView): Lit {
  const spaces = new Map<string, string[]>();
  const arrows: { space: string; side: Side; key: string }[] = [];
  const obstacles = new Map<number, string[]>();
  const cards = new Map<number, string[]>();
  const seats = new Map<number, string[]>();
  const abilities = new Map<string, string[]>();
  const tests = new Map<string, string[]>();
  const decks = new Map<number, string[]>();
  const named: NamedCard[] = [];
  const onMap = new Set(view.places.flatMap((place) => place.obstacles.map(({ number }) => number)));
  for (const { key, about } of options) {
    for (const target of about) {
      switch (target.type) {
        case "PlaceTarget":
          if (isSide(target.side)) arrows.push({ space: target.place, side: target.side, key });
          else add(spaces, target.place, key);
          break;
        case "CardTarget":
          if (target.number !== null && onMap.has(target.number)) {
            add(obstacles, target.number, key);
            break;
          }
          if (target.number !== null) add(cards, target.number, key);
          named.push({ key, slug: target.slug, number: target.number });
          break;
        case "SeatTarget":
          add(seats, target.seat, key);
          break;
        case "PartTarget":
          add(target.of === "test" ? tests : abilities, target.part, key);
          break;
        case "NumberTarget":
          add(decks, target.number, key);
          break;
      }
    }
  }
  return { spaces, arrows, obstacles, cards, seats, abilities, tests, decks, named };
}

/** Two copies of a card in hand: which of them is meant makes no difference. */
export function areCopies(view: TombRaiderView, one: OptionView, other: OptionView): boolean {
  const [card] = one.about;
  const [second] = other.about;
  if (card?.type !== "CardTarget" || second?.type !== "CardTarget") return false;
  const held = new Set(view.hand.map(({ number }) => number));
  const isHeld = (number: number | null): boolean => number !== null && held.has(number);
  return card.slug === second.slug && isHeld(card.number) && isHeld(second.number);
}

function add<Thing>(found: Map<Thing, string[]>, thing: Thing, key: string): void {
  const keys = found.get(thing);
  if (keys) keys.push(key);
  else found.set(thing, [key]);
}
