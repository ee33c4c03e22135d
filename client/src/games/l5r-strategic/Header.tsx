// One line above the map: the turn, and what is done in it.

import type { PlayProps } from "../../table/contract";
import { hasView, viewOf } from "./state";

export function Header({ play }: PlayProps) {
  if (!hasView(play)) return null;
  const { phase, turn, turns } = viewOf(play);
  return <strong>{play.reader.value.say(`campaign-phase-${phase}`, { turn, turns })}</strong>;
}
