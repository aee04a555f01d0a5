/** Writes the numbers of checks into docs/conformance.md; with `--check` it fails where they differ. */
import { readFileSync, writeFileSync } from "node:fs";
import { CHECKS } from "../packages/conformance/src/checks/index.ts";
import { WALLET_CHECKS } from "../packages/conformance/src/wallet/checks/index.ts";

const file = new URL("../docs/conformance.md", import.meta.url);

/** With the address of the API and of push, and nothing else. */
const visitors = CHECKS.filter(({ needs }) => needs.every((need) => need === "push")).length;

/** Each example of a run ends in a line like this. */
const LINE = /^\d+ passed, 0 failed, \d+ skipped.*$/gm;
const lines = [
  `${CHECKS.length} passed, 0 failed, 0 skipped in 7.7 s`,
  `${visitors} passed, 0 failed, ${CHECKS.length - visitors} skipped in 4.3 s`,
  `${WALLET_CHECKS.length} passed, 0 failed, 0 skipped in 7.2 s`,
];

const before = readFileSync(file, "utf8");
const found = before.match(LINE)?.length ?? 0;
if (found !== lines.length)
  throw new Error(`docs/conformance.md has ${found} lines of counts instead of ${lines.length}`);
let next = 0;
const after = before.replace(LINE, () => lines[next++] ?? "");

if (!process.argv.includes("--check")) writeFileSync(file, after);
else if (after !== before) {
  console.error("docs/conformance.md has other numbers of checks: run `pnpm contract` and commit the result");
  process.exitCode = 1;
}
