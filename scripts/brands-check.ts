/**
 * `pnpm brands:check` checks every brand beyond the schema; `--folder` checks a copy instead.
 * `pnpm brands:check --diff <slug> [<commit or file>]` shows what has changed in a brand since then.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { checkBrands, type Reported } from "../packages/brands/src/check/index.ts";
import { appPartsFrom } from "../packages/brands/src/check/rule.ts";
import { layOver } from "../packages/brands/src/compose.ts";
import { diffValues, formatDifference } from "../packages/brands/src/diff.ts";
import { error, formatFinding } from "../packages/brands/src/finding.ts";
import { brandJsonSchema } from "../packages/brands/src/schema/json-schema.ts";
import { brandSlugs, readBrandFile, readGenerated, readTenants } from "../packages/brands/src/shipped/read.ts";
import { createReference } from "../services/feed/src/sources/simulator/reference.ts";
import { readAppParts } from "./app-parts.ts";

const BRANDS = "packages/brands";

const { values, positionals } = parseArgs({
  options: { diff: { type: "string" }, folder: { type: "string", default: BRANDS } },
  allowPositionals: true,
});
const home = resolve(values.folder);

const findings: Reported[] = [];
const report = (subject: string, problem: string, remedy: string): void => {
  findings.push({ subject, ...error("", problem, remedy) });
};

/** A file that is not JSON is reported as a finding, and the others are still checked. */
const readOrReport = (subject: string, read: () => unknown): unknown => {
  try {
    return read();
  } catch (cause) {
    report(subject, cause instanceof Error ? cause.message : String(cause), "make it a file of valid JSON");
    return undefined;
  }
};

/** The shipped brands are shown with the simulator's offer, whose ids never change. */
const simulatedIds = () => {
  const { sports, categories, tournaments, catalogs, promotedOffers } = createReference();
  const idsOf = (of: readonly { readonly id: number }[]) => new Set(of.map(({ id }) => id));
  return {
    sports: idsOf(sports),
    categories: idsOf(categories),
    tournaments: idsOf(tournaments),
    catalogs: idsOf(catalogs),
    promotedOffers: idsOf(promotedOffers),
  };
};

const checkFiles = (slugs: readonly string[]): number => {
  const read = slugs.map((slug) => [slug, readOrReport(slug, () => readBrandFile(slug, home))] as const);
  const files = Object.fromEntries(read.filter(([, file]) => file !== undefined));
  const tenants = readOrReport("tenants", () => readTenants(home));
  const result = checkBrands({ files, tenants }, { ...appPartsFrom(readAppParts()), offer: simulatedIds() });
  findings.push(...result.findings);
  return result.checks;
};

/** Generated files, with their source and generator. */
const GENERATED: Readonly<Record<string, { readonly of: string; readonly make: () => unknown }>> = {
  "brand.schema.json": { of: "the schemas", make: brandJsonSchema },
  "app-parts.json": { of: "the app's sources", make: readAppParts },
};

const checkGenerated = (): void => {
  for (const [file, { of, make }] of Object.entries(GENERATED)) {
    const written = readOrReport(file, () => readGenerated(file, home));
    if (isDeepStrictEqual(written, make())) continue;
    report(file, `is not what ${of} say`, "run `pnpm brands:schema` and commit what it writes");
  }
};

const check = (): void => {
  const slugs = brandSlugs(home);
  const checks = checkFiles(slugs) + Object.keys(GENERATED).length;
  checkGenerated();
  for (const finding of findings) console.log(`${finding.severity}: ${finding.subject} · ${formatFinding(finding)}`);
  console.log(`${slugs.length} brands, ${checks} checks, ${findings.length} findings`);
  if (findings.some(({ severity }) => severity !== "warning")) process.exitCode = 1;
};

type ReadFile = (slug: string) => unknown;

const readNow: ReadFile = (slug) => readBrandFile(slug, home);

const readAt = (commit: string, slug: string): unknown => {
  const { stdout, status } = spawnSync("git", ["show", `${commit}:${BRANDS}/brands/${slug}.json`], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`there is no brand ${slug} in ${commit}, nor a file of that name`);
  return JSON.parse(stdout);
};

/** A file is merged with the current default; a commit has its own default. */
const readBefore = (since: string, slug: string): ReadFile =>
  existsSync(since)
    ? (asked) => (asked === slug ? JSON.parse(readFileSync(since, "utf8")) : readNow(asked))
    : (asked) => readAt(since, asked);

const wholeBrand = (slug: string, read: ReadFile): unknown => {
  const brand = read(slug);
  const { settings } = read("default") as { readonly settings: unknown };
  return layOver({ settings }, brand);
};

const diff = (slug: string, since = "HEAD"): void => {
  const differences = diffValues(wholeBrand(slug, readBefore(since, slug)), wholeBrand(slug, readNow));
  for (const difference of differences) console.log(formatDifference(difference));
  console.log(`${slug}: ${differences.length} changed since ${since}`);
};

try {
  if (values.diff) diff(values.diff, positionals[0]);
  else check();
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
