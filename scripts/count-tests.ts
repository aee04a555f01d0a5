/** Adds up the reports of test runs and lists failures and tests that passed when they were run again. A missing or empty report is a failure, because nothing ran. */
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

const projects = process.argv.slice(2);

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const firstLine = (text: string | undefined): string => text?.split("\n")[0] ?? "";

/** A test that passes when it is run again keeps the messages of its first run. */
const nameRepeated = ({ testResults }: Report): void => {
  for (const { name, assertionResults } of testResults)
    for (const { fullName, status, failureMessages } of assertionResults)
      if (status === "passed" && failureMessages.length > 0)
        console.log(
          `passed the second time: ${relative(process.cwd(), name)}: ${fullName}: ${firstLine(failureMessages[0])}`,
        );
};

const nameFailures = ({ testResults }: Report): void => {
  for (const { name, status, message, assertionResults } of testResults) {
    if (status !== "failed") continue;
    const file = relative(process.cwd(), name);
    const failures = assertionResults.filter((test) => test.status === "failed");
    if (failures.length === 0) console.log(`failed: ${file}: ${firstLine(message)}`);
    for (const { fullName, failureMessages } of failures) {
      console.log(`failed: ${file}: ${fullName}: ${firstLine(failureMessages[0])}`);
    }
  }
};

const count = (project: string): { passed: number; failed: number } => {
  const file = `.touchline/reports/${project}.json`;
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report: Report = JSON.parse(readFileSync(file, "utf8"));
  nameRepeated(report);
  nameFailures(report);
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report;
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
