// A place for cards: what it is called, how many lie there, and those that are shown.

import { useSignal } from "@preact/signals";
import { Icon } from "../../parts/Icon";
import type { Zone } from "../../wire";
import type { Play } from "../contract";
import { countOf, hiddenIn, isOfferedAmong, markOf } from "./drawn";
import { Answers, FaceItem } from "./Faces";

/** So many cards of a pile are shown; the others are shown when they are asked for. */
const SHOWN = 6;

interface ZonePlaceProps {
  readonly play: Play;
  readonly zone: Zone;
}

/** A zone with its cards; one that shows none, or a pile that nobody looks at, is a chip. */
export function ZonePlace({ play, zone }: ZonePlaceProps) {
  const looks = useSignal(false);
  const reader = play.reader.value;
  const hasCards = zone.cards.length > 0;
  // What can be chosen is never folded away.
  const isAsked = zone.cards.some((face) => isOfferedAmong(play, face.answers));
  const isOpen = hasCards && (!zone.pile || looks.value || isAsked);
  const head = (
    <>
      <span>{reader.read(zone.label)}</span>{" "}
      {isOpen && zone.count === null && zone.cards.length === 1 && !zone.pile ? null : (
        <b class="any-count">{countOf(zone)}</b>
      )}
    </>
  );
  return (
    <section
      class={`any-zone${isOpen ? "" : " any-chip"}${markOf(play, zone.answers)}`}
      data-zone={zone.id}
    >
      <h4 class="any-zone-head">
        {zone.pile && hasCards && !isAsked ? (
          <button
            type="button"
            class="bare any-zone-look"
            aria-expanded={isOpen}
            onClick={() => (looks.value = !looks.value)}
          >
            {head}
            <Icon sign={isOpen ? "up" : "down"} size={12} />
          </button>
        ) : (
          head
        )}
      </h4>
      {isOpen ? <Cards play={play} zone={zone} /> : null}
      <Answers play={play} keys={zone.answers} />
    </section>
  );
}

function Cards({ play, zone }: ZonePlaceProps) {
  const all = useSignal(false);
  const reader = play.reader.value;
  const { cards } = zone;
  const hidden = hiddenIn(zone);
  const isFolded = cards.length > SHOWN + 1;
  const below = cards.slice(SHOWN);
  // What can be chosen is never folded away.
  const isAsked = below.some((face) => isOfferedAmong(play, face.answers));
  const isOpen = all.value || isAsked;
  return (
    <ul class="any-cards" aria-label={reader.read(zone.label)}>
      {(isFolded && !isOpen ? cards.slice(0, SHOWN) : cards).map((face) => (
        <FaceItem key={face.id} play={play} face={face} size="token" />
      ))}
      {hidden > 0 ? (
        <li class="any-back">
          <Icon sign="lock" size={14} />{" "}
          {reader.say("page-any-down", { count: hidden })}
        </li>
      ) : null}
      {isFolded && !isAsked ? (
        <li>
          <button
            type="button"
            class="any-more"
            aria-expanded={all.value}
            onClick={() => (all.value = !all.value)}
          >
            {all.value
              ? reader.say("page-any-fewer")
              : reader.say("page-answers-more", { count: below.length })}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
