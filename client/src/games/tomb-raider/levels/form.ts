// A level as plain data: reading and changing parts of it, whatever it holds. What is right the
// server says.

import type { CardEntry } from "../../../wire";
import type { LevelFault } from "../wire";

export type Form = Readonly<Record<string, unknown>>;
export type Path = readonly (string | number)[];

export function getIn(form: unknown, path: Path): unknown {
  let found = form;
  for (const step of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Record<string | number, unknown>)[step];
  }
  return found;
}

/** The data with another value at a path, the way there made if need be; undefined takes away. */
export function setIn(form: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list = Array.isArray(form) ? [...form] : [];
    const made = setIn(list[step], rest, value);
    if (made === undefined) list.splice(step, 1);
    else list[step] = made;
    return list;
  }
  const isTable = typeof form === "object" && form !== null && !Array.isArray(form);
  const table: Record<string, unknown> = isTable ? { ...form } : {};
  const made = setIn(table[step], rest, value);
  if (made === undefined) delete table[step];
  else table[step] = made;
  return table;
}

/** Which version is changed: the number of a variant, or null for the level itself. */
export type Scope = number | null;

/** Whether a variant says a field itself. */
export function isOwn(form: Form, scope: Scope, path: Path): boolean {
  return scope !== null && getIn(form, ["variants", scope, path[0] ?? ""]) !== undefined;
}

/** What a version holds: its own value, else the level's. */
export function readIn(form: Form, scope: Scope, path: Path): unknown {
  if (isOwn(form, scope, path)) return getIn(form, ["variants", scope ?? 0, ...path]);
  return getIn(form, path);
}

/** The level with a value in one of its versions; a variant takes the whole field over first. */
export function writeIn(form: Form, scope: Scope, path: Path, value: unknown): Form {
  if (scope === null) return setIn(form, path, value) as Form;
  let made: unknown = form;
  const field = path[0] ?? "";
  if (path.length > 1 && !isOwn(form, scope, path)) {
    const whole = getIn(form, [field]);
    if (whole !== undefined) made = setIn(made, ["variants", scope, field], whole);
  }
  return setIn(made, ["variants", scope, ...path], value) as Form;
}

/** A path as faults name it: "decks[0].cards". */
export function entryOf(path: Path): string {
  return path
    .map((step, at) => (typeof step === "number" ? `[${step}]` : at > 0 ? `.${step}` : step))
    .join("");
}

export function pathOf(entry: string): Path {
  return (entry.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Which version an entry is about, and the path within it. */
export function scoped(entry: string): { readonly scope: Scope; readonly path: Path } {
  const path = pathOf(entry);
  const [first, number, ...rest] = path;
  const inside = first === "variants" && typeof number === "number" && rest.length > 0;
  const own = ["id", "title", "recommended"].includes(String(rest[0]));
  if (!inside || own) return { scope: null, path };
  return { scope: number, path: rest };
}

/** Of some fields, named by their entries, the one that is nearest to an entry; null: none is. */
export function nearest(entry: string, fields: readonly string[]): string | null {
  const path = pathOf(entry);
  for (let length = path.length; length > 0; length--) {
    const asked = entryOf(path.slice(0, length));
    const found =
      fields.find((field) => field === asked) ??
      fields.find((field) => field.startsWith(`${asked}.`) || field.startsWith(`${asked}[`));
    if (found !== undefined) return found;
  }
  return null;
}

/** The faults that are about a field or a part of it. */
export function faultsAt(
  faults: readonly LevelFault[],
  form: Form,
  scope: Scope,
  path: Path,
): readonly LevelFault[] {
  const whole: Path = isOwn(form, scope, path) ? ["variants", scope ?? 0, ...path] : path;
  const entry = entryOf(whole);
  return faults.filter(
    (fault) =>
      fault.entry === entry ||
      fault.entry.startsWith(`${entry}.`) ||
      fault.entry.startsWith(`${entry}[`),
  );
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

/** What is typed into a field of cards: names, numbers, spans, with commas or lines between. */
export function entriesIn(text: string): readonly string[] {
  return text
    .split(/[,;\n]+/)
    .map((part) => part.trim().replace(/^["']|["']$/g, ""))
    .filter((part) => part !== "");
}

/** What an entry of a list of cards means, in names; empty: nothing that is known. */
export function namedBy(entry: string, cards: readonly CardEntry[]): readonly string[] {
  const span = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(entry.trim());
  const found = cards.filter(({ printed }) => {
    if (span === null) return printed.slug === entry;
    const number = Number(printed.number);
    return Number(span[1]) <= number && number <= Number(span[2] ?? span[1]);
  });
  return found.map(({ printed }) => printed.name);
}

/** A space as it is called: the second column at depth 4 is "B4". */
export function spaceName(column: number, depth: number): string {
  return `${String.fromCharCode(64 + column)}${depth}`;
}

/** The level with an entrance at a space, in its first arrangement. */
export function withEntrance(form: Form, scope: Scope, column: number, depth: number): Form {
  const spots = listOf(readIn(form, scope, ["entrances", 0, "spots"]));
  const cleared = withoutCard(form, scope, column, depth);
  const spot = { column, depth, card: "001" };
  const many = listOf(readIn(cleared, scope, ["entrances", 0, "spots"])).length;
  if (spots.length === 0) return writeIn(cleared, scope, ["entrances", 0], { spots: [spot] });
  return writeIn(cleared, scope, ["entrances", 0, "spots", many], spot);
}

/** The level with a location that lies at a space from the beginning. */
export function withPlace(
  form: Form,
  scope: Scope,
  column: number,
  depth: number,
  card: string,
): Form {
  const cleared = withoutCard(form, scope, column, depth);
  const many = listOf(readIn(cleared, scope, ["places"])).length;
  return writeIn(cleared, scope, ["places", many], { column, depth, card });
}

/** The level without an entrance or a fixed location at a space. */
export function withoutCard(form: Form, scope: Scope, column: number, depth: number): Form {
  const elsewhere = (spot: unknown): boolean =>
    getIn(spot, ["column"]) !== column || getIn(spot, ["depth"]) !== depth;
  let made = form;
  listOf(readIn(form, scope, ["entrances"])).forEach((arrangement, at) => {
    const spots = listOf(getIn(arrangement, ["spots"]));
    const left = spots.filter(elsewhere);
    if (left.length < spots.length) made = writeIn(made, scope, ["entrances", at, "spots"], left);
  });
  const places = listOf(readIn(form, scope, ["places"]));
  const left = places.filter(elsewhere);
  if (left.length < places.length) {
    made = writeIn(made, scope, ["places"], left.length > 0 ? left : undefined);
  }
  return made;
}
