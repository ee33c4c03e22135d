import { defineConfig } from "vitest/config";
import { inLines } from "./build/lines.ts";

// The server that the page talks to while it is developed with `npm run dev`.
const SERVER = process.env["GORIN_SERVER"] ?? "http://127.0.0.1:8675";

/** Where a part of the page is written: what only one game needs is in a folder of its own. */
function placeOf({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  const games = moduleIds.map((id) => /\/src\/games\/([^/]+)\//.exec(id)?.[1]);
  const game = games.find((one) => one !== undefined);
  return game === undefined ? "assets/[name].js" : `assets/${game}/[name].js`;
}

export default defineConfig({
  plugins: [inLines()],
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
        chunkFileNames: placeOf,
        assetFileNames: "assets/[name][extname]",
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
  test: { include: ["tests/**/*.test.ts"] },
});
