import { Icon } from "../parts/Icon";
import { read, say } from "../text/current";
import type { Sitting } from "./sitting";

/** Somebody asks to take back a choice: those who have not said yet agree or do not. */
export function UndoRequest({ sitting }: { readonly sitting: Sitting }) {
  const known = sitting.known.value;
  const undo = known?.table.undo ?? null;
  if (known === null || undo === null) return null;
  const own = known.you.seat;
  const seat = { type: "name", kind: "seat", key: String(undo.seat) } as const;
  const line = known.lines.find((one) => one.at >= undo.since);
  const reply = (agrees: boolean) => () => void sitting.do({ type: "undo-answer", agrees });
  return (
    <div class="undo-request" role="group" aria-label={say("page-undo")}>
      <Icon sign="undo" size={16} />
      {own === undo.seat ? (
        <>
          <span>{say("page-undo-asked")}</span>
          <button type="button" onClick={reply(false)}>
            {say("page-undo-withdraw")}
          </button>
        </>
      ) : (
        <span>{say("page-undo-asks", { seat })}</span>
      )}
      {line === undefined ? null : (
        <span class="undo-since">
          {say("page-undo-since")} <q>{read(line.message)}</q>
        </span>
      )}
      {own !== null && undo.missing.includes(own) ? (
        <>
          <button type="button" onClick={reply(true)}>
            {say("page-undo-agree")}
          </button>
          <button type="button" onClick={reply(false)}>
            {say("page-undo-refuse")}
          </button>
        </>
      ) : null}
    </div>
  );
}
