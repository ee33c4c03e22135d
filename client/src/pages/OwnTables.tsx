import { useSignal } from "@preact/signals";
import { get } from "../api";
import { useLoaded } from "../parts/loaded";
import { isFinished, isYourMove, TableRows } from "../parts/TableRows";
import { greeted } from "../store";
import { say } from "../text/current";
import type { LobbyEntry, Tables } from "../wire";

const FIRST = 6;

/**
 * The reader's tables: first those that wait for them, then the others, at last the finished;
 * as a `whole` history with their replays.
 */
export function OwnTables({ whole = false }: { readonly whole?: boolean }) {
  const { value } = useLoaded(String(greeted.value), () => get<Tables>("/api/me/tables"));
  const tables = value.value?.tables ?? null;
  if (tables === null) return null;
  if (whole && tables.length === 0) {
    return (
      <section class="block">
        <h2>{say("page-own-tables")}</h2>
        <p class="empty">{say("you-games-none")}</p>
      </section>
    );
  }
  const open = tables.filter((table) => !isFinished(table));
  const sorted = [...open.filter(isYourMove), ...open.filter((table) => !isYourMove(table))];
  const finished = tables.filter(isFinished);
  return (
    <>
      {whole && sorted.length === 0 ? null : (
        <section class="block">
          <h2>{say("page-own-tables")}</h2>
          {sorted.length > 0 ? (
            <Rows tables={sorted} whole={whole} />
          ) : (
            <p class="empty">{say("page-own-tables-none")}</p>
          )}
        </section>
      )}
      {finished.length === 0 ? null : (
        <section class="block">
          <h2>{say("page-own-finished")}</h2>
          <Rows tables={finished} whole={whole} />
        </section>
      )}
    </>
  );
}

interface RowsProps {
  readonly tables: readonly LobbyEntry[];
  readonly whole: boolean;
}

function Rows({ tables, whole }: RowsProps) {
  const all = useSignal(false);
  const shown = all.value ? tables : tables.slice(0, FIRST);
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
