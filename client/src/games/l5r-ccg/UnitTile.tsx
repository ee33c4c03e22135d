// A unit: a personality, and below it what is attached to it.

import { softened } from "../../cards/soft";
import { FaceItem } from "../../table/any/Faces";
import { faceName } from "../../table/any/words";
import type { Play } from "../../table/contract";
import { Tile } from "../../table/field/Tile";
import type { Face } from "../../wire";
import { inPlayDress } from "./dress";
import { Sign } from "./signs";
import { inPlayOf, type Unit, viewOf } from "./state";

interface UnitProps {
  readonly play: Play;
  readonly unit: Unit;
  readonly clan: string;
}

export function UnitTile({ play, unit, clan }: UnitProps) {
  const { face, found, attached } = unit;
  const reader = play.reader.value;
  const dress = inPlayDress({ found, clan, isPerson: true, reader });
  if (attached.length === 0) return <Tile play={play} face={face} dress={dress} />;
  return (
    <li class="unit">
      <ul>
        <Tile play={play} face={face} dress={dress} />
        {attached.map((one) => (
          <FaceItem key={one.id} play={play} face={one} size="token">
            <Attached play={play} face={one} />
          </FaceItem>
        ))}
      </ul>
    </li>
  );
}

/** What is attached: its name, and its Force where it has any. */
function Attached({ play, face }: { readonly play: Play; readonly face: Face }) {
  const found = inPlayOf(viewOf(play)).get(face.id);
  return (
    <span class="card card-token any-token ccg-worn" data-bowed={found?.state.bowed ?? false}>
      <span class="card-name">{softened(faceName(face, play.reader.value))}</span>
      {found === undefined || found.force === 0 ? null : (
        <span class="tile-figure">
          <Sign of="force" size={12} />
          <b>{found.force}</b>
        </span>
      )}
    </span>
  );
}
