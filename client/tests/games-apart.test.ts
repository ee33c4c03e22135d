// The house names no game: what belongs to a game is in its folder below `src/games`.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const GAMES = join(SOURCE, "games");

/** The words of each game that no other has: folders of new games go by their names alone. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  "tomb-raider": [
    "\\btomb\\b",
    "raiders?\\b",
    "\\bpage-tr-",
    "\\btreasures?\\b",
    "\\blevels-page\\b",
    "\\blevel_?text\\b",
    "\\bgame\\??\\.(levels|series)\\b",
    "\\bown-?levels\\b",
    "\\bturn_?limit\\b",
    "\\blearn-to-play\\b",
    "\\b(secret-move|upgrade|dungeon)\\b",
  ],
};

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const house = filesIn(SOURCE).filter((file) => relative(GAMES, file).startsWith(".."));

/** Where a text names a game, by its name or by a word of its own: line and word. */
function named(text: string, game: string): readonly string[] {
  const name = game.split("-").join("[-_ ]?");
  const words = new RegExp([name, ...(WORDS[game] ?? [])].join("|"), "i");
  return text.split("\n").flatMap((line, at) => {
    const found = words.exec(line);
    return found === null ? [] : [`${at + 1}: ${found[0]}`];
  });
}

describe.each(games)("the house does not name %s", (game) => {
  test("in any of its files", () => {
    expect(house.length).toBeGreaterThan(100);
    const found = house.flatMap((file) =>
      named(readFileSync(file, "utf-8"), game).map((one) => `${relative(SOURCE, file)}:${one}`),
    );
    expect(found).toEqual([]);
  });

  test("in the path of a file", () => {
    expect(house.filter((file) => named(relative(SOURCE, file), game).length > 0)).toEqual([]);
  });

  test("but its index does, in one line", () => {
    const index = readFileSync(join(GAMES, "index.ts"), "utf-8");
    expect(index.split("\n").filter((line) => line.includes(`"./${game}/`))).toHaveLength(1);
  });
});

describe.each(games)("the folder of %s", (game) => {
  test("is fetched part by part: what is named of it names nothing but types itself", () => {
    const page = readFileSync(join(GAMES, game, "page.ts"), "utf-8");
    const imports = page.split("\n").filter((line) => line.startsWith("import"));
    expect(imports.filter((line) => !line.startsWith("import type"))).toEqual([]);
  });

  test("is entered by the house through its index only", () => {
    const entering = house.filter((file) => /from "[^"]*games\/[^"]+"/.test(readFileSync(file, "utf-8")));
    expect(entering).toEqual([]);
  });

  test("is entered by other games nowhere", () => {
    const others = filesIn(GAMES).filter(
      (file) => relative(GAMES, file).includes("/") && !file.startsWith(join(GAMES, game, "/")),
    );
    const entering = others.filter((file) => readFileSync(file, "utf-8").includes(`/${game}/`));
    expect(entering).toEqual([]);
  });
});

test("a game that is named is found", () => {
  expect(named('const GAME = "tomb-raider";', "tomb-raider")).toEqual(["1: tomb-raider"]);
  expect(named("\nif (deck.raider)", "tomb-raider")).toEqual(["2: raider"]);
  expect(named('say("page-tr-now")', "tomb-raider")).toEqual(["1: page-tr-"]);
  expect(named("the level of a bot", "tomb-raider")).toEqual([]);
  expect(named("const game = gamePage(id);", "l5r-lcg")).toEqual([]);
  expect(named('import "../games/l5r-lcg/page";', "l5r-lcg")).toEqual(["1: l5r-lcg"]);
});
