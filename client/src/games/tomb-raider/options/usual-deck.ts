// The decks that seats play if nobody chooses others, as far as the catalogue tells.

import type { TableTerms } from "../../../game";
import { own } from "../catalogue";
import type { GameEntry } from "../../../wire";

/** Their ids; none if they are not known here. */
export function usualDecks(game: GameEntry, { title, terms }: TableTerms): readonly string[] {
  const { series, level_text, level, variant } = terms.chosen.options;
  if (series) return own(game).series.find((one) => one.id === series)?.decks ?? [];
  if (level_text) return [];
  // Where none was named, the table is called like the level that is usual.
  const played = own(game).levels.find((one) =>
    level === undefined || level === null ? one.title.id === title.id : one.id === level,
  );
  // Alone other decks are usual where the catalogue tells those for several.
  if (played === undefined || (terms.seats === 1 && played.most_seats > 1)) return [];
  return (played.variants.find((one) => one.id === variant) ?? played).decks;
}
