// Steps of a replay as data: pure, for the tests.

import { playerArg } from "../../text/players";
import type { View } from "../../table/contract";
import type { Chunk, LogLine, Mark, ReplayHead, Step } from "../../wire";

/** What says whose eyes a replay may be seen through. */
type Whose = Pick<ReplayHead, "seats" | "over" | "seat">;

/** How many steps are fetched at once; chunks begin at multiples of it. */
export const COUNT = 100;

export const PUBLIC = "public";
export const ALL = "all";

/** The name of a seat's eyes; seats count from 0, people count from 1. */
export function eyesOf(seat: number): string {
  return `seat${seat + 1}`;
}

/** The seat whose eyes these are, null for the public's and for everybody's. */
export function seatOfEyes(eyes: string): number | null {
  const found = /^seat([1-9]\d{0,2})$/.exec(eyes);
  return found ? Number(found[1]) - 1 : null;
}

/** What an address says after "#": a step, through whose eyes, whether it plays on from there. */
export interface Place {
  readonly step: number | null;
  readonly eyes: string | null;
  readonly plays: boolean;
}

export function placeOf(hash: string): Place {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const step = said.get("step") ?? "";
  const eyes = said.get("view") ?? "";
  const isKnown = eyes === PUBLIC || eyes === ALL || seatOfEyes(eyes) !== null;
  return {
    step: /^\d{1,9}$/.test(step) ? Number(step) : null,
    eyes: isKnown ? eyes : null,
    plays: said.get("play") === "yes",
  };
}

export function hashOf(step: number, eyes: string): string {
  return eyes === PUBLIC ? `#step=${step}` : `#step=${step}&view=${eyes}`;
}

/** All eyes through which a match may be seen; while it runs only the public's and the own. */
export function eyesFor({ seats, over, seat }: Whose): readonly string[] {
  if (!over) return seat === null ? [PUBLIC] : [PUBLIC, eyesOf(seat)];
  return [PUBLIC, ...seats.map((_, at) => eyesOf(at)), ALL];
}

/** The eyes that are asked for, or else those of the public. */
export function allowedEyes(eyes: string, head: Whose): string {
  return eyesFor(head).includes(eyes) ? eyes : PUBLIC;
}

/**
 * The seat whose knowledge a position is that is saved through these eyes; null for all that is so.
 * Of a match of several that runs nobody gets more than they know.
 */
export function seatKnowing(eyes: string, { seats, over, seat }: Whose): number | null {
  return over || seats.length === 1 ? seatOfEyes(eyes) : seat;
}

/** The first step of the chunk that has a step. */
export function firstOf(step: number): number {
  return Math.floor(step / COUNT) * COUNT;
}

/** Whether a chunk lacks steps that there are. */
export function isShort({ first, total, steps }: Chunk): boolean {
  return steps.length < Math.min(COUNT, total - first);
}

/** A step with the whole view at its end. */
export interface Frame {
  readonly step: Step;
  readonly view: View;
}

/** The steps of a chunk, each with its whole view: the first brings one, the others change it. */
export function framesOf(chunk: Chunk): readonly Frame[] {
  let view: View = {};
  return chunk.steps.map((step) => {
    view = step.whole ? step.view : { ...view, ...step.view };
    return { step, view };
  });
}

/**
 * The step to show after `step`: the next one at which the viewer sees something happen. Past
 * what is known it is the first step that is not, for that may be one.
 */
export function nextTold(frames: readonly Frame[], step: number): number {
  const after = frames.filter((frame) => frame.step.number > step);
  const told = after.find((frame) => !frame.step.quiet);
  return told?.step.number ?? (after.at(-1)?.step.number ?? step) + 1;
}

/** Which of the marks a step belongs to, -1 before the first. */
export function sectionOf(marks: readonly Mark[], step: number): number {
  let found = -1;
  marks.forEach((mark, at) => {
    if (mark.step <= step) found = at;
  });
  return found;
}

/** The step to go to for a turn on or back; the ends stand for turns too. */
export function turnFrom(marks: readonly Mark[], step: number, way: 1 | -1, last: number): number {
  const starts = [...new Set([0, ...marks.map((mark) => mark.step), last])].sort((a, b) => a - b);
  if (way > 0) return starts.find((start) => start > step) ?? last;
  return starts.filter((start) => start < step).at(-1) ?? 0;
}

/** A line of the log and the step that brought it. */
export interface ToldLine {
  readonly step: number;
  readonly line: LogLine;
}

/** The log up to a step, from as far back as its chunks are known without a gap. */
export function linesUntil(
  chunks: ReadonlyMap<number, Chunk>,
  step: number,
): { readonly lines: readonly ToldLine[]; readonly first: number } {
  let first = firstOf(step);
  const found: Chunk[] = [];
  for (let at = first; at >= 0; at -= COUNT) {
    const chunk = chunks.get(at);
    if (chunk === undefined) break;
    found.unshift(chunk);
    first = at;
  }
  const lines = found.flatMap((chunk) =>
    chunk.steps
      .filter((one) => one.number <= step)
      .flatMap((one) => one.lines.map((line) => ({ step: one.number, line }))),
  );
  return { lines, first };
}

const SHORTEST = 650;
const A_LINE = 320;
const LONGEST = 2400;

/** For how many milliseconds a step stays when it is played: more is told, more time to read. */
export function stay(lines: number, speed: number): number {
  return Math.min(LONGEST, SHORTEST + A_LINE * lines) / speed;
}

/** Who sat where: a name, and the level of a bot that plays or holds the seat. */
export interface Sitter {
  readonly name: string;
  readonly bot: string;
}

/** The level of the bot that played a seat; empty if a person did, though a bot may have held it. */
export function botOf({ name, bot }: Sitter): string {
  const called = playerArg(name, 0);
  const isPerson = typeof called === "string";
  return isPerson ? "" : bot;
}
