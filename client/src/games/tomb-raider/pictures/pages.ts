// What Tomb Raider brings to pictures: scenes of its own, and words that mean something in it.

import type { Pages } from "../../../pictures/drawing";
import { BEINGS } from "./beings";
import { ROOMS } from "./rooms";
import { THINGS } from "./things";
import { TRAPS } from "./traps";

export const pages: Pages = {
  scenes: { ...ROOMS, ...TRAPS, ...BEINGS, ...THINGS },
  words: [
    [/treasure/, "idol"],
    [/compass|binoculars|goggles|scope|search|scout|look|key/, "map"],
    [/knife/, "sword"],
    [/lost|one-slim|worst|luck|fools|bait|lure|three-of/, "map"],
    [/uzi|magnum|weapon|clip/, "pistol"],
    [/horseman/, "horse"],
    [/flying|dna|scion/, "bat"],
    [/crawl|big-boss|gorilla|zoo|caged/, "wolf"],
    [/big-boss|natla$|deathtrap|grave/, "skull"],
    [/thug|sniper|cowboy|larsen|pierre|ambush|fire/, "shooter"],
    [/tnt|fumes/, "flame"],
    [/lara-croft-(victor|millionaire)|save|win/, "winner"],
    [/lara|raider|explorer|archaeologist|native-guide/, "explorer"],
    [/made-it|quick|sudden|roll/, "leaper"],
    [/maze|turning|sanctuary|lure/, "archway"],
  ],
  others: ["explorer", "leaper", "shooter", "climber", "map", "archway", "boulder"],
};
