import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { MoreBelow } from "../parts/MoreBelow";
import { say } from "../text/current";
import type { GameTable, Play } from "./contract";
import { throughEyes } from "./open-hands";
import { HandToggle } from "./toggles";

interface OpenHandsProps {
  readonly play: Play;
  readonly game: GameTable | null;
  /** What the place is called where it is folded: on a phone. */
  readonly title: string;
  /** Where the view has what each seat sees in another way. */
  readonly field: string;
  /** Said in place of the hands as long as there are none to show. */
  readonly children?: ComponentChildren;
}

/** The hands of all seats beside each other, a line for each card. */
export function OpenHands({ play, game, title, field, children }: OpenHandsProps) {
  const list = useRef<HTMLDivElement>(null);
  if (game?.Hand === undefined) return null;
  const seats = play.view.value[field] === undefined ? [] : play.table.value.seats;
  return (
    <FoldedPlace title={title}>
      {seats.length === 0 ? (
        children
      ) : (
        <div class="open-hands-place">
          <div class="open-hands" ref={list}>
            {seats.map(({ seat, name }) => (
              <OpenHand
                key={seat}
                play={play}
                game={game}
                seat={seat}
                name={name || say("seat-name", { number: seat + 1 })}
                field={field}
              />
            ))}
          </div>
          <MoreBelow list={list} items="li" words={(count) => say("page-answers-more", { count })} />
        </div>
      )}
    </FoldedPlace>
  );
}

interface OpenHandProps {
  readonly play: Play;
  readonly game: GameTable;
  readonly seat: number;
  readonly name: string;
  readonly field: string;
}

function OpenHand({ play, game, seat, name, field }: OpenHandProps) {
  const own = useMemo(() => throughEyes(play, seat, field), [play, seat, field]);
  if (game.Hand === undefined) return null;
  return (
    <section class="open-hand" aria-label={name}>
      <h3>{name}</h3>
      <game.Hand play={own} brief />
    </section>
  );
}

interface FoldedPlaceProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** The place of hands for whoever only looks: folded on a phone, open on a wide page. */
export function FoldedPlace({ title, children }: FoldedPlaceProps) {
  const open = useSignal(false);
  return (
    <section class="own looked-at" data-open={open.value} aria-label={title}>
      <HandToggle title={title} open={open} />
      {children}
    </section>
  );
}
