// What stands on the door of a game beside its name: for how many it is and how long it takes.

import { read, say } from "../text/current";
import type { GameEntry } from "../wire";

export function factsOf(game: GameEntry): string {
  const fewest = Math.min(...game.formats.map((format) => format.fewest_seats));
  const most = Math.max(...game.formats.map((format) => format.most_seats));
  const seats =
    game.company == null ? fromTo("page-door-seats", fewest, most) : read(game.company);
  if (game.minutes == null) return seats;
  return `${seats} · ${fromTo("page-door-minutes", ...game.minutes)}`;
}

/** From the fewest to the most, or how many exactly where both are the same. */
function fromTo(id: string, fewest: number, most: number): string {
  return fewest === most ? say(`${id}-exactly`, { count: most }) : say(id, { fewest, most });
}
