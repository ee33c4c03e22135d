// A space of the map: what is written in it, and the button it is.

import { Sign } from "./cards/signs";
import { peeking } from "../../cards/peeking";
import type { Play } from "../../table/contract";
import { Digit } from "../../table/Digit";
import type { ObstacleView, PlaceView } from "./wire";
import { hasRoomForTests, type Room, signsShown } from "./fitting";
import type { Box } from "./geometry";
import { answering, answerText, mark, placeShown, viewOf } from "./state";
import type { Lit } from "./targets";
import { cardName, marksOf, obstacleInWords, obstacleName, spaceInWords } from "./words";

export interface CellProps {
  readonly play: Play;
  readonly space: string;
  readonly place: PlaceView | undefined;
  readonly box: Box;
  readonly room: Room;
  /** How much of its width the figures take that stand in it. */
  readonly figures: number;
  readonly lit: Lit;
  /** The one cell of the map that the Tab key reaches. */
  readonly isReached: boolean;
}

export function Cell({ play, space, place, box, room, figures, lit, isReached }: CellProps) {
  const view = viewOf(play);
  const reader = play.reader.value;
  const keys = lit.spaces.get(space);
  const said = spaceInWords(view, space, place, reader);
  const answer = answerText(play, keys?.[0]);
  const shown = place?.slug ? placeShown(place) : null;
  const style = {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    "--figures": `${figures}px`,
  };
  const shape = `${room.isTall ? " cell-tall" : ""}${room.isFlat ? " cell-flat" : ""}`;
  return (
    <div
      class={`cell cell-${room.form}${shape}${mark(play, keys)}`}
      role="gridcell"
      style={style}
    >
      <button
        type="button"
        class="cell-button"
        data-space={space}
        tabIndex={isReached ? 0 : -1}
        aria-label={answer ? reader.say("page-tr-lit", { thing: said, answer }) : said}
        {...answering(play, keys?.[0])}
        {...peeking(play, shown, !keys)}
      />
      <Digit play={play} answer={keys?.[0]} />
      {place?.face_up && <Face play={play} place={place} room={room} lit={lit} />}
      {place && !place.face_up && <Down play={play} place={place} />}
    </div>
  );
}

function Down({ play, place }: { play: Play; place: PlaceView }) {
  const reader = play.reader.value;
  return (
    <div class="cell-face cell-down" aria-hidden="true">
      <Sign of={place.treasure ? "treasure" : "unknown"} size={22} />
      {place.slug && <span class="cell-name">{reader.read(cardName(place.slug))}</span>}
      {place.treasure && <Target value={place.target} />}
    </div>
  );
}

function Target({ value }: { value: number }) {
  if (!value) return null;
  return (
    <span class="cell-figure">
      <Sign of="search" size={13} /> {value}
    </span>
  );
}

interface FaceProps {
  readonly play: Play;
  readonly place: PlaceView;
  readonly room: Room;
  readonly lit: Lit;
}

function Face({ play, place, room, lit }: FaceProps) {
  const view = viewOf(play);
  const reader = play.reader.value;
  const size = room.form === "full" ? 16 : 14;
  const marks = marksOf(view, place);
  const name = reader.read(cardName(place.slug));
  const shown = signsShown(place, marks, room, name);
  return (
    <div class="cell-face">
      <span class="cell-head" aria-hidden="true">
        <span class="cell-name">{name}</span>
        <span class="cell-signs">
          {shown.has("danger") && (
            <span class="cell-figure">
              <Sign of="danger" size={size} />
              {place.danger}
            </span>
          )}
          {shown.has("search") && (
            <span class="cell-figure">
              <Sign of="search" size={size} />+{place.search}
            </span>
          )}
          {marks.filter((of) => shown.has(of)).map((of) => (
            <span key={of} class={`cell-mark cell-mark-${of}`}>
              <Sign of={of} size={size + 1} />
              {of === "treasure" && place.target > 0 && <b>{place.target}</b>}
            </span>
          ))}
        </span>
      </span>
      <span class="cell-obstacles">
        {place.obstacles.map((one) => (
          <Obstacle
            key={one.number}
            play={play}
            obstacle={one}
            place={place}
            room={room}
            hasTests={hasRoomForTests(place, shown, room)}
            lit={lit}
          />
        ))}
      </span>
    </div>
  );
}

interface ObstacleProps extends FaceProps {
  readonly obstacle: ObstacleView;
  readonly hasTests: boolean;
}

/** A token: the shape says its kind, the figures how it is overcome, the pips its life. */
function Obstacle({ play, obstacle, place, room, hasTests, lit }: ObstacleProps) {
  const reader = play.reader.value;
  const keys = lit.obstacles.get(obstacle.number);
  const said = obstacleInWords(obstacle, reader);
  const answer = answerText(play, keys?.[0]);
  const isBuiltIn = obstacle.number < 0;
  const count = place.obstacles.length;
  const isNamed = room.form === "full" || (room.form === "wide" && count === 1);
  const shown = isBuiltIn ? placeShown(place) : { slug: obstacle.slug, card: obstacle.number };
  const classes = [
    `obstacle obstacle-${obstacle.kind}`,
    isBuiltIn ? " obstacle-built-in" : "",
    mark(play, keys),
  ];
  return (
    <button
      type="button"
      class={classes.join("")}
      tabIndex={keys ? 0 : -1}
      aria-label={answer ? reader.say("page-tr-lit", { thing: said, answer }) : said}
      title={said}
      {...answering(play, keys?.[0])}
      {...peeking(play, shown, !keys)}
    >
      <Sign of={obstacle.kind} size={16} />
      {isNamed && <span class="obstacle-name">{reader.read(obstacleName(obstacle))}</span>}
      {hasTests && (
        <span class="obstacle-tests">
          {obstacle.tests.map(([ability, target]) => (
            <span key={ability} class="obstacle-test">
              {room.form !== "small" && <Sign of={ability} size={12} />}
              {target}
            </span>
          ))}
        </span>
      )}
      <Digit play={play} answer={keys?.[0]} />
      {obstacle.life > 0 && <Pips life={obstacle.life - obstacle.damage} most={obstacle.life} />}
    </button>
  );
}

/** Life as pips: a full one is left, a crossed one is gone. */
export function Pips({ life, most }: { life: number; most: number }) {
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: Math.max(most, life) }, (_, at) => (
        <i key={at} class={at < life ? "pip" : "pip pip-lost"} />
      ))}
    </span>
  );
}
