// Cards as rows of the builder: what was found, with how many of it are in the deck.

import { SmallCard } from "../cards/frames";
import { facts, figuresOf } from "../cards/figures";
import { peeking } from "../../../cards/peeking";
import { cardOf } from "../../../cards/pool";
import { hasSign, Sign } from "../cards/signs";
import { reader, say } from "../../../text/current";
import type { CardEntry } from "../../../wire";
import { countOf, type OwnDeck, placeFor } from "./deck";
import { peeks } from "./Peeked";

interface ResultProps {
  readonly slug: string;
  readonly entry: CardEntry | undefined;
  readonly named: { name: string; kind: string; set: string } | undefined;
  readonly deck: OwnDeck;
  readonly add: (slug: string) => void;
  readonly remove: (slug: string) => void;
  readonly asCard: boolean;
}

/** A card that was found: a click puts it into the deck. */
export function Result({ slug, entry, named, deck, add, remove, asCard }: ResultProps) {
  const by = reader.value;
  if (entry === undefined || by === null) return <NameOnly slug={slug} named={named} />;
  const { printed } = entry;
  const place = placeFor(printed.kind);
  const count = countOf(deck, slug, place);
  const words = say("decks-result", {
    card: printed.name,
    kind: say(`card-kind-${printed.kind}`),
    count,
  });
  const known = { name: printed.name, kind: printed.kind };
  return (
    <div class={count > 0 ? "result result-in" : "result"}>
      <button
        type="button"
        class={asCard ? "result-card" : "result-main"}
        data-result={slug}
        aria-label={words}
        {...peeking(peeks, { slug, card: null })}
        onClick={() => add(slug)}
      >
        {asCard ? (
          <SmallCard entry={entry} named={known} reader={by} />
        ) : (
          <>
            <Sign of={signOf(entry)} size={17} />
            <span class="result-name">{printed.name}</span>
            <Figures entry={entry} />
          </>
        )}
      </button>
      <span class="result-count">
        <button
          type="button"
          class="bare"
          tabIndex={-1}
          disabled={count === 0}
          aria-label={say("decks-remove", { card: printed.name })}
          onClick={() => remove(slug)}
        >
          <Sign of="minus" size={16} />
        </button>
        <b aria-hidden="true">{count > 0 ? count : ""}</b>
        <button
          type="button"
          class="bare"
          tabIndex={-1}
          aria-label={say("decks-add", { card: printed.name })}
          onClick={() => add(slug)}
        >
          <Sign of="plus" size={16} />
        </button>
      </span>
    </div>
  );
}

function NameOnly({ slug, named }: Pick<ResultProps, "slug" | "named">) {
  const kind = named?.kind ?? "";
  return (
    <div class="result result-named">
      <span class="result-main" data-result={slug} tabIndex={-1}>
        <Sign of={hasSign(kind) ? kind : "unknown"} size={17} />
        <span class="result-name">{named?.name ?? slug}</span>
        <span class="hint">
          {named === undefined ? null : `${say(`search-set-${named.set}`)} · `}
          {say("decks-name-only")}
        </span>
      </span>
    </div>
  );
}

function signOf(entry: CardEntry): string {
  const printed = facts(entry.printed);
  return printed.kind === "obstacle" ? printed.obstacle.kind : printed.kind;
}

/** The figures of a card in a row, each with its sign. */
export function Figures({ entry }: { readonly entry: CardEntry }) {
  const { cost, edge, life } = figuresOf(entry.printed);
  const all = [cost, ...edge, life].filter((figure) => figure !== null);
  return (
    <span class="result-figures">
      {all.map((figure, at) => (
        <span key={at} title={say(figure.label)}>
          <Sign of={figure.sign} size={13} />
          {figure.value}
        </span>
      ))}
    </span>
  );
}

/** The name of a card that is known, else its key. */
export function nameOf(slug: string): string {
  return cardOf(slug)?.printed.name ?? slug;
}
