// The card that is pointed at, in full.

import { signal } from "@preact/signals";
import { WholeCard } from "../cards/frames";
import type { Peeking } from "../../../cards/peeking";
import { cardOf } from "../../../cards/pool";
import { reader } from "../../../text/current";
import type { Peek } from "../../../table/contract";

export const peeks: Peeking = { peek: signal<Peek | null>(null) };

const WIDTH = 320;
const MARGIN = 10;

export function Peeked() {
  const peek = peeks.peek.value;
  const by = reader.value;
  if (peek === null || by === null) return null;
  const entry = cardOf(peek.slug);
  const named = { name: entry?.printed.name ?? peek.slug, kind: entry?.printed.kind ?? "action" };
  return (
    <div class="deck-peek" style={beside(peek.beside)}>
      <WholeCard entry={entry} named={named} reader={by} />
    </div>
  );
}

/** To the right of what is pointed at, or to its left; where neither has room, over the page. */
function beside(box: DOMRect | null) {
  const tall = Math.min(460, window.innerHeight - 2 * MARGIN);
  const top = Math.max(MARGIN, Math.min(box?.top ?? MARGIN, window.innerHeight - tall - MARGIN));
  const right = (box?.right ?? 0) + MARGIN;
  const left = (box?.left ?? 0) - MARGIN - WIDTH;
  const centre = Math.max(MARGIN, (window.innerWidth - WIDTH) / 2);
  const fits = right + WIDTH + MARGIN <= window.innerWidth;
  const place = fits ? right : left >= MARGIN ? left : centre;
  return { top: `${top}px`, left: `${place}px` };
}
