import { say } from "../text/current";

/** Which game it is, beside the title of a table. */
export function GameTag({ game }: { readonly game: string }) {
  return <span class="tag game-tag">{say(`game-${game}`)}</span>;
}

/** The title of a table with its game. */
export function titleWithGame(title: string, game: string): string {
  return `${say(`game-${game}`)}: ${title}`;
}
