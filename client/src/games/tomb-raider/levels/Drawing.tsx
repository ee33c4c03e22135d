// A level as it lies before play: the deepest row on top, as on the table.

import { useSignal } from "@preact/signals";
import { cardOf, pool } from "../../../cards/pool";
import { Sign } from "../cards/signs";
import { read, say } from "../../../text/current";
import type { LevelDrawing, SpaceSheet } from "../wire";
import type { Editing } from "./fields";
import { withEntrance, withoutCard, withPlace } from "./form";

interface DrawingProps {
  readonly drawing: LevelDrawing;
  readonly edit: Editing | null;
}

interface At {
  readonly column: number;
  readonly depth: number;
}

export function Drawing({ drawing, edit }: DrawingProps) {
  const chosen = useSignal<At | null>(null);
  const rows = drawing.rows.map((row, at) => ({ row, depth: at + 1 })).reverse();
  const now = chosen.value;
  const space = now === null ? undefined : drawing.rows[now.depth - 1]?.[now.column - 1];
  return (
    <div class="drawing">
      <div class="drawing-slot">
        <div
          class="drawing-grid"
          role="grid"
          aria-label={say("levels-page-map", { width: drawing.width, depth: drawing.depth })}
          style={{ "--columns": drawing.width }}
          onKeyDown={(event) => walk(event, drawing)}
        >
          {rows.map(({ row, depth }) => (
            <div role="row" class="drawing-row" key={depth}>
              <span class="drawing-depth" role="rowheader">
                {depth}
              </span>
              {row.map((one, at) => (
                <Space
                  key={one.space}
                  space={one}
                  drawing={drawing}
                  stop={now === null ? depth === 1 && at === 0 : now.depth === depth && now.column === at + 1}
                  chosen={now !== null && now.depth === depth && now.column === at + 1}
                  choose={() => {
                    chosen.value = { column: at + 1, depth };
                  }}
                />
              ))}
            </div>
          ))}
          <div class="drawing-row" aria-hidden="true">
            <span />
            {Array.from({ length: drawing.width }, (_, at) => (
              <span class="drawing-column" key={at}>
                {String.fromCharCode(65 + at)}
              </span>
            ))}
          </div>
        </div>
      </div>
      {space !== undefined && now !== null ? (
        <Acts space={space} at={now} drawing={drawing} edit={edit} />
      ) : (
        <p class="hint">{say("levels-page-map-hint")}</p>
      )}
      <DeckLegend drawing={drawing} />
      {drawing.facts.length > 0 ? (
        <dl class="level-facts">
          {drawing.facts.map((fact, at) => (
            <div key={at}>
              <dt>{read(fact.label)}</dt>
              <dd>{read(fact.text)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

/** Arrows move from space to space; deeper is up. */
function walk(event: KeyboardEvent, drawing: LevelDrawing): void {
  const target = event.target as HTMLElement;
  const column = Number(target.dataset["column"]);
  const depth = Number(target.dataset["depth"]);
  if (!column || !depth) return;
  const moves: Record<string, readonly [number, number]> = {
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
  };
  const move = moves[event.key];
  if (move === undefined) return;
  event.preventDefault();
  const [across, down] = move;
  const to = {
    column: Math.max(1, Math.min(drawing.width, column + across)),
    depth: Math.max(1, Math.min(drawing.depth, depth + down)),
  };
  const grid = event.currentTarget as HTMLElement;
  grid.querySelector<HTMLElement>(`[data-column="${to.column}"][data-depth="${to.depth}"]`)?.focus();
}

interface SpaceProps {
  readonly space: SpaceSheet;
  readonly drawing: LevelDrawing;
  readonly stop: boolean;
  readonly chosen: boolean;
  readonly choose: () => void;
}

function Space({ space, drawing, stop, chosen, choose }: SpaceProps) {
  const column = space.space.charCodeAt(0) - 64;
  const area = space.deck >= 0 ? ` deck-area-${space.deck % 6}` : "";
  return (
    <button
      type="button"
      role="gridcell"
      class={`space space-${space.kind}${area}`}
      data-column={column}
      data-depth={Number(space.space.slice(1))}
      tabIndex={stop ? 0 : -1}
      aria-selected={chosen}
      aria-label={spaceInWords(space, drawing)}
      title={spaceInWords(space, drawing)}
      onClick={choose}
      onFocus={choose}
    >
      {space.kind === "deck" ? <span class="deck-badge">{space.deck + 1}</span> : null}
      {space.kind === "entrance" ? <Sign of="entrance" size={18} /> : null}
      {space.room ? <Sign of="treasure" size={18} /> : null}
      {space.card !== "" ? <span class="space-card">{nameOf(space.card)}</span> : null}
      {space.kind === "fixed" && !space.face_up ? <span class="space-down">?</span> : null}
    </button>
  );
}

function nameOf(slug: string): string {
  return cardOf(slug)?.printed.name ?? slug;
}

function spaceInWords(space: SpaceSheet, drawing: LevelDrawing): string {
  const deck = drawing.decks[space.deck]?.deck.id ?? "";
  const words = say(`levels-page-space-${space.kind}`, {
    space: space.space,
    card: nameOf(space.card),
    deck,
  });
  return space.room ? `${words} ${say("levels-page-space-room")}` : words;
}

interface ActsProps {
  readonly space: SpaceSheet;
  readonly at: At;
  readonly drawing: LevelDrawing;
  readonly edit: Editing | null;
}

/** What can be done with a space. */
function Acts({ space, at, drawing, edit }: ActsProps) {
  const locations = [...pool.value.values()].filter(({ printed }) => printed.kind === "location");
  return (
    <div class="space-acts">
      <p>{spaceInWords(space, drawing)}</p>
      {edit === null ? null : (
        <span class="inline">
          {space.kind === "entrance" || space.kind === "fixed" ? (
            <button
              type="button"
              onClick={() => edit.put(withoutCard(edit.form, edit.scope, at.column, at.depth))}
            >
              {say("levels-page-clear-space")}
            </button>
          ) : null}
          {space.kind === "entrance" ? null : (
            <button
              type="button"
              onClick={() => edit.put(withEntrance(edit.form, edit.scope, at.column, at.depth))}
            >
              <Sign of="entrance" size={16} /> {say("levels-page-entrance-here")}
            </button>
          )}
          <select
            aria-label={say("levels-page-fix-here")}
            value=""
            onChange={(event) => {
              const card = event.currentTarget.value;
              if (card !== "") edit.put(withPlace(edit.form, edit.scope, at.column, at.depth, card));
            }}
          >
            <option value="">{say("levels-page-fix-here")}</option>
            {locations.map(({ printed }) => (
              <option key={printed.slug} value={printed.slug}>
                {`${printed.number} ${printed.name}`}
              </option>
            ))}
          </select>
        </span>
      )}
    </div>
  );
}

function DeckLegend({ drawing }: { readonly drawing: LevelDrawing }) {
  return (
    <ul class="deck-legend">
      {drawing.decks.map(({ deck, parts }, number) => (
        <li key={number}>
          <details>
            <summary>
              <span class={`deck-badge deck-area-${number % 6}`}>{number + 1}</span> <b>{deck.id}</b>{" "}
              <span class="hint">
                {say("levels-page-deck-count", { count: deck.cards.length })}
                {parts.length > 0 ? ` · ${parts.map((part) => read(part)).join(" · ")}` : ""}
              </span>
            </summary>
            <p class="deck-cards">{counted(deck.cards).join(", ")}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Names of cards, each once, with how many there are of it. */
function counted(slugs: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return [...counts].map(([slug, count]) => (count > 1 ? `${nameOf(slug)} ×${count}` : nameOf(slug)));
}
