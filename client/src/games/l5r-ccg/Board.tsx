// The board of the L5R CCG: provinces, holdings and units of each seat; the attack on the stage.

import "./board.css";
import { SeatNotes } from "../../table/any/Figures";
import { drawingOf } from "../../table/any/drawn";
import type { Play, PlayProps } from "../../table/contract";
import { Chips, Field, type Form, restOf } from "../../table/field/Field";
import { Tile, Tiles } from "../../table/field/Tile";
import type { Face, SeatArea, Zone } from "../../wire";
import { inPlayDress } from "./dress";
import { Sign } from "./signs";
import { Stage } from "./Stage";
import { inPlayOf, isAway, seatOf, unitsOf, viewOf, zoneOf } from "./state";
import { UnitTile } from "./UnitTile";

const DRAWN = ["units", "provinces", "estate"];
const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

export function Board({ play }: PlayProps) {
  const drawing = drawingOf(play.view.value);
  if (drawing === null) return null;
  return (
    <Field
      play={play}
      drawing={drawing}
      mat={(area, form) => <Mat play={play} area={area} form={form} />}
      stage={<Stage play={play} drawing={drawing} />}
      stageLabel={play.reader.value.say("ccg-board-stage")}
    />
  );
}

interface MatProps {
  readonly play: Play;
  readonly area: SeatArea;
  readonly form: Form;
}

function Mat({ play, area, form }: MatProps) {
  const reader = play.reader.value;
  const who = (
    <div class="mat-figures">
      {form === "own" ? null : (
        <>
          <Vitals play={play} area={area} />
          <SeatNotes area={area} reader={reader} />
        </>
      )}
      {form === "folded" ? null : <Chips play={play} zones={restOf(area, DRAWN)} />}
    </div>
  );
  if (form === "folded") return who;
  const provinces = zoneOf(area, "provinces");
  const estate = zoneOf(area, "estate");
  return (
    <>
      {who}
      <div class="mat-rows">
        <Units play={play} area={area} />
        <div class="mat-line">
          {provinces === undefined ? null : <Provinces play={play} area={area} zone={provinces} />}
          {estate === undefined ? null : <Estate play={play} area={area} zone={estate} />}
        </div>
      </div>
    </>
  );
}

const VITALS = ["honor", "gold", "strength"] as const;

/** What is counted of another seat, by signs. */
function Vitals({ play, area }: Omit<MatProps, "form">) {
  const seat = seatOf(viewOf(play), area.seat);
  if (seat === undefined) return null;
  return (
    <>
      {VITALS.map((each) => {
        const label = play.reader.value.say(`ccg-${each}`);
        return (
          <span key={each} class="mat-vital" title={label}>
            <Sign of={each} size={15} />
            <span class="unseen">{label}</span>
            <b>{seat[each]}</b>
          </span>
        );
      })}
    </>
  );
}

interface ZoneProps {
  readonly play: Play;
  readonly area: SeatArea;
  readonly zone: Zone;
}

/** The units at home; those that fight stand on the stage. */
function Units({ play, area }: Omit<ZoneProps, "zone">) {
  const view = viewOf(play);
  const units = unitsOf(view, area).filter(({ found }) => !isAway(view, found));
  return (
    <Tiles label={play.reader.value.say("ccg-units")} zone={`units.${area.seat}`} kind="tiles-wide">
      {units.map((unit) => (
        <UnitTile key={unit.face.id} play={play} unit={unit} clan={seatOf(view, area.seat)?.deck ?? ""} />
      ))}
    </Tiles>
  );
}

function Provinces({ play, area, zone }: ZoneProps) {
  const reader = play.reader.value;
  const seat = seatOf(viewOf(play), area.seat);
  return (
    <Tiles label={reader.read(zone.label)} zone={zone.id}>
      {zone.cards.map((face, slot) => {
        const found = seat?.provinces[slot];
        const isEmpty = found?.card === null;
        const figures = (
          <>
            <b>{NUMERALS[slot] ?? slot + 1}</b>
            <span class="tile-figure">
              <Sign of="strength" size={12} />
              <b>{seat?.strength}</b>
            </span>
          </>
        );
        const dress = {
          ...(isEmpty ? { tint: found?.destroyed ? "gone" : "bare" } : {}),
          figures,
        };
        return <Tile key={face.id} play={play} face={face} dress={dress} />;
      })}
    </Tiles>
  );
}

function Estate({ play, area, zone }: ZoneProps) {
  const reader = play.reader.value;
  const view = viewOf(play);
  const all = inPlayOf(view);
  const clan = seatOf(view, area.seat)?.deck ?? "";
  const dressOf = (face: Face, at: number) => {
    const found = all.get(face.id);
    if (found === undefined) return {};
    return inPlayDress({ found, clan: at === 0 ? clan : "", isPerson: false, reader });
  };
  return (
    <Tiles label={reader.read(zone.label)} zone={zone.id} kind="tiles-wide">
      {zone.cards.map((face, at) => (
        <Tile key={face.id} play={play} face={face} dress={dressOf(face, at)} />
      ))}
    </Tiles>
  );
}
