// What a sheet says of one's armies: where each goes, and what it means to do there.

import { type Draft, filled, type FormDraft, openTo, sent, type SubsetDraft, touched } from "../../table/drafts";
import { draftingOf } from "../../table/drafting";
import type { Play } from "../../table/contract";
import { seatAt, viewOf } from "./state";
import type { CampaignView } from "./wire";

/** The parts of a sheet in which armies are sent somewhere. */
const MARCHES = ["orders", "again"] as const;

function partAt(draft: FormDraft, name: string): number {
  return draft.domain.parts.findIndex(([part]) => part === name);
}

/** Where an army may be sent by a part of the sheet, and where it is sent; null if it may not. */
export interface Way {
  readonly part: number;
  readonly open: readonly string[];
  readonly to: string;
}

/** What a part of the sheet says of an army, if it says anything of it. */
export function wayIn(draft: FormDraft, name: string, army: string): Way | null {
  const at = partAt(draft, name);
  const part = draft.parts[at];
  const key = `army:${army}`;
  if (part?.type !== "Assignment" || !part.domain.keys.includes(key)) return null;
  return { part: at, open: openTo(part.domain, key), to: part.to.get(key) ?? "" };
}

/** Where an army may march or appear. */
export function marchOf(draft: FormDraft, army: string): Way | null {
  return MARCHES.map((name) => wayIn(draft, name, army)).find((way) => way !== null) ?? null;
}

/** Where an army of the Unicorn may go on to. */
export function rideOf(draft: FormDraft, army: string): Way | null {
  return wayIn(draft, "rides", army);
}

/** The sheet after an army was sent somewhere; to nothing: nowhere. */
export function ordered(draft: FormDraft, army: string, way: Way, to: string): FormDraft {
  const part = draft.parts[way.part];
  if (part?.type !== "Assignment") return draft;
  return filled(draft, way.part, sent(part, `army:${army}`, to === "" ? null : to));
}

/** Where an army ends the turn if nothing stops it; empty for nowhere. */
export function endOf(draft: FormDraft, view: CampaignView, army: string): string {
  const to = rideOf(draft, army)?.to || marchOf(draft, army)?.to;
  const stands = view.armies.find((one) => one.name === army)?.place ?? "";
  return to ? to.slice(to.indexOf(":") + 1) : stands;
}

export type Wish = "conquests" | "liberations" | "attacks" | "concessions";

const VERBS: Readonly<Record<Wish, string>> = {
  conquests: "conquer",
  liberations: "liberate",
  attacks: "attack",
  concessions: "concede",
};

function wishes(draft: FormDraft, wish: Wish): SubsetDraft | null {
  const part = draft.parts[partAt(draft, wish)];
  return part?.type === "Subset" ? part : null;
}

/** Whether a sheet may say something of an army. */
export function mayWish(draft: FormDraft, wish: Wish, army: string): boolean {
  return wishes(draft, wish)?.domain.keys.includes(`${VERBS[wish]}:${army}`) ?? false;
}

export function wished(draft: FormDraft, wish: Wish, army: string): boolean {
  return wishes(draft, wish)?.chosen.includes(`${VERBS[wish]}:${army}`) ?? false;
}

/** The sheet with or without a wish of an army. */
export function wishing(draft: FormDraft, wish: Wish, army: string, is: boolean): FormDraft {
  if (!mayWish(draft, wish, army) || wished(draft, wish, army) === is) return draft;
  const at = partAt(draft, wish);
  const part = draft.parts[at];
  return part === undefined
    ? draft
    : filled(draft, at, touched(part, `${VERBS[wish]}:${army}`));
}

/** Whether a clan gains a province by conquest: it is land, and no friend holds it. */
export function isForeign(view: CampaignView, clan: string, place: string): boolean {
  const holder = view.holders[place];
  if (holder === undefined || holder === clan) return false;
  return !view.allies.some((pair) => pair.includes(clan) && pair.includes(holder));
}

/**
 * A sheet after armies were sent elsewhere: whoever goes to a foreign province means to conquer it
 * unless the general says otherwise, and what was meant elsewhere is void.
 */
export function claimed(
  before: FormDraft,
  after: FormDraft,
  view: CampaignView,
  clan: string,
): FormDraft {
  let found = after;
  for (const { name } of view.armies.filter((army) => army.clan === clan)) {
    const end = endOf(after, view, name);
    if (end === endOf(before, view, name)) continue;
    found = wishing(found, "conquests", name, isForeign(view, clan, end));
    found = wishing(found, "liberations", name, false);
  }
  return found;
}

/** What touching something on the map does to the sheet, or to whatever is put together. */
export function touchOn(play: Play, key: string): void {
  const drafting = draftingOf(play);
  const before = drafting.draft.peek();
  if (before === null) return;
  drafting.change(after(play, before, touched(before, key)));
}

function after(play: Play, before: Draft, now: Draft): Draft {
  const view = viewOf(play);
  const clan = seatAt(view, play.you.peek().seat)?.clan;
  if (before.type !== "Form" || now.type !== "Form" || clan === undefined) return now;
  return claimed(before, now, view, clan);
}
