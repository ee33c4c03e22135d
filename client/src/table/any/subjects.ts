// What the picture of a card is about in a game that says nothing of pictures.

import type { Subject } from "../../pictures/compose";
import { penFor } from "../../pictures/ink";
import type { Place } from "../../pictures/places";
import type { Message, Name } from "../../wire";

const GROUNDS: readonly Place[] = ["court", "field", "sea", "night", "vault", "cave"];

/** What a name is known by, whatever language it is read in. */
export function saidOf(name: Message | Name): string {
  return name.type === "name" ? name.key : JSON.stringify([name.id, name.args]);
}

/** Cards of one name have one picture, whatever language they are read in. */
export function subjectOf(name: Message | Name): Subject {
  const said = saidOf(name);
  const at = Math.floor(penFor(`place ${said}`).next() * GROUNDS.length);
  return { name: said, place: GROUNDS[at] ?? "court" };
}
