/// <reference types="vitest/config" />
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism, loadavg } from "node:os";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = process.env.QUESTHALL_SERVER ?? "http://127.0.0.1:8765";
// What takes less on a quiet machine may take longer on a busy one, by as many as want each core.
const patience = 5000 * (1 + loadavg()[0] / availableParallelism());

const SHELL = /\/client\/(node_modules|src\/(connection|lib|store|texts|ui))\//;

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: "../src/questhall/web/dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // data: addresses are against the content security policy
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // what several pages share comes in one piece: each file of its own is a request more for whoever opens a table
      output: { codeSplitting: { groups: [{ name: "shell", test: SHELL, minShareCount: 2 }] } },
    },
  },
  // the games' own texts lie beside the rules, outside of this folder
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  // Under vitest, components are the browser's and not the server's.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: {
    include: ["test/**/*.test.ts", "src/games/**/*.test.ts"],
    css: false,
    pool: "threads", // a process takes a fifth more
    isolate: false, // modules are read once; test/setup.ts clears away what a test leaves in the page
    setupFiles: ["test/setup.ts"],
    testTimeout: patience,
    hookTimeout: patience,
    teardownTimeout: 2 * patience,
  },
});

/** `import skull from "icon:skull"` gives the path data of a game-icon, drawn in 512 x 512. Only what is used is built. */
function icons(): Plugin {
  const require = createRequire(import.meta.url);
  let all: Record<string, { body: string }> | undefined;
  return {
    name: "icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return undefined;
      const name = id.slice("\0icon:".length);
      all ??= JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8")).icons;
      const d = all![name]?.body.match(/ d="([^"]+)"/)?.[1];
      if (!d) throw new Error(`there is no game-icon "${name}"`);
      return `export default ${JSON.stringify(d)}`;
    },
  };
}
