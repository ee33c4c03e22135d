// Images of the reader's own, from a folder that never leaves the browser. See `own-images`.

import { signal } from "@preact/signals";
import type { CardEntry } from "../wire";

/** Addresses of the reader's own images by card slug or number, in lower case. */
export const images = signal<ReadonlyMap<string, string>>(new Map());

/** Whether own images are shown where there are some; the drawn card stays one key away. */
export const showsImages = signal(true);

/** The address of the reader's own image of a card, null to draw it. */
export function imageFor(entry: CardEntry | undefined): string | null {
  if (entry === undefined || !showsImages.value || images.value.size === 0) return null;
  const { slug, number } = entry.printed;
  return images.value.get(slug) ?? images.value.get(number.toLowerCase()) ?? null;
}
