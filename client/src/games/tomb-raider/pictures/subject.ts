// Where a card of Tomb Raider is drawn: traps in tombs, creatures at night, all else in a cave.

import type { Subject } from "../../../pictures/compose";
import type { Place } from "../../../pictures/places";
import type { CardFacts } from "../wire";

const BY_DANGER: Readonly<Record<string, Place>> = {
  trap: "vault",
  creature: "night",
  hazard: "cave",
};
const BY_KIND: Readonly<Record<string, Place>> = {
  raider: "field",
  treasure: "vault",
  discovery: "cave",
  action: "night",
  upgrade: "field",
  "secret-move": "vault",
};

export function subjectOf(card: CardFacts): Subject {
  if (card.kind === "obstacle") {
    const place = BY_DANGER[card.obstacle.kind] ?? "cave";
    return { name: card.slug, place, danger: card.danger };
  }
  return { name: card.slug, place: BY_KIND[card.kind] ?? "cave" };
}
