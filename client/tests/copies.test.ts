import { describe, expect, it } from "vitest";
import { areCopies } from "../src/cards/copies";
import { eventsOf } from "../src/games/l5r-ccg/state";
import type { LogLine, OptionView } from "../src/wire";

function answer(key: string): OptionView {
  return { key, message: { type: "message", id: "option", args: {} }, about: [] };
}

const VIEW = {
  viewer: 1,
  seats: [
    { seat: 0, hand: [{ number: 7, slug: "swamp" }] },
    { seat: 1, hand: [{ number: 3, slug: "swamp" }, { number: 4, slug: "swamp" }, { number: 5, slug: "plains" }] },
  ],
};

const alike = (one: string, other: string) => areCopies(VIEW, ["land", "cast"], answer(one), answer(other));

describe("two answers", () => {
  it("are one where they play copies of a card in the reader's hand", () => {
    expect(alike("land:swamp.3", "land:swamp.4")).toBe(true);
  });

  it("are two where the cards differ, lie elsewhere, or something else is done with them", () => {
    expect(alike("land:swamp.3", "land:plains.5")).toBe(false);
    expect(alike("land:swamp.3", "land:swamp.7")).toBe(false);
    expect(alike("land:swamp.3", "cast:swamp.4")).toBe(false);
    expect(alike("use:swamp.3", "use:swamp.4")).toBe(false);
  });
});

function line(at: number, id: string): LogLine {
  return { at, clause: "", event: "", message: { type: "message", id, args: {} }, weight: "small" };
}

describe("the events of a turn", () => {
  it("are told as long as it is that turn", () => {
    const first = [line(1, "log-ccg-turn-began"), line(2, "log-ccg-event-happened"), line(3, "log-ccg-drawn")];
    expect(eventsOf(first).map(({ message }) => message.id)).toEqual(["log-ccg-event-happened"]);
    expect(eventsOf([...first, line(4, "log-ccg-turn-began")])).toEqual([]);
  });
});
