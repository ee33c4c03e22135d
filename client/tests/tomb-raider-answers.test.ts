import { describe, expect, test } from "vitest";
import { keysOfFile } from "../src/cards/own-images";
import { bonusOf, facesOf, lastCast, madeOf } from "../src/games/tomb-raider/chance";
import { areCopies, litBy } from "../src/games/tomb-raider/targets";
import type { Arg, CardTarget, LogLine, OptionView, PlaceTarget } from "../src/wire";
import { anObstacle, aPlace, aView } from "./tomb-raider";

describe("what the answers of a question light", () => {
  const view = aView({
    places: [aPlace("B3", { obstacles: [anObstacle(-202), anObstacle(30)] })],
  });
  const option = (key: string, ...about: OptionView["about"]): OptionView => ({
    key,
    message: { type: "message", id: key, args: {} },
    about,
  });
  const card = (slug: string, number: number | null): CardTarget => ({
    type: "CardTarget",
    slug,
    number,
  });
  const place = (name: string, side = ""): PlaceTarget => ({
    type: "PlaceTarget",
    place: name,
    side,
  });

  test("keys say nothing: what they are about does", () => {
    const lit = litBy([option("move:ahead"), option("x", card("rope", 53))], view);
    expect([lit.arrows.length, lit.spaces.size]).toEqual([0, 0]);
    expect([...lit.cards]).toEqual([[53, ["x"]]]);
  });

  test("a move lights its arrow and the space that it leads to", () => {
    const lit = litBy([option("x", place("B2", "left"), place("A2"))], view);
    expect([...lit.spaces]).toEqual([["A2", ["x"]]]);
    expect(lit.arrows).toEqual([{ space: "B2", side: "left", key: "x" }]);
  });

  test("copies of a card are the same in hand, and may differ elsewhere", () => {
    const hand = [53, 54].map((number) => ({ slug: "rope", number, kind: "discovery", figure: 9, threat: null }));
    const seen = aView({ hand });
    const [one, other, third] = [53, 54, 55].map((number) => option(`x.${number}`, card("rope", number)));
    if (!one || !other || !third) throw new Error("three were made");
    expect(areCopies(seen, one, other)).toBe(true);
    expect(areCopies(seen, one, third)).toBe(false);
    expect(areCopies(seen, one, option("y", card("torch", 54)))).toBe(false);
    expect(areCopies(seen, one, option("pass"))).toBe(false);
  });

  test("a side is an arrow alone", () => {
    const lit = litBy([option("x", place("B2", "back"))], view);
    expect(lit.spaces.size).toBe(0);
    expect(lit.arrows).toEqual([{ space: "B2", side: "back", key: "x" }]);
  });

  test("a card that lies on the map is an obstacle, and none that is offered", () => {
    const lit = litBy([option("x", card("boulder", -202)), option("y", card("bats", 30))], view);
    expect([...lit.obstacles]).toEqual([
      [-202, ["x"]],
      [30, ["y"]],
    ]);
    expect([lit.cards.size, lit.named.length]).toEqual([0, 0]);
  });

  test("a card with several uses is named by all of them", () => {
    const lit = litBy([option("x", card("idol", 7)), option("y", card("idol", 7))], view);
    expect(lit.cards.get(7)).toEqual(["x", "y"]);
  });

  test("a card that is no particular one is only named", () => {
    const lit = litBy([option("x", card("idol", null))], view);
    expect(lit.cards.size).toBe(0);
    expect(lit.named).toEqual([{ key: "x", slug: "idol", number: null }]);
  });

  test("seats, decks, abilities and tests each have their place", () => {
    const lit = litBy(
      [
        option("a", { type: "SeatTarget", seat: 0 }),
        option("b", { type: "NumberTarget", of: "deck", number: 1 }),
        option("c", { type: "PartTarget", of: "ability", part: "fight" }),
        option("d", { type: "PartTarget", of: "test", part: "think" }),
        option("e"),
      ],
      view,
    );
    expect([...lit.seats]).toEqual([[0, ["a"]]]);
    expect([...lit.decks]).toEqual([[1, ["b"]]]);
    expect([...lit.abilities]).toEqual([["fight", ["c"]]]);
    expect([...lit.tests]).toEqual([["think", ["d"]]]);
  });
});

