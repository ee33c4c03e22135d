// How cards of the L5R LCG are dressed on the board.

import type { Motif } from "../../pictures/motifs";
import { penFor } from "../../pictures/ink";
import type { Place } from "../../pictures/places";
import type { Pictured } from "../../table/any/picturing";
import { saidOf } from "../../table/any/subjects";
import type { Dress } from "../../table/field/Tile";
import type { Reader } from "../../text/reader";
import type { Face } from "../../wire";
import { ClanSign } from "../../cards/clans";
import { Sign } from "./signs";
import type { LcgCharacter } from "./wire";

const FIGHTERS: readonly Motif[] = ["soldier", "general", "ronin", "army"];
const GROUNDS: readonly Place[] = ["field", "sea", "night", "court"];
const LANDS: Readonly<Record<string, readonly Motif[]>> = {
  holding: ["castle", "gate", "bridge", "camp"],
  province: ["mountain", "gate", "wave", "bridge"],
  stronghold: ["castle"],
};

/** A figure that is printed on a card, as its first line of text has it; none of others. */
function printed(face: Face, figure: string): string | null {
  const [first] = face.text;
  if (first === undefined || first.type === "name") return null;
  const found = first.args?.[figure];
  return typeof found === "string" || typeof found === "number" ? String(found) : null;
}

/** What the picture of a card is about: characters are people, holdings and provinces places. */
export function pictureOf(face: Face): Pictured | null {
  if (face.name === null) return null;
  const name = saidOf(face.name);
  const pen = penFor(`card ${name}`);
  const one = <Of,>(of: readonly Of[], usual: Of): Of => of[Math.floor(pen.next() * of.length)] ?? usual;
  const [first] = face.text;
  const kind = first?.type === "message" ? first.id.replace("lcg-printed-", "") : "";
  const place = one(GROUNDS, "field");
  if (kind === "character") {
    const skill = (each: string): number => Number(printed(face, each)) || 0;
    const isCourtier = skill("political") > skill("military");
    return { subject: { name, place, motif: isCourtier ? "courtier" : one(FIGHTERS, "soldier") } };
  }
  const motifs = LANDS[kind];
  return { subject: { name, place, ...(motifs === undefined ? {} : { motif: one(motifs, "castle") }) } };
}

const PRINTED = [
  ["fate", "cost"],
  ["military", "military"],
  ["political", "political"],
] as const;

/** A card that lies in a province or is being played, with its printed figures. */
export function cardDress(face: Face): Dress {
  const figures = PRINTED.flatMap(([sign, figure]) => {
    const found = printed(face, figure);
    return found === null
      ? []
      : [
          <span key={sign} class="tile-figure" data-figure={sign}>
            <Sign of={sign} size={12} />
            <b>{found}</b>
          </span>,
        ];
  });
  return { figures };
}

/** What is attached to a character, as its face tells it; whose it is if it is another's. */
function worn(face: Face, reader: Reader): readonly string[] {
  return face.notes.flatMap((note) => {
    if (note.type !== "message" || !["lcg-worn", "lcg-worn-of"].includes(note.id)) return [];
    const { card, seat } = note.args ?? {};
    if (card === undefined) return [];
    return [seat === undefined ? reader.read(card) : reader.say("lcg-card-of", { card, seat })];
  });
}

export function characterDress(
  face: Face,
  found: LcgCharacter,
  clan: string,
  reader: Reader,
): Dress {
  const [military, political] = found.skills;
  const { status, glory } = found;
  return {
    tint: clan,
    figures: (
      <>
        <span class="tile-figure">
          <Sign of="military" size={12} />
          <b>{military}</b>
        </span>
        <span class="tile-figure">
          <Sign of="political" size={12} />
          <b>{political}</b>
        </span>
      </>
    ),
    ...(found.bowed ? { turned: reader.say("lcg-bowed") } : {}),
    ...(found.fate > 0
      ? {
          load: (
            <>
              <Sign of="fate" size={12} />
              {found.fate}
            </>
          ),
        }
      : {}),
    ...(status === 0
      ? {}
      : {
          mark: (
            <span class={status > 0 ? "mark-up" : "mark-down"}>
              {status > 0 ? `▲+${glory}` : `▼−${glory}`}
            </span>
          ),
        }),
    worn: worn(face, reader),
  };
}

export function Clan({ of, size = 16 }: { readonly of: string; readonly size?: number }) {
  return (
    <span class="clan" data-tint={of}>
      <ClanSign of={of} size={size} />
    </span>
  );
}
