// The messages of one language.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Language } from "./languages";

/** What fills the places of a message, already read. */
export type Filling = Record<string, number | string>;

/** What the message that a text fills is told of it, under the name of the place. */
export const GRAMMAR = ["gender", "number", "of", "on"] as const;

/**
 * A text and what other messages must know to say it among their own words: its gender and
 * number, and the text behind "of" and behind "on" where the two are said as one.
 */
export type Phrase = { readonly text: string } & {
  readonly [what in (typeof GRAMMAR)[number]]: string | null;
};

export class Catalogue {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  /** The messages of all sources; what the first has under an id, the others cannot change. */
  constructor(language: Language, ...sources: readonly (string | FluentResource)[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      this.bundle.addResource(typeof source === "string" ? new FluentResource(source) : source);
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  phrase(id: string, filling: Filling): Phrase | null {
    const text = this.formatted(id, null, filling);
    if (text === null) return null;
    return {
      text,
      gender: this.formatted(id, "gender", filling),
      number: this.formatted(id, "number", filling),
      of: this.formatted(id, "of", filling),
      on: this.formatted(id, "on", filling),
    };
  }

  attribute(id: string, name: string): string | null {
    return this.formatted(id, name, {});
  }

  private formatted(id: string, attribute: string | null, filling: Filling): string | null {
    const message = this.bundle.getMessage(id);
    const pattern = attribute === null ? message?.value : message?.attributes[attribute];
    if (!pattern) return null;
    // The errors are places left unfilled or unknown references. The text says where; the
    // tests are for finding them, a player is not to be stopped by them.
    return this.bundle.formatPattern(pattern, grouped(filling), []);
  }
}

/** Numbers with their thousands apart also where a language would leave four digits together. */
function grouped(filling: Filling): Record<string, FluentNumber | string> {
  const result: Record<string, FluentNumber | string> = {};
  for (const [name, value] of Object.entries(filling)) {
    result[name] =
      typeof value === "number" ? new FluentNumber(value, { useGrouping: "always" }) : value;
  }
  return result;
}
