// The text of a search: terms that buttons put in and take out, and where its faults are.

import type { Cards, ExpansionCard, SearchFault } from "../../wire";

/** The search with a term, or without it if it has it. */
export function toggled(query: string, term: string): string {
  if (!hasTerm(query, term)) return `${query.trimEnd()} ${term}`.trimStart();
  return query
    .split(/\s+/)
    .filter((part) => part !== term)
    .join(" ");
}

/** The search with a term, or without it; of the others, those of the same field give way to it. */
export function switched(query: string, term: string, others: readonly string[]): string {
  const field = term.slice(0, term.indexOf(":") + 1);
  const rivals = others.filter((one) => one !== term && one.startsWith(field));
  const there = rivals.filter((one) => hasTerm(query, one));
  return toggled(there.reduce(toggled, query), term);
}

export function hasTerm(query: string, term: string): boolean {
  return query.split(/\s+/).includes(term);
}

/** A stretch of a search: with a fault or without. */
export interface Stretch {
  readonly text: string;
  readonly wrong: boolean;
}

/** The search in stretches, those with a fault apart. Faults count whole characters. */
export function marked(query: string, faults: readonly SearchFault[]): readonly Stretch[] {
  const letters = [...query];
  const wrong = letters.map((_, at) =>
    faults.some((fault) => fault.at <= at && at < fault.at + fault.length),
  );
  const found: { text: string; wrong: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = found.at(-1);
    if (last !== undefined && last.wrong === wrong[at]) last.text += letter;
    else found.push({ text: letter, wrong: wrong[at] ?? false });
  });
  // A fault may be that something is missing at the end.
  if (faults.some((fault) => fault.at >= letters.length)) found.push({ text: "…", wrong: true });
  return found;
}

/** The search with another word in the place of a fault. */
export function mended(query: string, fault: SearchFault, word: string): string {
  const letters = [...query];
  const part = letters.slice(fault.at, fault.at + fault.length).join("");
  const { asked, value } = fault.message.args;
  const old = typeof value === "string" ? value : typeof asked === "string" ? asked : part;
  const place = typeof value === "string" ? part.lastIndexOf(old) : part.indexOf(old);
  const better =
    place < 0 ? word : part.slice(0, place) + word + part.slice(place + old.length);
  return (
    letters.slice(0, fault.at).join("") + better + letters.slice(fault.at + fault.length).join("")
  );
}

/** A card that nobody can play, since only its name is known. */
export type NamedCard = Pick<ExpansionCard, "name" | "kind" | "set">;

/** The names of cards that nobody can play, by the keys under which a search finds them. */
export function namesOnly(cards: Cards): ReadonlyMap<string, NamedCard> {
  return new Map(
    cards.named.map((card) => {
      const plain = card.name.normalize("NFKD").toLowerCase().replace(/\p{M}|['‘’]/gu, "");
      const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
      return [`${card.set}/${words.join("-")}`, card];
    }),
  );
}
