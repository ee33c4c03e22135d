import { gamePages } from "../game";
import { say } from "../text/current";

/** Whether a game must be named: the usual one goes without saying. */
export function isOther(game: string): boolean {
  return game !== (gamePages[0]?.id ?? "");
}

/** Which game it is, beside the title of a table, where that is not the usual one. */
export function GameTag({ game }: { readonly game: string }) {
  return isOther(game) ? <span class="tag">{say(`game-${game}`)}</span> : null;
}

/** The title of a table with its game, where that is not the usual one. */
export function titleWithGame(title: string, game: string): string {
  return isOther(game) ? `${say(`game-${game}`)}: ${title}` : title;
}
