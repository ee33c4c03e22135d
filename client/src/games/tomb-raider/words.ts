// The position in words: what a space, an obstacle, a raider is, for whoever cannot see it.

import { ABILITIES } from "./cards/figures";
import type { Reader } from "../../text/reader";
import type { Arg, Message } from "../../wire";
import type { ObstacleView, PlaceView, RaiderView, TombRaiderView } from "./wire";
import { leading, NOWHERE, oneWayExits, placesByName, spaceOf, spacesOf } from "./spaces";

export function message(id: string, args: Record<string, Arg> = {}): Message {
  return { type: "message", id, args };
}

export function cardName(slug: string): Arg {
  return { type: "name", kind: "card", key: slug };
}

function cardNames(cards: readonly { slug: string }[]): Arg[] {
  return cards.map((card) => cardName(card.slug));
}

export function seatName(seat: number): Arg {
  return { type: "name", kind: "seat", key: String(seat) };
}

/** An obstacle's name; one built into a location has a number below zero and a name of ours. */
export function obstacleName(obstacle: { slug: string; number: number }): Arg {
  return { type: "name", kind: obstacle.number < 0 ? "obstacle" : "card", key: obstacle.slug };
}

/** Facts in one line, joined by commas. */
export function joined(reader: Reader, facts: readonly Arg[]): string {
  return facts.map((fact) => reader.read(fact)).join(reader.say("page-tr-comma"));
}

export function obstacleInWords(obstacle: ObstacleView, reader: Reader): string {
  const facts: Arg[] = [
    message("page-tr-obstacle", {
      obstacle: obstacleName(obstacle),
      kind: message(`kind-${obstacle.kind}`),
    }),
    message("page-tr-overcome", { tests: testsInWords(obstacle.tests) }),
  ];
  if (obstacle.life) {
    const left = obstacle.life - obstacle.damage;
    facts.push(message("page-tr-life", { life: left, most: obstacle.life }));
  }
  return joined(reader, facts);
}

function testsInWords(tests: readonly (readonly [string, number])[]): Arg {
  const told = tests.map(([ability, target]) =>
    message("card-test", { ability: message(`ability-${ability}`), target }),
  );
  return told.reduce((first, second) => message("card-or-test", { first, second }));
}

/** A space as the label of its button: where, what, which exits, what is there. */
export function spaceInWords(
  view: TombRaiderView,
  space: string,
  place: PlaceView | undefined,
  reader: Reader,
): string {
  if (place === undefined) {
    const id = view.hiding.includes(space) ? "page-tr-space-hiding" : "page-tr-space-unknown";
    return reader.say(id, { space });
  }
  if (!place.face_up) return faceDownInWords(place, reader);
  const facts: Arg[] = [space, cardName(place.slug), ...placeFacts(view, place)];
  const obstacles = place.obstacles.map((one) => obstacleInWords(one, reader));
  const raiders = place.raiders.length
    ? [message("page-tr-raiders-here", { raiders: place.raiders.map(seatName) })]
    : [];
  return joined(reader, [...facts, ...obstacles, ...raiders]);
}

function faceDownInWords(place: PlaceView, reader: Reader): string {
  const { space, slug } = place;
  if (!slug) return reader.say("page-tr-space-face-down", { space });
  const id = place.treasure ? "page-tr-space-treasure-down" : "page-tr-space-known-down";
  const told = message(id, { space, card: cardName(slug) });
  return joined(reader, [told, ...targetOf(place)]);
}

/** What a search of the treasure room must reach, once that is known. */
function targetOf({ treasure, target }: PlaceView): readonly Message[] {
  return treasure && target > 0 ? [message("page-tr-search-target", { target })] : [];
}

