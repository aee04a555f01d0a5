import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";
import { messageCatalogues } from "../../apps/sportsbook/vite/message-catalogues.ts";
import { renderer } from "../../apps/sportsbook/vite/renderer.ts";
import { themeStyles } from "../../apps/sportsbook/vite/theme-styles.ts";
import { freePort } from "../../scripts/stack/ports.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Builds the pages as the product is built, and serves them. */
export const servePages = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const outDir = mkdtempSync(join(tmpdir(), "touchline-grid-"));
  const pages = ["ours.html", "vanilla.html"].map((page) => join(root, page));
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [renderer(), messageCatalogues(), themeStyles()],
    build: { outDir, emptyOutDir: true, target: "es2023", rolldownOptions: { input: pages } },
  });
  const port = await freePort();
  const server = await preview({
    root,
    configFile: false,
    logLevel: "warn",
    build: { outDir },
    preview: { port, host: "127.0.0.1" },
  });
  const stop = async (): Promise<void> => {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, stop };
};
