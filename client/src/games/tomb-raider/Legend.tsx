// What the signs of the map mean.

import { useState } from "preact/hooks";
import { OwnImages } from "../../cards/OwnImages";
import { Sign } from "./cards/signs";
import { Dialog } from "../../parts/Dialog";
import type { Play } from "../../table/contract";

const SIGNS: readonly (readonly [string, string])[] = [
  ["danger", "page-tr-legend-danger"],
  ["search", "page-tr-legend-search"],
  ["treasure", "page-tr-mark-treasure"],
  ["prize", "page-tr-mark-prize"],
  ["entrance", "page-tr-mark-entrance"],
  ["save", "page-tr-mark-save"],
  ["searched", "page-tr-mark-searched"],
  ["empty", "page-tr-mark-empty"],
  ["trap", "kind-trap"],
  ["creature", "kind-creature"],
  ["hazard", "kind-hazard"],
  ["fight", "ability-fight"],
  ["move", "ability-move"],
  ["think", "ability-think"],
  ["life", "page-tr-figure-life"],
  ["hand", "page-tr-legend-hand"],
  ["deck", "page-tr-legend-deck"],
  ["steps", "page-tr-legend-steps"],
  ["power", "page-tr-figure-power"],
  ["dead", "page-tr-legend-deaths"],
  ["stuck", "page-tr-state-stuck"],
  ["cut-off", "page-tr-state-cut-off"],
];
const MARKS = ["open", "unknown", "one-way", "barred", "built-in", "hiding", "down"] as const;

export function Legend({ play }: { play: Play }) {
  const [isOpen, open] = useState(false);
  const reader = play.reader.value;
  return (
    <>
      <button
        type="button"
        class="legend-button"
        aria-haspopup="dialog"
        aria-label={reader.say("page-tr-legend")}
        title={reader.say("page-tr-legend")}
        onClick={() => open(true)}
      >
        <Sign of="unknown" size={18} />
      </button>
      {isOpen && (
        <Dialog title={reader.say("page-tr-legend")} close={() => open(false)}>
          <dl class="legend">
            {SIGNS.map(([sign, id]) => (
              <div key={sign}>
                <dt>
                  <Sign of={sign} size={18} />
                </dt>
                <dd>{reader.say(id)}</dd>
              </div>
            ))}
            {MARKS.map((mark) => (
              <div key={mark}>
                <dt>
                  <MapMark of={mark} />
                </dt>
                <dd>{reader.say(`page-tr-legend-${mark}`)}</dd>
              </div>
            ))}
          </dl>
          <OwnImages reader={reader} />
        </Dialog>
      )}
    </>
  );
}

/** A bit of the map as it is drawn there. */
function MapMark({ of }: { of: (typeof MARKS)[number] }) {
  return (
    <svg width="34" height="22" viewBox="0 0 34 22" aria-hidden="true">
      {DRAWN[of]()}
    </svg>
  );
}

function Walls() {
  return <path class="map-wall" d="M2 5h30M2 17h30" />;
}

const DRAWN = {
  open: () => <Walls />,
  unknown: () => (
    <>
      <Walls />
      <path class="map-fade" d="M26 6v10" />
    </>
  ),
  "one-way": () => (
    <>
      <Walls />
      <path class="map-one-way" d="m14 6 6 5-6 5" />
    </>
  ),
  barred: () => (
    <>
      <Walls />
      <g class="map-door" transform="translate(17 11) rotate(90)">
        <rect x="-6" y="-4" width="12" height="8" />
        <path d="M-3-4V4M0-4V4M3-4V4" />
      </g>
    </>
  ),
  "built-in": () => <rect class="map-down-line" x="3" y="4" width="28" height="14" rx="3" />,
  hiding: () => <path class="map-hiding" d="m17 2 2.3 6 6.500.2-5 4.100 1.800 6.3-5.600-3.600-5.600 3.600 1.800-6.3-5-4.100 6.500-.2z" />,
  down: () => (
    <>
      <rect class="map-down-card" x="4" y="2" width="26" height="18" rx="3" />
      <rect class="map-down-line" x="7" y="5" width="20" height="12" rx="1" />
    </>
  ),
} as const;
