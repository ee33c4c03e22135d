// Rings: each with its shape, the fate on it, who has claimed it, and what it is chosen for.
//
// Seats may have rings of their own: then they are named by their element and their seat, lie in
// pools and on provinces, and whoever has one of each element is enlightened.

import {
  answering,
  answerText,
  markOf,
  openAmong,
  touchableAmong,
  touching,
} from "../../table/any/drawn";
import { FaceItem } from "../../table/any/Faces";
import type { Play } from "../../table/contract";
import { Digit } from "../../table/Digit";
import type { Face, SeatArea, Zone } from "../../wire";
import { Sign } from "./signs";
import { elementOf, KINDS, NOBODY, ringOf, viewOf } from "./state";

export const ELEMENTS = ["air", "earth", "fire", "water", "void"] as const;

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

/** The rings of a pool, large, with what each can be chosen for. */
export function Rings({ play, zone }: RingsProps) {
  const reader = play.reader.value;
  const label = reader.read(zone.label);
  return (
    <ul class="lcg-rings" aria-label={label} title={label} data-zone={zone.id}>
      {zone.cards.map((face) => (
        <RingItem key={face.id} play={play} face={face} />
      ))}
    </ul>
  );
}

interface RingProps {
  readonly play: Play;
  readonly face: Face;
}

function RingItem({ play, face }: RingProps) {
  const reader = play.reader.value;
  const view = viewOf(play);
  const ring = ringOf(view, face);
  const isClaimed = ring !== undefined && ring.seat !== NOBODY;
  const said = face.name === null ? "" : reader.read(face.name);
  const notes = face.notes.map((note) => reader.read(note));
  return (
    <li
      class={markOf(play, face.answers)}
      data-face={face.id}
      data-contested={view.conflict !== null && face.id === `ring.${view.conflict.ring}`}
      data-claimed={isClaimed}
    >
      <span class="lcg-ring" role="img" aria-label={[said, ...notes].join(", ")}>
        <RingSign element={elementOf(face) ?? ""} size={40} />
        <Fate amount={ring?.fate ?? 0} />
      </span>
      <span class="lcg-ring-name">{said}</span>
      {isClaimed ? (
        <span class="lcg-ring-of">
          {reader.read({ type: "name", kind: "seat", key: String(ring.seat) })}
        </span>
      ) : null}
      <Chosen play={play} keys={face.answers} />
    </li>
  );
}

function Fate({ amount }: { readonly amount: number }) {
  if (amount === 0) return null;
  return (
    <span class="lcg-ring-fate">
      <Sign of="fate" size={12} />
      {amount}
    </span>
  );
}

/** Rings as small discs: on a province, in the pool of another seat. */
export function Discs({ play, faces }: { readonly play: Play; readonly faces: readonly Face[] }) {
  return (
    <>
      {faces.map((face) => (
        <FaceItem key={face.id} play={play} face={face} size="tile">
          <span class="lcg-ring card">
            <RingSign element={elementOf(face) ?? ""} size={22} />
            <Fate amount={ringOf(viewOf(play), face)?.fate ?? 0} />
          </span>
        </FaceItem>
      ))}
    </>
  );
}

/** Which of the five elements lie on the provinces of a seat, where rings can lie there. */
export function Enlightened({ play, area }: { readonly play: Play; readonly area: SeatArea }) {
  if (Object.keys(viewOf(play).rings).length <= ELEMENTS.length) return null;
  const lies = new Set(
    area.zones
      .filter((zone) => zone.id.startsWith("province."))
      .flatMap((zone) => zone.cards.map((face) => elementOf(face))),
  );
  const count = ELEMENTS.filter((each) => lies.has(each)).length;
  const words = play.reader.value.say("lcg-board-enlightened", { count });
  return (
    <span class="lcg-enlightened" role="img" aria-label={words} title={words}>
      {ELEMENTS.map((each) => (
        <span key={each} data-lies={lies.has(each)}>
          <RingSign element={each} size={18} />
        </span>
      ))}
      <b>{count}/5</b>
    </span>
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
        const kind = KINDS.find((each) => key.startsWith(`declare:${each}`));
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
