// What a deck of the L5R LCG is like; nothing of its pages, which not everybody fetches who keeps one.

import type { Making } from "../../game";
import { type Building, sizeOf } from "../../pages/decks/deck";
import { deckMaking } from "../../pages/decks/making";
import type { CardEntry } from "../../wire";

const CLANS = ["crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn"] as const;
/** Where cards of a type belong whose side does not say it. */
const PLACES: Readonly<Record<string, string>> = {
  stronghold: "stronghold",
  role: "role",
  province: "provinces",
};

function placeOf({ printed }: CardEntry): string {
  const { kind, side } = printed as unknown as { readonly kind: string; readonly side: string };
  return PLACES[kind] ?? (side === "dynasty" || side === "conflict" ? side : "");
}

export const building: Building = {
  game: "l5r-lcg",
  path: "/l5r-lcg/decks",
  cardsPath: "/l5r-lcg/cards",
  sections: [
    { id: "stronghold", style: "one", title: "lcg-section-stronghold" },
    { id: "role", style: "one", title: "lcg-section-role" },
    { id: "provinces", style: "listed", title: "lcg-section-provinces" },
    { id: "dynasty", style: "counted", title: "lcg-section-dynasty" },
    { id: "conflict", style: "counted", title: "lcg-section-conflict" },
    { id: "sideboard", style: "counted", title: "lcg-section-sideboard", aside: true },
  ],
  place: placeOf,
  kindName: (kind) => `lcg-type-${kind}`,
  kinds: ["character", "holding", "attachment", "event"].map(
    (kind) => [kind, `lcg-types-${kind}`] as const,
  ),
  quick: [
    ["is:playable", "lcg-quick-playable"],
    ["deck:dynasty", "lcg-section-dynasty"],
    ["deck:conflict", "lcg-section-conflict"],
    ["t:stronghold", "lcg-type-stronghold"],
    ["t:province", "lcg-type-province"],
    ["t:role", "lcg-type-role"],
    ...CLANS.map((clan) => [`clan:${clan}`, `lcg-clan-${clan}`] as const),
    ["clan:neutral", "lcg-clan-neutral"],
  ],
  figures: ["cost", "military", "political", "glory", "strength", "elements", "influence"],
  curves: ["cost-dynasty", "cost-conflict", "military", "political"],
  examples: [
    ["t:bushi clan:lion military>=3", "lcg-example-both"],
    ["deck:conflict (clan:crane or influence<=1)", "lcg-example-or"],
    ["t:province element:fire -is:banned", "lcg-example-not"],
    ["o:duel is:playable", "lcg-example-text"],
    ["t:character order:military descending", "lcg-example-order"],
  ],
  forms: ["list", "json", "toml", "lackey", "dek"],
  formatOf: (deck) =>
    ["stronghold", "role", "provinces"].some((id) => sizeOf(deck, id) > 0)
      ? "stronghold"
      : "skirmish",
  clans: CLANS.map((clan) => [clan, `lcg-clan-${clan}`] as const),
};

export const makings: readonly Making[] = [deckMaking(building) as unknown as Making];
