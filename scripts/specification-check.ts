/**
 * `pnpm specification:check` reads the tables of statements and reports rows that name no test, or a test that does not exist.
 * A row that says "partly" must give its reason after a colon.
 */
import { globSync, readFileSync } from "node:fs";
import { checkRows, readRows, titlesIn } from "./specification/rows.ts";

const PAGES = ["docs/specification.md", "SECURITY.md"];
const TESTS = ["{apps,packages,services,e2e,faults,scripts}/**/*.{test,e2e}.{ts,tsx}"];

const isSource = (file: string): boolean => !file.includes("node_modules") && !file.includes("/dist/");

const titles = new Set(
  globSync(TESTS)
    .filter(isSource)
    .flatMap((file) => titlesIn(readFileSync(file, "utf8"))),
);
for (const page of PAGES) {
  const rows = readRows(readFileSync(page, "utf8"));
  const problems = checkRows(rows, titles);
  for (const { line, problem } of problems) console.log(`${page}:${line} ${problem}`);
  console.log(`${page}: ${rows.length} statements, ${problems.length} problems`);
  if (problems.length > 0 || rows.length === 0) process.exitCode = 1;
}
