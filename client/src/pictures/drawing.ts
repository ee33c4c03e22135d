// Draws pictures and keeps them: one text for each subject and frame.

import { compose, type Subject } from "./compose";
import { type Frame, picture } from "./frame";
import type { Motif, Words } from "./motifs";
import type { Scenes } from "./scene";

/** What a game brings of its own. */
export interface Pages {
  /** Scenes by the names of subjects; all others are composed by rule. */
  readonly scenes: Scenes;
  /** Words that mean something in this game; they count before those of the house. */
  readonly words: Words;
  /** Motifs for names without such words; missing: those of the house. */
  readonly others?: readonly Motif[];
}

export const NO_PAGES: Pages = { scenes: {}, words: [] };

const kept = new WeakMap<Pages, Map<string, string>>();

/** The picture of a subject, drawn once. */
export function drawn(subject: Subject, frame: Frame, pages: Pages = NO_PAGES): string {
  const { name, place, motif, danger } = subject;
  const key = JSON.stringify([frame, name, place, motif, danger]);
  const of = kept.get(pages) ?? new Map<string, string>();
  kept.set(pages, of);
  const before = of.get(key);
  if (before !== undefined) return before;
  const scene = pages.scenes[name] ?? compose(subject, pages);
  const text = picture(name, scene, frame);
  of.set(key, text);
  return text;
}
