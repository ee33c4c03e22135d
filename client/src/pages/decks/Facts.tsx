// A card in words: its figures beside its name, and all that there is to say of it.

import { signal } from "@preact/signals";
import type { Peeking } from "../../cards/peeking";
import { cardOf } from "../../cards/pool";
import type { Peek } from "../../table/contract";
import { read, say } from "../../text/current";
import type { CardEntry } from "../../wire";
import { type Building, type OwnDeck, total } from "./deck";

export const peeks: Peeking = { peek: signal<Peek | null>(null) };

const WIDTH = 320;
const MARGIN = 10;

interface CardProps {
  readonly building: Building;
  readonly entry: CardEntry;
}

/** The most telling figures of a card in a row. */
export function Figures({ entry, building }: CardProps) {
  const Own = building.dress?.Figures;
  if (Own !== undefined) return <Own entry={entry} />;
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
export function WholeCard({ entry, building }: CardProps) {
  const Own = building.dress?.WholeCard;
  if (Own !== undefined) return <Own entry={entry} />;
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
export function Peeked({ building }: { readonly building: Building }) {
  const peek = peeks.peek.value;
  const entry = peek === null ? undefined : cardOf(peek.slug);
  if (peek === null || entry === undefined) return null;
  return (
    <div class="deck-peek" style={beside(peek.beside)}>
      <WholeCard building={building} entry={entry} />
    </div>
  );
}

/** The sign of a kind of cards or of a section, as far as the game draws one. */
export function KindSign({ building, of }: { readonly building: Building; readonly of: string }) {
  const Own = building.dress?.Sign;
  return Own === undefined ? null : <Own of={of} />;
}

/** What lists say of a deck: who leads it, where the game has that, and how large it is. */
export function aboutDeck(deck: OwnDeck, building: Building): string {
  const size = say("builder-about", { count: total(deck, building) });
  if (building.lead === undefined) return size;
  const [section, none] = building.lead;
  const [slug] = Object.keys(deck.sections[section] ?? {});
  const lead = slug === undefined ? say(none) : read({ type: "name", kind: "card", key: slug });
  return `${lead} · ${size}`;
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
