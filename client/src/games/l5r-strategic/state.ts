// What the parts of the map read from the table: the view, outlines, words for what stands where.

import type { Play } from "../../table/contract";
import type { Reader } from "../../text/reader";
import type { Message } from "../../wire";
import outlines from "./outlines.json";
import type { CampaignArmy, CampaignSeat, CampaignView } from "./wire";

export interface Outline {
  readonly kind: string;
  /** Whose it was at the start; empty for nobody's. */
  readonly clan: string;
  readonly castle: boolean;
  readonly heart: readonly number[];
  readonly outline: readonly number[];
}

export interface Ground {
  readonly kind: string;
  readonly outline: readonly number[];
}

export const PROVINCES: ReadonlyMap<string, Outline> = new Map(Object.entries(outlines.provinces));
/** What is no province: lakes, peaks and reefs between them, and what lies beyond the map. */
export const GROUNDS: readonly Ground[] = [...outlines.beyond, ...outlines.gaps];

const [LEFT = 0, TOP = 0, RIGHT = 0, BOTTOM = 0] = outlines.frame;
export const FRAME = { left: LEFT, top: TOP, width: RIGHT - LEFT, height: BOTTOM - TOP };

export function viewOf(play: Play): CampaignView {
  return play.view.value as unknown as CampaignView;
}

/** Whether there is a position to draw: the view is empty until the match has begun. */
export function hasView(play: Play): boolean {
  return "armies" in play.view.value;
}

/** Whether nothing of the map is shown: whoever only looks on might tell a general who has none. */
export function isSecret(view: CampaignView): boolean {
  return view.viewer === null && !view.has_map;
}

export function seatAt(view: CampaignView, seat: number | null): CampaignSeat | undefined {
  return view.seats.find((one) => one.seat === seat);
}

/** Names that would lie over those of neighbours stand beside the heart of their province. */
const MOVED: Readonly<Record<string, readonly [number, number]>> = {
  un3: [-12, -8],
  dr5: [-15, -4],
  dr6: [-1, 6],
};

/** Where something stands on the map, in parts of its width and height. */
export function spotOf(place: string): { readonly left: string; readonly top: string } | null {
  const heart = PROVINCES.get(place)?.heart;
  if (heart === undefined) return null;
  const [dx, dy] = MOVED[place] ?? [0, 0];
  return spotAt((heart[0] ?? 0) + dx, (heart[1] ?? 0) + dy);
}

export function spotAt(x: number, y: number): { readonly left: string; readonly top: string } {
  return {
    left: `${((x - FRAME.left) / FRAME.width) * 100}%`,
    top: `${((y - FRAME.top) / FRAME.height) * 100}%`,
  };
}

/** An outline as a path of SVG. */
export function pathOf(flat: readonly number[]): string {
  const pairs = flat.flatMap((x, at) => (at % 2 === 0 ? [`${x} ${flat[at + 1] ?? 0}`] : []));
  return `M${pairs.join("L")}Z`;
}

/** The points that a province is worth to a clan. */
export function worth(clan: string, place: string): number {
  const found = PROVINCES.get(place);
  return (found?.clan === clan ? 2 : 1) + (found?.castle ? 1 : 0);
}

// -- words -----------------------------------------------------------------------------------------

function message(id: string, args: Message["args"] = {}): Message {
  return { type: "message", id, args };
}

export const clanName = (clan: string): Message => message(`campaign-clan-${clan}`);
export const placeName = (place: string): Message => message(`campaign-place-${place}`);

/** What a province is called, with what the name says to whoever reads no English. */
export const placeCalled = (place: string): Message => message(`campaign-called-${place}`);

export function armyName(army: CampaignArmy): Message {
  return message("campaign-army", { clan: clanName(army.clan), number: army.number });
}

/** What a general has in his battle beside his deck. */
function termsOf({ farms, honor, hand, force, taint }: CampaignArmy): readonly Message[] {
  return [
    ...(farms > 0 ? [message("campaign-farms", { farms })] : []),
    ...(honor > 0 ? [message("campaign-honor", { honor })] : []),
    ...(hand === USUAL_HAND ? [] : [message("campaign-hand", { hand })]),
    ...(force > 0 ? [message("campaign-force", { force })] : []),
    ...(taint > 0 ? [message("campaign-taint", { taint })] : []),
  ];
}

const USUAL_HAND = 5;

/** What a seat does for its clan, if that is not all there is to do. */
export function rolesOf(seat: CampaignSeat): readonly Message[] {
  if (seat.daimyo && seat.karo && seat.armies.length > 0) return [];
  return [
    ...(seat.daimyo ? [message("campaign-daimyo")] : []),
    ...(seat.karo ? [message("campaign-karo")] : []),
    ...seat.armies.map((name) =>
      message("campaign-general", { number: Number(name.slice(name.lastIndexOf("-") + 1)) }),
    ),
  ];
}

/** What is true of an army now. */
export function armyNotes(army: CampaignArmy, reader: Reader): readonly string[] {
  const notes: Message[] = [];
  if (army.place !== "") notes.push(message("campaign-stands", { place: placeName(army.place) }));
  else if (army.lost !== "") notes.push(message("campaign-lost", { place: placeName(army.lost) }));
  if (army.fights) notes.push(message("campaign-fights"), ...termsOf(army));
  if (army.commanded !== "") {
    notes.push(message("campaign-commanded", { place: placeName(army.commanded) }));
  }
  if (army.declared !== "") notes.push(message(`campaign-means-${army.declared}`));
  if (army.target !== "") {
    notes.push(message("campaign-due", { place: placeName(army.target), turn: army.due }));
  }
  return notes.map((note) => reader.read(note));
}

/** An army in words: its name and what is true of it. */
export function armyInWords(army: CampaignArmy, reader: Reader): string {
  return [reader.read(armyName(army)), ...armyNotes(army, reader)].join("; ");
}

/** A province in words: its name, castle, holder, and a battle there. */
export function placeInWords(view: CampaignView, place: string, reader: Reader): string {
  const found = [reader.read(placeCalled(place))];
  const holder = view.holders[place];
  if (PROVINCES.get(place)?.castle) found.push(reader.say("campaign-castle"));
  if (holder !== undefined) found.push(reader.say("campaign-held", { clan: clanName(holder) }));
  if (place in view.battles) found.push(reader.say("campaign-fought"));
  return found.join("; ");
}
