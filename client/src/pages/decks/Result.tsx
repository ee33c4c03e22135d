// A card that was found, as a row or as it lies on the table, with how many of it are in the deck.

import { peeking } from "../../cards/peeking";
import { say } from "../../text/current";
import type { CardEntry } from "../../wire";
import type { Building } from "./deck";
import { Figures, KindSign, peeks } from "./Facts";
import type { NamedCard } from "./query";

export interface Finding {
  readonly building: Building;
  /** How many of a card are in the deck; null: there is no deck. */
  readonly count: ((slug: string) => number) | null;
  readonly choose: (slug: string) => void;
  readonly remove: (slug: string) => void;
}

interface ResultProps extends Finding {
  readonly entry: CardEntry;
  /** It is drawn as a card. */
  readonly drawn: boolean;
}

/** A card that was found: a click puts it into the deck, or shows it. */
export function Result({ building, entry, count, choose, remove, drawn }: ResultProps) {
  const { slug, name, kind } = entry.printed;
  const held = count?.(slug) ?? 0;
  const known = { card: name, kind: say(building.kindName(kind)), count: held };
  const Small = drawn ? building.dress?.SmallCard : undefined;
  const Sign = building.dress?.CardSign;
  return (
    <div class={held > 0 ? "result result-in" : "result"}>
      <button
        type="button"
        class={Small === undefined ? "result-main" : "result-card"}
        data-result={slug}
        aria-label={say(count === null ? "builder-result-card" : "builder-result", known)}
        {...peeking(peeks, { slug, card: null })}
        onClick={() => choose(slug)}
      >
        {Small === undefined ? (
          <>
            {Sign === undefined ? null : <Sign entry={entry} />}
            <span class="result-name">{name}</span>
            <Figures entry={entry} building={building} />
          </>
        ) : (
          <Small entry={entry} />
        )}
      </button>
      {count === null ? null : (
        <span class="result-count">
          <button
            type="button"
            class="bare"
            tabIndex={-1}
            disabled={held === 0}
            aria-label={say("builder-remove", { card: name })}
            onClick={() => remove(slug)}
          >
            −
          </button>
          <b aria-hidden="true">{held > 0 ? held : ""}</b>
          <button
            type="button"
            class="bare"
            tabIndex={-1}
            aria-label={say("builder-add", { card: name })}
            onClick={() => choose(slug)}
          >
            +
          </button>
        </span>
      )}
    </div>
  );
}

interface NameOnlyProps {
  readonly building: Building;
  readonly slug: string;
  readonly named: NamedCard | undefined;
}

/** A card that nobody can play, since only its name is known. */
export function NameOnly({ building, slug, named }: NameOnlyProps) {
  return (
    <div class="result result-named">
      <span class="result-main" data-result={slug} tabIndex={-1}>
        <KindSign building={building} of={named?.kind ?? ""} />
        <span class="result-name">{named?.name ?? slug}</span>
        <span class="hint">
          {named === undefined ? null : `${say(`search-set-${named.set}`)} · `}
          {say("builder-name-only")}
        </span>
      </span>
    </div>
  );
}
