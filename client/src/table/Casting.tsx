import { say } from "../text/current";
import type { Arg } from "../wire";
import type { GameTable } from "./contract";
import { OpenHands } from "./OpenHands";
import type { Sitting } from "./sitting";

interface CastingProps {
  readonly sitting: Sitting;
  readonly game: GameTable | null;
}

/** The hands of all for those who cast the game, or what is still missing for that. */
export function Casting({ sitting, game }: CastingProps) {
  const known = sitting.known.value;
  if (known === null || known.you.role !== "caster" || known.match === null) return null;
  return (
    <OpenHands play={sitting.play} game={game} title={say("page-cast-hands")} field="hands">
      <p class="cast-waits">
        {say("page-cast-waits")} <Missing sitting={sitting} />
      </p>
    </OpenHands>
  );
}

function Missing({ sitting }: { readonly sitting: Sitting }) {
  const table = sitting.known.value?.table;
  if (table === undefined) return null;
  const missing = table.seats.filter((seat) => seat.person !== null && !seat.casts);
  if (missing.length === 0) {
    return <strong>{say("page-cast-soon", { delay: table.terms.delay })}</strong>;
  }
  const names: Arg = missing.map(({ seat }) => ({ type: "name", kind: "seat", key: String(seat) }));
  return <strong>{say("page-cast-missing", { seats: names, count: missing.length })}</strong>;
}
