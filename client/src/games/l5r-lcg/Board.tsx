// The board of the L5R LCG: what lies before each seat, and the stage between them.

import "./board.css";
import "./several.css";
import { SeatNotes } from "../../table/any/Figures";
import { drawingOf } from "../../table/any/drawn";
import type { PlayProps, Play } from "../../table/contract";
import { FaceItem } from "../../table/any/Faces";
import { Chips, Field, type Form, restOf } from "../../table/field/Field";
import { Tile, Tiles } from "../../table/field/Tile";
import type { SeatArea, Zone } from "../../wire";
import { cardDress, characterDress, Clan } from "./dress";
import { Province } from "./Province";
import { Discs, Enlightened } from "./Rings";
import { Sign } from "./signs";
import { Stage } from "./Stage";
import { charactersOf, facesOf, seatOf, takesPart, viewOf, zoneOf } from "./state";

const DRAWN = ["play", "province", "stronghold", "unplaced", "pool"];

export function Board({ play }: PlayProps) {
  const drawing = drawingOf(play.view.value);
  if (drawing === null) return null;
  return (
    <Field
      play={play}
      drawing={drawing}
      mat={(area, form) => <Mat play={play} area={area} form={form} />}
      stage={<Stage play={play} drawing={drawing} />}
      answersFolded
      stageLabel={play.reader.value.say("lcg-board-stage")}
    />
  );
}

interface MatProps {
  readonly play: Play;
  readonly area: SeatArea;
  readonly form: Form;
}

function Mat({ play, area, form }: MatProps) {
  const rest = restOf(area, DRAWN);
  const isRole = (zone: Zone): boolean => zone.id.startsWith("role.");
  // Where several mats stand side by side, the first of them alone has room: the hand.
  const ordered = [...rest.filter((zone) => !isRole(zone)), ...rest.filter(isRole)];
  const chips = <Chips play={play} zones={form === "column" ? ordered : rest} />;
  if (form === "folded") {
    return (
      <>
        <Who play={play} area={area} form={form} />
        <Slim play={play} area={area} />
      </>
    );
  }
  return (
    <>
      {form === "own" ? (
        <div class="mat-figures">
          <Enlightened play={play} area={area} />
          {chips}
        </div>
      ) : (
        <Who play={play} area={area} form={form}>
          {chips}
        </Who>
      )}
      <Home play={play} area={area} />
      {form === "column" ? <Stronghold play={play} area={area} /> : null}
      <Row play={play} area={area} form={form} />
    </>
  );
}

/** Provinces and characters of one of many: their numbers, what lies on them, their skills. */
function Slim({ play, area }: RowProps) {
  const reader = play.reader.value;
  const view = viewOf(play);
  const all = charactersOf(view);
  const clan = seatOf(view, area.seat)?.clan ?? "";
  return (
    <>
      <div class="lcg-slim-row" role="group" aria-label={reader.say("lcg-board-provinces")}>
        {seatOf(view, area.seat)?.provinces.map((found, slot) => {
          const zone = area.zones.find(({ id }) => id === `province.${area.seat}.${slot}`);
          return zone === undefined ? null : (
            <Province key={slot} play={play} zone={zone} found={found} slot={slot} slim />
          );
        })}
      </div>
      <ul class="lcg-slim-row" aria-label={reader.say("lcg-play")} data-zone={`play.${area.seat}`}>
        {facesOf(area, "play").flatMap((face) => {
          const found = all.get(face.id);
          if (found === undefined || takesPart(view, found)) return [];
          return [
            <FaceItem key={face.id} play={play} face={face} size="tile">
              <span class="card lcg-slim-one" data-tint={clan} data-turned={found.bowed}>
                <b>{found.skills[0]}</b> <b>{found.skills[1]}</b>
              </span>
            </FaceItem>,
          ];
        })}
      </ul>
    </>
  );
}

interface WhoProps extends MatProps {
  readonly children?: preact.ComponentChildren;
}

