// The cards of a section as they are shown: by kinds, in the order in which the server tells them.

import { cardOf, pool } from "../../cards/pool";
import type { CardLine, Message } from "../../wire";
import type { Building, OwnDeck } from "./deck";

export interface CardRow {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  /** What the server says of the card. */
  readonly notes: readonly Message[];
}

export interface Group {
  /** The kind of the cards; empty: those that have no kind of their own here. */
  readonly kind: string;
  /** The message above them; empty: none. */
  readonly title: string;
  readonly count: number;
  readonly rows: readonly CardRow[];
}

/** The cards of a section by kinds. Those that the server has not told of yet come last. */
export function groupsOf(
  deck: OwnDeck,
  { kinds }: Building,
  section: string,
  told: readonly CardLine[],
): readonly Group[] {
  const places = new Map(told.map(({ slug }, at) => [slug, at]));
  const place = (slug: string): number => places.get(slug) ?? told.length;
  const rows = Object.entries(deck.sections[section] ?? {})
    .sort(([one], [other]) => place(one) - place(other))
    .map(([slug, count]): CardRow => {
      const line = told[place(slug)];
      const name = pool.value.get(slug)?.printed.name ?? line?.name ?? slug;
      return { slug, name, count, notes: line?.sort.notes ?? [] };
    });
  const known = kinds.map(([kind]) => kind);
  const kindOf = ({ slug }: CardRow): string => {
    const kind = cardOf(slug)?.printed.kind ?? "";
    return known.includes(kind) ? kind : "";
  };
  return [...kinds, ["", ""] as const]
    .map(([kind, title]) => {
      const found = rows.filter((row) => kindOf(row) === kind);
      return { kind, title, rows: found, count: found.reduce((sum, row) => sum + row.count, 0) };
    })
    .filter((group) => group.rows.length > 0);
}
