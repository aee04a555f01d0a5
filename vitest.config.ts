import { defineConfig } from "vitest/config";
import { messageCatalogues } from "./apps/sportsbook/vite/message-catalogues.ts";
import { ByEnvironment } from "./scripts/verify/by-environment.ts";

const code = "{apps,services,packages,scripts}/**";

const unit = {
  exclude: ["**/node_modules/**", "**/.stryker-tmp/**", "**/*.integration.test.ts"],
  // On a machine that does other things as well, what takes two seconds may take many.
  testTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
};

/**
 * On a busy machine what is waited for may take its time; what never comes is found all the same. A test that fails is run once more:
 * `count-tests.ts` lists those that passed then, because each of them is to be mended.
 */
const patient = { retry: 1, expect: { poll: { timeout: 20_000 } } };

const wholeStack = {
  ...patient,
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

/** Three sizes: rules beside their source, services against real engines, and the whole stack in a real browser. */
export default defineConfig({
  test: {
    // Without it one processor would be left idle, which is half of a small machine.
    maxWorkers: "100%",
    sequence: { sequencer: ByEnvironment },
    projects: [
      // Rules and services keep no state in their modules, so their files can share a worker, which starts once.
      {
        test: {
          ...unit,
          name: "unit",
          include: ["{services,packages,scripts,explore,deploy}/**/*.test.{ts,tsx}"],
          setupFiles: ["testkit/shared-document.ts"],
          isolate: false,
        },
      },
      {
        plugins: [messageCatalogues({ inTests: true })],
        resolve: { mainFields: ["module"] },
        test: {
          ...unit,
          name: "unit-apps",
          include: ["apps/**/*.test.{ts,tsx}"],
          setupFiles: ["testkit/shared-document.ts", "apps/sportsbook/src/test-support/component-tests.ts"],
          // The modules are loaded anew for each file all the same: see the setup file.
          isolate: false,
        },
      },
      {
        test: {
          ...patient,
          name: "integration",
          include: [`${code}/*.integration.test.ts`],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      { test: { ...wholeStack, name: "platform", include: ["e2e/platform/*.e2e.ts"] } },
      // One platform and one browser for all of them.
      {
        test: {
          ...wholeStack,
          name: "shared-stack",
          include: ["e2e/*.e2e.ts"],
          globalSetup: "e2e/start-shared-stack.ts",
        },
      },
      // They stop parts of the platform, or need one that is made for them.
      { test: { ...wholeStack, name: "own-stack", include: ["e2e/own-stack/*.e2e.ts"] } },
      {
        test: {
          ...wholeStack,
          name: "stories",
          include: ["e2e/stories/*.e2e.ts"],
          globalSetup: "e2e/stories/build-stories.ts",
        },
      },
      // The images: built, started by compose and as pods, and bet on.
      {
        test: {
          name: "deploy",
          include: ["deploy/test/*.e2e.ts"],
          globalSetup: "deploy/test/build-images.ts",
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 3_600_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      // What is measured must not share the processors with another file.
      { test: { ...wholeStack, name: "speed", include: ["e2e/speed/*.e2e.ts"], fileParallelism: false } },
    ],
  },
});
