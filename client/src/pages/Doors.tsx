import { gamePage } from "../listed";
import { Icon } from "../parts/Icon";
import { useLoaded } from "../parts/loaded";
import type { Subject } from "../pictures/compose";
import { type Book, Picture } from "../pictures/Picture";
import { catalogue } from "../store";
import { read, say } from "../text/current";
import { factsOf } from "./door-facts";
import { playable } from "./openings";

interface DoorsProps {
  /** The id of the game whose ways in are shown. */
  readonly open: string;
  readonly choose: (game: string) => void;
  /** The id of the game that the reader has chosen: where there is little room only that is told of. */
  readonly told: string;
  /** What begins a game at once, and the game that is being opened so. */
  readonly play: (game: string) => () => void;
  readonly busy: string;
}

const book: Book = async () => (await import("../pictures/doors")).doors;

/** The games, each as a door: what it is, for how many and how long; on a phone it is played there. */
export function Doors({ open, choose, told, play, busy }: DoorsProps) {
  const all = useLoaded("catalogue", catalogue).value.value;
  const games = all === null ? [] : playable(all);
  return (
    <ul class="doors" aria-label={say("page-doors")}>
      {games.map((game) => (
        <li key={game.id}>
          <button
            type="button"
            class="door"
            aria-pressed={game.id === open}
            data-told={game.id === told ? "" : undefined}
            onClick={() => choose(game.id)}
          >
            <span class="door-leaf">
              <Picture frame="upright" subject={behind(game.id)} book={book} />
            </span>
            <span class="door-step" />
            <span class="door-title">{read(game.title)}</span>
            {game.about == null ? null : <span class="door-about">{read(game.about)}</span>}
            <span class="door-facts">{factsOf(game)}</span>
          </button>
          <button
            type="button"
            class="door-play"
            aria-busy={busy === game.id}
            aria-label={say("page-door-play-of", { game: read(game.title) })}
            onClick={play(game.id)}
          >
            <Icon sign="play" size={16} /> {say("page-door-play")}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What is seen through the door of a game: what it names, or something by the words of its name. */
function behind(id: string): Subject {
  return gamePage(id).door ?? { name: id, place: "field" };
}
