// What the host of a table may do about it and about those who are there.

import { useSignal } from "@preact/signals";
import { ApiError } from "../api";
import { Confirm } from "../parts/Confirm";
import { Icon } from "../parts/Icon";
import { say } from "../text/current";
import type { PersonView } from "../wire";
import type { Known } from "./fold";
import type { Sitting } from "./sitting";
import { type Asked, RefusedError } from "./socket";

interface ModerationProps {
  readonly sitting: Sitting;
  readonly person: PersonView;
}

/** What the host may do about somebody; what sends them away is asked twice. */
export function Moderation({ sitting, person }: ModerationProps) {
  const sure = useSignal<"remove" | "ban" | null>(null);
  const { name, number, muted } = person;
  const acts = [muted ? "unmute" : "mute", "remove", "ban"] as const;
  return (
    <span class="moderation">
      {acts.map((act) => (
        <button
          key={act}
          type="button"
          aria-label={say(`page-${act}-person`, { name })}
          onClick={() => {
            if (act === "remove" || act === "ban") sure.value = act;
            else void sitting.do({ type: "moderate", person: number, act });
          }}
        >
          {say(`page-${act}`)}
        </button>
      ))}
      {sure.value === null ? null : (
        <Confirm
          title={say(`page-${sure.value}-person`, { name })}
          verb={say(`page-${sure.value}`)}
          refusal={say("page-remove-not", { name })}
          act={() => ask(sitting, { type: "moderate", person: number, act: sure.peek() ?? "remove" })}
          close={() => {
            sure.value = null;
          }}
        >
          <p>{say(`page-${sure.value}-sure`, { name })}</p>
        </Confirm>
      )}
    </span>
  );
}

interface CloseTableProps {
  readonly sitting: Sitting;
  readonly known: Known;
}

/** The host may close the table for good, but not under the hands of others. */
export function CloseTable({ sitting, known: { table, you, match } }: CloseTableProps) {
  const sure = useSignal(false);
  if (!you.host || table.stage === "over" || table.stage === "closed") return null;
  const others = table.seats.some((seat) => seat.person !== null && seat.seat !== you.seat);
  if (match !== null && others) return <p class="hint">{say("page-close-table-others")}</p>;
  return (
    <div>
      <button type="button" onClick={() => (sure.value = true)}>
        <Icon sign="close" size={16} /> {say("page-close-table")}
      </button>
      {sure.value ? (
        <Confirm
          title={say("page-close-table")}
          verb={say("page-close-table")}
          refusal={say("page-close-table-not")}
          act={() => ask(sitting, { type: "close" })}
          close={() => {
            sure.value = false;
          }}
        >
          <p>{say(match === null ? "page-close-table-gathering" : "page-close-table-sure")}</p>
        </Confirm>
      ) : null}
    </div>
  );
}

/** Carry out a command; what is refused is told where it was asked. */
export async function ask(sitting: Sitting, wish: Asked): Promise<void> {
  try {
    await sitting.socket.ask(wish);
  } catch (error) {
    throw error instanceof RefusedError ? new ApiError(409, error.faults) : error;
  }
}
