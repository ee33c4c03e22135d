// A table has a document of its own: it names what draws tables beside what begins the page, so that
// all of it comes with one trip. Else a table waits for what begins the page to ask for the rest.

import type { Plugin, Rolldown } from "vite";

const INDEX = "index.html";
const TABLE = "table.html";
/** The source that a table is fetched by. */
const DRAWS = /\/src\/table\/TablePage\.tsx$/;

type Files = Readonly<Rolldown.OutputBundle>;

/** A file and all that comes with it, what it needs first. */
function along(files: Files, name: string, found = new Set<string>()): ReadonlySet<string> {
  const file = files[name];
  if (file?.type !== "chunk" || found.has(name)) return found;
  for (const one of file.imports) along(files, one, found);
  return found.add(name);
}

/** The links to what comes with a file of scripts, as a document has them. */
function links(files: Files, name: string): readonly string[] {
  const scripts = [...along(files, name)];
  const styles = scripts.flatMap((one) => {
    const file = files[one];
    return file?.type === "chunk" ? [...(file.viteMetadata?.importedCss ?? [])] : [];
  });
  return [
    ...scripts.map((one) => `<link rel="modulepreload" crossorigin href="/${one}">`),
    ...[...new Set(styles)].map((one) => `<link rel="stylesheet" crossorigin href="/${one}">`),
  ];
}

/** Writes the document of a table. */
export function documents(): Plugin {
  return {
    name: "documents",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, files) {
        const index = files[INDEX];
        const draws = Object.values(files).find(
          (file) => file.type === "chunk" && file.moduleIds.some((one) => DRAWS.test(one)),
        );
        if (index?.type !== "asset" || draws === undefined) return;
        const text = String(index.source);
        const more = links(files, draws.fileName).filter((link) => {
          const address = /href="([^"]+)"/.exec(link)?.[1] ?? "";
          return !text.includes(`"${address}"`);
        });
        const source = text.replace(/^ *<\/head>/m, (end) => `    ${more.join("\n    ")}\n${end}`);
        this.emitFile({ type: "asset", fileName: TABLE, source });
      },
    },
  };
}
