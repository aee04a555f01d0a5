import { defineConfig } from "vitest/config";

/**
 * The package's own tests alone: mutants are many, and each is run against these. Files share one module graph, which every
 * run makes anew, so that a mutant of a table is seen. The walks over all prices prove more than they find and stay out.
 */
export default defineConfig({
  test: { include: ["src/**/*.test.ts"], exclude: ["src/**/*.exhaustive.test.ts"], isolate: false },
});
