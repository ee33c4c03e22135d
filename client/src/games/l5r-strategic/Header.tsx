// Above the map: who the reader is, the turn, how one wins, and how the clans stand.

import { ClanSign } from "../../cards/clans";
import type { Play, PlayProps } from "../../table/contract";
import { clanName, hasView, isSecret, rolesOf, seatAt } from "./state";
import { tellingOf } from "./telling";
import type { CampaignSeat, CampaignView } from "./wire";

export function Header({ play }: PlayProps) {
  if (!hasView(play)) return null;
  const telling = tellingOf(play);
  const { view } = telling.scene.value;
  const { turns, sheet } = view;
  const told = telling.isLive.value ? telling.report.value : null;
  const [phase, turn] = told === null ? [view.phase, view.turn] : ["resolution", told.turn];
  const reader = play.reader.value;
  return (
    <div class="cm-head">
      <Who play={play} view={view} />
      <strong>{reader.say(`campaign-phase-${phase}`, { turn, turns })}</strong>
      <span class="cm-turns" aria-hidden="true">
        {Array.from({ length: turns }, (_, at) => (
          <i key={at} data-is={at + 1 < turn || phase === "over" ? "past" : at + 1 === turn ? "now" : "next"} />
        ))}
      </span>
      <Known play={play} view={view} />
      {sheet !== null ? <span class="cm-handed">{reader.say("campaign-handed-in")}</span> : null}
      {isSecret(view) ? null : <Race play={play} view={view} />}
      <span class="cm-goal">
        <b>{reader.say("campaign-goal", { turns })}</b>{" "}
        <span class="cm-goal-more">{reader.say("campaign-goal-points")}</span>
      </span>
    </div>
  );
}

interface ViewProps extends PlayProps {
  readonly view: CampaignView;
}

/** What whoever does not see the map as it lies knows of it. */
function Known({ play, view }: ViewProps) {
  if (view.has_map) return null;
  const [reader, turn] = [play.reader.value, view.known];
  return (
    <span>
      {isSecret(view) ? reader.say("campaign-secret") : reader.say("campaign-known", { turn })}
    </span>
  );
}

function Who({ play, view }: ViewProps) {
  const own = seatAt(view, play.you.value.seat);
  if (own === undefined || own.clan === "") return null;
  const reader = play.reader.value;
  const roles = [...rolesOf(own)];
  const clan = clanName(own.clan);
  return (
    <strong class={`cm-chip cm-clan-${own.clan}`}>
      <ClanSign of={own.clan} />{" "}
      {roles.length === 0
        ? reader.say("campaign-you-lead", { clan })
        : reader.say("campaign-you-are", { clan, roles })}
    </strong>
  );
}

/** The clans by their points, whoever has most of them first. */
export function standings(view: CampaignView): readonly CampaignSeat[] {
  const clans = [...new Set(view.seats.map((seat) => seat.clan))].filter((clan) => clan !== "");
  const found = clans.flatMap((clan) => view.seats.find((seat) => seat.clan === clan) ?? []);
  return found.toSorted((one, other) => other.points - one.points);
}

function Race({ play, view }: ViewProps) {
  const all = standings(view);
  const most = all[0]?.points ?? 0;
  const isOver = view.phase === "over";
  // Where most lead, nobody does yet.
  const first = all.filter((seat) => seat.points === most).length;
  const isLevel = !isOver && first * 2 > all.length;
  const reader = play.reader.value;
  return (
    <ol class="cm-race" aria-label={reader.say("campaign-race")}>
      {all.map((seat) => (
        <Standing key={seat.clan} play={play} seat={seat} most={most} isLevel={isLevel} isOver={isOver} />
      ))}
    </ol>
  );
}

interface StandingProps {
  readonly play: Play;
  readonly seat: CampaignSeat;
  readonly most: number;
  readonly isLevel: boolean;
  readonly isOver: boolean;
}

function Standing({ play, seat, most, isLevel, isOver }: StandingProps) {
  const reader = play.reader.value;
  return (
    <li class={`cm-clan-${seat.clan}`}>
      <ClanSign of={seat.clan} size={13} /> <span>{reader.read(clanName(seat.clan))}</span> <b>{seat.points}</b>
      {!isLevel && seat.points === most ? <em> {reader.say(isOver ? "campaign-has-won" : "campaign-leads")}</em> : null}
      <i aria-hidden="true" style={{ width: `${(100 * seat.points) / Math.max(1, most)}%` }} />
    </li>
  );
}
