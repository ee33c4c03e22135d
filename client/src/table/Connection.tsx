import { Icon } from "../parts/Icon";
import { read, say } from "../text/current";
import type { Sitting } from "./sitting";

/** Says that the connection is being made again, while it is; nothing is lost meanwhile. */
export function Connection({ sitting }: { readonly sitting: Sitting }) {
  const standing = sitting.socket.standing.value;
  if (standing === "open" || standing === "connecting") return null;
  const reason = sitting.socket.reason.value;
  return (
    <p class="connection" role="status">
      <Icon sign="offline" size={16} />
      {standing === "gone" && reason !== null ? read(reason) : say("page-reconnecting")}
    </p>
  );
}
