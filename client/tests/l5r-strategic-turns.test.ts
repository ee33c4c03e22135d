import { describe, expect, test } from "vitest";
import { hasClanSign } from "../src/cards/clans";
import { isDeed, lastReport, rewound } from "../src/games/l5r-strategic/report";
import { claimed, endOf, marchOf, ordered, wished } from "../src/games/l5r-strategic/orders";
import { firstSight, landOf, NEAR } from "../src/games/l5r-strategic/look";
import type { CampaignArmy, CampaignView } from "../src/games/l5r-strategic/wire";
import { written } from "../src/games/l5r-strategic/written";
import { begun, type FormDraft } from "../src/table/drafts";
import type { Arg, Form, LogLine } from "../src/wire";

const place = (id: string): Arg => ({ type: "message", id: `campaign-place-${id}`, args: {} });
const clan = (id: string): Arg => ({ type: "message", id: `campaign-clan-${id}`, args: {} });
const army = (name: string, number: number): Arg => ({
  type: "message",
  id: "campaign-army",
  args: { clan: clan(name), number },
});

let at = 0;
function line(event: string, args: Record<string, Arg> = {}): LogLine {
  at += 1;
  return { at, clause: "", event, message: { type: "message", id: `log-${event}`, args }, weight: "small" };
}

const ARMY: CampaignArmy = {
  name: "dragon-1",
  clan: "dragon",
  number: 1,
  place: "li1",
  declared: "",
  fights: false,
  lost: "",
  dishonored: false,
  target: "",
  due: 0,
  commanded: "",
  farms: 0,
  honor: 0,
  hand: 5,
  force: 0,
  taint: 0,
};

const VIEW: CampaignView = {
  viewer: 0,
  seats: [
    {
      seat: 0,
      clan: "dragon",
      daimyo: true,
      karo: true,
      armies: ["dragon-1"],
      alive: true,
      points: 18,
      own: 7,
      others: 1,
      castles: 3,
    },
  ],
  armies: [ARMY, { ...ARMY, name: "lion-2", clan: "lion", number: 2, place: "", lost: "li1" }],
  known: 2,
  has_map: true,
  holders: { li1: "dragon", li4: "lion", dr5: "dragon" },
  battles: {},
  truces: {},
  allies: [],
  sheet: null,
  turn: 2,
  turns: 8,
  minutes: 0,
  phase: "orders",
};

const TURN: readonly LogLine[] = [
  line("TurnBegan", { turn: 1 }),
  line("BoxOpened", { turn: 1 }),
  line("Marched", { army: army("dragon", 1), start: place("dr5"), place: place("li1") }),
  line("Declared", { army: army("dragon", 1), place: place("li1") }),
  line("BattleBegan", { place: place("li1"), armies: [army("dragon", 1), army("lion", 2)] }),
  line("BattleReported", { place: place("li1"), lost: [army("lion", 2)], dishonored: [] }),
  line("Taken", { clan: clan("dragon"), place: place("li1"), before: clan("lion") }),
  line("TurnEnded", { turn: 1 }),
  line("TurnBegan", { turn: 2 }),
];

describe("what happened in a turn", () => {
  test("is what was told since its box was opened, without what changes nothing", () => {
    const report = lastReport(TURN);
    expect(report?.turn).toBe(1);
    expect(report?.isWhole).toBe(true);
    const kinds = report?.deeds.map((deed) => deed.kind);
    expect(kinds).toEqual(["march", "battle", "result", "taken", "points"]);
    expect(report?.deeds[0]).toMatchObject({ army: "dragon-1", start: "dr5", place: "li1" });
    expect(lastReport(TURN.slice(0, 1))).toBeNull();
    expect(lastReport(TURN.slice(0, 3))?.isWhole).toBe(false);
    expect(TURN.filter(isDeed)).toHaveLength(5);
  });

  test("is taken back step by step, so that it can be shown again", () => {
    const deeds = lastReport(TURN)?.deeds ?? [];
    const before = rewound(VIEW, deeds);
    expect(before.armies.map((one) => one.place)).toEqual(["dr5", "li1"]);
    expect(before.holders["li1"]).toBe("lion");
    expect(before.seats[0]?.points).toBe(17);
    expect(before.battles).toEqual({});
    const fought = rewound(VIEW, deeds.slice(2));
    expect(fought.armies.map((one) => one.place)).toEqual(["li1", "li1"]);
    expect(Object.keys(fought.battles)).toEqual(["li1"]);
    expect(rewound(VIEW, [])).toEqual(VIEW);
  });
});

