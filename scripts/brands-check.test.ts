import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const PACKAGE = "packages/brands";
const SCRIPT = "scripts/brands-check.ts";

/** Each test starts a Node process. */
vi.setConfig({ testTimeout: 60_000 });

let copy: string;

/** A copy of the brands that tests may change. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "brands-"));
  for (const part of ["brands", "tenants.json", "brand.schema.json", "app-parts.json"]) {
    cpSync(join(PACKAGE, part), join(copy, part), { recursive: true });
  }
});
afterAll(() => rmSync(copy, { recursive: true }));

const run = (...args: string[]) => spawnSync("node", [SCRIPT, ...args], { encoding: "utf8" });
const spoil = (file: string, change: (text: string) => string): void =>
  writeFileSync(join(copy, file), change(readFileSync(join(PACKAGE, file), "utf8")));

test("AHEAD-4 the shipped brands pass without findings", () => {
  const { stdout, status } = run();
  expect(stdout).toMatch(/^\d+ brands, \d+ checks, 0 findings\n$/);
  expect(status).toBe(0);
});

test("AHEAD-4 prints findings with a remedy, and fails", () => {
  spoil("brands/paloma.json", (text) => text.replace('"default": "light"', '"default": "sepia"'));
  spoil("brands/nordvik.json", (text) => text.replace('"fi"', '"da"'));
  spoil("brands/velora.json", (text) => text.slice(1));
  spoil("brand.schema.json", () => "{}");
  const { stdout, status } = run("--folder", copy);
  expect(status).toBe(1);
  expect(stdout).toContain(
    'error: paloma · settings.generalSettings.theme.default · "sepia" is not allowed · use one of dark, light, obsidian_blue',
  );
  expect(stdout).toContain("error: nordvik · languages[1] · the app does not speak da · use some of ar, de,");
  expect(stdout).toMatch(/error: velora · .*JSON.* · make it a file of valid JSON/);
  expect(stdout).toContain("error: brand.schema.json · is not what the schemas say · run `pnpm brands:schema`");
});

test("AHEAD-4 compares a brand with a file, path by path", () => {
  const before = join(copy, "before.json");
  const text = readFileSync(join(PACKAGE, "brands/paloma.json"), "utf8");
  writeFileSync(before, text.replace('"sports": "desporto"', '"sports": "apostas"'));
  expect(run("--diff", "paloma", before).stdout).toBe(
    `settings.generalSettings.pathWords.sports · "apostas" → "desporto"\npaloma: 1 changed since ${before}\n`,
  );
});

test("AHEAD-4 compares a brand with the last commit, including the default it is based on", () => {
  const repository = mkdtempSync(join(tmpdir(), "brands-git-"));
  const file = (slug: string): string => join(repository, PACKAGE, "brands", `${slug}.json`);
  const git = (...args: string[]) => execFileSync("git", ["-C", repository, ...args]);
  const edit = (slug: string, from: string, to: string): void =>
    writeFileSync(file(slug), readFileSync(file(slug), "utf8").replace(from, to));
  try {
    cpSync(join(PACKAGE, "brands"), join(repository, PACKAGE, "brands"), { recursive: true });
    git("init", "--quiet");
    git("add", ".");
    git("-c", "user.name=test", "-c", "user.email=test@test.example", "commit", "--quiet", "--message", "brands");
    edit("paloma", '"pt", "en", "es"', '"pt", "es"');
    edit("default", '"ageMark": "18+"', '"ageMark": "21+"');
    const { stdout } = spawnSync("node", [resolve(SCRIPT), "--diff", "paloma"], { cwd: repository, encoding: "utf8" });
    expect(stdout.split("\n").sort()).toEqual([
      "",
      'languages · ["pt","en","es"] → ["pt","es"]',
      "paloma: 2 changed since HEAD",
      'settings.generalSettings.ageMark · "18+" → "21+"',
    ]);
  } finally {
    rmSync(repository, { recursive: true });
  }
});

test("AHEAD-4 reports a commit that does not have the brand", () => {
  const { stderr, status } = run("--diff", "paloma", "no-such-commit");
  expect(status).toBe(1);
  expect(stderr).toBe("there is no brand paloma in no-such-commit, nor a file of that name\n");
});
