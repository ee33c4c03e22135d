// The board: the map of Rokugan. Provinces have the colour of who holds them, armies are pieces.

import { useEffect, useRef, useState } from "preact/hooks";
import { useRoving } from "../../parts/roving";
import { draftText, markOf, touchableAmong, touching } from "../../table/any/drawn";
import type { Play, PlayProps } from "../../table/contract";
import { draftingOf } from "../../table/drafting";
import "../../cards/cards.css";
import "./map.css";
import { ArmyPiece } from "./ArmyPiece";
import { Land } from "./Land";
import {
  armySign,
  FRAME,
  hasView,
  PROVINCES,
  placeInWords,
  placeName,
  seatAt,
  spotOf,
  viewOf,
} from "./state";

export function MapBoard({ play }: PlayProps) {
  const board = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  useRoving(board);
  const serial = play.choices.question.value?.serial ?? 0;
  const own = hasView(play) ? seatAt(viewOf(play), play.you.value.seat)?.clan : undefined;
  // What is asked for is brought into sight, once for each question.
  useEffect(() => {
    const first = board.current?.querySelector(".cm-army.lit, .cm-name.lit");
    const home = board.current?.querySelector(`[data-home="${own ?? ""}"]`);
    (first ?? home)?.scrollIntoView({ block: "center", inline: "center" });
  }, [serial, isWhole, own]);
  if (!hasView(play)) return <div class="cm-board" ref={board} />;
  const reader = play.reader.value;
  return (
    <div class={`cm-board${isWhole ? " cm-whole" : ""}`} ref={board}>
      <div class="cm-tools">
        <AwayArmies play={play} />
        <button
          type="button"
          class="choice cm-zoom"
          aria-pressed={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {reader.say("campaign-whole")}
        </button>
      </div>
      <div class="cm-slot">
        <div class="cm-map" style={{ aspectRatio: `${FRAME.width} / ${FRAME.height}` }}>
          <Land play={play} />
          {[...PROVINCES.keys()].map((place) => (
            <Province key={place} play={play} place={place} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Armies that stand nowhere: they may be ordered to appear again. */
function AwayArmies({ play }: PlayProps) {
  const away = viewOf(play).armies.filter((army) => army.place === "" && army.lost !== "");
  return (
    <ul class="cm-away">
      {away.map((army) => (
        <li key={army.name}>
          <ArmyPiece play={play} army={army} named />
        </li>
      ))}
    </ul>
  );
}

interface ProvinceProps {
  readonly play: Play;
  readonly place: string;
}

/** The name of a province at its heart, with the armies that stand there. */
function Province({ play, place }: ProvinceProps) {
  const view = viewOf(play);
  const found = PROVINCES.get(place);
  const spot = spotOf(place);
  if (found === undefined || spot === null) return null;
  const armies = view.armies.filter((army) => army.place === place);
  return (
    <div class={`cm-spot cm-kind-${found.kind}`} style={spot} data-home={homeOf(place)}>
      <PlaceLabel play={play} place={place} castle={found.castle} />
      <div class="cm-here">
        {place in view.battles ? <span class="cm-battle" aria-hidden="true" /> : null}
        {armies.length === 0 ? null : (
          <span class="cm-armies">
            {armies.map((army) => (
              <ArmyPiece key={army.name} play={play} army={army} />
            ))}
          </span>
        )}
      </div>
    </div>
  );
}

/** The clan whose home a province is, if it is the first castle of one. */
function homeOf(place: string): string | undefined {
  const found = PROVINCES.get(place);
  if (found === undefined || !found.castle) return undefined;
  const first = [...PROVINCES].find(([, one]) => one.castle && one.clan === found.clan);
  return first?.[0] === place ? found.clan : undefined;
}

/** The armies that the sheet sends to a province, by their signs: there is no room for more. */
function comingTo(play: Play, key: string): readonly string[] {
  const mark = draftingOf(play).mark(key);
  if (mark?.type !== "gets") return [];
  const { armies } = viewOf(play);
  const named = mark.keys.map((one) => armies.find((army) => `army:${army.name}` === one));
  return named.flatMap((army) =>
    army === undefined ? [] : [`← ${armySign(army, play.reader.value)}`],
  );
}

interface LabelProps extends ProvinceProps {
  readonly castle: boolean;
}

function PlaceLabel({ play, place, castle }: LabelProps) {
  const reader = play.reader.value;
  const keys = [`place:${place}`, `ride:${place}`];
  const [touch] = touchableAmong(play, keys);
  const draft = keys.map((key) => draftText(play, key)).find(Boolean) ?? "";
  const coming = keys.flatMap((key) => comingTo(play, key)).join(" ");
  const said = placeInWords(viewOf(play), place, reader);
  const text = (
    <>
      {castle ? <span class="cm-castle" aria-hidden="true" /> : null}
      <span>{reader.read(placeName(place))}</span>
      {coming === "" ? null : <span class="cm-draft">{coming}</span>}
    </>
  );
  if (touch === undefined) {
    return (
      <span class={`cm-name${markOf(play, keys)}`} title={said}>
        {text}
      </span>
    );
  }
  const does = draft || reader.say("page-draft-touch");
  return (
    <button
      type="button"
      class={`cm-name${markOf(play, keys)}`}
      title={said}
      aria-label={reader.say("page-any-lit", { thing: said, answer: does })}
      {...touching(play, touch)}
    >
      {text}
    </button>
  );
}
