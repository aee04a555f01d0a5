/**
 * `pnpm verify`: the checks of every commit. All steps run, so that all failures are shown at once.
 * `pnpm verify NAME …`: single steps or groups of steps.
 * `pnpm verify --changed [COMMIT]`: the checks and the unit tests of what differs from a commit, by default the last one.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { parseArgs, styleText } from "node:util";
import { chooseChecks, findChanged, foldersOf } from "./verify/changed.ts";

interface Step {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const run = (...args: readonly string[]): Step => ({ args: ["run", ...args] });

const tests = (projects: readonly string[], ...args: readonly string[]): Step => ({
  args: ["exec", "vitest", "run", ...projects.flatMap((project) => ["--project", project]), ...args],
});

/** Writes a report for `count-tests.ts`. */
const reported = (name: string, projects: readonly string[], ...args: readonly string[]): Step =>
  tests(
    projects,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=.touchline/reports/${name}.json`,
    ...args,
  );

/** The same tests at full size. */
const long = ({ args }: Step): Step => ({ args, env: { TEST_SIZE: "long" } });

/** For tests that wait for engines and time limits: one for each processor would leave a quarter of the time unused. */
const WAITING_WORKERS = Math.ceil(availableParallelism() * 1.5);

const OWN_PARTS = ["own-stack", "platform", "stories"];

const steps: Readonly<Record<string, Step>> = {
  format: run("format:check"),
  types: run("types"),
  lint: run("lint"),
  contract: run("contract:check"),
  brands: run("brands:check"),
  messages: run("messages:check"),
  specification: run("specification:check"),
  unit: reported("unit", ["unit*"]),
  integration: reported("integration", ["integration"], `--maxWorkers=${WAITING_WORKERS}`),
  build: run("build"),
  size: run("size"),
  "shared-stack": reported("shared-stack", ["shared-stack"]),
  "own-parts": reported("own-parts", OWN_PARTS),
  speed: reported("speed", ["speed"]),
  "long-unit": long(reported("long-unit", ["unit"])),
  "long-shared-stack": long(reported("long-shared-stack", ["shared-stack"])),
  "long-own-parts": long(reported("long-own-parts", OWN_PARTS)),
  "long-speed": long(reported("long-speed", ["speed"])),
  "long-faults": run("faults", "--schedules", "200", "--seed", "2"),
  "long-crash-points": run("faults", "--crash-points", "--pairs"),
  "long-bench": run("bench", "--short"),
};

const CHECKS = ["format", "types", "lint", "contract", "brands", "messages", "specification"];

const groups: Readonly<Record<string, readonly string[]>> = {
  commit: [...CHECKS, "unit", "integration", "build", "size"],
  /** Need a build. */
  e2e: ["shared-stack", "own-parts"],
  long: Object.keys(steps).filter((name) => name.startsWith("long-")),
};

const findSteps = (names: readonly string[]): (readonly [string, Step])[] =>
  names
    .flatMap((name) => groups[name] ?? [name])
    .map((name) => {
      const step = steps[name];
      if (!step)
        throw new Error(`unknown step ${name}; known steps: ${Object.keys({ ...groups, ...steps }).join(", ")}`);
      return [name, step] as const;
    });

/** Unit tests of everything that imports a changed file. Integration tests take minutes, so they are only named. */
const changedSteps = (commit: string): (readonly [string, Step])[] => {
  const { files, tested } = findChanged(commit);
  const folders = foldersOf(files);
  if (folders.length > 0)
    console.log(`not run here: pnpm exec vitest run --project integration ${folders.join(" ")} --passWithNoTests`);
  const unit: Step = {
    args: ["exec", "vitest", "related", ...tested, "--run", "--project", "unit*", "--passWithNoTests"],
  };
  return [...findSteps(chooseChecks(CHECKS, files)), ...(tested.length > 0 ? [["unit", unit] as const] : [])];
};

const { values, positionals } = parseArgs({ options: { changed: { type: "boolean" } }, allowPositionals: true });
const chosen = values.changed
  ? changedSteps(positionals[0] ?? "HEAD")
  : findSteps(positionals.length > 0 ? positionals : ["commit"]);

/** How many of the checks run at once. What each prints is shown at its end. */
const AT_ONCE = 2;

const failed: string[] = [];

const runStep = async (name: string, { args, env }: Step, isAlone: boolean): Promise<void> => {
  const title = styleText("bold", `\n== ${name}`);
  if (isAlone) console.log(title);
  const started = Date.now();
  const stdio = isAlone ? "inherit" : "pipe";
  const running = spawn("pnpm", args, { stdio, env: { ...process.env, ...env } });
  const printed: Buffer[] = [];
  for (const stream of [running.stdout, running.stderr]) stream?.on("data", (part: Buffer) => printed.push(part));
  const [status] = await once(running, "close");
  if (!isAlone) process.stdout.write(`${title}\n${Buffer.concat(printed).toString()}`);
  if (status !== 0) failed.push(name);
  console.log(`== ${name} ${status === 0 ? "ok" : "FAILED"}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
};

const isCheck = ([name]: (typeof chosen)[number]): boolean => CHECKS.includes(name);
const checks = chosen.filter(isCheck).values();
const runChecks = async (): Promise<void> => {
  for (const step of checks) await runStep(...step, false);
};
await Promise.all(Array.from({ length: AT_ONCE }, runChecks));
for (const step of chosen) if (!isCheck(step)) await runStep(...step, true);
if (failed.length > 0) console.error(styleText("red", `\nfailed: ${failed.join(", ")}`));
process.exit(failed.length > 0 ? 1 : 0);
