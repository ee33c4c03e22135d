import { defineConfig } from "vitest/config";
import { documents } from "./making/documents.ts";
import { inLines } from "./making/lines.ts";
import { gameOf, together } from "./making/together.ts";

// The server that the page talks to while it is developed with `npm run dev`.
const SERVER = process.env["GORIN_SERVER"] ?? "http://127.0.0.1:8675";

/** What a game gives, and how each part is fetched: names alone, which the page begins with. */
const isList = (source: string): boolean => /\/src\/games\/[^/]+\/page\.ts$/.test(source);

/** The folder of what only one game needs: no two games may have a file together. */
function folderOf(sources: readonly string[]): string {
  const games = sources.filter((one) => !isList(one)).map(gameOf);
  const [game, other] = new Set(games.filter((one) => one !== null));
  if (other !== undefined) throw new Error(`${game} and ${other} would have a file together`);
  return game === undefined ? "assets" : `assets/${game}`;
}

export default defineConfig({
  plugins: [inLines(), documents()],
  build: {
    outDir: "../src/gorin/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inline: the content security policy forbids data: fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // Names without hashes, and names that chunks know each other's parts by as they are in
        // the sources: a change shows only where it was made. The server tells builds apart.
        entryFileNames: "assets/[name].js",
        chunkFileNames: ({ moduleIds }) => `${folderOf(moduleIds)}/[name].js`,
        assetFileNames: "assets/[name][extname]",
        codeSplitting: { groups: together() },
        minifyInternalExports: false,
        minify: { compress: true, mangle: { toplevel: false } },
      },
    },
  },
  experimental: {
    // Files find each other by their side, so below the id of their build if they are there
    // themselves. Fonts stay the same from build to build: they have their plain names.
    renderBuiltUrl: (name, { hostType }) =>
      hostType === "html" || name.endsWith(".woff2") ? `/${name}` : { relative: true },
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: false } },
  },
  // Some tests draw every card there is: on a machine with much to do that takes a while.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
});
