// A province with all that lies on it: the card, rings, its own card once it is known.

import { markOf, openAmong, touchableAmong, touching, answering, answerText, draftText } from "../../table/any/drawn";
import { Answers, FaceItem } from "../../table/any/Faces";
import type { Play } from "../../table/contract";
import { Digit } from "../../table/Digit";
import { Tile } from "../../table/field/Tile";
import type { Zone } from "../../wire";
import { cardDress } from "./dress";
import { Discs } from "./Rings";
import { Sign } from "./signs";
import { elementOf, fought, viewOf } from "./state";
import type { LcgProvince } from "./wire";

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

interface ProvinceProps {
  readonly play: Play;
  readonly zone: Zone;
  readonly found: LcgProvince;
  readonly slot: number;
  /** Of one of many seats: without the cards that lie there. */
  readonly slim?: boolean;
}

export function Province({ play, zone, found, slot, slim = false }: ProvinceProps) {
  const reader = play.reader.value;
  const conflict = fought(viewOf(play));
  const isAttacked =
    conflict !== null &&
    [conflict.slot, ...conflict.also].includes(slot) &&
    zone.id === `province.${conflict.defender}.${slot}`;
  const land = zone.cards.filter((face) => face.id === `card.${found.own?.number}`);
  const rings = zone.cards.filter((face) => elementOf(face) !== null);
  const cards = slim ? [] : zone.cards.filter((face) => !land.includes(face) && !rings.includes(face));
  return (
    <section
      class={`any-zone lcg-province${markOf(play, zone.answers)}`}
      data-zone={zone.id}
      data-broken={found.broken}
      data-attacked={isAttacked}
      aria-label={reader.read(zone.label)}
    >
      {slim ? null : (
        <ul class="tiles">
          {cards.map((face) => (
            <Tile key={face.id} play={play} face={face} dress={cardDress(face)} />
          ))}
          {cards.length === 0 ? <li class="lcg-empty" /> : null}
        </ul>
      )}
      {rings.length === 0 ? null : (
        <ul class="lcg-hanging">
          <Discs play={play} faces={rings} />
        </ul>
      )}
      {!slim && land.some(({ name }) => name !== null) ? (
        <ul class="lcg-land">
          {land.map((face) => (
            <FaceItem key={face.id} play={play} face={face} size="token" />
          ))}
        </ul>
      ) : null}
      <Foot play={play} zone={zone} found={found} slot={slot} slim={slim} />
    </section>
  );
}

/** Its number and strength; it is what is touched for the province as a whole. */
function Foot({ play, zone, found, slot, slim = false }: ProvinceProps) {
  const reader = play.reader.value;
  const open = openAmong(play, zone.answers);
  const touch = touchableAmong(play, zone.answers)[0];
  const words = (
    <>
      <b>{NUMERALS[slot] ?? slot + 1}</b>
      {found.broken ? (
        <span title={reader.say("lcg-board-broken")}>
          {slim ? <span aria-hidden="true">✕</span> : reader.say("lcg-board-broken")}
        </span>
      ) : (
        <span class="tile-figure">
          <Sign of="strength" size={13} />
          <b>{found.strength > 0 ? found.strength : "?"}</b>
        </span>
      )}
    </>
  );
  const said = reader.read(zone.label);
  if (open.length > 1) {
    return (
      <>
        <span class="lcg-foot">{words}</span>
        <Answers play={play} keys={zone.answers} />
      </>
    );
  }
  const [answer] = open;
  if (answer === undefined && touch === undefined) {
    return (
      <span class="lcg-foot" title={said}>
        {words}
      </span>
    );
  }
  const drafted = touch === undefined ? "" : draftText(play, touch);
  const does = answer === undefined ? drafted || reader.say("page-draft-touch") : answerText(play, answer);
  return (
    <button
      type="button"
      class={`lcg-foot lcg-foot-open${markOf(play, zone.answers)}`}
      aria-label={reader.say("page-any-lit", { thing: said, answer: does })}
      {...(answer === undefined ? {} : answering(play, answer))}
      {...(touch === undefined ? {} : touching(play, touch))}
    >
      <Digit play={play} answer={answer} />
      {words}
      {drafted === "" ? null : <span class="any-draft">{drafted}</span>}
    </button>
  );
}
