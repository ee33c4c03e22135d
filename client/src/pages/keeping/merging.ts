// What this browser keeps and what the account keeps, brought together: nothing of either is lost.

import { freeName, type Kept } from "../own";
import type { OwnFile } from "../../wire";

/** How something was on both sides when they last were alike. */
export interface Agreed {
  /** When it was changed last in this browser. */
  readonly changed: number;
  /** When the account got it. */
  readonly updated: number;
}

/** What was alike on both sides, by id. */
export type Base = Readonly<Record<string, Agreed>>;

export interface Renamed {
  readonly was: string;
  readonly is: string;
}

/** What is to be done for both sides to be alike. */
export interface Plan<Thing extends Kept> {
  /** Files of the account that come into this browser, in place of what has their id. */
  readonly take: readonly OwnFile[];
  /** Things that go to the account; those with a new name or id are kept anew here, too. */
  readonly give: readonly Thing[];
  readonly forgetHere: readonly string[];
  readonly forgetThere: readonly string[];
  /** Things of this browser that go by another name, since the account has another thing by theirs. */
  readonly renamed: readonly Renamed[];
  /** What is alike already. */
  readonly agreed: Base;
}

interface Sides<Thing extends Kept> {
  readonly here: readonly Thing[];
  readonly there: readonly OwnFile[];
  readonly base: Base;
  readonly text: (thing: Thing) => string;
  readonly newId: () => string;
  readonly now: number;
}

/**
 * Compare both sides with how they were when they last were alike. What changed on one side only
 * wins; what changed on both is kept twice; what was changed is never deleted for having been
 * deleted on the other side.
 */
export function merge<Thing extends Kept>(sides: Sides<Thing>): Plan<Thing> {
  const { here, there, base, text, newId, now } = sides;
  const take: OwnFile[] = [];
  const give: Thing[] = [];
  const forgetHere: string[] = [];
  const forgetThere: string[] = [];
  const renamed: Renamed[] = [];
  const agreed: Record<string, Agreed> = {};
  const names = [...here, ...there].map((one) => oneLine(one.name));
  const own = new Map(here.map((thing) => [thing.id, thing]));
  const files = new Map(there.map((file) => [file.id, file]));

  const giveApart = (thing: Thing, id: string): void => {
    const name = freeName(oneLine(thing.name), names);
    names.push(name);
    renamed.push({ was: thing.name, is: name });
    give.push({ ...thing, id, name, changed: now });
  };
  const same = (thing: Thing, file: OwnFile): boolean =>
    oneLine(thing.name) === file.name && text(thing) === file.text;

  for (const file of there) {
    const thing = own.get(file.id);
    const before = base[file.id];
    const movedThere = before?.updated !== file.updated;
    if (thing === undefined) {
      if (movedThere) take.push(file);
      else forgetThere.push(file.id);
      continue;
    }
    const movedHere = before?.changed !== thing.changed;
    if ((!movedHere && !movedThere) || same(thing, file)) {
      agreed[file.id] = { changed: thing.changed, updated: file.updated };
    } else if (!movedThere) {
      give.push(thing);
    } else {
      take.push(file);
      if (movedHere) giveApart(thing, newId());
    }
  }
  for (const thing of here) {
    if (files.has(thing.id)) continue;
    const before = base[thing.id];
    const others = there.filter((file) => oneLine(thing.name) === file.name);
    if (before?.changed === thing.changed) forgetHere.push(thing.id);
    else if (before !== undefined || others.length === 0) give.push(thing);
    else if (others.some((file) => same(thing, file))) forgetHere.push(thing.id);
    else giveApart(thing, thing.id);
  }
  return { take, give, forgetHere, forgetThere, renamed, agreed };
}

/** A name as the server keeps it. */
export function oneLine(name: string): string {
  return name.split(/\s+/).filter(Boolean).join(" ");
}
