// Where the match stands: the round, its phases with the one that is played, and how one wins.

import type { PlayProps } from "../../table/contract";
import { drawingOf } from "../../table/any/drawn";
import { FORMATS, PHASES, viewOf } from "./state";

export function Header({ play }: PlayProps) {
  if (drawingOf(play.view.value) === null) return null;
  const reader = play.reader.value;
  const { turn, phase } = viewOf(play);
  const { format } = play.table.value;
  return (
    <div class="any-headline lcg-phases">
      {turn === 0 ? (
        <strong>{reader.say("lcg-board-setup")}</strong>
      ) : (
        <>
          <strong>{reader.say("lcg-board-round", { turn })}</strong>
          {PHASES.map((each) => (
            <span key={each} aria-current={each === phase ? "step" : undefined}>
              {reader.say(`lcg-board-phase-${each}`)}
            </span>
          ))}
        </>
      )}
      {FORMATS.includes(format) ? <p class="lcg-goal" data-first={turn <= 1}>{reader.say(`lcg-goal-${format}`)}</p> : null}
    </div>
  );
}
