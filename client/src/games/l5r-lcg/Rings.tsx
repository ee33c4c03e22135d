// The five rings: each with its shape, the fate on it, who has claimed it, and what it is chosen for.

import { answering, answerText, markOf, openAmong, touchableAmong, touching } from "../../table/any/drawn";
import type { Play } from "../../table/contract";
import { Digit } from "../../table/Digit";
import type { Zone } from "../../wire";
import { Sign } from "./signs";
import { elementOf, KINDS, NOBODY, viewOf } from "./state";

interface RingSignProps {
  readonly element: string;
  readonly size: number;
}

export function RingSign({ element, size }: RingSignProps) {
  return (
    <span class="ring" data-element={element} style={{ "--ring": `${size}px` }}>
      <Sign of={element} size={Math.round(size * 0.66)} />
    </span>
  );
}

interface RingsProps {
  readonly play: Play;
  readonly zone: Zone;
}

export function Rings({ play, zone }: RingsProps) {
  const reader = play.reader.value;
  const view = viewOf(play);
  return (
    <ul class="lcg-rings" aria-label={reader.read(zone.label)} data-zone={zone.id}>
      {zone.cards.map((face) => {
        const element = elementOf(face) ?? "";
        const ring = view.rings[element];
        const isContested = view.conflict?.ring === element;
        const said = face.name === null ? "" : reader.read(face.name);
        const notes = face.notes.map((note) => reader.read(note));
        return (
          <li
            key={face.id}
            class={markOf(play, face.answers)}
            data-face={face.id}
            data-contested={isContested}
            data-claimed={ring !== undefined && ring.seat !== NOBODY}
          >
            <span class="lcg-ring" role="img" aria-label={[said, ...notes].join(", ")}>
              <RingSign element={element} size={40} />
              {ring !== undefined && ring.fate > 0 ? (
                <span class="lcg-ring-fate">
                  <Sign of="fate" size={12} />
                  {ring.fate}
                </span>
              ) : null}
            </span>
            <span class="lcg-ring-name">{said}</span>
            {ring !== undefined && ring.seat !== NOBODY ? (
              <span class="lcg-ring-of">
                {reader.read({ type: "name", kind: "seat", key: String(ring.seat) })}
              </span>
            ) : null}
            <Chosen play={play} keys={face.answers} />
          </li>
        );
      })}
    </ul>
  );
}

/** What a ring can be chosen for: a sign for each kind of conflict, with its words. */
function Chosen({ play, keys }: { readonly play: Play; readonly keys: readonly string[] }) {
  const reader = play.reader.value;
  const open = openAmong(play, keys);
  const touch = touchableAmong(play, keys);
  if (open.length + touch.length === 0) return null;
  return (
    <span class="lcg-ring-answers">
      {open.map((key) => {
        const kind = KINDS.find((each) => key.includes(each));
        return (
          <button
            key={key}
            type="button"
            class={`lcg-ring-answer${markOf(play, [key])}`}
            aria-label={answerText(play, key)}
            title={answerText(play, key)}
            {...answering(play, key)}
          >
            <Digit play={play} answer={key} />
            {kind === undefined ? answerText(play, key) : <Sign of={kind} size={15} />}
            {kind === undefined ? null : <span>{reader.say(`lcg-kind-${kind}`)}</span>}
          </button>
        );
      })}
      {touch.map((key) => (
        <button key={key} type="button" class="lcg-ring-answer lit" {...touching(play, key)}>
          {reader.say("page-draft-touch")}
        </button>
      ))}
    </span>
  );
}
