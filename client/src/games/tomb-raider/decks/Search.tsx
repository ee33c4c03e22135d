// Finding cards: a search in words, what is wrong with it, and what it finds.

import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { type ApiError, get, getOnce } from "../../../api";
import { pool } from "../../../cards/pool";
import { Sign } from "../cards/signs";
import { Trouble } from "../../../parts/Faults";
import { Icon } from "../../../parts/Icon";
import { isWriting } from "../../../parts/keys";
import { asApiError } from "../../../parts/loaded";
import { Tick } from "../../../parts/Tick";
import { language, read, say } from "../../../text/current";
import type { Cards, Found, SearchFault } from "../../../wire";
import { pauseOf } from "../../../pages/checked";
import type { OwnDeck } from "./deck";
import { hasTerm, marked, mended, namesOnly, toggled } from "./query";
import { Result } from "./Result";
import { SearchHelp } from "./SearchHelp";

const WAIT = 150;
const PAGE = 60;
const KINDS = ["raider", "upgrade", "action", "discovery", "obstacle", "secret-move", "location", "treasure"];

interface SearchProps {
  readonly deck: OwnDeck;
  readonly add: (slug: string) => void;
  readonly remove: (slug: string) => void;
}

export function Search({ deck, add, remove }: SearchProps) {
  const query = useSignal("");
  const found = useSignal<Found | null>(null);
  const error = useSignal<ApiError | null>(null);
  const help = useSignal(false);
  const asCards = useSignal(localStorage.getItem("gorin.decks.cards") === "yes");
  const named = useSignal(false);
  const shown = useSignal(PAGE);
  const cards = useSignal<Cards | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const names = useComputed(() => (cards.value === null ? new Map() : namesOnly(cards.value)));

  useEffect(() => {
    getOnce<Cards>("/api/cards/tomb-raider").then(
      (all) => {
        cards.value = all;
      },
      () => undefined,
    );
  }, []);
  const spoken = language.value;
  const asked = query.value;
  useEffect(() => {
    let current = true;
    let timer = window.setTimeout(function ask() {
      const values = new URLSearchParams({ q: asked.slice(0, 1100), language: spoken });
      get<Found>(`/api/search/tomb-raider?${values}`).then(
        (answer) => {
          if (!current) return;
          found.value = answer;
          error.value = null;
          shown.value = PAGE;
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
  }, [asked, spoken]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "/" || isWriting(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  const faults = found.value?.faults ?? [];
  const keys = ordered(found.value).filter((key) => named.value || pool.value.has(key));
  const hidden = (found.value?.keys.length ?? 0) - keys.length;
  return (
    <section class="deck-search" aria-label={say("decks-search")}>
      <div class="search-bar">
        <input
          ref={field}
          type="search"
          value={asked}
          maxLength={1000}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          placeholder={say("decks-search-hint")}
          aria-label={say("decks-search")}
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
          aria-label={say("decks-help")}
          title={say("decks-help")}
          onClick={() => {
            help.value = !help.value;
          }}
        >
          <Icon sign="help" />
        </button>
        <button
          type="button"
          aria-pressed={asCards.value}
          class="choice"
          title={say("decks-as-cards")}
          aria-label={say("decks-as-cards")}
          onClick={() => {
            asCards.value = !asCards.value;
            localStorage.setItem("gorin.decks.cards", asCards.value ? "yes" : "no");
          }}
        >
          <Sign of="hand" size={20} />
        </button>
      </div>
      {help.value ? (
        <SearchHelp
          use={(example) => {
            query.value = example;
            field.current?.focus();
          }}
        />
      ) : null}
      <div class="search-kinds" role="group" aria-label={say("decks-kinds")}>
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            class="choice kind-choice"
            aria-pressed={hasTerm(asked, `t:${kind}`)}
            onClick={() => {
              const others = KINDS.filter((one) => one !== kind);
              const alone = others.reduce(
                (text, one) => (hasTerm(text, `t:${one}`) ? toggled(text, `t:${one}`) : text),
                asked,
              );
              query.value = toggled(alone, `t:${kind}`);
            }}
          >
            <Sign of={kind} size={15} /> {say(`card-kind-${kind}`)}
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
            {say("decks-found", { count: keys.length })}
            {hidden > 0 || named.value ? (
              <Tick
                checked={named.value}
                change={(checked) => {
                  named.value = checked;
                }}
              >
                {say("decks-names-only", { count: hidden })}
              </Tick>
            ) : null}
          </p>
        )}
      </div>
      <Trouble error={error.value} />
      <ul
        ref={results}
        class={asCards.value ? "results results-cards" : "results"}
        onKeyDown={(event) => onResultKey(event, field.current, add, remove)}
      >
        {keys.slice(0, shown.value).map((key) => (
          <li key={key}>
            <Result
              slug={key}
              entry={pool.value.get(key)}
              named={names.value.get(key)}
              deck={deck}
              add={add}
              remove={remove}
              asCard={asCards.value}
            />
          </li>
        ))}
      </ul>
      {keys.length > shown.value ? (
        <button
          type="button"
          onClick={() => {
            shown.value += 2 * PAGE;
          }}
        >
          {say("decks-more", { count: keys.length - shown.value })}
        </button>
      ) : null}
    </section>
  );
}

/** What was found; when nothing was asked for, what belongs in decks comes first. */
function ordered(found: Found | null): readonly string[] {
  if (found === null) return [];
  if (found.search !== "") return found.keys;
  const rank = (key: string): number => {
    const kind = pool.value.get(key)?.printed.kind;
    return kind === undefined ? KINDS.length : KINDS.indexOf(kind);
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

interface SearchFaultsProps {
  readonly query: string;
  readonly faults: readonly SearchFault[];
  readonly mend: (query: string) => void;
}

function SearchFaults({ query, faults, mend }: SearchFaultsProps) {
  return (
    <div class="faults search-faults">
      <p class="search-echo" aria-hidden="true">
        {marked(query, faults).map((part, at) =>
          part.wrong ? <mark key={at}>{part.text}</mark> : part.text,
        )}
      </p>
      <ul>
        {faults.map((fault, at) => (
          <li key={at}>
            {read(fault.message)}
            {nearIn(fault).map((word) => (
              <button
                key={word}
                type="button"
                class="mend"
                onClick={() => mend(mended(query, fault, word))}
              >
                {word}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function nearIn(fault: SearchFault): readonly string[] {
  const near = fault.message.args["near"];
  if (typeof near === "string") return [near];
  return Array.isArray(near) ? near.filter((word) => typeof word === "string") : [];
}
