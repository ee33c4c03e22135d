// The board of Magic: each seat's battlefield by rows, and the stack between the seats.

import "./board.css";
import { Counters, SeatNotes } from "../../table/any/Figures";
import { drawingOf } from "../../table/any/drawn";
import type { Play, PlayProps } from "../../table/contract";
import { Chips, Field, type Form, restOf } from "../../table/field/Field";
import { Tile, Tiles } from "../../table/field/Tile";
import { ZonePlace } from "../../table/any/Zones";
import type { Drawing, SeatArea } from "../../wire";
import { permanentDress } from "./dress";
import { Lands } from "./Lands";
import { type Row, rowsOf, viewOf, zoneOf } from "./state";

const DRAWN = ["creatures", "lands", "command"];

export function Board({ play }: PlayProps) {
  const drawing = drawingOf(play.view.value);
  if (drawing === null) return null;
  const lies = drawing.zones.some((zone) => zone.id !== "stack" || zone.cards.length > 0);
  return (
    <Field
      play={play}
      drawing={drawing}
      mat={(area, form) => <Mat play={play} area={area} form={form} />}
      stage={lies ? <Stage play={play} drawing={drawing} /> : null}
      stageLabel={play.reader.value.say("magic-stack")}
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
          <Counters
            counters={area.counters.filter(({ value }, at) => at === 0 || value > 0)}
            reader={reader}
          />
          {/* The deck is named where its mat has the room. */}
          <SeatNotes area={form === "column" ? { ...area, notes: area.notes.slice(1) } : area} reader={reader} />
        </>
      )}
      {form === "folded" ? null : <Chips play={play} zones={restOf(area, DRAWN)} />}
    </div>
  );
  if (form === "folded") return who;
  const rows = rowsOf(viewOf(play), area);
  const line = (row: Exclude<Row, "lands">, kind: string) => (
    <Tiles label={reader.say(`magic-board-${row}`)} zone={`${row}.${area.seat}`} kind={kind}>
      {rows[row].map(({ face, found }) => (
        <Tile key={face.id} play={play} face={face} dress={permanentDress(found, reader)} />
      ))}
    </Tiles>
  );
  const command = zoneOf(area, "command");
  return (
    <>
      {who}
      <div class="mat-rows">
        {line("creatures", "tiles-wide")}
        <div class="mat-line">
          {command === undefined || command.cards.length === 0 ? null : (
            <div class="magic-command">
              <span>{reader.read(command.label)}</span>
              <Tiles label={reader.read(command.label)} zone={command.id} kind="tiles-small">
                {command.cards.map((face) => (
                  <Tile key={face.id} play={play} face={face} />
                ))}
              </Tiles>
            </div>
          )}
          <Tiles
            label={reader.say("magic-board-lands")}
            zone={`lands.${area.seat}`}
            kind="tiles-small tiles-wide magic-lands"
          >
            <Lands play={play} lands={rows.lands} />
          </Tiles>
          {rows.others.length === 0 ? null : line("others", "tiles-small")}
        </div>
      </div>
    </>
  );
}

/** What waits to resolve, the topmost first. */
function Stage({ play, drawing }: { readonly play: Play; readonly drawing: Drawing }) {
  const reader = play.reader.value;
  const stack = drawing.zones.find((zone) => zone.id === "stack");
  return (
    <div class="magic-stage">
      {stack === undefined || stack.cards.length === 0 ? null : (
        <>
          <strong>{reader.read(stack.label)}</strong>
          <ol class="magic-stack" aria-label={reader.read(stack.label)}>
            {stack.cards.map((face) => (
              <li key={face.id}>
                <ul>
                  <Tile play={play} face={face} />
                </ul>
                <span class="magic-notes">
                  {face.notes.map((note, at) => (
                    <span key={at}>{reader.read(note)}</span>
                  ))}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      {drawing.zones
        .filter((zone) => zone !== stack)
        .map((zone) => (
          <ZonePlace key={zone.id} play={play} zone={zone} />
        ))}
    </div>
  );
}