function placeFacts(view: TombRaiderView, place: PlaceView): readonly Message[] {
  const exits = leading(place, place.exits, view);
  const blocked = leading(place, place.blocked, view);
  const sides = (of: readonly string[]) => of.map((side) => message(`side-${side}`));
  const facts = [
    exits.length
      ? message("page-tr-exits", { sides: sides(exits) })
      : message("page-tr-no-exits"),
  ];
  const oneWay = oneWayExits(view, place);
  if (oneWay.length) facts.push(message("page-tr-one-way", { sides: sides(oneWay) }));
  if (blocked.length) facts.push(message("page-tr-blocked", { sides: sides(blocked) }));
  facts.push(message("page-tr-danger", { danger: place.danger }));
  if (place.search) facts.push(message("page-tr-search", { dice: place.search }));
  facts.push(...targetOf(place));
  return [...facts, ...marksOf(view, place).map((of) => message(`page-tr-mark-${of}`))];
}

/** The signs a face-up location carries, in the order they are drawn. */
export function marksOf(view: TombRaiderView, place: PlaceView): readonly string[] {
  const prize = view.prize?.carrier === null && view.prize.space === place.space;
  const marks: [boolean, string][] = [
    [place.treasure, "treasure"],
    [prize, "prize"],
    [place.entrance, "entrance"],
    [place.save_point, "save"],
    [place.empty, "empty"],
    [place.searched && !place.empty, "searched"],
  ];
  return marks.filter(([on]) => on).map(([, name]) => name);
}

/** What is wrong with a raider, as signs with words. */
export function statesOf(raider: RaiderView): readonly string[] {
  if (raider.gone) return ["gone"];
  const states: [boolean, string][] = [
    [raider.finished > 0, "finished"],
    [raider.dead && !raider.finished, "dead"],
    [raider.stuck, "stuck"],
    [raider.cut_off && !raider.dead, "cut-off"],
    [raider.carries, "carries"],
    [raider.fought, "fought"],
  ];
  return states.filter(([on]) => on).map(([, name]) => name);
}

export function raiderInWords(raider: RaiderView, reader: Reader): string {
  const seat = seatName(raider.seat);
  if (raider.gone) return joined(reader, [seat, message("page-tr-state-gone")]);
  const at = raider.space === NOWHERE ? message("page-tr-off-map") : raider.space;
  const abilities = ABILITIES.map((name, place) =>
    message("card-test", {
      ability: message(`ability-${name}`),
      target: raider.abilities[place] ?? 0,
    }),
  );
  const facts: Arg[] = [
    seat,
    cardName(raider.card),
    at,
    message("page-tr-life", { life: raider.life, most: raider.maximum_life }),
    ...abilities,
    message("page-tr-hand-count", { count: raider.hand_count }),
    message("page-tr-deck-count", { count: raider.deck_count }),
    ...statesOf(raider).map((state) => message(`page-tr-state-${state}`)),
  ];
  if (raider.unsaved.length) {
    facts.push(message("page-tr-row-unsaved", { cards: cardNames(raider.unsaved) }));
  }
  if (raider.saved.length) {
    facts.push(message("page-tr-row-saved", { cards: cardNames(raider.saved) }));
  }
  return joined(reader, facts);
}

/** The reader's own cards in hand; nothing for whoever has no seat. */
function handInWords({ seat, hand }: TombRaiderView): readonly Message[] {
  if (seat === null) return [];
  if (hand.length === 0) return [message("page-tr-hand-empty")];
  return [message("page-tr-hand-cards", { cards: cardNames(hand) })];
}

/** The whole position: each space with a card, then each raider, at last the reader's own hand. */
export function positionInWords(view: TombRaiderView, reader: Reader): readonly string[] {
  if (!("places" in view)) return [];
  const places = placesByName(view);
  const depth = (space: string) => spaceOf(space)?.depth ?? 0;
  const spaces = spacesOf(view)
    .filter((space) => places.has(space))
    .sort((one, other) => depth(one) - depth(other)); // the columns keep their order
  const unknown = view.width * view.depth - view.places.length;
  const size = { width: view.width, depth: view.depth, count: unknown };
  return [
    reader.say("page-tr-map-size", size),
    ...spaces.map((space) => spaceInWords(view, space, places.get(space), reader)),
    ...view.raiders.map((raider) => raiderInWords(raider, reader)),
    ...handInWords(view).map((told) => reader.read(told)),
  ];
}

/** A number to be added, with its sign: "+2", "−1". */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${-value}`;
}
