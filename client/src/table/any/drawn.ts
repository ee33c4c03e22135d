// What parts of a drawing ask of the table: the drawing, its faces, and the answers given there.

import { hide } from "../../cards/peeking";
import type { Drawing, Face, Message, Name, SeatArea, Zone } from "../../wire";
import type { Play, View } from "../contract";
import { draftingOf } from "../drafting";
import { pointing } from "../pointing";
import { titlesIn } from "../since";
import { markInWords } from "../things";

/** What the game draws of a view; null of a game that says nothing of it, and before the match. */
export function drawingOf(view: View): Drawing | null {
  return (view["drawing"] as Drawing | undefined) ?? null;
}

/** The seats in the order in which they act, from the one after the reader's to the reader's. */
export function seatsAround(drawing: Drawing, own: number | null): readonly SeatArea[] {
  const at = drawing.seats.findIndex((area) => area.seat === own);
  return [...drawing.seats.slice(at + 1), ...drawing.seats.slice(0, at + 1)];
}

/** All places for cards, those of seats first. */
export function zonesOf(drawing: Drawing): readonly Zone[] {
  return [...drawing.seats.flatMap((area) => area.zones), ...drawing.zones];
}

/** A card by what names it: its id, or the slug by which a line of the log calls it. */
export function findFace(drawing: Drawing, named: string): { face: Face; zone: Zone } | null {
  let called: { face: Face; zone: Zone } | null = null;
  for (const zone of zonesOf(drawing)) {
    for (const face of zone.cards) {
      if (face.id === named) return { face, zone };
      if (face.name !== null && isCalled(face.name, named)) called ??= { face, zone };
    }
  }
  return called;
}

/**
 * Whether a card is called so: its name is that slug, or holds it, or is the words themselves, in
 * games whose cards have no slugs that the page knows.
 */
function isCalled(name: Message | Name, named: string): boolean {
  return titlesIn([name]).includes(named) || wordsOf(name) === named;
}

/** What names a card for `findFace` where its name is told, such as in a line of the log. */
export function wordsOf(name: Message | Name): string {
  return JSON.stringify(name);
}

/** How many lie in a zone, those too that are not shown. */
export function countOf(zone: Zone): number {
  return zone.count ?? zone.cards.length;
}

/** How many lie in a zone beyond those that are shown. */
export function hiddenIn(zone: Zone): number {
  return Math.max(0, countOf(zone) - zone.cards.length);
}

/** Those of some answers that can be given now. */
export function openAmong(play: Play, keys: readonly string[]): readonly string[] {
  const { open } = play.choices;
  return keys.filter((key) => open.value.has(key));
}

/** Whether an answer is on its way. */
export function isChosen(play: Play): boolean {
  return play.choices.chosen.value !== null;
}

/** Those of some keys that can be touched now to put an answer together. */
export function touchableAmong(play: Play, keys: readonly string[]): readonly string[] {
  const { open } = draftingOf(play);
  return keys.filter((key) => open.value.has(key));
}

/** Whether something can be chosen or touched now. */
export function isOfferedAmong(play: Play, keys: readonly string[]): boolean {
  return openAmong(play, keys).length + touchableAmong(play, keys).length > 0;
}

/** Whether a draft says something of one of some things that is not said of all. */
function isDrafted(play: Play, keys: readonly string[]): boolean {
  return keys.some((key) => {
    const mark = draftingOf(play).mark(key);
    return mark !== null && (mark.type !== "part" || mark.count > 0);
  });
}

/** How the place of some answers is marked: can be chosen, pointed at, chosen, in the draft. */
export function markOf(play: Play, keys: readonly string[]): string {
  const { chosen, preview } = play.choices;
  const has = (key: string | null): boolean => key !== null && keys.includes(key);
  if (has(chosen.value)) return " lit sealed";
  const drafted = isDrafted(play, keys) ? " drafted" : "";
  if (!isOfferedAmong(play, keys)) return drafted;
  return `${has(preview.value) ? " lit pointed" : " lit"}${drafted}`;
}

/** What a control does that puts a thing into a draft, or takes it out. */
export function touching(play: Play, key: string) {
  const mark = draftingOf(play).mark(key);
  return {
    "data-touches": key,
    "aria-pressed": mark !== null && mark.type !== "place" && mark.type !== "part",
    onClick: (event: MouseEvent) => {
      hide(play);
      draftingOf(play).touch(key);
      event.stopPropagation();
    },
  };
}

/** What a draft says of a thing, empty for nothing. */
export function draftText(play: Play, key: string): string {
  const drafting = draftingOf(play);
  const mark = drafting.mark(key);
  const asked = drafting.asked.value;
  return mark === null || asked === null ? "" : markInWords(asked, mark, play.reader.value);
}

/** What a control does that gives an answer: it lights with the button of the same answer. */
export function answering(play: Play, key: string) {
  const { choices } = play;
  return {
    "data-answers": key,
    ...pointing(choices.preview, key),
    onClick: (event: MouseEvent) => {
      // The second click of a double click was meant for the question before.
      if (event.detail > 1) return;
      hide(play); // the card that was looked at may lie elsewhere at once
      choices.choose(key);
    },
  };
}

/** What an answer says; empty for one that cannot be given now. */
export function answerText(play: Play, key: string): string {
  const option = play.choices.open.value.get(key);
  return option === undefined ? "" : play.reader.value.read(option.message);
}
