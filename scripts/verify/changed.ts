import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { dirname } from "node:path";

const SOURCE = /\.(?:[cm]?[jt]sx?|json|css|html)$/;

/** Files that a check reads. A check that is not here reads anything, and always runs. */
const READ_BY: Readonly<Record<string, RegExp>> = {
  format: SOURCE,
  types: SOURCE,
  lint: SOURCE,
  brands: /^(?:packages\/(?:brands|betting|protocol)|apps\/sportsbook|services\/feed|scripts)\//,
  messages: /^(?:packages\/brands|apps|scripts)\//,
  specification: /\.(?:test|e2e)\.tsx?$|\.md$|^scripts\//,
};

/** The checks whose result may differ after a change of these files, deleted ones included. */
export const chooseChecks = (checks: readonly string[], files: readonly string[]): readonly string[] =>
  files.length === 0 ? [] : checks.filter((check) => files.some((file) => READ_BY[check]?.test(file) ?? true));

/** Files that a test may import. */
export const chooseSources = (files: readonly string[]): readonly string[] => files.filter((file) => SOURCE.test(file));

/** The packages, apps and services that files belong to. */
export const foldersOf = (files: readonly string[]): readonly string[] => [
  ...new Set(files.flatMap((file) => /^(?:apps|services|packages)\/[^/]+\//.exec(file)?.slice(0, 1) ?? [])),
];

const git = (...args: readonly string[]): string[] =>
  execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

export interface Changed {
  /** Files that differ from the commit, committed or not. */
  readonly files: readonly string[];
  /** Those of them that tests may import, and the unit tests beside them, which may read them in another way. */
  readonly tested: readonly string[];
}

export const findChanged = (commit: string): Changed => {
  const created = git("ls-files", "--others", "--exclude-standard");
  const deleted = new Set(git("diff", "--name-only", "--no-renames", "--diff-filter=D", commit));
  const files = [...git("diff", "--name-only", "--no-renames", commit), ...created];
  const sources = chooseSources(files.filter((file) => !deleted.has(file)));
  const beside = [...new Set(sources.map(dirname))].flatMap((folder) => globSync(`${folder}/*.test.{ts,tsx}`));
  return { files, tested: [...new Set([...sources, ...beside])] };
};
