// How cards of the L5R CCG are dressed on the board.

import { penFor } from "../../pictures/ink";
import type { Motif } from "../../pictures/motifs";
import type { Place } from "../../pictures/places";
import type { Pictured } from "../../table/any/picturing";
import { saidOf } from "../../table/any/subjects";
import type { Dress } from "../../table/field/Tile";
import type { Reader } from "../../text/reader";
import type { Face } from "../../wire";
import { Sign } from "./signs";
import type { CcgInPlay } from "./wire";

const PEOPLE: readonly Motif[] = ["soldier", "general", "ronin", "courtier", "horse"];

const GROUNDS: readonly Place[] = ["field", "sea", "night", "court"];
const LANDS: Readonly<Record<string, readonly Motif[]>> = {
  personality: PEOPLE,
  stronghold: ["castle"],
  holding: ["castle", "gate", "bridge", "camp"],
  region: ["mountain", "wave"],
};

/** What the picture of a card is about: personalities are people, holdings places. */
export function pictureOf(face: Face): Pictured | null {
  if (face.name === null) return null;
  const name = saidOf(face.name);
  if (face.id.startsWith("province.")) return { subject: { name: face.id, place: "field", motif: "mountain" } };
  const pen = penFor(`card ${name}`);
  const one = <Of,>(of: readonly Of[], usual: Of): Of => of[Math.floor(pen.next() * of.length)] ?? usual;
  const [first] = face.text;
  const kind = first?.type === "message" ? (first.id.split("-")[2] ?? "") : "";
  const place = one(GROUNDS, "field");
  const motifs = LANDS[kind];
  return { subject: { name, place, ...(motifs === undefined ? {} : { motif: one(motifs, "castle") }) } };
}

interface InPlayDress {
  readonly found: CcgInPlay;
  readonly clan: string;
  readonly isPerson: boolean;
  readonly reader: Reader;
}

export function inPlayDress({ found, clan, isPerson, reader }: InPlayDress): Dress {
  const { state, force, chi, gold } = found;
  return {
    tint: clan,
    ...(isPerson
      ? {
          figures: (
            <>
              <span class="tile-figure">
                <Sign of="force" size={12} />
                <b>{force}</b>
              </span>
              <span class="tile-figure">
                <Sign of="chi" size={12} />
                <b>{chi}</b>
              </span>
            </>
          ),
        }
      : gold > 0
        ? {
            figures: (
              <span class="tile-figure ccg-gold" title={reader.say("ccg-produces", { gold })}>
                <Sign of="gold" size={12} />
                <b>{gold}</b>
              </span>
            ),
          }
        : {}),
    ...(state.bowed ? { turned: reader.say("ccg-bowed") } : {}),
    ...(state.dishonorable ? { mark: <span class="mark-down">▼</span> } : {}),
  };
}
