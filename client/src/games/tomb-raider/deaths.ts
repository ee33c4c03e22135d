// Deaths as the log tells them: who, where, and what led to it.

import type { Arg, LogLine, Message } from "../../wire";
import { lastCast, numberOf, seatOf } from "./chance";
import { message, seatName } from "./words";

export interface Death {
  /** Of the line that tells it. */
  readonly at: number;
  readonly seat: number;
  /** Where the raider stood, empty where the log does not reach back so far. */
  readonly space: string;
  /** What led to it, a sentence each. */
  readonly causes: readonly Message[];
}

/** How far back the cause is looked for. */
const LINES = 120;

/** The last death of a seat, null if the log as far as it is there tells none. */
export function deathOf(lines: readonly LogLine[], seat: number): Death | null {
  const at = lines.findLastIndex((line) => isDeath(line) && ofSeat(line, seat));
  const line = lines[at];
  if (line === undefined) return null;
  const before = lines.slice(0, at);
  const causes = causesIn(before.slice(-LINES), seat);
  return { at: line.at, seat, space: spaceIn(before, seat), causes };
}

/** The death of a seat whose raider is not back yet, as far as the lines tell it. */
export function lyingOf(lines: readonly LogLine[], seat: number): Death | null {
  const last = lines.findLast((line) => (isDeath(line) || isReturn(line)) && ofSeat(line, seat));
  return last === undefined || isReturn(last) ? null : deathOf(lines, seat);
}

function isReturn(line: LogLine): boolean {
  return line.event === "Reloaded";
}

/** Whether a line tells a death. */
export function isDeath(line: LogLine): boolean {
  return line.event === "Died";
}

/** The seat that a line is about. */
export function seatOfLine(line: LogLine): number {
  return seatOf(line.message.args["seat"]);
}

function ofSeat(line: LogLine, seat: number): boolean {
  return seatOfLine(line) === seat;
}

function spaceIn(lines: readonly LogLine[], seat: number): string {
  const came = lines.findLast(
    (line) => (line.event === "RaiderMoved" || isReturn(line)) && ofSeat(line, seat),
  );
  const space = came?.message.args["space"];
  return typeof space === "object" && "kind" in space && space.kind === "space" ? space.key : "";
}

/** What is no cause any more once it has happened: another step was begun. */
const FRESH = new Set(["RaiderMoved", "ActionBegan", "RoundBegan", "TurnBegan", "Reloaded"]);

function causesIn(lines: readonly LogLine[], seat: number): readonly Message[] {
  const from = lines.findLastIndex((line) => FRESH.has(line.event));
  const step = lines.slice(from + 1);
  const harm = step.findLast(
    (line) => (line.event === "HarmDealt" || line.event === "Injured") && ofSeat(line, seat),
  );
  return [...failureIn(step, seat), ...(harm === undefined ? [] : [harmIn(harm)])];
}

/** The test that was failed, in figures. */
function failureIn(lines: readonly LogLine[], seat: number): readonly Message[] {
  const cast = lastCast(lines);
  const roll = cast?.rolls.find((one) => one.seat === seat);
  if (!cast || roll === undefined || cast.success !== false) return [];
  const args = { result: roll.result, target: cast.target };
  if (cast.obstacle === null) return [message("page-tr-death-test", args)];
  return [message("page-tr-death-obstacle", { ...args, obstacle: cast.obstacle })];
}

function harmIn({ event, message: { args } }: LogLine): Message {
  if (event !== "Injured") return message("page-tr-death-harm", { amount: numberOf(args["amount"]) });
  const ability: Arg = args["ability"] ?? "";
  return message("page-tr-death-injury", { ability });
}

/** Who died and where. */
export function deathInWords({ seat, space }: Death): Message {
  const args = { seat: seatName(seat) };
  if (space === "") return message("page-tr-death", args);
  return message("page-tr-death-at", { ...args, space });
}
