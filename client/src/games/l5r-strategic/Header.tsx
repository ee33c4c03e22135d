// One line above the map: the turn, what is done in it, and how well the viewer knows the map.

import type { PlayProps } from "../../table/contract";
import { hasView, viewOf } from "./state";

export function Header({ play }: PlayProps) {
  if (!hasView(play)) return null;
  const { phase, turn, turns, has_map, known, handed_in } = viewOf(play);
  const reader = play.reader.value;
  return (
    <>
      <strong>{reader.say(`campaign-phase-${phase}`, { turn, turns })}</strong>
      {has_map ? null : <span>{reader.say("campaign-known", { turn: known })}</span>}
      {handed_in ? <span>{reader.say("campaign-handed-in")}</span> : null}
    </>
  );
}
