import { defineConfig } from "vitest/config";
import { messageCatalogues } from "./apps/sportsbook/vite/message-catalogues.ts";
import { rendererInTests } from "./apps/sportsbook/vite/renderer.ts";

const code = "{apps,services,packages,scripts}/**";

/** Three sizes: rules beside their source, services against real engines, and the whole stack in a real browser. */
export default defineConfig({
  test: {
    // Without it one processor would be left idle, which is half of a small machine.
    maxWorkers: "100%",
    projects: [
      {
        plugins: [rendererInTests(), messageCatalogues({ inTests: true })],
        resolve: { mainFields: ["module"] },
        test: {
          name: "unit",
          include: [`${code}/*.test.{ts,tsx}`],
          exclude: ["**/node_modules/**", "**/.stryker-tmp/**", "**/*.integration.test.ts"],
          // On a machine that does other things as well, what takes two seconds may take many.
          testTimeout: 30_000,
          // What imports React must meet the product's renderer, too.
          server: { deps: { inline: [/@base-ui/, /@testing-library\/react/] } },
        },
      },
      {
        test: {
          name: "integration",
          include: [`${code}/*.integration.test.ts`],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["e2e/**/*.e2e.ts"],
          // A page on a busy machine may take its time; what is never so is found all the same.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
