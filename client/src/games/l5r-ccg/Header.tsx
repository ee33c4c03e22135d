// Where the match stands: whose turn it is, and its phases with the one that is played.

import { drawingOf } from "../../table/any/drawn";
import type { PlayProps } from "../../table/contract";
import { named, PHASES, viewOf } from "./state";

export function Header({ play }: PlayProps) {
  if (drawingOf(play.view.value) === null) return null;
  const reader = play.reader.value;
  const { turn, phase, active } = viewOf(play);
  return (
    <div class="any-headline ccg-phases">
      {turn === 0 ? (
        <strong>{reader.say("ccg-board-setup")}</strong>
      ) : (
        <>
          <strong>{reader.say("ccg-board-turn", { turn, seat: named(active) })}</strong>
          {PHASES.map((each) => (
            <span key={each} aria-current={each === phase ? "step" : undefined}>
              {reader.say(`ccg-board-phase-${each}`)}
            </span>
          ))}
        </>
      )}
    </div>
  );
}
