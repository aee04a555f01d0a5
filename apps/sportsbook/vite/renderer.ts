import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const MODULES: Readonly<Record<string, string>> = {
  react: "react",
  // What brings the hook to a React that lacks it: ours has it.
  "use-sync-external-store/shim": "react",
  "react-dom": "react-dom",
  "react-dom/client": "react-dom-client",
  "react-dom/test-utils": "react-dom-test-utils",
  "react/jsx-runtime": "jsx-runtime",
  "react/jsx-dev-runtime": "jsx-runtime",
};

const aliasesOf = (modules: typeof MODULES) =>
  Object.entries(modules).map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: fileURLToPath(new URL(`renderer/${file}.ts`, import.meta.url)),
  }));

const plugin = (modules: typeof MODULES): Plugin => ({
  name: "touchline-renderer",
  config: () => ({ resolve: { alias: aliasesOf(modules) } }),
});

/**
 * The product is written to React's interface and drawn by Preact, which speaks it in a sixth of the bytes. Whatever draws the
 * product's components draws them so: the app, its stories, its tests, its measurements.
 */
export const renderer = (): Plugin => plugin(MODULES);

export const rendererInTests = (): Plugin =>
  plugin(
    Object.fromEntries(
      Object.entries(MODULES).map(([name, file]) => [name, file === "react" ? "react-in-tests" : file]),
    ),
  );
