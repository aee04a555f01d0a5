/** Adds up the reports of the test runs. A report that is missing or empty is a failure: nothing ran where something should. */
import { existsSync, readFileSync } from "node:fs";

const projects = process.argv.slice(2);

const count = (project: string): { passed: number; failed: number } => {
  const file = `.touchline/reports/${project}.json`;
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, "utf8"));
  const broken = numFailedTests === 0 && numFailedTestSuites > 0 ? numFailedTestSuites : 0;
  return { passed: numPassedTests, failed: numFailedTests + broken + (numPassedTests === 0 ? 1 : 0) };
};

let passed = 0;
let failed = 0;
for (const project of projects) {
  const counted = count(project);
  console.log(`${project}: ${counted.passed} passed, ${counted.failed} failed`);
  passed += counted.passed;
  failed += counted.failed;
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
