// What is built: a page loads the house and one game. The list of games alone names files of games,
// and fetches none of them before it is asked for.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { describe, expect, test } from "vitest";

const BUILT = join(import.meta.dirname, "../../src/gorin/web/static/assets");
/** What the page begins with: it has the list of games. */
const BEGIN = "house.js";

const all = readdirSync(BUILT, { recursive: true, encoding: "utf-8" });
const scripts = all.filter((file) => file.endsWith(".js"));
const games = readdirSync(join(import.meta.dirname, "../src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** The game that a built file belongs to, by its folder or the name of its sheet; null: the house. */
function gameOf(file: string): string | null {
  return games.find((game) => file.startsWith(`${game}/`) || file === `${game}.css`) ?? null;
}

interface Names {
  /** What comes with the file. */
  readonly atOnce: readonly string[];
  /** What is fetched when it is asked for, and what comes with that, each with it. */
  readonly later: readonly (readonly string[])[];
}

/** What a script names, by paths as `all` has them. */
function namesIn(file: string, text: string): Names {
  const beside = (name: string): string => join(dirname(file), name);
  const listed = /m\.f=\[([^\]]*)\]/.exec(text)?.[1] ?? "";
  const sides = [...listed.matchAll(/"([^"]+)"/g)].map((one) => beside(one[1] ?? ""));
  const atOnce = [...text.matchAll(/\b(?:from|import)\s*["'](\.[^"']+)["']/g)];
  const fetched = /\bimport\(["'`](\.[^"'`]+)["'`]\)((?:(?!\bimport\()[^])*?(?:mapDeps\(\[([\d,]*)\]|$))?/g;
  return {
    atOnce: atOnce.map((one) => beside(one[1] ?? "")),
    later: [...text.matchAll(fetched)].map((one) => {
      const places = (one[3] ?? "").split(",").filter(Boolean).map(Number);
      return [beside(one[1] ?? ""), ...places.map((at) => sides[at] ?? `${file}: no ${at}`)];
    }),
  };
}

const named = new Map(
  scripts.map((file) => [file, namesIn(file, readFileSync(join(BUILT, file), "utf-8"))]),
);

test("all that is named was built", () => {
  const names = [...named.values()].flatMap(({ atOnce, later }) => [...atOnce, ...later.flat()]);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !all.includes(name))).toEqual([]);
});

describe.each(games)("%s", (game) => {
  test("is fetched as far as it is asked for, without any other game", () => {
    const ways = named.get(BEGIN)?.later.filter(([file = ""]) => gameOf(file) === game) ?? [];
    expect(ways.length).toBeGreaterThan(0);
    const others = ways.flat().filter((file) => ![game, null].includes(gameOf(file)));
    expect(others).toEqual([]);
  });

  test("has files that name no other game", () => {
    const own = [...named].filter(([file]) => gameOf(file) === game);
    expect(own.length).toBeGreaterThan(0);
    const others = own
      .flatMap(([, { atOnce, later }]) => [...atOnce, ...later.flat()])
      .filter((file) => ![game, null].includes(gameOf(file)));
    expect(others).toEqual([]);
  });
});

test("no file of the house names one of a game, but where the page begins", () => {
  const house = [...named].filter(([file]) => gameOf(file) === null && file !== BEGIN);
  const entering = house.filter(([, { atOnce, later }]) =>
    [...atOnce, ...later.flat()].some((file) => gameOf(file) !== null),
  );
  expect(entering.map(([file]) => file)).toEqual([]);
});

/** What comes with files, and with what they need. */
function along(files: readonly string[], seen = new Set<string>()): ReadonlySet<string> {
  for (const file of files.filter((one) => !seen.has(one))) {
    along(named.get(file)?.atOnce ?? [], seen.add(file));
  }
  return seen;
}

/** The scripts and sheets that a document names. */
function namedBy(document: string): readonly string[] {
  const text = readFileSync(join(BUILT, "..", document), "utf-8");
  return [...text.matchAll(/="\/assets\/([^"]+)"/g)].map((one) => one[1] ?? "");
}

test.each(["index.html", "table.html"])("nothing of a game comes with %s", (document) => {
  const seen = along(namedBy(document));
  expect(seen).toContain(BEGIN);
  expect([...seen].filter((file) => gameOf(file) !== null)).toEqual([]);
});

test("the document of a table names all that every table needs, and that of other pages none of it", () => {
  const table = namedBy("table.html");
  expect(table).toContain("table.js");
  expect(table).toContain("table.css");
  expect([...along(table)].sort()).toEqual([...new Set(table)].sort());
  expect(along(namedBy("index.html"))).not.toContain("table.js");
});

test("what a script names is read", () => {
  const text = `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./a.js","../b.css"])))=>i;
import{x}from"../api.js";
import"./side.js";
const one=()=>preload(async()=>{
const{t:e}=await import(\`./table.js\`);
return{t:e}},__vite__mapDeps([0,1]),import.meta.url);
const two=()=>preload(()=>import("./plain.js"),[]);`;
  expect(namesIn("game/one.js", text)).toEqual({
    atOnce: ["api.js", "game/side.js"],
    later: [["game/table.js", "game/a.js", "b.css"], ["game/plain.js"]],
  });
});
