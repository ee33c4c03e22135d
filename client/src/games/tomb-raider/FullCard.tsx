// A card in full, with what holds at the moment against what is printed.

import type { ComponentChildren } from "preact";
import { WholeCard } from "./cards/frames";
import { ABILITIES, facts } from "./cards/figures";
import { cardOf } from "../../cards/pool";
import { Sign } from "./cards/signs";
import type { PeekProps, Play } from "../../table/contract";
import type { ObstacleView, PlaceView, RaiderView, TombRaiderView } from "./wire";
import { hasView, peekedSeat, peekedSpace, viewOf } from "./state";
import { countsOf } from "./RaiderPanel";
import { leading, oneWayExits } from "./spaces";
import { cardName, marksOf, message, obstacleInWords, seatName, statesOf } from "./words";
import "../../cards/cards.css";
import "./cards/kinds.css";

export function FullCard({ play, peek }: PeekProps) {
  const reader = play.reader.value;
  const entry = cardOf(peek.slug);
  const named = { name: reader.read(cardName(peek.slug)), kind: entry?.printed.kind ?? "location" };
  return (
    <WholeCard entry={entry} named={named} reader={reader}>
      {hasView(play) && <Now play={play} slug={peek.slug} number={peek.card} />}
    </WholeCard>
  );
}

function Now({ play, slug, number }: { play: Play; slug: string; number: number | null }) {
  const view = viewOf(play);
  const raiders = view.raiders.filter((one) => one.card === slug && !one.gone);
  const raider = raiders.find((one) => one.seat === peekedSeat.value) ?? raiders[0];
  if (raider) return <RaiderNow play={play} raider={raider} />;
  const place = placeOf(view, slug);
  if (place) return <PlaceNow play={play} place={place} />;
  const obstacle = view.places.flatMap((one) => one.obstacles).find((one) => one.number === number);
  return obstacle ? <ObstacleNow play={play} obstacle={obstacle} /> : null;
}

function placeOf(view: TombRaiderView, slug: string): PlaceView | undefined {
  const here = view.places.find((place) => place.space === peekedSpace.value);
  return here?.slug === slug ? here : view.places.find((place) => place.slug === slug);
}

function Facts({ play, children }: { play: Play; children: ComponentChildren }) {
  return (
    <section class="card-now">
      <h4>{play.reader.value.say("page-tr-now")}</h4>
      <ul>{children}</ul>
    </section>
  );
}

/** The abilities that differ from the printed ones, and the injuries that make them so. */
function RaiderNow({ play, raider }: { play: Play; raider: RaiderView }) {
  const reader = play.reader.value;
  const printed = facts(cardOf(raider.card)?.printed);
  return (
    <Facts play={play}>
      <li>
        <b>{reader.read(seatName(raider.seat))}</b>
      </li>
      {ABILITIES.map((name, at) => {
        const was = printed?.kind === "raider" ? printed[name] : null;
        const value = raider.abilities[at] ?? 0;
        const injuries = raider.injuries[at] ?? 0;
        if (was === value && !injuries) return null;
        return (
          <li key={name}>
            <Sign of={name} size={14} /> {reader.say(`ability-${name}`)}{" "}
            {was !== null && was !== value && <s>{was}</s>} <b>{value}</b>
            {injuries > 0 && <> · {reader.say("page-tr-injuries", { count: injuries })}</>}
          </li>
        );
      })}
      <li>
        <Sign of="life" size={14} />{" "}
        {reader.say("page-tr-life", { life: raider.life, most: raider.maximum_life })}
      </li>
      {countsOf(play, raider).map(({ sign, label }) => (
        <li key={sign}>
          <Sign of={sign} size={14} /> {label}
        </li>
      ))}
      {statesOf(raider).map((state) => (
        <li key={state}>{reader.say(`page-tr-state-${state}`)}</li>
      ))}
    </Facts>
  );
}

function PlaceNow({ play, place }: { play: Play; place: PlaceView }) {
  const view = viewOf(play);
  const reader = play.reader.value;
  if (!place.face_up) return null;
  const sides = (of: readonly string[]) =>
    leading(place, of, view).map((side) => message(`side-${side}`));
  const exits = sides(place.exits);
  const blocked = sides(place.blocked);
  const oneWay = oneWayExits(view, place).map((side) => message(`side-${side}`));
  return (
    <Facts play={play}>
      <li>
        {place.space} ·{" "}
        {exits.length
          ? reader.say("page-tr-exits", { sides: exits })
          : reader.say("page-tr-no-exits")}
      </li>
      {oneWay.length > 0 && <li>{reader.say("page-tr-one-way", { sides: oneWay })}</li>}
      {blocked.length > 0 && <li>{reader.say("page-tr-blocked", { sides: blocked })}</li>}
      {marksOf(view, place).map((of) => (
        <li key={of}>
          <Sign of={of} size={14} /> {reader.say(`page-tr-mark-${of}`)}
        </li>
      ))}
      {place.obstacles.map((one) => (
        <li key={one.number}>
          <Sign of={one.kind} size={14} /> {obstacleInWords(one, reader)}
        </li>
      ))}
    </Facts>
  );
}

function ObstacleNow({ play, obstacle }: { play: Play; obstacle: ObstacleView }) {
  if (!obstacle.life || !obstacle.damage) return null;
  return (
    <Facts play={play}>
      <li>
        <Sign of="life" size={14} />{" "}
        {play.reader.value.say("page-tr-life", {
          life: obstacle.life - obstacle.damage,
          most: obstacle.life,
        })}
      </li>
    </Facts>
  );
}
