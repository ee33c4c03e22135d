// How large the map is drawn.

import { Sign } from "../../cards/signs";
import type { Play } from "../../table/contract";

const ZOOMS = [1, 1.3, 1.7, 2.2];

interface ZoomProps {
  readonly play: Play;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

export function Zoom({ play, zoom, onZoom }: ZoomProps) {
  const reader = play.reader.value;
  const at = ZOOMS.indexOf(zoom);
  const larger = ZOOMS[at + 1];
  const smaller = ZOOMS[at - 1];
  return (
    <div class="zoom" role="group" aria-label={reader.say("page-tr-zoom")}>
      <button
        type="button"
        aria-label={reader.say("page-tr-zoom-in")}
        title={reader.say("page-tr-zoom-in")}
        disabled={larger === undefined}
        onClick={() => larger !== undefined && onZoom(larger)}
      >
        <Sign of="plus" size={18} />
      </button>
      <button
        type="button"
        aria-label={reader.say("page-tr-zoom-out")}
        title={reader.say("page-tr-zoom-out")}
        disabled={smaller === undefined}
        onClick={() => smaller !== undefined && onZoom(smaller)}
      >
        <Sign of="minus" size={18} />
      </button>
    </div>
  );
}
