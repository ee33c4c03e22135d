import { useSignal } from "@preact/signals";
import { Confirm } from "../parts/Confirm";
import { Faults } from "../parts/Faults";
import { titleWithGame } from "../parts/GameTag";
import { Icon } from "../parts/Icon";
import { Shell } from "../parts/Shell";
import { ToHome } from "../parts/ToHome";
import { read, say } from "../text/current";
import { Chat } from "./Chat";
import { Connection } from "./Connection";
import type { Known } from "./fold";
import { ask } from "./Hosting";
import { PersonRows } from "./People";
import type { Sitting } from "./sitting";
import { JournalLink } from "./Standing";
import { ToldMatch } from "./told/ToldMatch";

interface OtherRulesProps {
  readonly sitting: Sitting;
  readonly known: Known;
}

/** A table whose match cannot be played here: why, its end, what was told of it and said there. */
export function OtherRules({ sitting, known }: OtherRulesProps) {
  const { table } = known;
  return (
    <Shell>
      <Connection sitting={sitting} />
      <h1>{titleWithGame(read(table.title), table.game)}</h1>
      {table.other_rules === null ? null : <p class="lead">{read(table.other_rules)}</p>}
      <Faults faults={table.other_faults} />
      <Faults faults={sitting.faults.value} />
      <Ending sitting={sitting} known={known} />
      <ToldMatch id={table.id} stage={table.seed === "" ? "secret" : "open"} />
      <section>
        <h2>{say("page-people")}</h2>
        <PersonRows sitting={sitting} known={known} />
      </section>
      <section>
        <h2>{say("page-chat")}</h2>
        <Chat sitting={sitting} />
      </section>
      <ToHome />
    </Shell>
  );
}

/** Whoever has a seat may end the match; then all that is stored of it can be had. */
function Ending({ sitting, known: { table, you } }: OtherRulesProps) {
  const sure = useSignal(false);
  if (table.seed !== "") {
    return (
      <p class="inline">
        {say(`page-stage-${table.stage}`)} <JournalLink table={table} />
      </p>
    );
  }
  if (table.stage !== "paused" || (you.seat === null && !you.host)) return null;
  return (
    <p>
      <button type="button" class="main-button" onClick={() => (sure.value = true)}>
        <Icon sign="close" size={16} /> {say("page-end-table")}
      </button>
      {sure.value ? (
        <Confirm
          title={say("page-end-table")}
          verb={say("page-end-table")}
          refusal={say("page-close-table-not")}
          act={() => ask(sitting, { type: "close" })}
          close={() => {
            sure.value = false;
          }}
        >
          <p>{say("page-close-table-sure")}</p>
        </Confirm>
      ) : null}
    </p>
  );
}
