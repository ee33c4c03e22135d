// What begins at the first page where nobody chooses anything: against whom, and with which deck.

import { read, say } from "../text/current";
import type { GameEntry } from "../wire";
import { usualOf } from "./asks";

/** The words below "Play now"; as long as nothing is known of the game they name no deck. */
export function atOnce(id: string, game: GameEntry | undefined): string {
  if (game?.at_once != null) return read(game.at_once);
  const more = game === undefined || game.decks.length === 0 ? "" : "-decks";
  return say(`page-way-play-more${more}`, { game: say(`game-${id}`), bots: botsOf(game) });
}

/** How many bots there are beside the reader: what is chosen of a game at once keeps its format. */
function botsOf(game: GameEntry | undefined): number {
  const [format] = game?.formats ?? [];
  return format === undefined ? 1 : usualOf(format.fewest_seats, format.most_seats) - 1;
}
