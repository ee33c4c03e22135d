// What has happened since the reader answered last: pure, for the tests.

import type { Arg, LogLine, Name } from "../wire";

/** The lines that came after a place of the log. */
export function linesSince(lines: readonly LogLine[], answered: number): readonly LogLine[] {
  // Most lines of a long match are older.
  let first = lines.length;
  while (first > 0 && (lines[first - 1]?.at ?? -1) > answered) first -= 1;
  return lines.slice(first);
}

/** Those that tell what others did, and grave things that are nobody's deed; the last one first. */
export function deedsOfOthers(lines: readonly LogLine[], own: number | null): readonly LogLine[] {
  return lines
    .filter((line) => {
      const seat = actorOf(line);
      return seat === null ? line.weight === "grave" : seat !== own;
    })
    .toReversed();
}

/** The gravest first, and of those that weigh the same the ones that come first. */
export function byWeight(lines: readonly LogLine[]): readonly LogLine[] {
  const seen = lines.filter(({ weight }) => weight !== "none");
  const isGrave = ({ weight }: LogLine): boolean => weight === "grave";
  const sorted = [...seen.filter(isGrave), ...seen.filter((line) => !isGrave(line))];
  // Where nobody did anything that one can see, that is what there is to tell.
  return sorted.length > 0 ? sorted : lines;
}

/** Whose deed a line tells: the seat that it names first; null where it names none. */
export function actorOf({ message }: LogLine): number | null {
  const { seat, ...others } = message.args;
  const named = [seat, ...Object.values(others)].find((arg) => isSeat(arg));
  return isSeat(named) ? Number(named.key) : null;
}

/** What hits a seat: whether one of the lines does. */
export type Hits = (line: LogLine) => boolean;

/**
 * Those that hit the reader, the last one first. What comes before the first deed of another one is
 * what the reader's own answer has brought about.
 */
export function hitsOf(
  lines: readonly LogLine[],
  own: number,
  hits: Hits = (line) => isNamed(line, own),
): readonly LogLine[] {
  const first = lines.findIndex((line) => isOfAnother(line, own));
  return first < 0 ? [] : lines.slice(first).filter(hits).toReversed();
}

/** Whether a line tells a deed of another one that names a seat. */
function isNamed(line: LogLine, own: number): boolean {
  return isOfAnother(line, own) && Object.values(line.message.args).some((arg) => seatIn(arg) === own);
}

function isOfAnother(line: LogLine, own: number): boolean {
  const seat = actorOf(line);
  return seat !== null && seat !== own;
}

/** The seat that is named; null for anything else. */
export function seatIn(arg: Arg | undefined): number | null {
  return isSeat(arg) ? Number(arg.key) : null;
}

/** The cards that are named, by their titles. */
export function titlesIn(args: readonly Arg[]): readonly string[] {
  return args.flatMap((arg) => {
    if (typeof arg !== "object") return [];
    if (Array.isArray(arg)) return titlesIn(arg);
    if (arg.type === "message") return titlesIn(Object.values(arg.args));
    return arg.kind === "card" ? [arg.key] : [];
  });
}

/** Whether any part of what is told names a seat, however deep it lies. */
export function namesSeat(args: readonly Arg[], seat: number): boolean {
  return args.some((arg) => {
    if (typeof arg !== "object") return false;
    if (Array.isArray(arg)) return namesSeat(arg, seat);
    if (arg.type === "message") return namesSeat(Object.values(arg.args), seat);
    return seatIn(arg) === seat;
  });
}

function isSeat(arg: Arg | undefined): arg is Name {
  return typeof arg === "object" && "kind" in arg && arg.kind === "seat";
}
