// What an answer that is put together may say: pure, for the tests.

import type { Domain } from "../wire";
import { openTo } from "./drafts";

/** A thing that an answer may name; and where it may be sent, if it is sent somewhere. */
export interface Writable {
  readonly key: string;
  readonly to: readonly string[];
}

/** A part of an answer by its name, and what may be said in it. */
export interface WritablePart {
  /** Empty of an answer without parts. */
  readonly name: string;
  readonly things: readonly Writable[];
  /** The lowest and the highest number, of a number. */
  readonly range: readonly [number, number] | null;
}

/** The parts of an answer in which something may be said, with all that may be said there. */
export function writableIn(domain: Domain, name = ""): readonly WritablePart[] {
  switch (domain.type) {
    case "Form":
      return domain.parts.flatMap(([part, within]) => writableIn(within, part));
    case "Range":
      return [{ name, things: [], range: [domain.low, domain.high] }];
    case "Assignment":
      return named(
        name,
        domain.keys.map((key) => ({ key, to: openTo(domain, key) })),
      );
    case "Subset":
    case "OneOf":
    case "Ordering":
    case "Division":
      return named(name, plain(domain.keys));
    case "Named":
      return named(name, plain(domain.some));
    default:
      return [];
  }
}

function plain(keys: readonly string[]): readonly Writable[] {
  return keys.map((key) => ({ key, to: [] }));
}

function named(name: string, things: readonly Writable[]): readonly WritablePart[] {
  return things.length === 0 ? [] : [{ name, things, range: null }];
}
