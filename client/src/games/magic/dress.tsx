// How permanents and spells of Magic are dressed on the board.

import { penFor } from "../../pictures/ink";
import type { Pictured } from "../../table/any/picturing";
import { saidOf } from "../../table/any/subjects";
import type { Dress } from "../../table/field/Tile";
import type { Motif } from "../../pictures/motifs";
import type { Place } from "../../pictures/places";
import type { Reader } from "../../text/reader";
import type { Face } from "../../wire";
import { NOBODY } from "./state";
import type { MagicPermanent } from "./wire";

const GROUNDS: readonly Place[] = ["field", "sea", "night", "court", "vault", "cave"];
/** What lands are pictured as, by a word of their names. */
const LANDS: readonly (readonly [RegExp, Motif, Place])[] = [
  [/forest|jungle|wood|grove|thicket/i, "map", "field"],
  [/island|lake|coast|sea|lagoon|river/i, "wave", "sea"],
  [/mountain|peak|crag|hill/i, "mountain", "field"],
  [/swamp|bog|mire|marsh|barrens|fen/i, "skull", "night"],
  [/plains|field|meadow|steppe/i, "banner", "field"],
];

/** What the picture of a card is about: lands by their names, all else by the words of the game. */
export function pictureOf(face: Face): Pictured | null {
  if (face.name === null) return null;
  const name = saidOf(face.name);
  const [first] = face.text;
  const isLand = first?.type === "message" && first.id === "magic-printed-land";
  const land = isLand ? LANDS.find(([words]) => words.test(name)) : undefined;
  if (land !== undefined) return { subject: { name, place: land[2], motif: land[1] } };
  const place = GROUNDS[Math.floor(penFor(`place ${name}`).next() * GROUNDS.length)] ?? "night";
  return { subject: { name, place } };
}

export function permanentDress(found: MagicPermanent, reader: Reader): Dress {
  const { state, kinds } = found;
  const counters = state.counters.reduce((sum, [, amount]) => sum + amount, 0);
  const isCreature = kinds.includes("creature");
  return {
    ...(isCreature
      ? {
          figures: (
            <span class="tile-figure magic-size">
              <b>
                {found.power}/{found.toughness}
              </b>
              {state.damage > 0 ? <span> −{state.damage}</span> : null}
            </span>
          ),
        }
      : {}),
    ...(state.tapped ? { turned: reader.say("magic-tapped") } : {}),
    ...(counters > 0 ? { load: `+${counters}` } : {}),
    ...(state.attacking === NOBODY
      ? {}
      : { mark: `▶ ${reader.read({ type: "name", kind: "seat", key: String(state.attacking) })}` }),
  };
}
