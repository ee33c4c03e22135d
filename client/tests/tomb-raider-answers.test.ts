import { describe, expect, test } from "vitest";
import { keysOfFile } from "../src/cards/own-images";
import { bonusOf, facesOf, lastCast, madeOf } from "../src/games/tomb-raider/chance";
import { keyOf, litBy, targetOf } from "../src/games/tomb-raider/targets";
import type { Arg, LogLine } from "../src/wire";
import { aRaider, aView } from "./tomb-raider";

describe("what an answer points at", () => {
  const view = aView();
  const at = (key: string) => targetOf(key, view, 0);

  test("a move lights the space it leads to and knows its side", () => {
    expect(at("move:left")).toEqual({ kind: "space", space: "A2", side: "left" });
    expect(at("move:ahead")).toEqual({ kind: "space", space: "B3", side: "ahead" });
  });

  test("a move of a raider that is nowhere points at nothing", () => {
    expect(targetOf("move:left", aView({ raiders: [aRaider(0, "-")] }), 0)).toBeNull();
  });

  test("a side is an arrow from the own space", () => {
    expect(at("side:back")).toEqual({ kind: "side", space: "B2", side: "back" });
  });

  test("obstacles are told apart by their number, built-in ones have it below zero", () => {
    expect(at("face:boulder.-202")).toEqual({ kind: "obstacle", number: -202 });
    expect(at("remove:wolves.30")).toEqual({ kind: "obstacle", number: 30 });
    expect(at("shift:pit-trap.12")).toEqual({ kind: "obstacle", number: 12 });
  });

  test.each(["play", "use", "discard", "take", "find", "obstacle", "item", "recover", "bonus"])(
    "%s points at a card by its number",
    (verb) => {
      expect(at(`${verb}:rope.53`)).toEqual({ kind: "card", slug: "rope", number: 53 });
    },
  );

  test("a card with several uses is named by all of them", () => {
    const lit = litBy(["use:idol.7", "use:idol.7.1"], view, 0);
    expect(lit.cards.get(7)).toEqual(["use:idol.7", "use:idol.7.1"]);
  });

  test.each(["attack", "raider", "first", "hand"])("%s points at a seat", (verb) => {
    expect(at(`${verb}:1`)).toEqual({ kind: "seat", seat: 1 });
  });

  test.each(["space", "shift-to", "entrance", "look"])("%s points at a space", (verb) => {
    expect(at(`${verb}:B4`)).toEqual({ kind: "space", space: "B4", side: null });
  });

  test("a deck to look at is counted from the first", () => {
    expect(at("look:deck.1")).toEqual({ kind: "deck", deck: 1 });
  });

  test("healing, injuries and tests point at an ability of the own raider", () => {
    expect(at("heal:fight")).toEqual({ kind: "ability", ability: "fight", seat: 0 });
    expect(at("test:think")).toEqual({ kind: "ability", ability: "think", seat: 0 });
  });

  test.each(["pass", "stay", "search", "keep-hand", "done"])("%s is a button alone", (key) => {
    expect(at(key)).toBeNull();
  });

  test("a key is read from its parts", () => {
    expect(keyOf("face:boulder.-202")).toEqual({ verb: "face", thing: "boulder", number: -202 });
    expect(keyOf("use:idol.7.1")).toEqual({ verb: "use", thing: "idol", number: 7 });
    expect(keyOf("pass")).toEqual({ verb: "pass", thing: "", number: null });
  });

  test("all answers of a question light their places", () => {
    const lit = litBy(["stay", "move:ahead", "play:run.54", "attack:1"], view, 0);
    expect([...lit.spaces.keys()]).toEqual(["B3"]);
    expect(lit.arrows).toEqual([{ space: "B2", side: "ahead", key: "move:ahead" }]);
    expect([...lit.cards.keys()]).toEqual([54]);
    expect([...lit.seats.keys()]).toEqual([1]);
  });
});

