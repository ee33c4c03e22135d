// The figures of a card and where they stand: the same corner for the same meaning on every card.

import type { CardFigures, Figure } from "../../../cards/Card";
import type { CardEntry, Printed } from "../../../wire";
import type { CardFacts, Hindrance } from "../wire";

export const ABILITIES = ["fight", "move", "search", "think"] as const;
export type Ability = (typeof ABILITIES)[number];

const NONE: CardFigures = { cost: null, edge: [], life: null, extra: null };

/** What is printed on a card of this game: the server sends nothing else under its address. */
export function facts(printed: Printed): CardFacts;
export function facts(printed: Printed | undefined): CardFacts | undefined;
export function facts(printed: Printed | undefined): CardFacts | undefined {
  return printed as CardFacts | undefined;
}

export function figuresOf(printed: Printed): CardFigures {
  const card = facts(printed);
  switch (card.kind) {
    case "raider":
      return {
        ...NONE,
        cost: figure("power", card.power),
        edge: ABILITIES.map((name) => ability(name, card[name])),
        life: figure("life", Math.min(card.fight, card.move, card.search, card.think)),
      };
    case "location":
      return {
        ...(card.obstacle ? hindrance(card.obstacle) : NONE),
        cost: figure("danger", card.danger),
        extra: card.search ? figure("search-bonus", `+${card.search}`) : null,
      };
    case "obstacle":
      return { ...hindrance(card.obstacle), cost: figure("danger", card.danger) };
    case "discovery":
      return {
        ...NONE,
        cost: figure("difficulty", card.difficulty),
        extra: card.weapon ? figure("weapon", "") : null,
      };
    case "upgrade":
    case "treasure":
      return { ...NONE, cost: figure("power", card.power) };
    default:
      return NONE;
  }
}

function hindrance(of: Hindrance): CardFigures {
  return {
    ...NONE,
    edge: of.tests.map((test) => ability(test.ability, test.target)),
    life: of.life === null ? null : figure("life", of.life),
  };
}

const SIGNS: Readonly<Record<string, string>> = { "search-bonus": "search", difficulty: "search" };

function figure(name: string, value: number | string): Figure {
  return { sign: SIGNS[name] ?? name, value: String(value), label: `page-tr-figure-${name}` };
}

function ability(name: string, value: number): Figure {
  return { ...figure(name, value), name: `ability-${name}` };
}

/** The words of a card's rules that no corner and no trait shows already. */
export function rulesText(entry: CardEntry): CardEntry["text"] {
  return entry.text.filter((sentence) => !IN_FIGURES.has(sentence.id));
}

const IN_FIGURES: ReadonlySet<string> = new Set([
  "card-abilities", "card-power", "card-danger", "card-search-bonus", "card-life", "card-exits",
  "card-obstacle-kind", "card-tests", "card-item", "card-trigger", "card-weapon",
]);

/** What stands behind the kind of a card: the ids of its traits. */
export function traitsOf(printed: Printed): readonly string[] {
  const card = facts(printed);
  switch (card.kind) {
    case "location":
      return [`family-${card.family}`];
    case "obstacle":
      return [`kind-${card.obstacle.kind}`];
    case "discovery":
      return [`page-tr-form-${card.form}`, ...(card.weapon ? ["page-tr-figure-weapon"] : [])];
    default:
      return [];
  }
}
