// What lists say of a level: for how many it is, how strong it is, how large its map is.

import { read, say } from "../../../text/current";
import type { LevelEntry } from "../wire";

/** From the fewest to the most, or one number where both are the same. */
export function fromTo(fewest: number, most: number): string {
  return fewest === most ? String(most) : `${fewest}–${most}`;
}

function fewestOf(level: LevelEntry): number {
  return level.solo ? 1 : level.fewest_seats;
}

/** A level in a list to choose from; `least`: no fewer sit down, whatever the level says. */
export function levelTitle(level: LevelEntry, least = 1): string {
  return say("page-level-line", {
    title: read(level.title),
    players: fromTo(Math.max(least, fewestOf(level)), level.most_seats),
    most: level.most_seats,
    power: level.power,
  });
}

/** What a level asks for, and its map. */
export function levelHint(level: LevelEntry): string {
  const own = level.goal === "find-treasure";
  return say("page-level-hint", {
    goal: say(own ? "page-goal-find-treasure" : `play-goal-${level.goal}`),
    map: say("page-level-map", { width: level.width, depth: level.depth }),
  });
}

/** A level below its title. */
export function levelAbout(level: LevelEntry): string {
  const { most_seats: most, power, width, depth } = level;
  return say("levels-page-about", { players: fromTo(fewestOf(level), most), most, power, width, depth });
}
