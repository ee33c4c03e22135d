// What is seen through the doors of the first page. These pictures are the house's, so that the page
// loads nothing of any game.

import { ARCHWAY_IN_THE_JUNGLE } from "./doors/archway-in-the-jungle";
import { CHARGE } from "./doors/charge";
import { DRAGON_OVER_THE_PEAKS } from "./doors/dragon-over-the-peaks";
import { GENERAL_AT_DAWN } from "./doors/general-at-dawn";
import { NIGHT_RAID } from "./doors/night-raid";
import type { Pages } from "./drawing";

export const doors: Pages = {
  scenes: {
    "archway-in-the-jungle": ARCHWAY_IN_THE_JUNGLE,
    charge: CHARGE,
    "dragon-over-the-peaks": DRAGON_OVER_THE_PEAKS,
    "general-at-dawn": GENERAL_AT_DAWN,
    "night-raid": NIGHT_RAID,
  },
  words: [],
};
