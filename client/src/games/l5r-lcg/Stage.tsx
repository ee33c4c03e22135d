// The stage: at rest the rings, in a conflict both sides with their totals and what makes them.

import { FaceItem } from "../../table/any/Faces";
import { faceName } from "../../table/any/words";
import { ZonePlace } from "../../table/any/Zones";
import type { Play } from "../../table/contract";
import { Tile, Tiles } from "../../table/field/Tile";
import type { Arg, Drawing, Zone } from "../../wire";
import { characterDress, Clan } from "./dress";
import { Rings, RingSign } from "./Rings";
import { Sign } from "./signs";
import {
  ATTACKING,
  attacked,
  DEFENDING,
  fought,
  NOBODY,
  partOf,
  seatOf,
  termsOf,
  viewOf,
  zoneOf,
} from "./state";
import type { Conflict } from "./wire";

interface StageProps {
  readonly play: Play;
  readonly drawing: Drawing;
}

export function Stage({ play, drawing }: StageProps) {
  const conflict = viewOf(play).conflict;
  const rings = drawing.zones.find((zone) => zone.id === "rings");
  const own = drawing.seats.find((area) => area.seat === play.you.value.seat);
  const pool = own === undefined ? undefined : zoneOf(own, "pool");
  const resolving = drawing.zones.find((zone) => zone.id === "resolving");
  const treaties = drawing.zones.find((zone) => zone.id === "treaties");
  const drawn = [rings, resolving, treaties];
  const others = drawing.zones.filter((zone) => !drawn.includes(zone));
  return (
    <div class="lcg-stage" data-fought={conflict !== null}>
      <Asked play={play} />
      {treaties === undefined ? null : <Treaties play={play} zone={treaties} />}
      <div class="lcg-pools">
        {pool === undefined ? null : <Rings play={play} zone={pool} />}
        {rings === undefined ? null : <Rings play={play} zone={rings} />}
      </div>
      <div class="lcg-main">
        {conflict === null ? null : <Scene play={play} drawing={drawing} conflict={conflict} />}
        {resolving === undefined || conflict !== null ? null : (
          <Resolving play={play} zone={resolving} />
        )}
        {others.map((zone) => (
          <ZonePlace key={zone.id} play={play} zone={zone} />
        ))}
      </div>
    </div>
  );
}

function named(seat: number): Arg {
  return { type: "name", kind: "seat", key: String(seat) };
}

/** What a phase is about: in Enlightenment a ring is claimed by the attacker alone. */
function guideOf(phase: string, format: string): string {
  const isOwn = phase === "conflict" && format === "enlightenment";
  return isOwn ? "lcg-guide-conflict-enlightenment" : `lcg-guide-${phase}`;
}

/** Whose window it is, and what the phase is about; what has just happened stands with the question. */
function Asked({ play }: { readonly play: Play }) {
  const reader = play.reader.value;
  const seats = play.asked.value;
  const { phase, conflict } = viewOf(play);
  return (
    <div class="lcg-asked">
      {seats.length === 0 || (conflict !== null && seats.includes(play.you.value.seat ?? NOBODY)) ? null : (
        <span>{reader.say("lcg-board-asked", { seats: seats.map(named), count: seats.length })}</span>
      )}
      {conflict === null ? <p class="lcg-guide">{reader.say(guideOf(phase, play.table.value.format))}</p> : null}
    </div>
  );
}

/** Treaties and offers on one line: between whom each is; its terms are told to whoever points at it. */
function Treaties({ play, zone }: { readonly play: Play; readonly zone: Zone }) {
  const label = play.reader.value.read(zone.label);
  return (
    <ul class="lcg-treaties" aria-label={label} title={label} data-zone={zone.id}>
      {zone.cards.map((face) => (
        <FaceItem key={face.id} play={play} face={face} size="token">
          <span class="card card-token lcg-treaty" data-offered={face.id.startsWith("offer.")}>
            <Sign of="treaty" size={15} />
            <span>{faceName(face, play.reader.value)}</span>
          </span>
        </FaceItem>
      ))}
    </ul>
  );
}

/** What is being played, by its names: there is little room in a conflict. */
function Resolving({ play, zone }: { readonly play: Play; readonly zone: Zone }) {
  const label = play.reader.value.read(zone.label);
  return (
    <div class="lcg-resolving">
      <span>{label}</span>
      <ul aria-label={label} data-zone="resolving">
        {zone.cards.map((face) => (
          <FaceItem key={face.id} play={play} face={face} size="token" />
        ))}
      </ul>
    </div>
  );
}

interface SceneProps extends StageProps {
  readonly conflict: Conflict;
}