/** A seat in its figures. */
function Who({ play, area, form, children }: WhoProps) {
  const reader = play.reader.value;
  const seat = seatOf(viewOf(play), area.seat);
  if (seat === undefined) return null;
  const vitals = [
    ["honor", "lcg-honor", seat.honor],
    ["fate", "lcg-fate", seat.fate],
    ["dial", "lcg-dial", seat.dial],
  ] as const;
  return (
    <div class="mat-figures">
      <Clan of={seat.clan} size={18} />
      {vitals.map(([sign, label, amount]) => (
        <span key={sign} class="mat-vital" title={reader.say(label)}>
          <Sign of={sign} size={15} />
          <span class="unseen">{reader.say(label)}</span>
          <b>{amount}</b>
        </span>
      ))}
      <Enlightened play={play} area={area} />
      <Pool play={play} area={area} />
      {form === "column" || form === "folded" ? (
        <Honors play={play} area={area} />
      ) : (
        <SeatNotes area={{ ...area, notes: area.notes.slice(1) }} reader={reader} />
      )}
      {children}
    </div>
  );
}

/** What is true of a seat, as signs where its line has little room; all else in words. */
function Honors({ play, area }: RowProps) {
  const reader = play.reader.value;
  const { favor, favor_kind: kind } = viewOf(play);
  // The clan has a sign of its own.
  const notes = area.notes.slice(1).map((note) => {
    const id = note.type === "message" ? note.id : "";
    const isFavor = favor === area.seat && id.startsWith("lcg-favor");
    return { words: reader.read(note), signs: id === "lcg-first" ? ["first"] : isFavor ? ["favor", kind] : [] };
  });
  return notes.length === 0 ? null : (
    <span class="any-notes">
      {notes.map(({ words, signs }) => (
        <span key={words} class="tag" title={words}>
          {signs.length === 0 ? words : <span class="unseen">{words}</span>}
          {signs.filter(Boolean).map((sign) => (
            <Sign key={sign} of={sign} size={15} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** The rings that another seat may still choose. */
function Pool({ play, area }: RowProps) {
  const pool = zoneOf(area, "pool");
  if (pool === undefined || pool.cards.length === 0) return null;
  const label = play.reader.value.read(pool.label);
  return (
    <ul class="lcg-pool" aria-label={label} title={label} data-zone={pool.id}>
      <Discs play={play} faces={pool.cards} />
    </ul>
  );
}

interface RowProps {
  readonly play: Play;
  readonly area: SeatArea;
}

/** The characters that are at home. */
function Home({ play, area }: RowProps) {
  const view = viewOf(play);
  const reader = play.reader.value;
  const all = charactersOf(view);
  const clan = seatOf(view, area.seat)?.clan ?? "";
  return (
    <Tiles label={reader.say("lcg-play")} zone={`play.${area.seat}`} kind="tiles-wide">
      {facesOf(area, "play").flatMap((face) => {
        const found = all.get(face.id);
        if (takesPart(view, found)) return [];
        const dress = found ? characterDress(face, found, clan, reader) : cardDress(face);
        return [<Tile key={face.id} play={play} face={face} dress={dress} />];
      })}
    </Tiles>
  );
}

/** The stronghold, where there is one. */
function Stronghold({ play, area }: RowProps) {
  const reader = play.reader.value;
  const stronghold = facesOf(area, "stronghold");
  if (stronghold.length === 0) return null;
  const isBowed = seatOf(viewOf(play), area.seat)?.stronghold?.bowed ?? false;
  const turned = isBowed ? { turned: reader.say("lcg-bowed") } : {};
  return (
    <Tiles label={reader.say("lcg-stronghold")} zone={`stronghold.${area.seat}`} kind="lcg-home">
      {stronghold.map((face) => (
        <Tile key={face.id} play={play} face={face} dress={{ ...cardDress(face), ...turned }} />
      ))}
    </Tiles>
  );
}

/** The provinces, and beside them the stronghold, if its mat has the room, and what is laid out yet. */
function Row({ play, area, form }: MatProps) {
  const reader = play.reader.value;
  const seat = seatOf(viewOf(play), area.seat);
  const unplaced = zoneOf(area, "unplaced");
  return (
    <div class="lcg-row" role="group" aria-label={reader.say("lcg-board-provinces")}>
      {seat?.provinces.map((found, slot) => {
        const zone = area.zones.find(({ id }) => id === `province.${area.seat}.${slot}`);
        return zone === undefined ? null : (
          <Province key={slot} play={play} zone={zone} found={found} slot={slot} />
        );
      })}
      {form === "column" ? null : <Stronghold play={play} area={area} />}
      {unplaced === undefined || unplaced.cards.length === 0 ? null : (
        <Tiles label={reader.read(unplaced.label)} zone={unplaced.id}>
          {unplaced.cards.map((face) => (
            <Tile key={face.id} play={play} face={face} dress={cardDress(face)} />
          ))}
        </Tiles>
      )}
    </div>
  );
}
