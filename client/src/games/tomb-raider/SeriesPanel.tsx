// The score sheet over the board, and between levels what its questions offer.

import { useEffect } from "preact/hooks";
import { hide } from "../../cards/peeking";
import { cardOf } from "../../cards/pool";
import { Sign } from "./cards/signs";
import type { Play } from "../../table/contract";
import type { SeriesView } from "./wire";
import { CardControl } from "./CardControl";
import { ScoreSheet } from "./ScoreSheet";
import {
  hasMap,
  isBetween,
  isFolded,
  isSheetOpen,
  type Offer,
  offersOf,
  seriesOf,
} from "./series";
import { viewOf } from "./state";
import "./series.css";

/** The order in which cards of different kinds are offered. */
const KINDS = ["treasure", "upgrade", "secret-move", "action", "discovery", "obstacle"];

export function SeriesPanel({ play }: { play: Play }) {
  const view = viewOf(play);
  const series = seriesOf(view);
  const occasion = series === null ? "" : `${series.stage} ${series.number}`;
  useEffect(() => {
    isFolded.value = !isBetween(series);
  }, [occasion]);
  const isOpen = isSheetOpen(view);
  useEffect(() => hide(play), [isOpen]); // what was pointed at is there no more
  if (series === null || !isOpen) return null;
  const canFold = hasMap(view);
  const reader = play.reader.value;
  return (
    <section class="tr-series-panel" aria-label={reader.say("page-series-sheet")}>
      <header class="tr-series-head">
        <h2>{reader.say(`page-series-stage-${series.stage}`)}</h2>
        {canFold && (
          <button
            type="button"
            onClick={() => {
              isFolded.value = true;
            }}
          >
            <Sign of="close" size={14} /> {reader.say("page-series-to-map")}
          </button>
        )}
      </header>
      {isBetween(series) && <Offers play={play} series={series} />}
      <ScoreSheet play={play} series={series} />
    </section>
  );
}

/** The cards that can be taken, kept or added, each lit like the button of the same answer. */
function Offers({ play, series }: { play: Play; series: SeriesView }) {
  const offers = offersOf(play.choices.options.value.keys());
  if (offers.length === 0) return null;
  const reader = play.reader.value;
  const kinds = [...new Set(offers.map(kindOf))].sort(
    (one, other) => KINDS.indexOf(one) - KINDS.indexOf(other),
  );
  const held = new Map(series.deck);
  return (
    <div class="tr-offers">
      {kinds.map((kind) => (
        <section key={kind}>
          {kinds.length > 1 && <h3>{reader.say(`decks-kind-${kind}`)}</h3>}
          <ul>
            {offers
              .filter((offer) => kindOf(offer) === kind)
              .map(({ key, slug }) => (
                <li key={key}>
                  <CardControl
                    play={play}
                    slug={slug}
                    number={null}
                    kind={kind}
                    size="token"
                    keys={[key]}
                  />
                  {series.stage === "add" && held.has(slug) && (
                    <small>{reader.say("page-series-in-deck", { count: held.get(slug) ?? 0 })}</small>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function kindOf({ slug }: Offer): string {
  return cardOf(slug)?.printed.kind ?? "action";
}
