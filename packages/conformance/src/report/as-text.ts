import { countOutcomes, type Outcome, type Result } from "../result.ts";

const MARKS: Readonly<Record<Outcome, string>> = { passed: "✓", failed: "✗", skipped: "–" };

const linesOf = ({ name, outcome, problem, proves, fix }: Result): string[] => {
  if (outcome === "passed") return [`  ${MARKS.passed} ${name}`];
  if (outcome === "skipped") return [`  ${MARKS.skipped} ${name}  skipped: ${problem}`];
  return [`  ${MARKS.failed} ${name}`, `      what:  ${problem}`, `      due:   ${proves}`, `      to do: ${fix}`];
};

/** Writes each result as it comes, below the heading of its group. */
export const createTextReport = (write: (text: string) => void) => {
  let group = "";
  return {
    tell: (result: Result): void => {
      const heading = result.group === group ? [] : ["", result.group];
      group = result.group;
      write(`${[...heading, ...linesOf(result)].join("\n")}\n`);
    },
    end: (results: readonly Result[]): void => {
      const { passed, failed, skipped } = countOutcomes(results);
      const seconds = results.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
      write(`\n${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds.toFixed(1)} s\n`);
    },
  };
};
