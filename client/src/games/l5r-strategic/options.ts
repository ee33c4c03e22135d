// What is chosen of a campaign: as any game, but for how many there are seats.

import type { GameOptions } from "../../game";
import { plainOptions } from "../../pages/PlainOptions";
import { seatsOf } from "./seats";

export const options: GameOptions = {
  ...plainOptions,
  seats: (_, chosen) => seatsOf(chosen),
};
