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
    // A module is left readable for whoever bundles it; this one is also asked for by browsers as it is.
    rolldownOptions: { output: { minify: true } },
  },
});
