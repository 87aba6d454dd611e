// All rules of ESLint, except those that are about taste, with the reason beside each. What is defined and which types
// fit is checked by TypeScript; see types/.
import js from "@eslint/js";
import * as typescript from "@typescript-eslint/parser";

export default [
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "error", reportUnusedInlineConfigs: "error" } },
  js.configs.all,
  {
    rules: {
      "camelcase": ["error", { properties: "never" }], // other libraries have names of other forms
      "capitalized-comments": "off", // a comment beside a line starts in lower case
      "curly": ["error", "multi-line"],
      "func-style": ["error", "declaration", { allowArrowFunctions: true }],
      "id-length": ["error", { exceptions: ["i"] }],
      "init-declarations": "off", // TypeScript finds what is read before it has a value
      "max-lines-per-function": ["error", { max: 40, skipComments: true, skipBlankLines: true, IIFEs: false }],
      "max-statements": "off", // lines are counted
      "new-cap": ["error", { capIsNew: false }], // the classes of Python are called without new
      "no-await-in-loop": "off", // where we wait in a loop, each step needs the one before
      "no-bitwise": "off", // addresses and words of memory
      "no-console": "off",
      "no-empty-function": ["error", { allow: ["arrowFunctions"] }], // a rejection handled elsewhere
      "no-inline-comments": "off",
      "no-magic-numbers": "off",
      "no-plusplus": ["error", { allowForLoopAfterthoughts: true }],
      "no-ternary": "off",
      "no-undef": "off", // TypeScript knows what each environment has
      "no-underscore-dangle": "off", // private members of Pyodide; types/pyodide.d.ts lists them
      "no-use-before-define": ["error", { functions: false, variables: false }],
      "one-var": ["error", "never"],
      "sort-imports": "off",
      "sort-keys": "off",
    },
  },
  // TypeScript finds what is not used, and types would be taken for variables
  { files: ["**/*.ts"], ignores: ["**/*.d.ts"], languageOptions: { parser: typescript }, rules: { "no-unused-vars": "off" } },
  { ignores: ["**/*.d.ts"] },
  { files: ["**/make/scripts.mjs"], rules: { "require-unicode-regexp": "off" } }, // esbuild reads its expressions as Go does
];
