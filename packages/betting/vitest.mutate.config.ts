import { defineConfig } from "vitest/config";

/** The package's own tests alone: mutants are many, and each is run against these. */
export default defineConfig({ test: { include: ["src/**/*.test.ts"] } });
