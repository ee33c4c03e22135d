// The names of obstacles: those on cards go by their cards.

import type { GameNames } from "../../game";

/** The name of an obstacle that no message has: its card's, or what the owner of one entered. */
export const obstacleName: GameNames = (name, cards) => {
  if (name.kind !== "obstacle") return null;
  const card = cards.names.get(name.key);
  if (card !== undefined) return card;
  if (!cards.builtIn.has(name.key)) return null;
  const words = name.key.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
