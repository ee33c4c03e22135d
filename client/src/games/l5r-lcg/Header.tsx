// Where the match stands: the round, and its phases with the one that is played.

import type { PlayProps } from "../../table/contract";
import { drawingOf } from "../../table/any/drawn";
import { PHASES, viewOf } from "./state";

export function Header({ play }: PlayProps) {
  if (drawingOf(play.view.value) === null) return null;
  const reader = play.reader.value;
  const { turn, phase } = viewOf(play);
  if (turn === 0) return <strong class="any-headline">{reader.say("lcg-board-setup")}</strong>;
  return (
    <div class="any-headline lcg-phases">
      <strong>{reader.say("lcg-board-round", { turn })}</strong>
      {PHASES.map((each) => (
        <span key={each} aria-current={each === phase ? "step" : undefined}>
          {reader.say(`lcg-board-phase-${each}`)}
        </span>
      ))}
    </div>
  );
}
