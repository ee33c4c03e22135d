// What a deck of Tomb Raider is like, and nothing of its pages: whoever keeps decks fetches this.

import type { DeckWishes } from "../../../wire";
import {
  type Building,
  type Found,
  isRecord,
  type OwnDeck,
  sentWishes,
} from "../../../pages/decks/deck";
import { ownLevels } from "../levels/own-levels";

/** The game of these decks, as every request about one names it. */
export const GAME = "tomb-raider";

/** The kinds of cards in a draw deck, in the order in which decks are told. */
const DRAWN = ["upgrade", "action", "discovery", "obstacle", "secret-move"];
const KINDS = ["raider", ...DRAWN, "location", "treasure"];

/** The text of the level of one's own that a deck is for; null: it is one that comes with Gorin. */
export function ownText({ options }: OwnDeck): string | null {
  return ownLevels.find(options["level"] ?? "")?.text ?? null;
}

/** What the server is asked to judge a deck for: it knows a level of one's own by its text alone. */
function wishesOf(deck: OwnDeck): DeckWishes {
  const text = ownText(deck);
  if (text === null) return sentWishes(deck);
  const { level: _, ...others } = deck.options;
  return { ...sentWishes(deck), options: { ...others, level_text: text } };
}

export const building: Building = {
  game: GAME,
  path: "/decks",
  cardsPath: null,
  sections: [
    { id: "raider", style: "one", title: "decks-kind-raider", empty: "decks-no-raider" },
    { id: "cards", style: "counted", title: "deck-section-cards" },
    { id: "treasure", style: "one", title: "decks-kind-treasure", rare: true },
    {
      id: "locations",
      style: "listed",
      title: "decks-kind-location",
      rare: true,
      about: "decks-locations-more",
    },
  ],
  place: ({ printed: { kind } }) => {
    if (kind === "raider" || kind === "treasure") return kind;
    return kind === "location" ? "locations" : "cards";
  },
  kindName: (kind) => `card-kind-${kind}`,
  kinds: DRAWN.map((kind) => [kind, `decks-kind-${kind}`] as const),
  quick: KINDS.map((kind) => [`t:${kind}`, `card-kind-${kind}`] as const),
  first: KINDS,
  figures: [],
  curves: ["power", "difficulty", "danger"],
  examples: [
    ["t:obstacle danger<=5", "decks-example-both"],
    ["pit trap", "decks-example-name"],
    ["t:trap or t:hazard", "decks-example-or"],
    ["t:discovery -is:alone", "decks-example-not"],
    ["t:obstacle tests:fight target<9", "decks-example-tests"],
    ['o:"draw"', "decks-example-text"],
    ["t:raider move>=3 order:move direction:desc", "decks-example-order"],
  ],
  forms: ["list", "toml", "lackey", "dek"],
  list: "2 Pit Trap\n1x Take Aim (057)\n…",
  lead: ["raider", "decks-no-raider-short"],
  formatOf: ({ format }) => format,
  wishes: wishesOf,
  clans: [],
  untold: true,
  kept: { prefix: "gorin.deck.", renewed },
};

// -- as decks were kept before the house had them --------------------------------------------------

/**
 * A deck had its cards in `cards`, a raider, a treasure and its locations beside them, and what it
 * was built for in `wishes`.
 */
function renewed(found: Found): Found {
  const { raider, cards, treasure, locations, wishes, ...others } = found;
  const sections = { raider: counted([raider]), cards, treasure: counted([treasure]) };
  return {
    ...others,
    ...(isRecord(wishes) ? wishesIn(wishes) : {}),
    ...(isRecord(cards) ? { sections: { ...sections, locations: counted(locations) } } : {}),
  };
}

function wishesIn({ format, seats, level, variant }: Found): Found {
  return { format, seats, options: { level, variant } };
}

function counted(slugs: unknown): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const slug of Array.isArray(slugs) ? slugs : []) {
    if (typeof slug === "string" && slug !== "") counts[slug] = (counts[slug] ?? 0) + 1;
  }
  return counts;
}
