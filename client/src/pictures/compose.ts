// A picture for any card, from what is known of it: the words of its name choose what is in the
// middle, the place what lies around it, the danger how far the dark reaches. A card that deserves
// more gets a scene of its own.

import { blob, clamp, fill, penFor, place } from "./ink";
import { MOTIFS, type Motif, OTHERS, WORDS, type Words } from "./motifs";
import { PLACES, type Place } from "./places";
import type { Scene } from "./scene";

/** What a picture is made from where no scene is composed. */
export interface Subject {
  /** Its name in the rules, such as a slug: it seeds the pen too. */
  readonly name: string;
  readonly place: Place;
  /** Counts before the words of the name. */
  readonly motif?: Motif;
  /** 0 to 16: how much dark lies around the light. */
  readonly danger?: number;
}

/** How one game sees things. */
export interface Style {
  /** They count before those of the house. */
  readonly words?: Words;
  /** For names without any such words. */
  readonly others?: readonly Motif[];
}

const MOST_DANGER = 16;
const USUAL_DANGER = 4;

/** The motif of a subject: its own, one that its words call for, or any that is always the same. */
export function motifOf(subject: Subject, { words = [], others = OTHERS }: Style = {}): Motif {
  if (subject.motif !== undefined) return subject.motif;
  const called = [...words, ...WORDS].find(([each]) => each.test(subject.name));
  if (called !== undefined) return called[1];
  const at = Math.floor(penFor(`motif ${subject.name}`).next() * others.length);
  return others[at] ?? "banner";
}

/** A scene by rule. */
export function compose(subject: Subject, style: Style = {}): Scene {
  const { colours, back, front } = PLACES[subject.place];
  const draw = MOTIFS[motifOf(subject, style)];
  const dark = clamp((subject.danger ?? USUAL_DANGER) / MOST_DANGER) * 0.7;
  return {
    colours,
    draw: (pen) => {
      const flip = pen.next() < 0.5;
      return (
        back(pen, dark) +
        fill(blob(pen, 150, 250, 96, 15)) +
        place(draw(pen), 150, 156, 1, 0, flip) +
        front(pen)
      );
    },
  };
}
