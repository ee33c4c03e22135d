// What people make for Tomb Raider: decks and levels.

import type { Making } from "../../game";
import { deckMaking } from "../../pages/decks/making";
import { building, GAME } from "./decks/building";
import { type OwnLevel, ownLevels } from "./levels/own-levels";

const levels: Making<OwnLevel> = {
  game: GAME,
  kind: "levels",
  shelf: ownLevels,
  text: (level) => level.text,
  read: ({ id, name, text }, changed) => Promise.resolve({ id, name, text, changed }),
};

export const makings: readonly Making[] = [deckMaking(building), levels];
