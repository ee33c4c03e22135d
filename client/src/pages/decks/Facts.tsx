// A card in words: its figures beside its name, and all that there is to say of it.

import { signal } from "@preact/signals";
import type { Peeking } from "../../cards/peeking";
import { cardOf } from "../../cards/pool";
import type { Peek } from "../../table/contract";
import { read } from "../../text/current";
import type { CardEntry } from "../../wire";
import type { Building } from "./deck";

export const peeks: Peeking = { peek: signal<Peek | null>(null) };

const WIDTH = 320;
const MARGIN = 10;

/** The most telling figures of a card in a row. */
export function Figures({ entry, building }: { readonly entry: CardEntry; readonly building: Building }) {
  const rows = building.figures.flatMap((field) => entry.rows.filter((row) => row.field === field));
  return (
    <span class="result-figures">
      {rows.map((row) => (
        <span key={row.field} title={`${read(row.label)}: ${read(row.value)}`}>
          <span class="unseen">{read(row.label)} </span>
          {read(row.value)}
        </span>
      ))}
    </span>
  );
}

/** All that there is to say of a card. */
export function WholeCard({ entry }: { readonly entry: CardEntry }) {
  return (
    <article class="fact-card">
      <h2>{entry.printed.name}</h2>
      <dl>
        {entry.rows.map((row) => (
          <div key={row.field}>
            <dt>{read(row.label)}</dt>
            <dd>{read(row.value)}</dd>
          </div>
        ))}
      </dl>
      {entry.text.map((line, at) => (
        <p key={at}>{read(line)}</p>
      ))}
    </article>
  );
}

/** The card that is pointed at. */
export function Peeked() {
  const peek = peeks.peek.value;
  const entry = peek === null ? undefined : cardOf(peek.slug);
  if (peek === null || entry === undefined) return null;
  return (
    <div class="deck-peek" style={beside(peek.beside)}>
      <WholeCard entry={entry} />
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
