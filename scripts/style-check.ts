/**
 * `pnpm styles`: the app's style sheets must take numbers and colours from tokens. Remaining exceptions are counted by file in
 * `style/allowed.json`, and counts may only fall; `--write` records the current counts, for files that were moved.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { METRICS } from "../apps/sportsbook/src/ui/metrics.ts";
import { brandStyle, loadBrand } from "../packages/brands/src/shipped/index.ts";
import { findLiterals, findUnknownTokens, type Literal } from "./style/find-literals.ts";

const SOURCE = fileURLToPath(new URL("../apps/sportsbook/src", import.meta.url));
const ALLOWED = fileURLToPath(new URL("style/allowed.json", import.meta.url));

type Counts = Partial<Readonly<Record<Literal, number>>>;

const metricNames = Object.entries(METRICS).flatMap(([group, sizes]) =>
  Object.keys(sizes).map((name) => `--${group}-${name}`),
);
const tokenNames = [...brandStyle(loadBrand("default")).matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name);
const known: ReadonlySet<string> = new Set([...metricNames, ...tokenNames]);

const allowed: Readonly<Record<string, Counts>> = JSON.parse(readFileSync(ALLOWED, "utf8"));
const found: Record<string, Counts> = {};
const problems: string[] = [];

for (const file of globSync("**/*.css", { cwd: SOURCE }).sort()) {
  const css = readFileSync(join(SOURCE, file), "utf8");
  for (const name of findUnknownTokens(css, known)) problems.push(`${file}: there is no token ${name}`);
  for (const [literal, values] of Object.entries(findLiterals(css)) as [Literal, readonly string[]][]) {
    if (values.length > 0) found[file] = { ...found[file], [literal]: values.length };
    const most = allowed[file]?.[literal] ?? 0;
    if (values.length > most)
      problems.push(`${file}: ${values.length} of ${literal} written out, ${most} allowed: ${values.join(" ")}`);
    if (values.length < most) problems.push(`${file}: allow ${values.length} of ${literal} instead of ${most}`);
  }
}
for (const file of Object.keys(allowed)) if (!found[file]) problems.push(`${file}: has nothing to allow any more`);

if (process.argv.includes("--write")) writeFileSync(ALLOWED, `${JSON.stringify(found, null, 2)}\n`);
else if (problems.length > 0) {
  console.error(problems.join("\n"));
  console.error("Which token to use: docs/components.md. The counts: scripts/style/allowed.json");
  process.exitCode = 1;
}