describe("what chance gave last", () => {
  const seat = (number: number): Arg => ({ type: "name", kind: "seat", key: String(number) });
  const ability: Arg = { type: "message", id: "ability-fight", args: {} };
  let at = 0;
  const line = (id: string, args: Record<string, Arg>): LogLine => {
    at += 1;
    return { at, clause: "TR-2.2", message: { type: "message", id, args } };
  };
  const began = line("log-test-began-against", {
    seat: seat(0),
    ability,
    dice: 2,
    target: 9,
    obstacle: { type: "name", kind: "card", key: "bats" },
  });
  const rolled = line("log-rolled", { seat: seat(0), ability, faces: "3 + 5", result: 8 });

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
    const ended = line("log-test-ended-passed", { seat: seat(0), ability, result: 10, target: 9 });
    const cast = lastCast([began, rolled, ended]);
    expect(cast).toMatchObject({ success: true, rolls: [{ seat: 0, result: 10 }] });
  });

  test("a search for the treasure says what it takes, any other nothing", () => {
    const search = line("log-search-began", { seat: seat(0), dice: 2 });
    const args = { seat: seat(0), result: 8 };
    const elsewhere = line("log-search-ended", args);
    const there = line("log-search-ended-treasure", { ...args, target: 18 });
    expect(lastCast([search, rolled, elsewhere])).toMatchObject({ target: 0, success: null });
    expect(lastCast([search, rolled, there])).toMatchObject({ target: 18, success: null });
  });

  test("a total says what made it, unless the dice alone did", () => {
    const [plain] = lastCast([began, rolled])?.rolls ?? [];
    expect(plain && madeOf(plain)).toBeNull();
    const search = line("log-search-began", { seat: seat(0), dice: 4 });
    const dice = line("log-rolled", { seat: seat(0), ability, faces: "4 + 4 + 6 + 3", result: 17 });
    const more = line("log-test-changed-bonus", { seat: seat(0), amount: 2 });
    const ended = line("log-search-ended", { seat: seat(0), result: 19 });
    for (const lines of [[search, dice, more], [search, dice, more, ended], [search, dice, ended]]) {
      const [roll] = lastCast(lines)?.rolls ?? [];
      expect(roll?.result).toBe(19);
      expect(roll && madeOf(roll)).toEqual({ dice: 17, bonus: 2 });
    }
  });

  test("what was added to a roll is known to the log alone", () => {
    const more = line("log-rolled", { seat: seat(0), ability, faces: "3 + 5", result: 9 });
    expect(bonusOf([began, more], 0, [3, 5])).toBe(1);
    expect(bonusOf([began, rolled], 0, [3, 5])).toBe(0);
    expect(bonusOf([began, rolled], 0, [6, 6])).toBeNull();
  });

  test("less than the dice gave is told as well", () => {
    const result = { at: 1, seat: 0, ability: "", faces: [3, 5], result: 7 };
    expect(madeOf(result)).toEqual({ dice: 8, bonus: -1 });
  });

  test("the end of an attack tells both results", () => {
    const attack = line("log-attack-began", { seat: seat(0), rival: seat(1) });
    const other = line("log-rolled", { seat: seat(1), ability, faces: "1 + 1", result: 2 });
    const ended = line("log-attack-ended", {
      seat: seat(0),
      rival: seat(1),
      result: 8,
      rival_result: 5,
    });
    const rolls = lastCast([attack, rolled, other, ended])?.rolls ?? [];
    expect(rolls.map(madeOf)).toEqual([null, { dice: 2, bonus: 3 }]);
  });

  test("it stays until the next thing is rolled for", () => {
    const moved = line("log-raider-moved", { seat: seat(0) });
    expect(lastCast([began, rolled, moved])?.rolls).toHaveLength(1);
    expect(lastCast([began, rolled, moved, began])).toBeNull();
  });

  test("both sides of an attack stand together; a second roll takes the place of the first", () => {
    const attack = line("log-attack-began", { seat: seat(0), rival: seat(1) });
    const other = line("log-rolled", { seat: seat(1), ability, faces: "1 + 1", result: 2 });
    const again = line("log-rolled", { seat: seat(0), ability, faces: "6 + 6", result: 12 });
    const cast = lastCast([attack, rolled, other, again]);
    expect(cast?.kind).toBe("attack");
    expect(cast?.rolls.map((roll) => [roll.seat, roll.result])).toEqual([
      [1, 2],
      [0, 12],
    ]);
  });

  test("the turn order is a roll of its own", () => {
    const order = line("log-order-rolled", { seat: seat(1), faces: "6 + 2", total: 8 });
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
