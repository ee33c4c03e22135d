// Finding cards of a game: a search in words, what is wrong with it, and what it finds.

import { type Signal, useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { type ApiError, get, getOnce } from "../../api";
import { pool } from "../../cards/pool";
import { Trouble } from "../../parts/Faults";
import { Icon } from "../../parts/Icon";
import { isWriting } from "../../parts/keys";
import { asApiError, useLoaded } from "../../parts/loaded";
import { Tick } from "../../parts/Tick";
import { language, say } from "../../text/current";
import type { Cards, Found } from "../../wire";
import { pauseOf } from "../checked";
import type { Building } from "./deck";
import { KindSign } from "./Facts";
import { hasTerm, type NamedCard, namesOnly, switched } from "./query";
import { type Finding, NameOnly, Result } from "./Result";
import { Help, SearchFaults } from "./SearchHelp";

const WAIT = 150;
const PAGE = 60;

/** Whether what is found is shown as cards, where the game draws them. */
const AS_CARDS = "gorin.decks.cards";

export function Search({ building, count, choose, remove }: Finding) {
  const query = useSignal("");
  const help = useSignal(false);
  const asCards = useSignal(localStorage.getItem(AS_CARDS) === "yes");
  const named = useSignal(false);
  const shown = useSignal(PAGE);
  const names = useNames(building.game);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const { found, error } = useFound(building.game, query, () => {
    shown.value = PAGE;
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "/" || isWriting(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  const asked = query.value;
  const faults = found.value?.faults ?? [];
  const all = ordered(found.value, building);
  const keys = all.filter((key) => pool.value.has(key) || (named.value && names.value.has(key)));
  const hidden = all.filter((key) => names.value.has(key) && !pool.value.has(key)).length;
  const hasDrawn = building.dress?.SmallCard !== undefined;
  const drawn = hasDrawn && asCards.value;
  const terms = building.quick.map(([term]) => term);
  return (
    <section class="deck-search" aria-label={say("builder-search")}>
      <div class="search-bar">
        <input
          ref={field}
          type="search"
          value={asked}
          maxLength={1000}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          placeholder={say("builder-search-hint", { example: building.examples[0]?.[0] ?? "" })}
          aria-label={say("builder-search")}
          aria-invalid={faults.length > 0}
          aria-describedby="search-faults"
          onInput={(event) => {
            query.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown") return;
            event.preventDefault();
            results.current?.querySelector<HTMLElement>("[data-result]")?.focus();
          }}
        />
        <button
          type="button"
          aria-expanded={help.value}
          aria-label={say("builder-help")}
          title={say("builder-help")}
          onClick={() => {
            help.value = !help.value;
          }}
        >
          <Icon sign="help" />
        </button>
        {hasDrawn ? (
          <button
            type="button"
            aria-pressed={asCards.value}
            class="choice"
            title={say("builder-as-cards")}
            aria-label={say("builder-as-cards")}
            onClick={() => {
              asCards.value = !asCards.value;
              localStorage.setItem(AS_CARDS, asCards.value ? "yes" : "no");
            }}
          >
            <Icon sign="cards" />
          </button>
        ) : null}
      </div>
      {help.value ? (
        <Help
          building={building}
          use={(example) => {
            query.value = example;
            field.current?.focus();
          }}
        />
      ) : null}
      <div class="search-kinds" role="group" aria-label={say("builder-kinds")}>
        {building.quick.map(([term, label]) => (
          <button
            key={term}
            type="button"
            class="choice kind-choice"
            aria-pressed={hasTerm(asked, term)}
            onClick={() => {
              query.value = switched(asked, term, terms);
            }}
          >
            <KindSign building={building} of={term.slice(term.indexOf(":") + 1)} /> {say(label)}
          </button>
        ))}
      </div>
      <div id="search-faults" aria-live="polite">
        {faults.length > 0 ? (
          <SearchFaults
            query={asked}
            faults={faults}
            mend={(better) => {
              query.value = better;
              field.current?.focus();
            }}
          />
        ) : found.value === null ? null : (
          <p class="hint search-count">
            {say("builder-found", { count: keys.length })}
            {hidden > 0 ? (
              <Tick
                checked={named.value}
                change={(checked) => {
                  named.value = checked;
                }}
              >
                {say("builder-names-only", { count: hidden })}
              </Tick>
            ) : null}
          </p>
        )}
      </div>
      <Trouble error={error.value} />
      <ul
        ref={results}
        class={drawn ? "results results-cards" : "results"}
        onKeyDown={(event) => onResultKey(event, field.current, choose, remove)}
      >
        {keys.slice(0, shown.value).map((key) => {
          const entry = pool.value.get(key);
          return (
            <li key={key}>
              {entry === undefined ? (
                <NameOnly building={building} slug={key} named={names.value.get(key)} />
              ) : (
                <Result {...{ building, entry, count, choose, remove, drawn }} />
              )}
            </li>
          );
        })}
      </ul>
      {keys.length > shown.value ? (
        <button
          type="button"
          onClick={() => {
            shown.value += 2 * PAGE;
          }}
        >
          {say("builder-more", { count: keys.length - shown.value })}
        </button>
      ) : null}
    </section>
  );
}

/** What the server finds, a moment after the last letter. */
function useFound(game: string, query: Signal<string>, came: () => void) {
  const found = useSignal<Found | null>(null);
  const error = useSignal<ApiError | null>(null);
  const spoken = language.value;
  const asked = query.value;
  useEffect(() => {
    let current = true;
    let timer = window.setTimeout(function ask() {
      const values = new URLSearchParams({ q: asked.slice(0, 1100), language: spoken });
      get<Found>(`/api/search/${encodeURIComponent(game)}?${values}`).then(
        (answer) => {
          if (!current) return;
          found.value = answer;
          error.value = null;
          came();
        },
        (reason: unknown) => {
          if (!current) return;
          const pause = pauseOf(asApiError(reason));
          if (pause !== null) timer = window.setTimeout(ask, pause);
          else error.value = asApiError(reason);
        },
      );
    }, found.peek() === null ? 0 : WAIT);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [game, asked, spoken]);
  return { found, error };
}

/** The cards of which only the names are known, by the keys under which they are found. */
function useNames(game: string) {
  const { value } = useLoaded(game, () => getOnce<Cards>(`/api/cards/${encodeURIComponent(game)}`));
  return useComputed<ReadonlyMap<string, NamedCard>>(() =>
    value.value === null ? new Map() : namesOnly(value.value),
  );
}

/** What was found; when nothing was asked for, the kinds of cards that come first do so. */
function ordered(found: Found | null, { first }: Building): readonly string[] {
  if (found === null) return [];
  if (found.search !== "" || first === undefined) return found.keys;
  const rank = (key: string): number => {
    const at = first.indexOf(pool.value.get(key)?.printed.kind ?? "");
    return at < 0 ? first.length : at;
  };
  return [...found.keys].sort((one, other) => rank(one) - rank(other));
}

/** Arrows walk through the results, + and - change the count of the one with the focus. */
function onResultKey(
  event: KeyboardEvent,
  field: HTMLElement | null,
  add: (slug: string) => void,
  remove: (slug: string) => void,
): void {
  const list = event.currentTarget as HTMLElement;
  const all = [...list.querySelectorAll<HTMLElement>("[data-result]")];
  const target = event.target as HTMLElement;
  const at = all.indexOf(target);
  const slug = target.dataset["result"] ?? "";
  if (at < 0) return;
  if (event.key === "ArrowDown" || event.key === "ArrowRight") all[at + 1]?.focus();
  else if (event.key === "ArrowUp" || event.key === "ArrowLeft") (all[at - 1] ?? field)?.focus();
  else if (event.key === "Home") all[0]?.focus();
  else if (event.key === "End") all.at(-1)?.focus();
  else if (event.key === "+" || event.key === "=") add(slug);
  else if (event.key === "-" || event.key === "Backspace" || event.key === "Delete") remove(slug);
  else return;
  event.preventDefault();
}
