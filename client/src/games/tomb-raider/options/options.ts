// What is asked about Tomb Raider when a table is opened: see `game.ts`.

import type { GameOptions } from "../../../game";
import {
  AT_ONCE,
  canBeGuided,
  choosing,
  decksOf,
  lesson,
  placeOf,
  remembered,
  seatsOf,
  terms,
  usual,
} from "./choosing";
import { Form, More } from "./Form";
import { usualDecks } from "./usual-deck";

export const options: GameOptions = {
  usual,
  remembered,
  seats: (game, chosen) => seatsOf(game, choosing(chosen)),
  decks: (game, chosen) => decksOf(game, choosing(chosen)),
  decksAt: usualDecks,
  chosen: (game, chosen, seats) => terms(game, choosing(chosen), seats),
  atOnce: AT_ONCE,
  canBeGuided: (chosen, seats) => canBeGuided(choosing(chosen), seats),
  lesson,
  placeOf,
  Form,
  More,
  isUsual: (chosen) => choosing(chosen).opening === "chosen",
};
