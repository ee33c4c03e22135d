import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Trouble } from "../parts/Faults";
import { useLoaded } from "../parts/loaded";
import { Shell } from "../parts/Shell";
import { catalogue } from "../store";
import type { GameEntry } from "../wire";
import { OwnRows } from "./Library";
import { usualGame } from "./openings";
import type { Kept, Shelf } from "./own";

interface LibraryPageProps<Thing extends Kept> {
  readonly title: string;
  readonly lead: string;
  /** What the headings and buttons say. */
  readonly words: {
    readonly begin: string;
    readonly bring: string;
    readonly own: string;
    readonly shipped: string;
  };
  readonly things: Shelf<Thing>;
  /** Where a thing is opened: "/decks/". */
  readonly path: string;
  readonly about: (thing: Thing) => string;
  /** The rows of those that come with Gorin. */
  readonly shipped: (game: GameEntry) => ComponentChildren;
  /** The sheet that takes one from a text. */
  readonly bringing: (close: () => void) => ComponentChildren;
}

/** All things of a kind: those of one's own, and those that come with Gorin to begin from. */
export function LibraryPage<Thing extends Kept>(props: LibraryPageProps<Thing>) {
  const { words } = props;
  const { value, error } = useLoaded("catalogue", catalogue);
  const bringing = useSignal(false);
  const game = value.value === null ? null : usualGame(value.value);
  return (
    <Shell>
      <section class="intro library-intro">
        <h1>{props.title}</h1>
        <p class="lead">{props.lead}</p>
      </section>
      <div class="inline">
        <a class="main-button" href={`${props.path}new`}>
          {words.begin}
        </a>
        <button
          type="button"
          onClick={() => {
            bringing.value = true;
          }}
        >
          {words.bring}
        </button>
      </div>
      <section class="block">
        <h2>{words.own}</h2>
        <OwnRows things={props.things} path={props.path} about={props.about} />
      </section>
      <Trouble error={error.value} />
      {game === null ? null : (
        <section class="block">
          <h2>{words.shipped}</h2>
          <ul class="own-rows">{props.shipped(game)}</ul>
        </section>
      )}
      {bringing.value
        ? props.bringing(() => {
            bringing.value = false;
          })
        : null}
    </Shell>
  );
}
