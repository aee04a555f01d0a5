import { defineConfig } from "vitest/config";

/**
 * Runs the package's own tests against each mutant. Files share one module graph, which is rebuilt for every run, so that mutants of
 * constant tables take effect. Exhaustive tests over all prices are left out: they are slow and find no further mutants.
 */
export default defineConfig({
  test: { include: ["src/**/*.test.ts"], exclude: ["src/**/*.exhaustive.test.ts"], isolate: false },
});
