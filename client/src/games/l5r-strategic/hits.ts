// Which lines of the log tell what hits a clan: pure, for the tests.

import type { Arg, LogLine } from "../../wire";
import { seatAt } from "./state";
import type { CampaignView } from "./wire";

/** Whether a line tells that a clan loses a province or an army, is left by an ally, or fights. */
export function hits(view: CampaignView, { event, message }: LogLine, own: number): boolean {
  const clan = seatAt(view, own)?.clan;
  if (clan === undefined || clan === "") return false;
  const { args } = message;
  switch (event) {
    case "Taken":
      return isClan(args["before"], clan);
    case "AllianceEnded":
      return isClan(args["clan"], clan) || isClan(args["other"], clan);
    case "BattleBegan":
      return hasArmy(args["armies"], clan);
    case "BattleReported":
    case "WinnerDestroyed":
      return hasArmy(args["lost"], clan) || hasArmy(args["dishonored"], clan);
    default:
      return false;
  }
}

function isClan(arg: Arg | undefined, clan: string): boolean {
  return typeof arg === "object" && "id" in arg && arg.id === `campaign-clan-${clan}`;
}

/** Whether there is an army of a clan among those that are named. */
function hasArmy(arg: Arg | undefined, clan: string): boolean {
  const armies = Array.isArray(arg) ? arg : [];
  return armies.some(
    (army) => typeof army === "object" && "args" in army && isClan(army.args["clan"], clan),
  );
}
