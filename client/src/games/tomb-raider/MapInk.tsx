// The ink of the map: rock, chambers, corridors, doors, arrows. What is written and pressed lies
// over it as ordinary elements; nothing here has to be heard.

import { useId } from "preact/hooks";
import { cardOf } from "../../cards/pool";
import type { PlaceView, TombRaiderView } from "./wire";
import { type Box, chamberBox, corridorBox, type Layout, MARGIN, TURN } from "./geometry";
import { type Passage, passagesOf, placesByName, spaceName, spacesOf } from "./spaces";
import { chamberPath, unevenness } from "./walls";
import { facts } from "./cards/figures";

interface InkProps {
  readonly view: TombRaiderView;
  readonly layout: Layout;
  /** Classes of a space whose answer is lit, by its name. */
  readonly marks: ReadonlyMap<string, string>;
}

export function MapInk({ view, layout, marks }: InkProps) {
  const id = useId();
  const places = placesByName(view);
  const shown = view.places.filter((place) => place.face_up);
  const down = view.places.filter((place) => !place.face_up);
  const passages = passagesOf(view);
  const path = (place: PlaceView) => {
    const printed = facts(cardOf(place.slug)?.printed);
    const family = printed?.kind === "location" ? printed.family : "plain";
    return chamberPath(chamberBox(layout, place.space), family, place.slug + place.space);
  };
  return (
    <svg class="map-ink" width={layout.width} height={layout.height} aria-hidden="true">
      <defs>
        <Rock id={`${id}rock`} />
        <mask id={`${id}near`}>
          {shown.map((place) => (
            <path key={place.space} class="map-near" d={path(place)} />
          ))}
        </mask>
      </defs>
      <rect
        class="map-rock"
        x={MARGIN.left}
        y={MARGIN.top}
        width={layout.cell.width * view.width}
        height={layout.cell.height * view.depth}
        fill={`url(#${id}rock)`}
        mask={`url(#${id}near)`}
      />
      <Rules view={view} layout={layout} />
      {spacesOf(view)
        .filter((space) => !places.has(space))
        .map((space) => (
          <Unknown
            key={space}
            box={chamberBox(layout, space)}
            hiding={view.hiding.includes(space)}
            mark={marks.get(space) ?? ""}
          />
        ))}
      {shown.map((place) => (
        <path key={place.space} class="map-shade" d={path(place)} />
      ))}
      {passages.map((passage) => (
        <Shade
          key={`${passage.from}${passage.side}`}
          box={corridorBox(layout, passage.from, passage.side)}
        />
      ))}
      {down.map((place) => (
        <FaceDown
          key={place.space}
          box={chamberBox(layout, place.space)}
          known={place.slug !== ""}
          mark={marks.get(place.space) ?? ""}
        />
      ))}
      {shown.map((place) => (
        <path
          key={place.space}
          class={`map-chamber${marks.get(place.space) ?? ""}`}
          d={path(place)}
        />
      ))}
      {passages.map((passage) => (
        <Corridor key={`${passage.from}${passage.side}`} passage={passage} layout={layout} />
      ))}
    </svg>
  );
}

