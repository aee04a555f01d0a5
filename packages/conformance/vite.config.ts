import { defineConfig } from "vite";

/** Builds a single self-contained file for Node 20 and newer. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true, target: "node" },
  build: {
    target: "node20",
    ssr: "src/main.ts",
    rolldownOptions: { output: { entryFileNames: "touchline-conformance.js", codeSplitting: false } },
  },
});
