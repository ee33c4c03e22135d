// What the colours and signs of the map mean.

import { ClanSign } from "../../cards/clans";
import type { PlayProps } from "../../table/contract";
import { clanName, PROVINCES, viewOf } from "./state";

const SIGNS = ["army", "castle", "battle", "origin", "open", "arrow", "closed"] as const;

export function Signs({ play }: PlayProps) {
  const reader = play.reader.value;
  const view = viewOf(play);
  const played = new Set(view.seats.map((seat) => seat.clan).filter((clan) => clan !== ""));
  const landed = [...new Set([...PROVINCES.values()].map((found) => found.clan))];
  const others = landed.filter((clan) => clan !== "" && !played.has(clan));
  return (
    <ul class="cm-signs" aria-label={reader.say("campaign-signs")}>
      <li class="cm-signs-goal">{reader.say("campaign-goal-points")}</li>
      <li>
        {reader.say("campaign-sign-holder")}
        {[...played, ...others].map((clan) => (
          <span key={clan} class={`cm-chip cm-clan-${clan}`}>
            <ClanSign of={clan} size={13} /> {reader.read(clanName(clan))}
          </span>
        ))}
      </li>
      {SIGNS.map((sign) => (
        <li key={sign}>
          <span class={`cm-sign cm-sign-${sign}`} aria-hidden="true" />
          {reader.say(`campaign-sign-${sign}`)}
        </li>
      ))}
      {others.length === 0 ? null : (
        <li>{reader.say("campaign-nobody-leads", { clans: others.map(clanName) })}</li>
      )}
    </ul>
  );
}
