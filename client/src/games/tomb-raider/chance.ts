// What chance gave last: the rolls told by the log, so that they stay on the table until the
// next thing is rolled even when the game has gone on at once.

import type { Arg, LogLine } from "../../wire";

export interface Roll {
  readonly at: number;
  readonly seat: number;
  /** The ability's message id, empty for the turn order. */
  readonly ability: string;
  readonly faces: readonly number[];
  /** The total with all that has changed it so far. */
  readonly result: number;
}

/** How the rolls of one occasion ended. */
export interface Cast {
  readonly rolls: readonly Roll[];
  readonly kind: "test" | "search" | "attack" | "order";
  /** What had to be reached, 0 if nothing was named. */
  readonly target: number;
  readonly obstacle: Arg | null;
  /** Null while it is open. */
  readonly success: boolean | null;
}

/** The last rolls of the log, null if none is among its lines. */
export function lastCast(lines: readonly LogLine[]): Cast | null {
  let cast: Cast | null = null;
  let before: Begun = NOTHING;
  for (const line of lines) {
    const { args } = line.message;
    if (line.event in BEGINS) {
      before = begun(line);
      cast = null;
    } else if (isRoll(line)) {
      cast = rolled(cast, line, before);
    } else if (cast !== null && line.event === "TestChanged" && args["kind"] === "bonus") {
      cast = added(cast, seatOf(args["seat"]), numberOf(args["amount"]));
    } else if (cast !== null) {
      cast = ended(cast, line);
    }
  }
  return cast;
}

type Begun = Pick<Cast, "target" | "obstacle" | "kind">;

const NOTHING: Begun = { target: 0, obstacle: null, kind: "test" };
const BEGINS: Readonly<Record<string, Cast["kind"]>> = {
  TestBegan: "test",
  SearchBegan: "search",
  AttackBegan: "attack",
};

function begun({ event, message: { args } }: LogLine): Begun {
  const kind = BEGINS[event] ?? "test";
  return { target: numberOf(args["target"]), obstacle: args["obstacle"] ?? null, kind };
}

function rolled(
  cast: Cast | null,
  line: LogLine,
  before: Begun,
): Cast {
  const roll = rollOf(line);
  const isOrder = line.event === "OrderRolled";
  const kind = isOrder ? "order" : before.kind;
  const rolls = cast !== null && cast.kind === kind && cast.success === null ? cast.rolls : [];
  const others = rolls.filter((other) => other.seat !== roll.seat);
  return {
    rolls: [...others, roll],
    kind,
    target: isOrder ? 0 : before.target,
    obstacle: isOrder ? null : before.obstacle,
    success: null,
  };
}

/** Whether a line tells a roll. */
export function isRoll(line: LogLine): boolean {
  return line.event === "Rolled" || line.event === "OrderRolled";
}

export function rollOf(line: LogLine): Roll {
  const { args } = line.message;
  const ability = args["ability"];
  return {
    at: line.at,
    seat: seatOf(args["seat"]),
    ability: typeof ability === "object" && "id" in ability ? ability.id : "",
    faces: facesOf(args["faces"]),
    result: numberOf(args["result"] ?? args["total"]),
  };
}

function ended(cast: Cast, { event, message: { args } }: LogLine): Cast {
  const counted = (): Cast => withResult(cast, seatOf(args["seat"]), numberOf(args["result"]));
  switch (event) {
    case "TestEnded":
      return { ...counted(), success: args["success"] === 1, target: numberOf(args["target"]) };
    case "SearchEnded":
      // Only in the treasure room is it said what the result has to reach.
      return { ...counted(), target: numberOf(args["target"]) || cast.target };
    case "AttackEnded":
      return withResult(counted(), seatOf(args["rival"]), numberOf(args["rival_result"]));
    default:
      return cast;
  }
}

function added(cast: Cast, seat: number, amount: number): Cast {
  const roll = cast.rolls.find((one) => one.seat === seat);
  return roll === undefined ? cast : withResult(cast, seat, roll.result + amount);
}

function withResult(cast: Cast, seat: number, result: number): Cast {
  const rolls = cast.rolls.map((roll) => (roll.seat === seat ? { ...roll, result } : roll));
  return { ...cast, rolls };
}

/** How far back the last roll is looked for. */
const LINES = 60;

/** The last rolls, from the end of a log. */
export function recentCast(lines: readonly LogLine[]): Cast | null {
  return lastCast(lines.slice(-LINES));
}

/** What was added to the dice that a seat has just rolled, null where the log does not have them. */
export function bonusOf(
  lines: readonly LogLine[],
  seat: number,
  faces: readonly number[],
): number | null {
  const rolls = recentCast(lines)?.rolls ?? [];
  const roll = rolls.find((one) => one.seat === seat && String(one.faces) === String(faces));
  return roll === undefined ? null : (madeOf(roll)?.bonus ?? 0);
}

/** What made a total: what the dice gave and what was added, null where the dice say it all. */
export function madeOf(roll: Roll): { readonly dice: number; readonly bonus: number } | null {
  const dice = roll.faces.reduce((sum, face) => sum + face, 0);
  return roll.result === dice ? null : { dice, bonus: roll.result - dice };
}

/** Faces come as "3 + 5". */
export function facesOf(arg: Arg | undefined): readonly number[] {
  if (typeof arg === "number") return [arg];
  if (typeof arg !== "string") return [];
  return arg.split("+").map(Number).filter((face) => face >= 1 && face <= 6);
}

export function seatOf(arg: Arg | undefined): number {
  return typeof arg === "object" && "kind" in arg ? Number(arg.key) : -1;
}

export function numberOf(arg: Arg | undefined): number {
  return typeof arg === "number" ? arg : 0;
}
