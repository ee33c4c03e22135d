// A scene: what stands behind, in the middle, in front, and where the light is. It is drawn on 300
// by 300; the middle 200 by 200 holds what must be seen, the rest bleeds to every frame.

import { box, fill, type Pen, type Point } from "./ink";

export interface Scene {
  /** The palette: a class of `pictures.css` without its "pal-". */
  readonly colours: string;
  /** The point that stays in sight in every frame; the middle where it is not given. */
  readonly focus?: Point;
  readonly draw: (pen: Pen) => string;
}

/** Scenes by the slug of a card. */
export type Scenes = Readonly<Record<string, Scene>>;

const all = box(-60, -60, 420, 420);
export const paper = fill(all, "p");
export const flat = (with_: "a" | "b"): string => fill(all, with_);
export const dark = fill(all, "k");
export const join = (...parts: string[]): string => parts.join("");
