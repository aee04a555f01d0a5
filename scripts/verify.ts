/** `pnpm verify`: everything that must hold at every commit. All steps run, so that one look shows all that is wrong. */
import { spawnSync } from "node:child_process";
import { styleText } from "node:util";

const reported = (project: string): string[] => [
  "exec",
  "vitest",
  "run",
  "--project",
  project,
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=.touchline/reports/${project}.json`,
];

const steps: Readonly<Record<string, readonly string[]>> = {
  format: ["run", "format:check"],
  types: ["run", "types"],
  lint: ["run", "lint"],
  contract: ["run", "contract:check"],
  brands: ["run", "brands:check"],
  messages: ["run", "messages:check"],
  unit: reported("unit"),
  integration: reported("integration"),
  build: ["run", "build"],
  size: ["run", "size"],
  faults: ["run", "faults", "--schedules", "20", "--seed", "1"],
  e2e: reported("e2e"),
};

/** These take longest, and the browser tests come after the build: named alone, so that `pnpm verify` stays quick. */
const LONG = ["faults", "e2e"];
const asked = process.argv.slice(2);
const chosen = asked.length > 0 ? asked : Object.keys(steps).filter((step) => !LONG.includes(step));

const failed: string[] = [];
for (const step of chosen) {
  const args = steps[step];
  if (!args) throw new Error(`no step ${step}; there are ${Object.keys(steps).join(", ")}`);
  console.log(styleText("bold", `\n== ${step}`));
  const started = Date.now();
  const { status } = spawnSync("pnpm", args, { stdio: "inherit" });
  if (status !== 0) failed.push(step);
  console.log(`== ${step} ${status === 0 ? "ok" : "FAILED"}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
if (failed.length > 0) console.error(styleText("red", `\nfailed: ${failed.join(", ")}`));
process.exit(failed.length > 0 ? 1 : 0);
