// Positions for the tests of Tomb Raider's board.

import type { ObstacleView, PlaceView, RaiderView, TombRaiderView } from "../src/games/tomb-raider/wire";

export function aPlace(space: string, given: Partial<PlaceView> = {}): PlaceView {
  return {
    space,
    slug: "boulder-passage",
    face_up: true,
    exits: [],
    blocked: [],
    danger: 2,
    search: 0,
    save_point: false,
    empty: false,
    searched: false,
    treasure: false,
    obstacles: [],
    raiders: [],
    target: 0,
    entrance: false,
    ways: 0,
    ...given,
  };
}

export function anObstacle(number: number): ObstacleView {
  return { slug: "boulder", number, kind: "", tests: [], damage: 0, life: 0, failure: [] };
}

export function aRaider(seat: number, space: string, given: Partial<RaiderView> = {}): RaiderView {
  return {
    seat,
    card: "lara-croft-explorer",
    space,
    abilities: [2, 3, 3, 2],
    injuries: [0, 0, 0, 0],
    life: 2,
    maximum_life: 2,
    damage: 0,
    power: 1,
    stuck: false,
    cut_off: false,
    dead: false,
    gone: false,
    deaths: 0,
    moves_left: 3,
    save_point: "-",
    hand_count: 0,
    hand_limit: 8,
    deck_count: 20,
    unsaved: [],
    saved: [],
    discard: [],
    known_hand: [],
    points: null,
    carries: false,
    finished: 0,
    moved: 0,
    entrance: "A1",
    fought: false,
    ...given,
  };
}

export function aView(given: Partial<TombRaiderView> = {}): TombRaiderView {
  return {
    seat: 0,
    level: "into-the-caves",
    width: 3,
    depth: 6,
    first_depth: 1,
    turn: 1,
    turn_limit: null,
    round: "action",
    order: [0, 1],
    active: 0,
    places: [],
    raiders: [aRaider(0, "B2"), aRaider(1, "C1")],
    hand: [],
    level_decks: [],
    obstacle_deck_count: 0,
    obstacle_discard: [],
    tests: [],
    harm: [],
    announced: [],
    lasting: [],
    solo: null,
    goal: "find-treasure",
    prize: null,
    bounty: [],
    save_points: true,
    hiding: [],
    ...given,
  };
}
