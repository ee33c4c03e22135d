// The inside of a seat's nameplate: its clan, its points, its allies.

import { ClanSign } from "../../cards/clans";
import type { FiguresProps, Play } from "../../table/contract";
import { clanName, hasView, isSecret, rolesOf, seatAt, viewOf } from "./state";
import "./map.css";
import type { CampaignSeat } from "./wire";

export function Figures({ play, seat }: FiguresProps) {
  const view = hasView(play) ? viewOf(play) : null;
  const found = view === null ? undefined : seatAt(view, seat.seat);
  if (view === null || found === undefined) return null;
  const reader = play.reader.value;
  if (found.clan === "") return <span class="cm-plate">{reader.say("campaign-referee")}</span>;
  const allies = view.allies
    .filter((pair) => pair.includes(found.clan))
    .map(([one, other]) => (one === found.clan ? other : one));
  // What is said of the whole clan stands at the seat of its Daimyo.
  if (!found.daimyo && found.alive) {
    return (
      <div class="cm-plate">
        <ClanChip clan={found.clan} play={play} />
        <Roles seat={found} play={play} />
      </div>
    );
  }
  const figures = isSecret(view)
    ? []
    : ([
        ["campaign-provinces", found.own + found.others],
        ["campaign-castles", found.castles],
      ] as const);
  return (
    <div class="cm-plate">
      <ClanChip clan={found.clan} play={play} />
      <Roles seat={found} play={play} />
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

function ClanChip({ clan, play }: { readonly clan: string; readonly play: Play }) {
  return (
    <strong class={`cm-chip cm-clan-${clan}`}>
      <ClanSign of={clan} /> {play.reader.value.read(clanName(clan))}
    </strong>
  );
}

function Roles({ seat, play }: { readonly seat: CampaignSeat; readonly play: Play }) {
  const words = rolesOf(seat).map((role) => play.reader.value.read(role));
  return (
    <>
      {words.map((role) => (
        <span key={role}>{role}</span>
      ))}
    </>
  );
}
