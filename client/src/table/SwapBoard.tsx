// Before a game: the reader's own deck and what lies beside it; cards change places by a touch.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Faults } from "../parts/Faults";
import { Icon } from "../parts/Icon";
import { read, say } from "../text/current";
import type { DeckPart, Fault } from "../wire";
import { goesTo, isSame, moved, type Sections, sectionsOf, sizeOf } from "./swapping";
import type { Sitting } from "./sitting";
import { RefusedError } from "./socket";

/** What the reader has changed and not kept yet, and what is wrong with it. */
export interface Swapping {
  readonly sections: Signal<Sections>;
  readonly faults: Signal<readonly Fault[]>;
  readonly changed: boolean;
  readonly keep: () => Promise<boolean>;
  readonly move: (slug: string, from: string) => void;
  readonly undo: () => void;
}

export function useSwapping(sitting: Sitting, parts: readonly DeckPart[]): Swapping {
  const sections = useSignal<Sections>(sectionsOf(parts));
  const faults = useSignal<readonly Fault[]>([]);
  const tries = useRef(0);
  const kept = sectionsOf(parts);
  const told = JSON.stringify(kept); // the server tells it anew with whatever else changes
  useEffect(() => {
    sections.value = kept;
    faults.value = [];
  }, [told]);

  /** Ask what is wrong; of several answers only that to the last question counts. */
  const ask = async (only: boolean): Promise<boolean> => {
    const number = ++tries.current;
    try {
      await sitting.socket.ask({ type: "swap", sections: plain(sections.peek()), try: only });
      if (number === tries.current) faults.value = [];
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (number === tries.current) faults.value = error.faults;
      return false;
    }
  };
  return {
    sections,
    faults,
    changed: !isSame(sections.value, kept),
    keep: () => ask(false),
    move: (slug, from) => {
      sections.value = moved(sections.peek(), slug, from, goesTo(parts, slug, from));
      void ask(true);
    },
    undo: () => {
      tries.current++;
      sections.value = kept;
      faults.value = [];
    },
  };
}

function plain(sections: Sections): Record<string, Record<string, number>> {
  return Object.fromEntries(Object.entries(sections).map(([id, cards]) => [id, { ...cards }]));
}

interface SwapBoardProps {
  readonly parts: readonly DeckPart[];
  readonly swapping: Swapping;
}

/** The deck by its sections, and beside it the sideboard. */
export function SwapBoard({ parts, swapping }: SwapBoardProps) {
  const { faults, changed, keep, undo } = swapping;
  return (
    <section class="block swap" aria-label={say("page-swap")}>
      <h2>{say("page-swap")}</h2>
      <p class="hint">{say("page-swap-hint")}</p>
      <div class="swap-parts">
        {parts.map((part) => (
          <Part key={part.id} part={part} parts={parts} swapping={swapping} />
        ))}
      </div>
      <div class="inline" aria-live="polite">
        <Faults faults={faults.value} />
        {changed ? (
          <>
            <button
              type="button"
              class="main-button"
              aria-disabled={faults.value.length > 0}
              onClick={() => void keep()}
            >
              <Icon sign="check" size={16} /> {say("page-swap-keep")}
            </button>
            <button type="button" onClick={undo}>
              {say("page-swap-undo")}
            </button>
          </>
        ) : (
          <p class="hint">{say("page-swap-kept")}</p>
        )}
      </div>
    </section>
  );
}

interface PartProps extends SwapBoardProps {
  readonly part: DeckPart;
}

function Part({ part, parts, swapping }: PartProps) {
  const cards = Object.entries(swapping.sections.value[part.id] ?? {});
  const named = cards
    .map(([slug, count]) => [slug, count, nameOf(slug)] as const)
    .sort(([, , one], [, , other]) => one.localeCompare(other));
  return (
    <div class="swap-part" data-aside={part.aside}>
      <h3>
        {read(part.title)} <span class="hint">{sizeOf(swapping.sections.value, part.id)}</span>
      </h3>
      <ul>
        {named.map(([slug, count, name]) => (
          <li key={slug}>
            <span>
              {count} {name}
            </span>
            <button
              type="button"
              class="bare"
              aria-label={say(part.aside ? "page-swap-in" : "page-swap-out", { card: name })}
              disabled={goesTo(parts, slug, part.id) === part.id}
              onClick={() => swapping.move(slug, part.id)}
            >
              <Icon sign={part.aside ? "left" : "right"} size={16} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameOf(slug: string): string {
  return read({ type: "name", kind: "card", key: slug });
}
