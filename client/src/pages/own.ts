// What readers make for themselves, kept in this browser: each thing under a key of its own, so
// that two tabs do not write over each other's.

import { type Signal, signal } from "@preact/signals";

/** Something that is kept. */
export interface Kept {
  readonly id: string;
  readonly name: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
}

export interface Shelf<Thing extends Kept> {
  /** All that is kept, what was changed last first. */
  readonly all: Signal<readonly Thing[]>;
  readonly find: (id: string) => Thing | null;
  /** Keep a thing, in place of the one with its id; false: the browser has no room for it. */
  keep(thing: Thing): boolean;
  readonly remove: (id: string) => void;
}

/** A shelf of the browser; `sound` tells a thing of the present kind from anything else. */
export function shelf<Thing extends Kept>(
  prefix: string,
  sound: (found: unknown) => Thing | null,
): Shelf<Thing> {
  const all = signal<readonly Thing[]>(load());

  function load(): readonly Thing[] {
    const found: Thing[] = [];
    for (let at = 0; at < localStorage.length; at++) {
      const key = localStorage.key(at);
      if (!key?.startsWith(prefix)) continue;
      const thing = sound(parsed(localStorage.getItem(key)));
      if (thing !== null) found.push(thing);
    }
    return found.sort((one, other) => other.changed - one.changed);
  }

  window.addEventListener("storage", (event) => {
    if (event.key === null || event.key.startsWith(prefix)) all.value = load();
  });
  return {
    all,
    find: (id) => all.peek().find((thing) => thing.id === id) ?? null,
    keep: (thing) => {
      try {
        localStorage.setItem(prefix + thing.id, JSON.stringify(thing));
      } catch {
        return false;
      }
      all.value = [thing, ...all.peek().filter((one) => one.id !== thing.id)];
      return true;
    },
    remove: (id) => {
      localStorage.removeItem(prefix + id);
      all.value = all.peek().filter((one) => one.id !== id);
    },
  };
}

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** An id for something new: in addresses it is told from the ids of what comes with Gorin. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `own-${[...bytes].map((byte) => (byte % 36).toString(36)).join("")}`;
}

/** A name with the number that makes it another one than those there are: "Arsenal 2". */
export function freeName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  const stem = wanted.replace(/ \d+$/, "");
  let number = 2;
  while (taken.includes(`${stem} ${number}`)) number++;
  return `${stem} ${number}`;
}

/** A name as that of a file: what every system takes, never empty. */
export function fileName(name: string, ending: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return `${plain || "gorin"}.${ending}`;
}

/** Save a text as a file of the reader's machine. */
export function download(name: string, text: string, type = "text/plain;charset=utf-8"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
