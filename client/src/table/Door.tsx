import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type ApiError, get, post } from "../api";
import { Trouble } from "../parts/Faults";
import { titleWithGame } from "../parts/GameTag";
import { Icon } from "../parts/Icon";
import { asApiError } from "../parts/loaded";
import { Shell } from "../parts/Shell";
import { ToHome } from "../parts/ToHome";
import { read, say } from "../text/current";
import type { Enter, Role, TableView } from "../wire";
import { termsInWords } from "./terms";

interface DoorProps {
  readonly id: string;
  /** Called when the reader is in. */
  readonly enter: () => void;
}

/**
 * The way into a table for somebody who was never there: to play while a seat is free and the
 * table is open to all, else to watch, which needs no question.
 */
export function Door({ id, enter }: DoorProps) {
  const table = useSignal<TableView | null>(null);
  const error = useSignal<ApiError | null>(null);
  const path = `/api/tables/${encodeURIComponent(id)}`;
  const come = async (role: Role): Promise<void> => {
    const body: Enter = { role };
    try {
      await post(`${path}/enter`, body);
      enter();
    } catch (reason) {
      error.value = asApiError(reason);
    }
  };
  useEffect(() => {
    get<TableView>(path).then(
      (found) => {
        if (mayPlay(found)) table.value = found;
        else void come("spectator");
      },
      (reason: unknown) => {
        error.value = asApiError(reason);
      },
    );
  }, [id]);

  const found = table.value;
  return (
    <Shell narrow>
      {found === null ? null : (
        <>
          <h1>{titleWithGame(read(found.title), found.game)}</h1>
          <p class="lead">{termsInWords(found)}</p>
          <div class="inline">
            <button type="button" class="main-button" onClick={() => void come("player")}>
              <Icon sign="seat" size={16} /> {say("page-invited-enter-player")}
            </button>
            {found.terms.watching === "open" ? (
              <button type="button" onClick={() => void come("spectator")}>
                <Icon sign="eye" size={16} /> {say("page-invited-enter-spectator")}
              </button>
            ) : null}
          </div>
        </>
      )}
      {error.value === null ? null : <h1>{say(titleOf(error.value))}</h1>}
      <Trouble error={error.value} />
      {error.value === null ? null : <ToHome />}
    </Shell>
  );
}

function titleOf(error: ApiError): string {
  return error.status === 404 ? "page-no-table" : "page-table-shut";
}

function mayPlay(table: TableView): boolean {
  const free = table.seats.some((seat) => seat.person === null && seat.bot === "");
  return table.stage === "gathering" && table.terms.listed && free;
}
