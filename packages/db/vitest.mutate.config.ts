import { defineConfig } from "vitest/config";

/** Runs the tests of the pure rules of the ledger against each mutant. */
export default defineConfig({
  test: { include: ["src/**/*.test.ts"], exclude: ["src/**/*.integration.test.ts"], isolate: false },
});
