// A drawing in words: for whoever hears it, and for the position as text.

import type { Reader } from "../../text/reader";
import type { Arg, Counter, Drawing, Face, SeatArea, Zone } from "../../wire";
import { countOf, hiddenIn } from "./drawn";

/** What a card is called; one that is not known lies face down. */
export function faceName(face: Face, reader: Reader): string {
  return face.name === null ? reader.say("page-any-all-down") : reader.read(face.name);
}

/** A card with what is true of it. */
export function faceInWords(face: Face, reader: Reader): string {
  return [faceName(face, reader), ...face.notes.map((note) => reader.read(note))].join(", ");
}

function counterInWords({ label, value }: Counter, reader: Reader): string {
  return reader.say("page-any-counter", { label, value });
}

function seatName(area: SeatArea): Arg {
  return { type: "name", kind: "seat", key: String(area.seat) };
}

/** A seat with its figures and what is true of it. */
export function seatInWords(area: SeatArea, reader: Reader): string {
  const turn = area.active ? [reader.say("page-any-turn")] : [];
  const counters = area.counters.map((counter) => counterInWords(counter, reader));
  const notes = area.notes.map((note) => reader.read(note));
  return [reader.read(seatName(area)), ...turn, ...counters, ...notes].join(", ");
}

/** A zone with how many lie there and which of them are seen. */
export function zoneInWords(zone: Zone, reader: Reader): string {
  const head = reader.say("page-any-zone", { label: zone.label, count: countOf(zone) });
  const seen = zone.cards.map((face) => faceInWords(face, reader));
  const hidden = hiddenIn(zone);
  if (hidden > 0 && seen.length > 0) seen.push(reader.say("page-any-down", { count: hidden }));
  return seen.length === 0 ? head : `${head}: ${seen.join("; ")}`;
}

/** The whole position, a line for each seat and each place for cards. */
export function drawnInWords(drawing: Drawing, reader: Reader): readonly string[] {
  return [
    ...drawing.headline.map((line) => reader.read(line)),
    ...drawing.counters.map((counter) => counterInWords(counter, reader)),
    ...drawing.seats.flatMap((area) => [
      seatInWords(area, reader),
      ...area.zones.map((zone) => `${reader.read(seatName(area))}, ${zoneInWords(zone, reader)}`),
    ]),
    ...drawing.zones.map((zone) => zoneInWords(zone, reader)),
  ];
}
