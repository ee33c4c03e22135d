import { describe, expect, it } from "vitest";
import { givesUp } from "../src/table/giving-up";

const DYNASTY = {
  kind: "dynasty",
  message: { type: "message", id: "ask-ccg-dynasty", args: {} },
  options: [
    { key: "use:scout.4", message: { type: "message", id: "option-use-for", args: {} }, about: [] },
    { key: "use:rope.3", message: { type: "message", id: "option-use", args: {} }, about: [] },
  ],
} as const;

describe("what gives up a card", () => {
  it("is told by the answer among others", () => {
    expect(givesUp(DYNASTY, "discard:rope.3")).toBe(true);
    expect(givesUp(DYNASTY, "sacrifice:scout.4")).toBe(true);
    expect(givesUp(DYNASTY, "recruit:scout.4")).toBe(false);
    expect(givesUp(DYNASTY, "recruit:discard.4")).toBe(false);
  });

  it("is told by the question where each of its answers does", () => {
    expect(givesUp({ ...DYNASTY, kind: "sacrifice" }, "on:scout.4")).toBe(true);
    expect(givesUp({ ...DYNASTY, kind: "discarded" }, "on:scout.4")).toBe(false);
  });

  it("is what a game calls so besides, by the question or its message", () => {
    expect(givesUp(DYNASTY, "on:scout.4", ["release"])).toBe(false);
    expect(givesUp({ ...DYNASTY, kind: "release" }, "on:scout.4", ["release"])).toBe(true);
    expect(givesUp(DYNASTY, "on:scout.4", ["ask-ccg-dynasty"])).toBe(true);
  });

  it("is what a game calls so by the words of the answer", () => {
    expect(givesUp(DYNASTY, "use:scout.4", ["option-use-for"])).toBe(true);
    expect(givesUp(DYNASTY, "use:rope.3", ["option-use-for"])).toBe(false);
    expect(givesUp(DYNASTY, "use:scout.4")).toBe(false);
  });
});
