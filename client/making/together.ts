// Which sources are built into one file. A file costs some 700 bytes of headers and, over HTTP/1.1,
// its share of a trip, so what is fetched together lies together:
//
//   house     what begins the page
//   parts     what tables share with other pages, such as the frame of cards
//   table     all else that every table needs
//   field     boards of cards
//   pictures  what draws pictures; `ink`, which boards draw with too, and `doors` by themselves
//
// Of games there is only one sheet of styles each. All else lies with the page that alone needs it.

import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;

/** The files of the house, each before those that need it: what a file needs comes into it too. */
const FILES = ["house", "ink", "pictures", "doors", "parts", "table", "field"] as const;
type File = (typeof FILES)[number];

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));
const BEGIN = `${SOURCES}main.tsx`;
const TABLE = `${SOURCES}table/TablePage.tsx`;
const FIELD = `${SOURCES}table/any/AnyTable.tsx`;
/** What draws tables: what it shares with them, no other page needs. */
const DRAWS = /\/src\/(?:table\/|pages\/(?:replay|parts)\/|games\/[^/]+\/table\.tsx?$)/;
/** What tables of every kind may need, such as hands that lie as a fan. */
const ANY_TABLE = /\/src\/table\/[^/]+$/;

/** The game that a source belongs to; null: to the house. */
export function gameOf(source: string): string | null {
  return /(?:^|\/)src\/games\/([^/]+)\//.exec(source)?.[1] ?? null;
}

/** What comes with a source: what it imports, what that imports, and so on. */
function along(graph: Graph, source: string, found = new Set<string>()): Set<string> {
  if (found.has(source)) return found;
  found.add(source);
  for (const one of graph.getModuleInfo(source)?.importedIds ?? []) along(graph, one, found);
  return found;
}

/** What is fetched later, wherever that is asked for. */
function later(graph: Graph): ReadonlySet<string> {
  const [found, seen, open] = [new Set<string>(), new Set<string>(), [BEGIN]];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    const info = graph.getModuleInfo(one);
    for (const each of info?.dynamicallyImportedIds ?? []) found.add(each);
    open.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []));
  }
  return found;
}

interface Needs {
  readonly begin: ReadonlySet<string>;
  readonly table: ReadonlySet<string>;
  readonly field: ReadonlySet<string>;
  /** What pages need that draw no table. */
  readonly plain: ReadonlySet<string>;
}

function needsOf(graph: Graph): Needs {
  const plain = new Set<string>();
  for (const one of later(graph)) if (!DRAWS.test(one)) along(graph, one, plain);
  return {
    begin: along(graph, BEGIN),
    table: along(graph, TABLE),
    field: along(graph, FIELD),
    plain,
  };
}

/** The file of the house that a source is built into; null: that of the only page that needs it. */
function fileOf(source: string, { begin, table, field, plain }: Needs): File | null {
  const isIn = (folder: string): boolean => source.startsWith(SOURCES + folder);
  if (begin.has(source)) return source.endsWith(".css") ? null : "house";
  if (isIn("pictures/doors")) return "doors";
  if (isIn("pictures/")) return source.endsWith("/ink.ts") ? "ink" : "pictures";
  if (isIn("cards/")) return "parts";
  if (table.has(source) || ANY_TABLE.test(source)) return plain.has(source) ? "parts" : "table";
  return field.has(source) || isIn("table/field/") ? "field" : null;
}

/** What is built into one file. */
export function together(): Group[] {
  let needs: Needs | null = null;
  const house = FILES.map((file, at) => ({
    name: (source: string, graph: Graph) => {
      needs ??= needsOf(graph);
      return fileOf(source, needs) === file ? file : null;
    },
    debugName: file,
    priority: FILES.length - at,
  }));
  // One sheet of styles a game, called like it: sheets that several parts share have no folder
  // that could be told.
  return [...house, { test: /\.css$/, name: gameOf, debugName: "games" }];
}
