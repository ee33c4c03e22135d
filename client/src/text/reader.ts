// Reading aloud: from a message and what fills it to a sentence in the reader's language.
// It says the same as `gorin.text.render`; tests hold the two together.

import type { Arg, Name } from "../wire";
import { Catalogue, type Filling, GRAMMAR, type Phrase } from "./catalogue";

/** Finds the text of a proper name; null when it does not know the name. */
export type Names = (name: Name, reader: Reader) => string | null;

/** A stretch of a read text: plain, or a name that can be looked up. */
export type Stretch = string | { readonly name: Name; readonly text: string };

// A name in a marked text stands between two characters of the private use area: the first
// counts the names of the text, the second ends the name.
const FIRST_MARK = 0xe000;
const END_MARK = "\uf8ff";
const MARKS = /[\ue000-\uf8ff]/g;

/** Arguments that a joining word or an article stands before. */
const AHEAD: readonly string[] = ["second", "noun"];

export class Reader {
  readonly language: string;
  private readonly own: Catalogue;
  private readonly english: (isNeeded: boolean) => Catalogue | null;
  private readonly names: Names;
  private marked: Name[] | null = null;

  /**
   * `english` gives the catalogue of English, or null while it is not there yet; a message
   * that both lack leaves its id between brackets where everybody can see it.
   */
  constructor(
    own: Catalogue,
    english: (isNeeded: boolean) => Catalogue | null,
    names: Names = () => null,
  ) {
    this.language = own.language;
    this.own = own;
    this.english = english;
    this.names = names;
  }

  /** A reader that asks these lookups for a name before its own. */
  knowing(...lookups: readonly Names[]): Reader {
    const own = this.names;
    return new Reader(this.own, this.english, (name, reader) => {
      for (const ask of lookups) {
        const known = ask(name, reader);
        if (known !== null) return known;
      }
      return own(name, reader);
    });
  }

  /** The text of a message, or of anything that may fill one. */
  read(arg: Arg): string {
    return this.phrase(arg).text;
  }

  /** The text of the message with this id. */
  say(id: string, args: { readonly [name: string]: Arg } = {}): string {
    return this.entry(id, this.filling(args)).text;
  }

  /** Whether there is such a text. English is not called for by that: many have none in any language. */
  has(id: string): boolean {
    return this.own.has(id) || (this.english(false)?.has(id) ?? false);
  }

  /** The title of a message: the short name beside its text. */
  title(id: string): string {
    const title = this.own.attribute(id, "title") ?? this.english(true)?.attribute(id, "title");
    return title ?? mark(`${id}.title`);
  }

  /** The text in stretches, with every name in it apart, so that it can be pointed at. */
  stretches(arg: Arg): readonly Stretch[] {
    const names: Name[] = [];
    this.marked = names;
    try {
      return split(this.phrase(arg).text, names);
    } finally {
      this.marked = null;
    }
  }

  private phrase(arg: Arg): Phrase {
    if (typeof arg === "string") return plain(arg);
    if (typeof arg === "number") return this.entry("number", { number: arg });
    if (isList(arg)) return this.list(arg.map((item) => this.phrase(item)));
    if (arg.type === "name") return plain(this.named(arg));
    return this.entry(arg.id, this.filling(arg.args ?? {}));
  }

  private named(name: Name): string {
    // What a lookup reads on its way is part of the name, not a name of its own.
    const marked = this.marked;
    this.marked = null;
    const text = this.names(name, this) ?? name.key;
    this.marked = marked;
    if (marked === null) return text;
    marked.push(name);
    return String.fromCharCode(FIRST_MARK + marked.length - 1) + text + END_MARK;
  }

  private entry(id: string, filling: Filling): Phrase {
    const phrase =
      this.own.phrase(id, filling) ?? this.english(true)?.phrase(id, filling) ?? plain(mark(id));
    return "noun" in filling ? likeItsNoun(phrase, filling) : phrase;
  }

  private filling(args: { readonly [name: string]: Arg }): Filling {
    const filling: Filling = {};
    const told: Filling = {};
    for (const [name, arg] of Object.entries(args)) {
      if (typeof arg === "number") {
        filling[name] = arg; // stays a number: messages choose by its plural form
        continue;
      }
      const phrase = this.phrase(arg);
      filling[name] = phrase.text;
      if (AHEAD.includes(name)) told[`${name}_start`] = firstSound(phrase.text);
      for (const what of GRAMMAR) {
        const value = phrase[what];
        if (value !== null) told[`${name}_${what}`] = value;
      }
    }
    return { ...told, ...filling }; // what the sender says of gender and number wins
  }

  private list(items: readonly Phrase[]): Phrase {
    const [first, ...others] = items;
    if (first === undefined) {
      return { ...plain(this.entry("list-empty", {}).text), number: "other" };
    }
    const last = others.pop();
    if (last === undefined) return { ...first, number: first.number ?? "one" };
    let text = first.text;
    for (const other of others) text = this.joined("list-more", text, other.text);
    text = this.joined(items.length === 2 ? "list-pair" : "list-last", text, last.text);
    return { ...plain(text), gender: commonGender(items), number: "other" };
  }

  private joined(id: string, first: string, second: string): string {
    return this.entry(id, { first, second, second_start: firstSound(second) }).text;
  }
}

/**
 * The letter a text starts with as far as a joining word minds it, or "".
 *
 * Spanish says "e" for "y" before the sound of i: "Lucha e Ingenio", "padres e hijos", but
 * "agua y hielo", where the i only leads to the next vowel; and "u" for "o" before the sound of
 * o: "siete u ocho", "días u horas".
 */
export function firstSound(text: string): string {
  const start = [...text.replace(MARKS, "")].slice(0, 8).join("");
  const letters = [...start.normalize("NFD").toLowerCase()]
    .filter((letter) => /\p{L}/u.test(letter))
    .join("");
  if (/^h?i[aeou]/.test(letters)) return "";
  return /^h[io]/.test(letters) ? letters.slice(1, 2) : letters.slice(0, 1);
}

/** A noun with what is said beside it: it keeps the gender and number of the noun. */
function likeItsNoun(phrase: Phrase, filling: Filling): Phrase {
  const { noun_gender: gender, noun_number: number } = filling;
  return {
    ...phrase,
    gender: phrase.gender ?? (gender === undefined ? null : String(gender)),
    number: phrase.number ?? (number === undefined ? null : String(number)),
  };
}

/** The gender of a list: its items' own if they share it, else the masculine. */
function commonGender(items: readonly Phrase[]): string | null {
  const genders = new Set(items.map((item) => item.gender));
  if (genders.has(null)) return null;
  const [only] = genders;
  return genders.size === 1 && only !== undefined ? only : "masculine";
}

function split(text: string, names: readonly Name[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const piece of text.split(/([\ue000-\uf8fe][^\uf8ff]*\uf8ff)/)) {
    const name = names[piece.charCodeAt(0) - FIRST_MARK];
    if (piece.endsWith(END_MARK) && name !== undefined) {
      stretches.push({ name, text: piece.slice(1, -1) });
    } else if (piece !== "") {
      stretches.push(piece);
    }
  }
  return stretches;
}

function isList(arg: Arg): arg is Arg[] {
  return Array.isArray(arg);
}

function plain(text: string): Phrase {
  return { text, gender: null, number: null, of: null, on: null };
}

function mark(id: string): string {
  return `⟦${id}⟧`;
}
