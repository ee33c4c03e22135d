// The raiders on the map: the same element for a seat wherever it stands, so that it walks.

import type { Play } from "../../table/contract";
import { Digit } from "../../table/Digit";
import type { RaiderView } from "./wire";
import { peeking } from "../../cards/peeking";
import { Sign } from "./cards/signs";
import { lying } from "./Death";
import { figureSize, figureSpot, type Layout } from "./geometry";
import { Figure } from "./Piece";
import { NOWHERE } from "./spaces";
import { answering, answerText, mark, raiderShown, raidersIn, seatOf, viewOf } from "./state";
import type { Lit } from "./targets";
import { raiderInWords, seatName, statesOf } from "./words";

const SHOWN_STATES = ["stuck", "cut-off", "carries"];
const STATE_SIGNS: Readonly<Record<string, string>> = { carries: "prize" };

export function Raiders({ play, layout, lit }: { play: Play; layout: Layout; lit: Lit }) {
  const view = viewOf(play);
  // One that is drawn where it comes back while it is still told how it died.
  const fallen = new Set(lying(play).map(({ seat }) => seat));
  return (
    <>
      {view.raiders.map((raider) => {
        if (fallen.has(raider.seat)) return null;
        const others = raidersIn(view, raider.space);
        const index = others.findIndex((other) => other.seat === raider.seat);
        if (raider.space === NOWHERE || index < 0) return null;
        const spot = figureSpot(layout, raider.space, index, others.length);
        return (
          <Raider
            key={raider.seat}
            play={play}
            layout={layout}
            lit={lit}
            raider={raider}
            spot={spot}
          />
        );
      })}
    </>
  );
}

interface RaiderProps {
  readonly play: Play;
  readonly layout: Layout;
  readonly lit: Lit;
  readonly raider: RaiderView;
  readonly spot: { readonly x: number; readonly y: number };
}

function Raider({ play, layout, lit, raider, spot }: RaiderProps) {
  const view = viewOf(play);
  const reader = play.reader.value;
  const keys = lit.seats.get(raider.seat);
  const size = figureSize(layout);
  const name = reader.read(seatName(raider.seat));
  const answer = answerText(play, keys?.[0]);
  const said = raiderInWords(raider, reader);
  const states = statesOf(raider).filter((state) => SHOWN_STATES.includes(state));
  const classes = [
    "raider",
    raider.seat === view.active ? "raider-active" : "",
    raider.seat === seatOf(play) ? "raider-own" : "",
    // What can be chosen below it must be reached through it.
    lit.spaces.has(raider.space) && !keys ? "raider-through" : "",
  ];
  const style = { transform: `translate(${spot.x - size * 0.4}px, ${spot.y - size}px)` };
  const figure = (
    <>
      <Figure seat={raider.seat} size={size} />
      {states.length > 0 && (
        <span class="raider-states">
          {states.map((state) => (
            <span key={state} title={reader.say(`page-tr-state-${state}`)}>
              <Sign of={STATE_SIGNS[state] ?? state} size={13} />
            </span>
          ))}
        </span>
      )}
    </>
  );
  const className = classes.filter(Boolean).join(" ") + mark(play, keys);
  // One kind of element whether it can be chosen or not: it keeps its place as it moves.
  return (
    <button
      type="button"
      class={className}
      style={style}
      title={name}
      tabIndex={keys ? 0 : -1}
      aria-label={answer ? reader.say("page-tr-lit", { thing: said, answer }) : said}
      {...answering(play, keys?.[0])}
      {...peeking(play, raiderShown(raider), !keys)}
    >
      {figure}
      <Digit play={play} answer={keys?.[0]} />
    </button>
  );
}
