import { resolve } from "node:path";
import { defineConfig } from "vite";
import { besideTheModule, TARGET } from "./build/outputs.ts";
import { withoutWords } from "./build/without-words.ts";

const root = import.meta.dirname;

export default defineConfig({
  root,
  plugins: [withoutWords(), besideTheModule(root)],
  build: {
    target: TARGET,
    lib: { entry: resolve(root, "src/index.ts"), formats: ["es"], fileName: () => "touchline.js" },
    // Modules are not minified by default, for bundlers; this one is also loaded by browsers directly.
    rolldownOptions: { output: { minify: true } },
  },
});
