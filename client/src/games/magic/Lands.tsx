// The lands of a seat: copies that differ in nothing but whether they are tapped are one tile.

import { faceName } from "../../table/any/words";
import type { Play } from "../../table/contract";
import { Tile } from "../../table/field/Tile";
import { permanentDress } from "./dress";
import { copiesOf, type Placed, viewOf, wornOf } from "./state";

interface LandsProps {
  readonly play: Play;
  readonly lands: readonly Placed[];
}

export function Lands({ play, lands }: LandsProps) {
  return (
    <>
      {copiesOf(lands, wornOf(viewOf(play))).map((copies) => (
        <Copies key={copies[0].face.id} play={play} copies={copies} />
      ))}
    </>
  );
}

interface CopiesProps {
  readonly play: Play;
  readonly copies: readonly [Placed, ...Placed[]];
}

/** One of them, how many there are, and how many of those are tapped. */
function Copies({ play, copies }: CopiesProps) {
  const reader = play.reader.value;
  const untapped = copies.find(({ found }) => !found.state.tapped);
  const { face, found } = untapped ?? copies[0];
  const dress = permanentDress(found, reader);
  const count = copies.length;
  if (count === 1) return <Tile play={play} face={face} dress={dress} />;
  const tapped = copies.filter((each) => each.found.state.tapped).length;
  const words = reader.say("magic-board-copies", { card: faceName(face, reader), count, tapped });
  const figures = (
    <>
      <b>×{count}</b>
      {tapped === 0 || tapped === count ? null : (
        <span class="tile-figure">
          <span class="magic-lying" />
          <b>{tapped}</b>
        </span>
      )}
    </>
  );
  return (
    <li class="magic-copies" title={words}>
      <ul aria-label={words}>
        <Tile play={play} face={face} dress={{ ...dress, figures }} />
      </ul>
    </li>
  );
}
