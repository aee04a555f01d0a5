import { defineConfig } from "vite";

/** One file without anything beside it, to be run by any Node from 20 on. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true, target: "node" },
  build: {
    target: "node20",
    ssr: "src/main.ts",
    rolldownOptions: { output: { entryFileNames: "touchline-conformance.js", codeSplitting: false } },
  },
});
