import { Icon } from "../parts/Icon";
import { say } from "../text/current";
import type { Sitting } from "./sitting";

/** Over the board, when nothing can happen there now: the table is paused, or out of reach. */
export function Halt({ sitting }: { readonly sitting: Sitting }) {
  const standing = sitting.socket.standing.value;
  const isLost = standing === "again" || standing === "gone";
  const isPaused = sitting.known.value?.table.stage === "paused";
  if (!isLost && !isPaused) return null;
  return (
    <div class="halt" aria-hidden="true">
      <p>
        <Icon sign={isLost ? "offline" : "pause"} size={28} />
        {say(isLost ? "page-lost" : "page-stage-paused")}
      </p>
    </div>
  );
}
