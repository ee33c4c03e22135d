// The page reads messages as `gorin.text.render` does: the fixture holds what that said.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Catalogue } from "../src/text/catalogue";
import { LANGUAGES, type Language } from "../src/text/languages";
import { firstSound, Reader } from "../src/text/reader";
import type { Arg } from "../src/wire";

interface Vectors {
  readonly names: { readonly [kind: string]: { readonly [key: string]: string } };
  readonly sounds: readonly (readonly [string, string])[];
  readonly cases: readonly {
    readonly arg: Arg;
    readonly texts: { readonly [language in Language]: string };
  }[];
  readonly titles: { readonly [id: string]: { readonly [language in Language]: string } };
}

const vectors = JSON.parse(
  readFileSync(new URL("./fixtures/reader.json", import.meta.url), "utf8"),
) as Vectors;

function catalogue(language: Language): Catalogue {
  const folder = new URL(`../../src/gorin/text/${language}/`, import.meta.url);
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" });
  // The house's texts and one game's: two games may say different things under one id.
  const files = found.filter((name) => /^(tomb-raider\/)?[^/]+\.ftl$/.test(name));
  const source = files.sort().map((name) => readFileSync(new URL(name, folder), "utf8"));
  return new Catalogue(language, source.join("\n"));
}

const english = catalogue("en");

function reader(language: Language): Reader {
  const own = language === "en" ? english : catalogue(language);
  return new Reader(own, () => english, (name) => vectors.names[name.kind]?.[name.key] ?? null);
}

describe.each(LANGUAGES)("in %s", (language) => {
  const own = reader(language);

  test("every message reads as the server reads it", () => {
    for (const { arg, texts } of vectors.cases) {
      expect(own.read(arg), JSON.stringify(arg)).toBe(texts[language]);
    }
  });

  test("titles read as the server reads them", () => {
    for (const [id, texts] of Object.entries(vectors.titles)) {
      expect(own.title(id)).toBe(texts[language]);
    }
  });

  test("a text in stretches is the same text", () => {
    for (const { arg } of vectors.cases) {
      const parts = own.stretches(arg);
      const text = parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
      expect(text).toBe(own.read(arg));
    }
  });
});

test("the first sound of a word is the one that a joining word minds", () => {
  for (const [text, sound] of vectors.sounds) expect(firstSound(text), text).toBe(sound);
});

test("a name in a text stands apart", () => {
  const name = { type: "name", kind: "card", key: "jade" } as const;
  const parts = reader("en").stretches({ type: "message", id: "option-take", args: { card: name } });
  expect(parts).toEqual(["Take ", { name, text: "Jade Dagger" }]);
});

test("a message that a language lacks is read in English", () => {
  const bare = new Reader(new Catalogue("es", "yes = sí\n"), () => english);
  expect(bare.say("no")).toBe("no");
  expect(bare.say("nowhere")).toBe("⟦nowhere⟧");
});

test("whether there is a text at all is no reason to fetch English", () => {
  const needed: boolean[] = [];
  const bare = new Reader(new Catalogue("es", "yes = sí\n"), (isNeeded) => {
    needed.push(isNeeded);
    return null;
  });
  expect([bare.has("yes"), bare.has("no")]).toEqual([true, false]);
  expect(needed).toEqual([false]);
  bare.say("no");
  expect(needed).toEqual([false, true]);
});

describe("what lists say of levels", () => {
  const about = (language: Language, players: string, most: number): string =>
    reader(language).say("levels-page-about", { players, most, power: 1, width: 3, depth: 6 });

  test.each([
    ["en", "1 player · ", "1–2 players · ", "2 players · "],
    ["pt-BR", "1 jogador · ", "1–2 jogadores · ", "2 jogadores · "],
    ["es", "1 jugador · ", "1–2 jugadores · ", "2 jugadores · "],
    ["zh", "1 人 · ", "1–2 人 · ", "2 人 · "],
  ] as const)("in %s as many players as there are", (language, alone, upToTwo, two) => {
    expect(about(language, "1", 1)).toContain(alone);
    expect(about(language, "1–2", 2)).toContain(upToTwo);
    expect(about(language, "2", 2)).toContain(two);
  });

  test.each([
    ["en", "1 player · ", "2–4 players · "],
    ["pt-BR", "1 jogador · ", "2–4 jogadores · "],
    ["es", "1 jugador · ", "2–4 jugadores · "],
    ["zh", "1 人 · ", "2–4 人 · "],
  ] as const)("in %s a choice of levels says for how many each is", (language, alone, more) => {
    const line = (players: string, most: number): string =>
      reader(language).say("page-level-line", { title: "A", players, most, power: 1 });
    expect(line("1", 1)).toContain(alone);
    expect(line("2–4", 4)).toContain(more);
  });

  test("sentences end as they do in the language", () => {
    const hint = (language: Language): string =>
      reader(language).say("page-level-hint", { goal: "A", map: "B" });
    expect(LANGUAGES.map(hint)).toEqual(LANGUAGES.map((one) => (one === "zh" ? "A。B" : "A. B")));
  });
});

describe("what is said beside a noun", () => {
  const said = [
    "torch = tocha",
    "    .gender = feminine",
    "    .of = desta tocha",
    "    .on = nesta tocha",
    "fading = A luz { $what_of } se apaga",
    "burning = Algo arde { $what_on }",
    "one = { $noun_start ->",
    "    [t] alguma { $noun }",
    "   *[other] algum { $noun }",
    "}",
    "lost = { $what } foi { $what_gender ->",
    "   *[masculine] perdido",
    "    [feminine] perdida",
    "}",
  ].join("\n");
  const own = new Reader(new Catalogue("pt-BR", said), () => null);
  const torch: Arg = { type: "message", id: "torch", args: {} };

  test("what stands behind a preposition may merge with it", () => {
    expect(own.say("fading", { what: torch })).toBe("A luz desta tocha se apaga");
    expect(own.say("burning", { what: torch })).toBe("Algo arde nesta tocha");
  });

  test("an article minds the sound of its noun, and the whole agrees as the noun does", () => {
    const one: Arg = { type: "message", id: "one", args: { noun: torch } };
    expect(own.read(one)).toBe("alguma tocha");
    expect(own.say("lost", { what: one })).toBe("alguma tocha foi perdida");
  });
});
