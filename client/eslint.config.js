// How the code is laid out is Prettier's alone; types, and what is declared and never used, are svelte-check's; ESLint sees to the rest.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const SVELTE = ["**/*.svelte", "**/*.svelte.ts"];
const INLINE = "The content security policy refuses style attributes: use style: directives.";

export default defineConfig(
  { ignores: ["node_modules/", ".svelte-check/", "src/wire.ts", "src/games/*/view.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: "error", reportUnusedInlineConfigs: "error" },
    languageOptions: { globals: globals.browser },
    rules: {
      "no-undef": "off", // TypeScript knows better
      eqeqeq: "error",
      "no-restricted-syntax": ["error", { selector: 'SvelteAttribute[key.name="style"]', message: INLINE }],
      "prefer-const": ["error", { destructuring: "all" }],
      "@typescript-eslint/no-unused-vars": "off", // TypeScript tells (tsconfig.json)
    },
  },
  {
    files: SVELTE,
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      "svelte/prefer-svelte-reactivity": "off", // sets and maps are replaced as a whole, never changed
      "prefer-const": "off", // props and what is derived from them change though nobody assigns them
      "svelte/prefer-const": ["error", { destructuring: "all", excludedRunes: ["$props", "$derived"] }],
    },
  },
);
