// A card upright on the board: its name, its picture, its figures; what is true of it as marks.
//
// A game says how a card is dressed; the tile knows no game. A card that is turned lies down and
// fades; its words and its figures do not.

import type { ComponentChildren } from "preact";
import { softened } from "../../cards/soft";
import type { Face } from "../../wire";
import { FaceItem, FacePicture } from "../any/Faces";
import { faceName } from "../any/words";
import type { Play } from "../contract";

/** How a game shows a card. What is said of it stands in the face; this is for eyes. */
export interface Dress {
  /** Whose it is, as the style sheet of the game tints it. */
  readonly tint?: string;
  /** Its figures, along the lower edge. */
  readonly figures?: ComponentChildren;
  /** What lies on it, at its left edge; what it is, at its right edge. */
  readonly load?: ComponentChildren;
  readonly mark?: ComponentChildren;
  /** It is bowed or tapped, in one word: it is seen, and told to whoever points at it. */
  readonly turned?: string;
  /** What is attached to it, a line each. */
  readonly worn?: readonly ComponentChildren[];
}

/** So many attachments have a line below the card; of more it is told how many there are. */
const SHOWN = 2;

interface TileProps {
  readonly play: Play;
  readonly face: Face;
  readonly dress?: Dress;
}

export function Tile({ play, face, dress = {} }: TileProps) {
  const { tint, figures, load, mark, turned, worn = [] } = dress;
  const { name } = face;
  const known = name !== null;
  return (
    <FaceItem play={play} face={face} size="tile">
      <span
        class="tile card"
        data-down={!known}
        data-turned={turned !== undefined}
        data-tint={tint}
        title={turned}
      >
        {name !== null ? (
          <>
            <span class="tile-name card-name">{softened(faceName(face, play.reader.value))}</span>
            <span class="tile-picture">
              <FacePicture face={face} />
            </span>
          </>
        ) : null}
        <span class="tile-foot">{figures}</span>
        {load === undefined ? null : <span class="tile-load">{load}</span>}
        {mark === undefined ? null : <span class="tile-mark">{mark}</span>}
      </span>
      {worn.slice(0, worn.length > SHOWN ? SHOWN - 1 : SHOWN).map((one, at) => (
        <span key={at} class="tile-worn">
          {one}
        </span>
      ))}
      {worn.length > 0 ? (
        <span class="tile-worn-count" aria-hidden="true">
          +{worn.length}
        </span>
      ) : null}
      {worn.length > SHOWN ? <span class="tile-worn">+{worn.length - SHOWN + 1}</span> : null}
    </FaceItem>
  );
}

interface TilesProps {
  /** What the row is called, for whoever hears the page. */
  readonly label: string;
  /** The zone that it shows. */
  readonly zone: string;
  readonly kind?: string;
  readonly children: ComponentChildren;
}

/** A row of tiles; it is scrolled sideways where it has no room. */
export function Tiles({ label, zone, kind = "", children }: TilesProps) {
  return (
    <ul class={`tiles ${kind}`} aria-label={label} data-zone={zone}>
      {children}
    </ul>
  );
}
