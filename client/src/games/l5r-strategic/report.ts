// What happened in a turn, thing by thing, from the lines of the log; and the map as it lay between.

import type { Arg, LogLine } from "../../wire";
import { worth } from "./state";
import type { CampaignArmy, CampaignSeat, CampaignView } from "./wire";

/** What kinds of things happen on the map; a note changes nothing on it. */
export type Kind = "appears" | "march" | "cross" | "battle" | "result" | "taken" | "points" | "note";

const KINDS: Readonly<Record<string, Kind>> = {
  Allied: "note",
  AllianceEnded: "note",
  Rebuilt: "appears",
  Waited: "note",
  Idle: "note",
  Marched: "march",
  Crossed: "cross",
  BattleBegan: "battle",
  BattleJoined: "battle",
  BattleReported: "result",
  BattleBroken: "result",
  BattleWon: "result",
  WinnerDestroyed: "result",
  Conceded: "result",
  Lapsed: "note",
  Taken: "taken",
  ExtraTime: "note",
  TurnEnded: "points",
};

/** One thing that happened: its line, and what of the map it is about; empty for nothing. */
export interface Deed {
  readonly kind: Kind;
  readonly line: LogLine;
  readonly army: string;
  readonly start: string;
  readonly place: string;
  /** The clan that held the province before. */
  readonly before: string;
  /** The armies that were destroyed. */
  readonly lost: readonly string[];
}

/** A turn whose box was opened. */
export interface TurnReport {
  readonly turn: number;
  readonly deeds: readonly Deed[];
  /** The next turn has begun, or the points are counted. */
  readonly isWhole: boolean;
  /** What has happened after it, such as what a referee reports meanwhile. */
  readonly since: readonly Deed[];
}

/** The last turn whose box was opened, as far as it was told; null before the first. */
export function lastReport(lines: readonly LogLine[]): TurnReport | null {
  const from = lines.findLastIndex((line) => line.event === "BoxOpened");
  const opened = lines[from];
  if (opened === undefined) return null;
  const after = lines.slice(from + 1);
  const end = after.findIndex((line) => line.event === "TurnBegan" || line.event === "Counted");
  const own = end < 0 ? after : after.slice(0, end);
  const turn = opened.message.args["turn"];
  return {
    turn: typeof turn === "number" ? turn : 0,
    deeds: own.flatMap((line) => deedOf(line) ?? []),
    isWhole: end >= 0,
    since: end < 0 ? [] : after.slice(end).flatMap((line) => deedOf(line) ?? []),
  };
}

/** Whether a line tells something that is shown on the map. */
export function isDeed(line: LogLine): boolean {
  return line.event in KINDS;
}

function deedOf(line: LogLine): Deed | null {
  const kind = KINDS[line.event];
  if (kind === undefined) return null;
  const { args } = line.message;
  return {
    kind,
    line,
    army: armyIn(args["army"]),
    start: endOf(args["start"], "campaign-place-"),
    place: endOf(args["place"], "campaign-place-"),
    before: endOf(args["before"], "campaign-clan-"),
    lost: [...armiesIn(args["lost"]), ...armiesIn(args["dishonored"])],
  };
}

/** What is named by the end of a message's id. */
function endOf(arg: Arg | undefined, head: string): string {
  if (typeof arg !== "object" || Array.isArray(arg) || !("id" in arg)) return "";
  return arg.id.startsWith(head) ? arg.id.slice(head.length) : "";
}

function armyIn(arg: Arg | undefined): string {
  if (typeof arg !== "object" || Array.isArray(arg) || !("id" in arg)) return "";
  if (arg.id !== "campaign-army") return "";
  return `${endOf(arg.args["clan"], "campaign-clan-")}-${String(arg.args["number"])}`;
}

function armiesIn(arg: Arg | undefined): readonly string[] {
  return Array.isArray(arg) ? arg.map((one: Arg) => armyIn(one)) : [];
}

/** The points of a clan when others held what they held: those of now, less what it won since. */
function pointsOf(
  { clan, points }: CampaignSeat,
  view: CampaignView,
  before: CampaignView["holders"],
): number {
  const held = (holders: CampaignView["holders"]): number =>
    Object.entries(holders).reduce(
      (sum, [place, holder]) => sum + (holder === clan ? worth(clan, place) : 0),
      0,
    );
  return points - held(view.holders) + held(before);
}

/** The map as it lay before some things happened, the first of them first. */
export function rewound(view: CampaignView, later: readonly Deed[]): CampaignView {
  const holders = { ...view.holders };
  const battles = { ...view.battles };
  const moved = new Map<string, Partial<CampaignArmy>>();
  for (const deed of later.toReversed()) {
    if (deed.kind === "march") moved.set(deed.army, { place: deed.start });
    if (deed.kind === "appears") moved.set(deed.army, { place: "" });
    if (deed.kind === "taken") holders[deed.place] = deed.before;
    if (deed.line.event === "BattleBegan") delete battles[deed.place];
    if (deed.kind !== "result") continue;
    battles[deed.place] ??= [];
    for (const name of deed.lost) moved.set(name, { place: deed.place, lost: "" });
  }
  const armies = view.armies.map((army) => ({ ...army, ...moved.get(army.name) }));
  const seats = view.seats.map((seat) => ({ ...seat, points: pointsOf(seat, view, holders) }));
  return { ...view, holders, battles, armies, seats };
}