function Scene({ play, drawing, conflict }: SceneProps) {
  const reader = play.reader.value;
  const target = fought(viewOf(play));
  const resolving = drawing.zones.find((zone) => zone.id === "resolving");
  // A conflict may be about no ring.
  const [element = ""] = conflict.ring.split(".");
  return (
    <div class="lcg-scene">
      <Side play={play} drawing={drawing} side={ATTACKING} seat={conflict.attacker} />
      <div class="lcg-middle">
        <p class="lcg-contest">
          {element === "" ? null : <RingSign element={element} size={34} />}
          <Sign of={conflict.kind} size={20} />
          <span>
            {reader.say(`lcg-kind-${conflict.kind}`)}
            {element === "" ? null : `, ${reader.say(`lcg-ring-${element}`)}`}
          </span>
        </p>
        {target === null ? null : <Rope play={play} conflict={target} />}
        {resolving === undefined ? null : <Resolving play={play} zone={resolving} />}
      </div>
      {target === null ? (
        <div />
      ) : (
        <Side play={play} drawing={drawing} side={DEFENDING} seat={target.defender} />
      )}
    </div>
  );
}

interface SideProps extends StageProps {
  readonly side: number;
  readonly seat: number;
}

/** One side: who takes part, the total, and what makes it. */
function Side({ play, drawing, side, seat }: SideProps) {
  const reader = play.reader.value;
  const view = viewOf(play);
  const parts = partOf(view, drawing, side);
  const total = view.totals[side === ATTACKING ? 0 : 1];
  const { terms, rest } = termsOf(view, parts, total);
  const says = side === ATTACKING ? "lcg-board-attacks" : "lcg-board-defends";
  const isFavored =
    rest === 1 && view.favor === seat && ["", view.conflict?.kind].includes(view.favor_kind);
  return (
    <div class="lcg-side" data-side={side === ATTACKING ? "attack" : "defense"}>
      <div class="lcg-sum">
        <span class="lcg-sum-who">
          <Clan of={seatOf(view, seat)?.clan ?? ""} />
          {reader.say(says, { seat: named(seat) })}
        </span>
        {fought(view) === null ? null : <b class="lcg-total">{total}</b>}
        <span class="lcg-terms">
          {terms.map(({ face, skill }) => (
            <span key={face.id}>
              {faceName(face, reader)} <b>{skill}</b>
            </span>
          ))}
          {rest === 0 || fought(view) === null ? null : (
            <span>
              {reader.say(isFavored ? "lcg-favor" : "lcg-board-other")}{" "}
              <b>{rest > 0 ? `+${rest}` : `−${-rest}`}</b>
            </span>
          )}
        </span>
      </div>
      <Tiles label={reader.say(says, { seat: named(seat) })} zone={`side.${side}`}>
        {parts.map(({ face, found }) => {
          const owner = drawing.seats.find((area) =>
            area.zones.some((zone) => zone.cards.includes(face)),
          );
          const clan = seatOf(view, owner?.seat ?? seat)?.clan ?? "";
          const dress = characterDress(face, found, clan, reader);
          return <Tile key={face.id} play={play} face={face} dress={dress} />;
        })}
      </Tiles>
    </div>
  );
}

interface RopeProps {
  readonly play: Play;
  readonly conflict: Conflict;
}

/** Who leads, and how far it is to the wall where the province breaks. */
function Rope({ play, conflict }: RopeProps) {
  const reader = play.reader.value;
  const view = viewOf(play);
  const [attack, defense] = view.totals;
  const lead = attack - defense;
  const province = attacked(view);
  const strength = province === null || province.broken ? 0 : province.strength;
  const reach = Math.max(6, strength + 2, Math.abs(lead));
  const at = (amount: number): string => `${50 + (50 * amount) / reach}%`;
  const who = named(lead >= 0 ? conflict.attacker : conflict.defender);
  const leads =
    lead === 0
      ? reader.say(attack > 0 ? "lcg-board-even" : "lcg-board-none")
      : reader.say("lcg-board-leads", { seat: who, amount: Math.abs(lead) });
  const breaks =
    strength === 0
      ? ""
      : lead >= strength
        ? reader.say("lcg-board-breaks")
        : reader.say("lcg-board-more", { amount: strength - lead });
  return (
    <>
      <p class="lcg-target">
        {reader.say("lcg-board-target", { seat: named(conflict.defender), slot: conflict.slot + 1 })}
        {strength === 0 ? null : (
          <span class="tile-figure">
            <Sign of="strength" size={15} /> <b>{strength}</b>
          </span>
        )}
      </p>
      <div class="rope" aria-hidden="true">
        <span class="rope-even" />
        <span
          class="rope-lead"
          style={lead >= 0 ? { left: "50%", right: `calc(100% - ${at(lead)})` } : { left: at(lead), right: "50%" }}
        />
        {strength === 0 ? null : (
          <span class="rope-wall" style={{ left: at(strength) }}>
            <Sign of="strength" size={20} />
          </span>
        )}
        <b class="rope-knot" style={{ left: at(lead) }}>
          {lead > 0 ? `+${lead}` : lead < 0 ? `−${-lead}` : 0}
        </b>
      </div>
      <p class="lcg-lead">
        {leads}
        {breaks === "" ? null : ` · ${breaks}`}
      </p>
    </>
  );
}