describe("what chance gave last", () => {
  const seat = (number: number): Arg => ({ type: "name", kind: "seat", key: String(number) });
  const ability: Arg = { type: "message", id: "ability-fight", args: {} };
  let at = 0;
  const line = (event: string, args: Record<string, Arg>): LogLine => {
    at += 1;
    return { at, clause: "TR-2.2", message: { type: "message", id: "log", args }, event, weight: "small" };
  };
  const began = line("TestBegan", {
    seat: seat(0),
    ability,
    dice: 2,
    target: 9,
    obstacle: { type: "name", kind: "card", key: "bats" },
  });
  const rolled = line("Rolled", { seat: seat(0), ability, faces: "3 + 5", result: 8 });

  test("faces are read from the log", () => {
    expect(facesOf("3 + 5")).toEqual([3, 5]);
    expect(facesOf("6")).toEqual([6]);
    expect(facesOf(undefined)).toEqual([]);
  });

  test("a roll stands with its target before the test has ended", () => {
    const cast = lastCast([began, rolled]);
    expect(cast).toMatchObject({ kind: "test", target: 9, success: null });
    expect(cast?.rolls).toMatchObject([{ seat: 0, faces: [3, 5], result: 8 }]);
  });

  test("the end of the test says whether it succeeded, and with what result", () => {
    const ended = line("TestEnded", { seat: seat(0), ability, result: 10, target: 9, success: 1 });
    const cast = lastCast([began, rolled, ended]);
    expect(cast).toMatchObject({ success: true, rolls: [{ seat: 0, result: 10 }] });
  });

  test("a search for the treasure says what it takes, any other nothing", () => {
    const search = line("SearchBegan", { seat: seat(0), dice: 2 });
    const args = { seat: seat(0), result: 8 };
    const elsewhere = line("SearchEnded", args);
    const there = line("SearchEnded", { ...args, target: 18 });
    expect(lastCast([search, rolled, elsewhere])).toMatchObject({ target: 0, success: null });
    expect(lastCast([search, rolled, there])).toMatchObject({ target: 18, success: null });
  });

  test("a total says what made it, unless the dice alone did", () => {
    const [plain] = lastCast([began, rolled])?.rolls ?? [];
    expect(plain && madeOf(plain)).toBeNull();
    const search = line("SearchBegan", { seat: seat(0), dice: 4 });
    const dice = line("Rolled", { seat: seat(0), ability, faces: "4 + 4 + 6 + 3", result: 17 });
    const more = line("TestChanged", { seat: seat(0), kind: "bonus", amount: 2 });
    const ended = line("SearchEnded", { seat: seat(0), result: 19 });
    for (const lines of [[search, dice, more], [search, dice, more, ended], [search, dice, ended]]) {
      const [roll] = lastCast(lines)?.rolls ?? [];
      expect(roll?.result).toBe(19);
      expect(roll && madeOf(roll)).toEqual({ dice: 17, bonus: 2 });
    }
  });

  test("what was added to a roll is known to the log alone", () => {
    const more = line("Rolled", { seat: seat(0), ability, faces: "3 + 5", result: 9 });
    expect(bonusOf([began, more], 0, [3, 5])).toBe(1);
    expect(bonusOf([began, rolled], 0, [3, 5])).toBe(0);
    expect(bonusOf([began, rolled], 0, [6, 6])).toBeNull();
  });

  test("less than the dice gave is told as well", () => {
    const result = { at: 1, seat: 0, ability: "", faces: [3, 5], result: 7 };
    expect(madeOf(result)).toEqual({ dice: 8, bonus: -1 });
  });

  test("the end of an attack tells both results", () => {
    const attack = line("AttackBegan", { seat: seat(0), rival: seat(1) });
    const other = line("Rolled", { seat: seat(1), ability, faces: "1 + 1", result: 2 });
    const ended = line("AttackEnded", {
      seat: seat(0),
      rival: seat(1),
      result: 8,
      rival_result: 5,
    });
    const rolls = lastCast([attack, rolled, other, ended])?.rolls ?? [];
    expect(rolls.map(madeOf)).toEqual([null, { dice: 2, bonus: 3 }]);
  });

  test("it stays until the next thing is rolled for", () => {
    const moved = line("RaiderMoved", { seat: seat(0) });
    expect(lastCast([began, rolled, moved])?.rolls).toHaveLength(1);
    expect(lastCast([began, rolled, moved, began])).toBeNull();
  });

  test("both sides of an attack stand together; a second roll takes the place of the first", () => {
    const attack = line("AttackBegan", { seat: seat(0), rival: seat(1) });
    const other = line("Rolled", { seat: seat(1), ability, faces: "1 + 1", result: 2 });
    const again = line("Rolled", { seat: seat(0), ability, faces: "6 + 6", result: 12 });
    const cast = lastCast([attack, rolled, other, again]);
    expect(cast?.kind).toBe("attack");
    expect(cast?.rolls.map((roll) => [roll.seat, roll.result])).toEqual([
      [1, 2],
      [0, 12],
    ]);
  });

  test("the turn order is a roll of its own", () => {
    const order = line("OrderRolled", { seat: seat(1), faces: "6 + 2", total: 8 });
    expect(lastCast([began, rolled, order])).toMatchObject({
      kind: "order",
      target: 0,
      rolls: [{ seat: 1, result: 8 }],
    });
  });
});

describe("own card images", () => {
  test.each([
    ["Cards/pit-trap.jpg", ["pit-trap"]],
    ["Pit Trap.PNG", ["pit-trap"]],
    ["062.png", ["062"]],
    ["62.png", ["062"]],
    ["062 Pit Trap.webp", ["062", "pit-trap"]],
    ["Natla's Lair.png", ["natlas-lair"]],
  ])("%s is found by name and number", (name, keys) => {
    expect(keysOfFile(name)).toEqual(keys);
  });
});
