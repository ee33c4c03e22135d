// The board: the map of Rokugan. Provinces have the colour of who holds them, armies are pieces.

import { useRef } from "preact/hooks";
import { useRoving } from "../../parts/roving";
import { draftText, markOf, touchableAmong, touching } from "../../table/any/drawn";
import type { Play, PlayProps } from "../../table/contract";
import { draftingOf } from "../../table/drafting";
import { isNarrow } from "../../table/beside";
import "../../cards/cards.css";
import "./map.css";
import { ArmyPiece } from "./ArmyPiece";
import { ArmySign } from "./ArmySign";
import { Dock } from "./Dock";
import { Land } from "./Land";
import { firstSight, NEAR, ownLand, useLook, WHOLE } from "./look";
import { touchOn } from "./orders";
import {
  clanName,
  FRAME,
  hasView,
  PROVINCES,
  placeInWords,
  placeName,
  seatAt,
  spotAt,
  spotOf,
  viewOf,
} from "./state";
import { tellingOf } from "./telling";
import type { CampaignArmy, CampaignView } from "./wire";

/** Where the name of a clan is written over its land, when that is looked at from afar. */
const LANDS = [...new Set([...PROVINCES.values()].map((found) => found.clan))]
  .filter((clan) => clan !== "")
  .map((clan) => [clan, middleOf(clan)] as const);

function middleOf(clan: string) {
  const hearts = [...PROVINCES.values()].flatMap((found) => (found.clan === clan ? [found.heart] : []));
  const mean = (at: number): number =>
    hearts.reduce((sum, heart) => sum + (heart[at] ?? 0), 0) / hearts.length;
  return spotAt(mean(0), mean(1));
}

export function MapBoard({ play }: PlayProps) {
  const board = useRef<HTMLDivElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  useRoving(board);
  const isThere = hasView(play);
  const own = isThere ? (seatAt(viewOf(play), play.you.value.seat)?.clan ?? "") : "";
  const look = useLook(
    slot,
    isThere ? (width, height) => firstSight(viewOf(play), own, width, height) : null,
    isThere ? viewOf(play).turn : 0,
  );
  if (!isThere) return <div class="cm-board" ref={board} />;
  const reader = play.reader.value;
  const { view } = tellingOf(play).scene.value;
  const width = look.scale * FRAME.width;
  return (
    <div class={`cm-board${look.scale < NEAR ? " cm-far" : ""}`} ref={board}>
      <div class="cm-tools">
        <div class="cm-looks">
          <button
            type="button"
            class="choice"
            aria-label={reader.say("campaign-nearer")}
            title={reader.say("campaign-nearer")}
            onClick={() => look.zoom(1)}
          >
            +
          </button>
          <button
            type="button"
            class="choice"
            aria-label={reader.say("campaign-farther")}
            title={reader.say("campaign-farther")}
            onClick={() => look.zoom(-1)}
          >
            −
          </button>
          {own === "" ? null : (
            <button type="button" class="choice" onClick={() => look.show(ownLand(viewOf(play), own))}>
              {reader.say("campaign-own-land")}
            </button>
          )}
          <button type="button" class="choice" onClick={() => look.show(WHOLE)}>
            {reader.say("campaign-whole")}
          </button>
        </div>
      </div>
      <div class="cm-slot" ref={slot}>
        <div class="cm-map" style={{ width: `${width}px`, height: `${look.scale * FRAME.height}px` }}>
          <Land play={play} />
          {LANDS.map(([clan, spot]) => (
            <span key={clan} class={`cm-land-name cm-clan-${clan}`} style={spot} aria-hidden="true">
              {reader.read(clanName(clan))}
            </span>
          ))}
          {[...PROVINCES.keys()].map((place) => (
            <Province key={place} play={play} view={view} place={place} />
          ))}
        </div>
      </div>
      <AwayArmies play={play} view={view} />
      <Dock play={play} />
    </div>
  );
}

/** Armies that stand nowhere: they may be ordered to appear again. */
function AwayArmies({ play, view }: Omit<ProvinceProps, "place">) {
  const away = view.armies.filter((army) => army.place === "" && army.lost !== "");
  if (away.length === 0) return null;
  const label = play.reader.value.say("campaign-away");
  return (
    <ul class="cm-away" aria-label={label}>
      <li class="cm-away-label" aria-hidden="true">
        {label}
      </li>
      {away.map((army) => (
        <li key={army.name}>
          <ArmyPiece play={play} army={army} named={!isNarrow()} />
        </li>
      ))}
    </ul>
  );
}

interface ProvinceProps {
  readonly play: Play;
  readonly view: CampaignView;
  readonly place: string;
}

/** The name of a province at its heart, with the armies that stand there. */
function Province({ play, view, place }: ProvinceProps) {
  const found = PROVINCES.get(place);
  const spot = spotOf(place);
  if (found === undefined || spot === null) return null;
  const armies = view.armies.filter((army) => army.place === place);
  return (
    <div class={`cm-spot cm-kind-${found.kind}`} style={spot}>
      <PlaceLabel play={play} view={view} place={place} castle={found.castle} />
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

/** The armies that the sheet sends to a province. */
function comingTo(play: Play, key: string): readonly CampaignArmy[] {
  const mark = draftingOf(play).mark(key);
  if (mark?.type === "place") return startingAt(play, mark.place);
  if (mark?.type !== "gets") return [];
  const { armies } = viewOf(play);
  return mark.keys.flatMap((one) => armies.find((army) => `army:${army.name}` === one) ?? []);
}

/** The army that starts at the so-manieth castle of the list. */
function startingAt(play: Play, number: number): readonly CampaignArmy[] {
  const view = viewOf(play);
  const own = seatAt(view, play.you.value.seat)?.clan;
  return view.armies.filter((one) => one.clan === own && one.number === number);
}

interface LabelProps extends ProvinceProps {
  readonly castle: boolean;
}

function PlaceLabel({ play, view, place, castle }: LabelProps) {
  const reader = play.reader.value;
  const keys = [`place:${place}`, `ride:${place}`];
  const [touch] = touchableAmong(play, keys);
  const draft = keys.map((key) => draftText(play, key)).find(Boolean) ?? "";
  const coming = keys.flatMap((key) => comingTo(play, key));
  const said = placeInWords(view, place, reader);
  const text = (
    <>
      {castle ? <span class="cm-castle" aria-hidden="true" /> : null}
      <span>{reader.read(placeName(place))}</span>
      {coming.length === 0 ? null : (
        <span class="cm-draft">
          {/* Where armies start they do not come from elsewhere. */}
          {view.turn > 0 ? "← " : ""}
          {coming.map((army) => (
            <ArmySign key={army.name} army={army} />
          ))}
        </span>
      )}
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
      onClick={(event) => {
        touchOn(play, touch);
        event.stopPropagation();
      }}
    >
      {text}
    </button>
  );
}
