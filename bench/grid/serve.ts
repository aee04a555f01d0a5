import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@touchline/server-kit/testing/ports";
import { build, preview } from "vite";
import { messageCatalogues } from "../../apps/sportsbook/vite/message-catalogues.ts";
import { metricsStyles } from "../../apps/sportsbook/vite/metrics-styles.ts";
import { themeStyles } from "../../apps/sportsbook/vite/theme-styles.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

interface Chunk {
  readonly type: string;
  readonly moduleIds?: readonly string[];
}

/** React's development build would measure its additional checks, which are not shipped. */
const expectProductionReact = (bundles: readonly { readonly output: readonly Chunk[] }[]): void => {
  const modules = bundles.flatMap(({ output }) => output).flatMap(({ moduleIds = [] }) => moduleIds);
  const builds = modules.filter((id) => /\/react-dom-client\.\w+\.js$/.test(id));
  const development = modules.filter((id) =>
    /\/node_modules\/(react|react-dom|scheduler)\/.*\.development\.js$/.test(id),
  );
  if (builds.length === 0) throw new Error("the bench page does not use React");
  if (development.length > 0)
    throw new Error(`the bench page has React's development build: ${development.join(", ")}`);
};

/** Builds the pages as the product is built, and serves them. */
export const servePages = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const outDir = mkdtempSync(join(tmpdir(), "touchline-grid-"));
  const pages = ["ours.html", "vanilla.html"].map((page) => join(root, page));
  const built = await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [messageCatalogues(), metricsStyles(), themeStyles()],
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2023",
      // "use client" in Base UI's files is for server rendering; ignored as in the app's vite.config.ts.
      rolldownOptions: { input: pages, checks: { moduleLevelDirective: false } },
    },
  });
  if ("close" in built) throw new Error("the build started a watcher");
  expectProductionReact(Array.isArray(built) ? built : [built]);
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
