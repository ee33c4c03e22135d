// Where the match stands: the turn and its step, whose it is, and how one wins.

import { Headline } from "../../table/any/Headline";
import { drawingOf } from "../../table/any/drawn";
import type { PlayProps } from "../../table/contract";
import { viewOf } from "./state";

export function Header({ play }: PlayProps) {
  const drawing = drawingOf(play.view.value);
  if (drawing === null) return null;
  const reader = play.reader.value;
  const { turn, seats } = viewOf(play);
  return (
    <div class="magic-head">
      <Headline drawing={drawing} reader={reader} />
      <p class="magic-goal" data-first={turn <= seats.length}>{reader.say("magic-goal")}</p>
    </div>
  );
}
