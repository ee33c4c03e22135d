// No files of the page import each other in a circle. Types count, and so does what is fetched later:
// a file in a circle is understood with all the others or not at all.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

type Graph = ReadonlyMap<string, readonly string[]>;

const SOURCE = join(import.meta.dirname, "../src");
/** `from "./one"`, `import "./one"`, `import("./one")`. */
const NAMED = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;
const ENDINGS = ["", ".ts", ".tsx", "/index.ts"];

const isCode = (path: string): boolean => /\.tsx?$/.test(path);

/** The file that an import names; null for what is no code, such as a style sheet. */
function fileOf(from: string, named: string): string | null {
  const path = join(dirname(from), named);
  const found = ENDINGS.map((ending) => path + ending).filter(existsSync);
  if (found.length > 0 && !found.some(isCode)) return null;
  const file = found.find(isCode);
  if (file === undefined) throw new Error(`${from} names ${named}, which is not there`);
  return file;
}

/** Which files each file names, by their paths below the sources. */
function imports(): Graph {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter(isCode);
  return new Map(
    files.map((file) => {
      const path = join(SOURCE, file);
      const named = [...readFileSync(path, "utf-8").matchAll(NAMED)].map((one) => one[1] ?? "");
      const found = named.map((one) => fileOf(path, one)).filter((one) => one !== null);
      return [file, [...new Set(found)].map((one) => relative(SOURCE, one))];
    }),
  );
}

/** What is left when files that name none of the others go, and those that none of them names. */
function circular(graph: Graph): readonly string[] {
  const left = new Set(graph.keys());
  const isAtAnEnd = (file: string): boolean => {
    const names = (one: string): readonly string[] => graph.get(one) ?? [];
    return (
      !names(file).some((one) => left.has(one)) || ![...left].some((one) => names(one).includes(file))
    );
  };
  for (let before = Infinity; left.size < before; ) {
    before = left.size;
    for (const file of left) if (isAtAnEnd(file)) left.delete(file);
  }
  return [...left].sort();
}

test("no files of the page import each other in a circle", () => {
  const graph = imports();
  expect(graph.size).toBeGreaterThan(300);
  expect(circular(graph)).toEqual([]);
});

test("the list of games is named by where the page begins alone", () => {
  const naming = [...imports()].filter(([, named]) => named.includes("games/index.ts"));
  expect(naming.map(([file]) => file)).toEqual(["main.tsx"]);
});

test("a circle is found, and nothing that only leads to it or from it", () => {
  const graph = new Map([
    ["begin", ["one"]],
    ["one", ["two"]],
    ["two", ["three", "end"]],
    ["three", ["one"]],
    ["itself", ["itself"]],
    ["end", []],
  ]);
  expect(circular(graph)).toEqual(["itself", "one", "three", "two"]);
  expect(circular(new Map([["one", ["two"]], ["two", []]]))).toEqual([]);
});

test("types and what is fetched later are imports too", () => {
  const graph = imports();
  expect(graph.get("listed.ts")).toEqual(["game.ts"]); // types alone
  expect(graph.get("games/magic/page.ts")).toContain("games/magic/table.ts"); // fetched later
});