const FORM: Form = {
  type: "Form",
  parts: [
    [
      "orders",
      {
        type: "Assignment",
        keys: ["army:dragon-1"],
        places: ["place:li4", "place:dr5"],
        at_least: 0,
        at_most: 1,
        allowed: [["place:li4", "place:dr5"]],
      },
    ],
    [
      "conquests",
      {
        type: "Subset",
        keys: ["conquer:dragon-1"],
        at_least: 0,
        at_most: 1,
        weights: [],
        lightest: 0,
        heaviest: null,
      },
    ],
  ],
};

test("who is sent to a foreign province means to conquer it, and nobody else does", () => {
  const draft = begun(FORM) as FormDraft;
  const way = marchOf(draft, "dragon-1");
  expect(way?.open).toEqual(["place:li4", "place:dr5"]);
  if (way === null) throw new Error("it may march");
  expect(endOf(draft, VIEW, "dragon-1")).toBe("li1");
  const sent = (to: string): FormDraft =>
    claimed(draft, ordered(draft, "dragon-1", way, to), VIEW, "dragon");
  expect(endOf(sent("place:li4"), VIEW, "dragon-1")).toBe("li4");
  expect(wished(sent("place:li4"), "conquests", "dragon-1")).toBe(true);
  expect(wished(sent("place:dr5"), "conquests", "dragon-1")).toBe(false);
  const friends: CampaignView = { ...VIEW, allies: [["dragon", "lion"]] };
  const visit = claimed(draft, ordered(draft, "dragon-1", way, "place:li4"), friends, "dragon");
  expect(wished(visit, "conquests", "dragon-1")).toBe(false);
});

describe("what is in sight at first", () => {
  const clans = (...names: string[]): CampaignView => ({
    ...VIEW,
    armies: [{ ...ARMY, place: "dr6" }],
    seats: names.map((name, seat) => ({ ...VIEW.seats[0]!, seat, clan: name })),
  });
  const holds = (box: ReturnType<typeof landOf>, inner: ReturnType<typeof landOf>): boolean =>
    box.left <= inner.left && box.right >= inner.right && box.top <= inner.top;

  test("is the land of all who play if their names have room", () => {
    const both = landOf(["dragon", "lion"]);
    expect(firstSight(clans("dragon", "lion"), "dragon", 970, 576)).toEqual(both);
  });

  test("is else one's own land and as much around it as names leave room for", () => {
    const box = firstSight(clans("dragon", "crab"), "dragon", 970, 576);
    expect(holds(box, landOf(["dragon"]))).toBe(true);
    expect(970 / (box.right - box.left)).toBeGreaterThanOrEqual(NEAR);
    expect(970 / (box.right - box.left)).toBeLessThan(1);
    const far = { ...clans("dragon", "crab"), armies: [{ ...ARMY, place: "un5" }] };
    expect(holds(firstSight(far, "dragon", 390, 330), landOf(["dragon"], ["un5"]))).toBe(true);
    const phone = firstSight(clans("dragon", "crab"), "dragon", 390, 330);
    expect(holds(phone, landOf(["dragon"]))).toBe(true);
  });
});

describe("one's own sheet in the box", () => {
  const sheet = { orders: [], commands: [], carries: false, allies: [], breaks: [], permits: [] };
  const ids = (of: ReturnType<typeof written>) => of.map(({ said }) => said.map((each) => each.id));

  test("says for each army where it goes, goes on and what it means to do", () => {
    const order = { army: "unicorn-2", to: "un1", appears: false, then: "un2", means: ["conquer"] };
    const back = { army: "unicorn-3", to: "un3", appears: true, then: "", means: [] };
    const lines = written({ ...sheet, orders: [order, back], commands: [["unicorn-1", "un4"]] });
    expect(lines.map(({ army }) => army?.number)).toEqual([2, 3, 1]);
    expect(ids(lines)).toEqual([
      ["campaign-sheet-to", "campaign-sheet-on", "campaign-means-conquer"],
      ["campaign-sheet-appears"],
      ["campaign-commanded"],
    ]);
  });

  test("says what a clan wrote, or that nothing was written", () => {
    expect(ids(written({ ...sheet, allies: ["lion"], permits: ["crab"], carries: true }))).toEqual([
      ["campaign-sheet-allies"],
      ["campaign-sheet-permits"],
      ["campaign-sheet-carries"],
    ]);
    expect(ids(written(sheet))).toEqual([["campaign-sheet-empty"]]);
  });
});

test("the pieces of all clans have signs of their own", () => {
  const clans = ["crab", "crane", "dragon", "lion", "mantis", "phoenix", "ratling", "scorpion"];
  for (const each of [...clans, "shadowlands", "unicorn"]) expect(hasClanSign(each)).toBe(true);
});
