import { defineConfig } from "vitest/config";

/** Runs the tests of the pure rules of acceptance, settlement and cash-out against each mutant. */
export default defineConfig({
  test: { include: ["src/**/*.test.ts"], exclude: ["src/**/*.integration.test.ts"], isolate: false },
});
