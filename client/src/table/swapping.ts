// A deck and what lies beside it while cards change places: plain data, nothing is sent.

import type { DeckPart } from "../wire";

/** How many of each card, by slug, in each section. */
export type Sections = Readonly<Record<string, Readonly<Record<string, number>>>>;

export function sectionsOf(parts: readonly DeckPart[]): Sections {
  return Object.fromEntries(parts.map((part) => [part.id, part.cards]));
}

/** The sections with a copy of a card moved from one to another. */
export function moved(sections: Sections, slug: string, from: string, to: string): Sections {
  const count = sections[from]?.[slug] ?? 0;
  if (count < 1 || from === to) return sections;
  const { [slug]: _, ...others } = sections[from] ?? {};
  const there = sections[to] ?? {};
  return {
    ...sections,
    [from]: count > 1 ? { ...others, [slug]: count - 1 } : others,
    [to]: { ...there, [slug]: (there[slug] ?? 0) + 1 },
  };
}

/** Where a copy of a card goes that is moved: from the deck aside, from there to its place. */
export function goesTo(parts: readonly DeckPart[], slug: string, from: string): string {
  const aside = parts.find((part) => part.aside);
  if (aside === undefined) return from;
  return from === aside.id ? (aside.homes[slug] ?? from) : aside.id;
}

/** Whether two decks are the same, whatever the order of their cards. */
export function isSame(one: Sections, other: Sections): boolean {
  const flat = (sections: Sections): string =>
    Object.entries(sections)
      .flatMap(([id, cards]) => Object.entries(cards).map(([slug, n]) => `${id} ${slug} ${n}`))
      .sort()
      .join("\n");
  return flat(one) === flat(other);
}

export function sizeOf(sections: Sections, id: string): number {
  return Object.values(sections[id] ?? {}).reduce((sum, count) => sum + count, 0);
}
