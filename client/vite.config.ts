import { defineConfig } from "vitest/config";

// The server that the page talks to while it is developed with `npm run dev`.
const SERVER = process.env["GORIN_SERVER"] ?? "http://127.0.0.1:8675";

export default defineConfig({
  build: {
    outDir: "../src/gorin/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inline: the content security policy forbids data: fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: false } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
