// The inside of a seat's nameplate: its clan, its points, its allies.

import type { FiguresProps } from "../../table/contract";
import { clanName, hasView, rolesOf, seatAt, viewOf } from "./state";
import "./map.css";

export function Figures({ play, seat }: FiguresProps) {
  const view = hasView(play) ? viewOf(play) : null;
  const found = view === null ? undefined : seatAt(view, seat.seat);
  if (view === null || found === undefined) return null;
  const reader = play.reader.value;
  if (found.clan === "") return <span class="cm-plate">{reader.say("campaign-referee")}</span>;
  const allies = view.allies
    .filter((pair) => pair.includes(found.clan))
    .map(([one, other]) => (one === found.clan ? other : one));
  const figures = [
    ["campaign-points", found.points],
    ["campaign-provinces", found.own + found.others],
    ["campaign-castles", found.castles],
  ] as const;
  return (
    <div class="cm-plate">
      <strong class={`cm-chip cm-clan-${found.clan}`}>{reader.read(clanName(found.clan))}</strong>
      {rolesOf(found).map((role) => (
        <span key={reader.read(role)}>{reader.read(role)}</span>
      ))}
      {figures.map(([id, value]) => (
        <span key={id}>
          {reader.say(id)} <b>{value}</b>
        </span>
      ))}
      {allies.map((clan) => (
        <span key={clan}>{reader.say("campaign-ally", { clan: clanName(clan) })}</span>
      ))}
      {found.alive ? null : <span>{reader.say("campaign-out")}</span>}
    </div>
  );
}
