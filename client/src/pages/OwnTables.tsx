import { useSignal } from "@preact/signals";
import { get } from "../api";
import { type Loaded, useLoaded } from "../parts/loaded";
import { isFinished, isYourMove, TableRows } from "../parts/TableRows";
import { greeted } from "../store";
import { say } from "../text/current";
import type { LobbyEntry, Tables } from "../wire";

const FIRST = 6;
/** So many stand above what somebody else came for. */
const FEW = 2;

interface Own {
  /** Those that wait for the reader before others. */
  readonly running: readonly LobbyEntry[];
  readonly finished: readonly LobbyEntry[];
}

/** The reader's tables. */
export function useOwnTables(): Loaded<Own> {
  return useLoaded(String(greeted.value), async () =>
    parted((await get<Tables>("/api/me/tables")).tables),
  );
}

/** Tables by whether they are over; first those that wait for the reader. */
export function parted(tables: readonly LobbyEntry[]): Own {
  const open = tables.filter((table) => !isFinished(table));
  return {
    running: [...open.filter(isYourMove), ...open.filter((table) => !isYourMove(table))],
    finished: tables.filter(isFinished),
  };
}

/** All tables of the reader as their history: those that run, and the finished with their replays. */
export function OwnTables() {
  const own = useOwnTables().value.value;
  if (own === null) return null;
  if (own.running.length + own.finished.length === 0) {
    return (
      <section class="block">
        <h2>{say("page-own-tables")}</h2>
        <p class="empty">{say("you-games-none")}</p>
      </section>
    );
  }
  return (
    <>
      {own.running.length === 0 ? null : <Running tables={own.running} whole />}
      <Finished tables={own.finished} whole />
    </>
  );
}

interface PartProps {
  readonly tables: readonly LobbyEntry[];
  readonly whole?: boolean;
}

/** The tables that run; `few` of them where they stand before other things. */
export function Running({ tables, whole = false, few = false }: PartProps & { few?: boolean }) {
  return (
    <section class={few ? "block running" : "block"}>
      <h2>{say("page-own-tables")}</h2>
      {tables.length > 0 ? (
        <Rows tables={tables} whole={whole} first={few ? FEW : FIRST} />
      ) : (
        <p class="empty">{say("page-own-tables-none")}</p>
      )}
    </section>
  );
}

export function Finished({ tables, whole = false }: PartProps) {
  if (tables.length === 0) return null;
  return (
    <section class="block">
      <h2>{say("page-own-finished")}</h2>
      <Rows tables={tables} whole={whole} first={FIRST} />
    </section>
  );
}

interface RowsProps {
  readonly tables: readonly LobbyEntry[];
  readonly whole: boolean;
  /** How many are shown at first. */
  readonly first: number;
}

function Rows({ tables, whole, first }: RowsProps) {
  const all = useSignal(false);
  const shown = all.value ? tables : tables.slice(0, first);
  return (
    <>
      <TableRows tables={shown} replays={whole} />
      {shown.length < tables.length ? (
        <div>
          <button type="button" onClick={() => (all.value = true)}>
            {say("page-all-tables", { count: tables.length - shown.length })}
          </button>
        </div>
      ) : null}
    </>
  );
}
