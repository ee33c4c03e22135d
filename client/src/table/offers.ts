// The decks that come with Gorin as a seat is offered them: first those that what is played allows.

import { deckName, read, say } from "../text/current";
import type { DeckEntry, GameEntry } from "../wire";

interface Offers {
  readonly fitting: readonly DeckEntry[];
  /** Those that are not legal there. */
  readonly others: readonly DeckEntry[];
}

/** Whether a deck is legal in a format. */
export function fits(game: GameEntry, deck: DeckEntry, format: string | null): boolean {
  const asked = format ?? game.formats[0]?.id;
  return asked === undefined || deck.formats.includes(asked);
}

/** The decks of a game: those that are legal in a format, and the others. */
export function offered(game: GameEntry, format: string | null): Offers {
  const fitting = game.decks.filter((deck) => fits(game, deck, format));
  return { fitting, others: game.decks.filter((deck) => !fitting.includes(deck)) };
}

/** A deck in a line: what it is called, and what tells it from others, such as its clan. */
export function deckLine(deck: DeckEntry): string {
  const name = deckName(deck);
  return deck.line ? say("deck-line", { deck: name, line: deck.line }) : name;
}

/** The formats that a deck is legal in; empty where the game has only one. */
export function deckFormats(game: GameEntry, deck: DeckEntry): string {
  if (game.formats.length < 2) return "";
  const found = game.formats.filter((format) => deck.formats.includes(format.id));
  return found.map((format) => read(format.title)).join(", ");
}

/** What of a list of decks cannot be chosen, and why. */
export function aside(
  game: GameEntry,
  format: string | null,
): { readonly label: string; readonly choices: readonly (readonly [string, string])[] } | null {
  const { others } = offered(game, format);
  const found = game.formats.find((one) => one.id === format) ?? game.formats[0];
  if (others.length === 0 || found === undefined) return null;
  return {
    label: say("page-deck-others", { format: found.title }),
    choices: others.map((deck) => [
      deck.id,
      say("page-deck-elsewhere", { deck: deckLine(deck), formats: deckFormats(game, deck) }),
    ]),
  };
}
