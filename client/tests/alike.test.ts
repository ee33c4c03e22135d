import { describe, expect, it } from "vitest";
import { listed } from "../src/table/alike";
import type { OptionView } from "../src/wire";

function discard(slug: string, number: number): OptionView {
  const card = { type: "name", kind: "card", key: slug } as const;
  return {
    key: `discard:${slug}.${number}`,
    message: { type: "message", id: "option-discard", args: { card } },
    about: [{ type: "CardTarget", slug, number }],
  };
}

const ASKED = [discard("rope", 3), discard("torch", 4), discard("rope", 8), discard("rope", 9)];

describe("answers that say the same", () => {
  it("are one where it makes no difference which is given", () => {
    const all = listed(ASKED, () => true);
    expect(all.map(({ option }) => option.key)).toEqual(["discard:rope.3", "discard:torch.4"]);
    expect(all[0]?.keys).toEqual(["discard:rope.3", "discard:rope.8", "discard:rope.9"]);
    expect(all.map(({ number }) => number)).toEqual([null, null]);
  });

  it("are numbered where it may", () => {
    const all = listed(ASKED, undefined);
    expect(all.map(({ number }) => number)).toEqual([1, null, 2, 3]);
    expect(all.map(({ keys }) => keys.length)).toEqual([1, 1, 1, 1]);
  });

  it("are joined only with those that are alike", () => {
    const held = new Set([3, 8]);
    const all = listed(ASKED, (one, other) =>
      [one, other].every(({ about: [card] }) => card?.type === "CardTarget" && held.has(card.number ?? 0)),
    );
    expect(all.map(({ keys }) => keys)).toEqual([
      ["discard:rope.3", "discard:rope.8"],
      ["discard:torch.4"],
      ["discard:rope.9"],
    ]);
    expect(all.map(({ number }) => number)).toEqual([1, null, 2]);
  });
});
