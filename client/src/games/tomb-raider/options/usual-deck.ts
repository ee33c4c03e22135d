// The deck that a seat plays if nobody chooses one, as far as the catalogue tells.

import type { GameEntry, TableView } from "../../../wire";

/** Its name; null if it is not known here. */
export function usualDeck(
  game: GameEntry | null,
  table: Pick<TableView, "title" | "terms">,
  seat: number,
): string | null {
  const decks = usualDecks(game, table);
  const id = decks[seat % decks.length];
  return game?.decks.find((deck) => deck.id === id)?.name ?? null;
}

function usualDecks(
  game: GameEntry | null,
  { title, terms }: Pick<TableView, "title" | "terms">,
): readonly string[] {
  const { series, level_text, level, variant } = terms.chosen.options;
  if (series) return game?.series.find((one) => one.id === series)?.decks ?? [];
  if (level_text) return [];
  // Where none was named, the table is called like the level that is usual.
  const played = game?.levels.find((one) =>
    level === undefined || level === null ? one.title.id === title.id : one.id === level,
  );
  // Alone other decks are usual where the catalogue tells those for several.
  if (played === undefined || (terms.seats === 1 && played.most_seats > 1)) return [];
  return (played.variants.find((one) => one.id === variant) ?? played).decks;
}
