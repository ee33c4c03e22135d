// What the pictures of cards are about, in the hand, on the board and in full: the same everywhere.

import { createContext } from "preact";
import type { Subject } from "../../pictures/compose";
import type { Book } from "../../pictures/Picture";
import type { Face } from "../../wire";
import { subjectOf } from "./subjects";

export interface Pictured {
  readonly subject: Subject;
  readonly book?: Book;
}

/** What a game says of its pictures; of a card without a name there is none. */
export type PictureOf = (face: Face) => Pictured | null;

export function usualPicture({ name }: Face): Pictured | null {
  return name === null ? null : { subject: subjectOf(name) };
}

export const Picturing = createContext<PictureOf>(usualPicture);