/** The rock between the chambers: short strokes in bunches, as a pen would fill it. */
function Rock({ id }: { id: string }) {
  const side = 130;
  const next = unevenness("rock");
  const bunches = Array.from({ length: 169 }, (_, at) => {
    const x = (at % 13) * 10 + 5 + (next() - 0.5) * 5;
    const y = Math.floor(at / 13) * 10 + 5 + (next() - 0.5) * 5;
    return { x, y, turn: Math.round(next() * 180) };
  });
  return (
    <pattern id={id} width={side} height={side} patternUnits="userSpaceOnUse">
      {bunches.map(({ x, y, turn }) => (
        <path
          key={`${x}${y}`}
          class="rock-stroke"
          d="M-4-2.4H4M-4 0H4M-4 2.4H4"
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`}
        />
      ))}
    </pattern>
  );
}

/** The frame, the depth of each row at the left, the letters of the columns at the foot. */
function Rules({ view, layout }: { view: TombRaiderView; layout: Layout }) {
  const { width, height } = layout.cell;
  const columns = Array.from({ length: view.width }, (_, at) => at);
  const depths = Array.from({ length: view.depth }, (_, at) => view.depth - at);
  const foot = MARGIN.top + height * view.depth;
  return (
    <g>
      {depths.map((depth, row) => (
        <text
          key={depth}
          class="map-label"
          x={MARGIN.left - 10}
          y={MARGIN.top + (row + 0.5) * height}
          dy="0.35em"
        >
          {depth}
        </text>
      ))}
      {columns.map((at) => (
        <text key={at} class="map-label" x={MARGIN.left + (at + 0.5) * width} y={foot + 17}>
          {spaceName(at + 1, 1).charAt(0)}
        </text>
      ))}
      <rect
        class="map-frame"
        x={MARGIN.left}
        y={MARGIN.top}
        width={width * view.width}
        height={foot - MARGIN.top}
      />
    </g>
  );
}

function Unknown({ box, hiding, mark }: { box: Box; hiding: boolean; mark: string }) {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return (
    <g class={`map-unknown${mark}`}>
      {mark && <rect class="map-lit-unknown" {...box} rx="3" />}
      {hiding ? (
        <g transform={`translate(${x} ${y})`}>
          <circle class="map-halo" r="12" />
          <path class="map-hiding" d="M0-9 2.3-3 8.8-2.8 3.8 1.3 5.6 7.6 0 4-5.6 7.6-3.8 1.3-8.8-2.8-2.3-3z" />
        </g>
      ) : (
        <circle class="map-dot" cx={x} cy={y} r="2.5" />
      )}
    </g>
  );
}

function FaceDown({ box, known, mark }: { box: Box; known: boolean; mark: string }) {
  const inner = 4;
  return (
    <g class={`map-down${known ? " map-down-known" : ""}${mark}`}>
      <rect class="map-down-card" {...box} rx="4" />
      <rect
        class="map-down-line"
        x={box.x + inner}
        y={box.y + inner}
        width={box.width - 2 * inner}
        height={box.height - 2 * inner}
        rx="2"
      />
    </g>
  );
}

function Shade({ box }: { box: Box }) {
  return <rect class="map-shade" {...box} />;
}

/** An opening in the wall with a corridor; an arrow if it leads one way only, a barred door. */
function Corridor({ passage, layout }: { passage: Passage; layout: Layout }) {
  const box = corridorBox(layout, passage.from, passage.side);
  const upright = passage.side === "ahead" || passage.side === "back";
  const broad = upright ? box.width : box.height;
  const long = layout.gap;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const half = broad / 2;
  // Drawn as if it led up from the lower wall, then turned.
  const near = passage.out || passage.barred ? long / 2 + 3 : long / 2 - 1.2;
  const far = passage.back || !passage.known ? long / 2 + 3 : long / 2 - 1.2;
  const isOneWay = passage.known && passage.out && !passage.back;
  return (
    <g transform={`translate(${x} ${y}) rotate(${TURN[passage.side]})`}>
      <rect class="map-floor" x={-half} y={-far} width={broad} height={near + far} />
      <path
        class="map-wall"
        d={`M${-half} ${-long / 2}V${long / 2}M${half} ${-long / 2}V${long / 2}`}
      />
      {!passage.known && <path class="map-fade" d={`M${-half + 3}${-long / 2 + 1}H${half - 3}`} />}
      {isOneWay && <path class="map-one-way" d={`M-6 3.5 0-3.5 6 3.5`} />}
      {passage.barred && !passage.out && !passage.back && <Door half={half} />}
    </g>
  );
}

function Door({ half }: { half: number }) {
  return (
    <g class="map-door">
      <rect x={-half} y="-4" width={2 * half} height="8" />
      <path d={`M${-half / 2}-4V4M0-4V4M${half / 2}-4V4`} />
    </g>
  );
}

/** The arrows of steps that may be taken, over the gap they lead through. */
export function arrowBox(layout: Layout, space: string, side: Passage["side"]): Box {
  const box = corridorBox(layout, space, side);
  const size = 34;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size };
}

