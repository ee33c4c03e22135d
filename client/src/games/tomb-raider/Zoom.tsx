// How large the map is drawn.

import { useEffect, useState } from "preact/hooks";
import { Sign } from "./cards/signs";
import type { Play } from "../../table/contract";

const ZOOMS = [1, 1.3, 1.7, 2.2];
/** On a page so low that few rows are seen the map can be made smaller too. */
const LOW = matchMedia("(max-height: 480px)");
const ZOOMS_IF_LOW = [0.6, ...ZOOMS];

interface ZoomProps {
  readonly play: Play;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

export function Zoom({ play, zoom, onZoom }: ZoomProps) {
  const reader = play.reader.value;
  const zooms = useLow() ? ZOOMS_IF_LOW : ZOOMS;
  const at = zooms.indexOf(zoom);
  const larger = zooms[at + 1];
  const smaller = zooms[at - 1];
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

/** Whether the page is low, also when a phone is turned. */
function useLow(): boolean {
  const [low, setLow] = useState(LOW.matches);
  useEffect(() => {
    const turn = (): void => setLow(LOW.matches);
    LOW.addEventListener("change", turn);
    return () => LOW.removeEventListener("change", turn);
  }, []);
  return low;
}
