// The reader's own hand, kept in sight below the question.

import { useRef } from "preact/hooks";
import { MoreBelow } from "../../parts/MoreBelow";
import { useRoving } from "../../parts/roving";
import type { Drawing, Zone } from "../../wire";
import type { Play } from "../contract";
import { countOf, markOf, zonesOf } from "./drawn";
import { useFan } from "../fan";
import { FaceItem } from "./Faces";

/** How wide a card is, with the gap beside it. */
const CARD = [140, 175] as const;

interface DrawnHandProps {
  readonly play: Play;
  readonly drawing: Drawing;
  /** Hands of several seats stand together. */
  readonly brief: boolean;
}

export function DrawnHand({ play, drawing, brief }: DrawnHandProps) {
  const own = drawing.seats.find((area) => area.seat === play.you.value.seat);
  const hands = zonesOf(drawing).filter((zone) => zone.hand);
  if (own === undefined && hands.length === 0) return null;
  return (
    <div class="any-own-place" data-brief={brief}>
      {hands.map((zone) => (
        <HandCards key={zone.id} play={play} zone={zone} brief={brief} />
      ))}
    </div>
  );
}

interface HandCardsProps {
  readonly play: Play;
  readonly zone: Zone;
  readonly brief: boolean;
}

function HandCards({ play, zone, brief }: HandCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const reader = play.reader.value;
  const isFan = useFan(list, zone.cards.length, CARD);
  const size = brief || !isFan ? "token" : "small";
  useRoving(list);
  return (
    // What is asked of the whole hand, such as a bid on it, lights it as a whole.
    <section class={`any-hand${markOf(play, zone.answers)}`}>
      <header class="any-hand-head">
        <h3 class={brief ? "unseen" : "any-zone-head"}>
          <span>{reader.read(zone.label)}</span> <b class="any-count">{countOf(zone)}</b>
        </h3>
      </header>
      <div class="any-hand-place">
        <ul ref={list} class={`any-hand-cards any-hand-${size}`} aria-label={reader.read(zone.label)}>
          {zone.cards.map((face) => (
            <FaceItem key={face.id} play={play} face={face} size={size} />
          ))}
          {zone.cards.length > 0 ? null : (
            <li class="any-empty">{reader.say("page-any-empty")}</li>
          )}
        </ul>
        {brief ? null : (
          <MoreBelow list={list} words={(count) => reader.say("page-answers-more", { count })} />
        )}
      </div>
    </section>
  );
}
