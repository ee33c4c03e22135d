// Levels of one's own, kept in this browser as the texts of their files.

import { type Kept, shelf } from "../../../pages/own";

export interface OwnLevel extends Kept {
  readonly text: string;
}

/** The longest text of a level that the server takes. */
export const LONGEST = 30_000;

export function soundLevel(found: unknown): OwnLevel | null {
  if (typeof found !== "object" || found === null) return null;
  const level = found as Partial<Record<keyof OwnLevel, unknown>>;
  if (typeof level.id !== "string" || typeof level.text !== "string") return null;
  const name = typeof level.name === "string" ? level.name : "";
  return { id: level.id, name, text: level.text, changed: Number(level.changed) || 0 };
}

export const ownLevels = shelf("gorin.level.", soundLevel);
