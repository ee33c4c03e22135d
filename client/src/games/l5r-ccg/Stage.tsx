// The stage: what the phase is about and which events have happened in this turn; in an attack a
// battlefield for each province that is fought over, with both armies.

import { ZonePlace } from "../../table/any/Zones";
import type { Play } from "../../table/contract";
import { Tiles } from "../../table/field/Tile";
import type { Drawing } from "../../wire";
import { Sign } from "./signs";
import { EMPTY, eventsOf, isAway, named, seatOf, unitsOf, viewOf, type Unit } from "./state";
import { UnitTile } from "./UnitTile";

interface StageProps {
  readonly play: Play;
  readonly drawing: Drawing;
}

interface Placed {
  readonly unit: Unit;
  readonly clan: string;
}

export function Stage({ play, drawing }: StageProps) {
  const view = viewOf(play);
  const { attack } = view;
  const placed = drawing.seats.flatMap((area) =>
    unitsOf(view, area)
      .filter(({ found }) => isAway(view, found))
      .map((unit) => ({ unit, clan: seatOf(view, area.seat)?.deck ?? "" })),
  );
  const slots = [...new Set(placed.map(({ unit }) => unit.found.state.at))];
  if (attack !== null && attack.slot !== EMPTY && !slots.includes(attack.slot)) slots.push(attack.slot);
  return (
    <div class="ccg-stage" data-fought={attack !== null}>
      <Told play={play} />
      <div class="ccg-fields">
        {slots
          .sort((one, other) => one - other)
          .map((slot) => (
            <Battlefield
              key={slot}
              play={play}
              slot={slot}
              placed={placed.filter(({ unit }) => unit.found.state.at === slot)}
            />
          ))}
      </div>
      {drawing.zones.map((zone) => (
        <ZonePlace key={zone.id} play={play} zone={zone} />
      ))}
    </div>
  );
}

/** What the phase is about, and what the events of this turn have done before anybody was asked. */
function Told({ play }: { readonly play: Play }) {
  const reader = play.reader.value;
  const { attack, phase, active, turn, seats } = viewOf(play);
  if (attack !== null && attack.slot !== EMPTY) return null;
  if (attack !== null) {
    const seats = { seat: named(attack.attacker), other: named(attack.defender) };
    return <p class="ccg-told">{reader.say("ccg-guide-assigning", seats)}</p>;
  }
  const events = eventsOf(play.lines.value);
  return (
    <div class="ccg-told">
      {events.map((line, at) => (
        <p key={at} class="ccg-event">
          {reader.read(line.message)}
        </p>
      ))}
      <p>{reader.say(`ccg-guide-${phase}`, { seat: named(active) })}</p>
      <p class="ccg-goal" data-first={turn <= seats.length}>
        {reader.say("ccg-goal")}
      </p>
    </div>
  );
}

interface BattlefieldProps {
  readonly play: Play;
  readonly slot: number;
  readonly placed: readonly Placed[];
}

function Battlefield({ play, slot, placed }: BattlefieldProps) {
  const reader = play.reader.value;
  const view = viewOf(play);
  const { attack } = view;
  if (attack === null) return null;
  const isFought = attack.slot === slot;
  const strength = seatOf(view, attack.defender)?.strength ?? 0;
  const [ours, theirs] = view.forces;
  const side = (attacks: boolean) => placed.filter(({ unit }) => unit.found.state.attacks === attacks);
  return (
    <section class="ccg-field" data-fought={isFought} aria-label={reader.say("ccg-battle", { slot: slot + 1 })}>
      <Army play={play} units={side(true)} label="ccg-board-attackers" />
      <div class="ccg-middle">
        <strong>{reader.say("ccg-battle", { slot: slot + 1 })}</strong>
        {isFought ? (
          <span class="ccg-forces">
            <b>{ours}</b>
            <Sign of="force" size={18} />
            <b>{theirs}</b>
          </span>
        ) : null}
        <span class="tile-figure">
          <Sign of="strength" size={14} /> {reader.say("ccg-board-strength", { strength })}
        </span>
        {isFought ? <span>{outcome(ours, theirs, strength, (id) => reader.say(id))}</span> : null}
      </div>
      <Army play={play} units={side(false)} label="ccg-board-defenders" />
    </section>
  );
}

/** What would become of the battle as the armies stand. */
function outcome(
  attack: number,
  defense: number,
  strength: number,
  say: (id: string) => string,
): string {
  if (attack > defense + strength) return say("ccg-board-falls");
  if (attack > defense) return say("ccg-board-attacker");
  return say(attack === defense ? "ccg-board-even" : "ccg-board-defender");
}

interface ArmyProps {
  readonly play: Play;
  readonly units: readonly Placed[];
  readonly label: string;
}

function Army({ play, units, label }: ArmyProps) {
  return (
    <Tiles label={play.reader.value.say(label)} zone={label}>
      {units.map(({ unit, clan }) => (
        <UnitTile key={unit.face.id} play={play} unit={unit} clan={clan} />
      ))}
    </Tiles>
  );
}
