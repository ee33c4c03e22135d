// The reader's own hand, kept in sight below the question, with what is counted of the own seat.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { MoreBelow } from "../../parts/MoreBelow";
import { useRoving } from "../../parts/roving";
import type { Drawing, Zone } from "../../wire";
import type { Play } from "../contract";
import { countOf, zonesOf } from "./drawn";
import { FaceItem } from "./Faces";
import { Counters } from "./Figures";

/** More cards than that are names on several lines, so that each can be read. */
const FEW = 10;

interface DrawnHandProps {
  readonly play: Play;
  readonly drawing: Drawing;
  /** Hands of several seats stand together. */
  readonly brief: boolean;
}

export function DrawnHand({ play, drawing, brief }: DrawnHandProps) {
  const reader = play.reader.value;
  const own = drawing.seats.find((area) => area.seat === play.you.value.seat);
  const hands = zonesOf(drawing).filter((zone) => zone.hand);
  if (own === undefined && hands.length === 0) return null;
  return (
    <div class="any-own-place" data-brief={brief}>
      {hands.map((zone) => (
        <HandCards key={zone.id} play={play} zone={zone} brief={brief}>
          {brief ? null : <Counters counters={own?.counters ?? []} reader={reader} />}
        </HandCards>
      ))}
    </div>
  );
}

interface HandCardsProps {
  readonly play: Play;
  readonly zone: Zone;
  readonly brief: boolean;
  /** What stands beside its name. */
  readonly children: ComponentChildren;
}

function HandCards({ play, zone, brief, children }: HandCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const reader = play.reader.value;
  const size = brief || zone.cards.length > FEW ? "token" : "small";
  useRoving(list);
  return (
    <section class="any-hand">
      <header class="any-hand-head">
        <h3 class={brief ? "unseen" : "any-zone-head"}>
          <span>{reader.read(zone.label)}</span> <b class="any-count">{countOf(zone)}</b>
        </h3>
        {children}
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
