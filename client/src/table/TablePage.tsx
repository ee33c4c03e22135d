import "../styles/table.css";
import "../styles/question.css";
import "../styles/ledger.css";
import "../styles/seated.css";
import "../styles/close.css";
import "../styles/phone.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { OfGame } from "../parts/OfGame";
import { Shell } from "../parts/Shell";
import { ToHome } from "../parts/ToHome";
import { read, say } from "../text/current";
import { Door } from "./Door";
import { fetchDrawing } from "./drawing";
import { Gathering } from "./Gathering";
import { OtherRules } from "./OtherRules";
import { PlayPage } from "./PlayPage";
import { Sitting } from "./sitting";

/** What the table says to somebody who has not come in yet. */
const NOT_HERE = "hall-not-here";

/** A table: while people gather, while they play, and afterwards. */
export function TablePage({ id }: { readonly id: string }) {
  const sitting = useSignal<Sitting | null>(null);
  const visit = useSignal(0);
  useEffect(() => {
    const place = new Sitting(id);
    sitting.value = place;
    return () => place.close();
  }, [id, visit.value]);

  const place = sitting.value;
  const game = place?.known.value?.table.game ?? "";
  useEffect(() => {
    if (game !== "") fetchDrawing(game);
  }, [game]);
  if (place === null) return null;
  const known = place.known.value;
  const standing = place.socket.standing.value;
  const reason = place.socket.reason.value;
  if (standing === "gone" && reason?.id === NOT_HERE && known === null) {
    return <Door id={id} enter={() => visit.value++} />;
  }
  if (standing === "gone" && known === null) {
    return (
      <Shut title="page-table-shut">{reason === null ? null : <p>{read(reason)}</p>}</Shut>
    );
  }
  if (known === null) {
    return (
      <Shell narrow>
        <p class="loading" role="status">
          {say(standing === "again" ? "page-reconnecting" : "page-connecting")}
        </p>
      </Shell>
    );
  }
  if (known.table.other_rules !== null) return <OtherRules sitting={place} known={known} />;
  if (known.match === null && known.table.stage === "closed") return <Shut />;
  const gathers = known.match === null && known.table.stage === "gathering";
  return (
    <OfGame game={known.table.game}>
      {gathers ? (
        <Gathering sitting={place} known={known} />
      ) : (
        <PlayPage key={known.table.id} sitting={place} />
      )}
    </OfGame>
  );
}

interface ShutProps {
  readonly title?: string;
  readonly children?: ComponentChildren;
}

/** A table at which there is nothing to do or to see. */
function Shut({ title = "page-stage-closed", children }: ShutProps) {
  return (
    <Shell narrow>
      <h1>{say(title)}</h1>
      {children}
      <ToHome />
    </Shell>
  );
}
