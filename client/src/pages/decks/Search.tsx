// Finding cards of a game: a search in words, what is wrong with it, and what it finds.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { type ApiError, get, getOnce } from "../../api";
import { peeking } from "../../cards/peeking";
import { pool } from "../../cards/pool";
import { Trouble } from "../../parts/Faults";
import { Icon } from "../../parts/Icon";
import { isWriting } from "../../parts/keys";
import { asApiError } from "../../parts/loaded";
import { language, read, say } from "../../text/current";
import type { CardEntry, Found, SearchFields } from "../../wire";
import { pauseOf } from "../checked";
import { type Building, hasTerm, toggled } from "./deck";
import { Figures, peeks } from "./Facts";

const WAIT = 150;
const PAGE = 60;

interface SearchProps {
  readonly building: Building;
  /** How many of a card are in the deck; null: there is no deck. */
  readonly count: ((slug: string) => number) | null;
  readonly choose: (slug: string) => void;
  readonly remove: (slug: string) => void;
}

export function Search({ building, count, choose, remove }: SearchProps) {
  const query = useSignal("");
  const help = useSignal(false);
  const shown = useSignal(PAGE);
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
  const keys = (found.value?.keys ?? []).filter((key) => pool.value.has(key));
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
              query.value = toggled(asked, term);
            }}
          >
            {say(label)}
          </button>
        ))}
      </div>
      <div id="search-faults" aria-live="polite">
        {faults.length > 0 ? (
          <ul class="faults search-faults">
            {faults.map((fault, at) => (
              <li key={at}>{read(fault.message)}</li>
            ))}
          </ul>
        ) : found.value === null ? null : (
          <p class="hint search-count">{say("builder-found", { count: keys.length })}</p>
        )}
      </div>
      <Trouble error={error.value} />
      <ul
        ref={results}
        class="results"
        onKeyDown={(event) => onResultKey(event, field.current, choose, remove)}
      >
        {keys.slice(0, shown.value).map((key) => {
          const entry = pool.value.get(key);
          return entry === undefined ? null : (
            <li key={key}>
              <Result {...{ building, entry, count, choose, remove }} />
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

interface ResultProps extends SearchProps {
  readonly entry: CardEntry;
}

/** A card that was found: a click puts it into the deck, or shows it. */
function Result({ building, entry, count, choose, remove }: ResultProps) {
  const { slug, name } = entry.printed;
  const held = count?.(slug) ?? 0;
  const words = count === null ? name : say("builder-result", { card: name, count: held });
  return (
    <div class={held > 0 ? "result result-in" : "result"}>
      <button
        type="button"
        class="result-main"
        data-result={slug}
        aria-label={words}
        {...peeking(peeks, { slug, card: null })}
        onClick={() => choose(slug)}
      >
        <span class="result-name">{name}</span>
        <Figures entry={entry} building={building} />
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

interface HelpProps {
  readonly building: Building;
  readonly use: (example: string) => void;
}

/** How to search: examples that a click tries, and all fields. */
function Help({ building, use }: HelpProps) {
  const fields = useSignal<SearchFields | null>(null);
  useEffect(() => {
    const path = `/api/search/${encodeURIComponent(building.game)}/fields`;
    getOnce<SearchFields>(`${path}?language=${language.peek()}`).then(
      (all) => {
        fields.value = all;
      },
      () => undefined,
    );
  }, []);
  return (
    <div class="search-help">
      <div class="search-examples">
        {building.examples.map(([text, about]) => (
          <div key={text}>
            <button type="button" onClick={() => use(text)}>
              <code>{text}</code>
            </button>
            <span>{say(about)}</span>
          </div>
        ))}
      </div>
      <p class="hint">{say("builder-help-keys")}</p>
      <details>
        <summary>{say("builder-fields")}</summary>
        <div class="search-fields">
          {(fields.value?.fields ?? []).map((field) => (
            <div key={field.name}>
              <code>{[field.name, ...field.others].join(", ")}</code>
              <span>{read(field.about)}</span>
            </div>
          ))}
        </div>
      </details>
    </div>
  );
}
