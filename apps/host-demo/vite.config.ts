import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The operator's own script and style. The server writes the pages; only these files are built. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/host/",
  publicDir: false,
  build: {
    target: "es2023",
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: "src/site/main.ts" },
  },
});
