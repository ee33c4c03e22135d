// For how many a campaign is.

import type { Options } from "../../game";

const MOST_CLANS = 10;
const FEWEST_CLANS = 2;
const USUAL_GENERALS = 3;
const ROOM_ROLES = 2;

/** How few and how many seats there are, by the roles of a clan and whether there is a referee. */
export function seatsOf(options: Options): readonly [number, number] {
  const { roles, generals, referee } = options;
  const led = typeof generals === "number" ? generals : USUAL_GENERALS;
  const team = roles === "apart" ? ROOM_ROLES + led : 1;
  const more = referee === true ? 1 : 0;
  return [FEWEST_CLANS * team + more, MOST_CLANS * team + more];
}
