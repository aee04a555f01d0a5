import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { dirname } from "node:path";

const git = (...args: readonly string[]): string[] =>
  execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

/** Files that differ from a commit, committed or not. */
const filesSince = (commit: string): string[] => [
  ...git("diff", "--name-only", "--diff-filter=d", commit),
  ...git("ls-files", "--others", "--exclude-standard"),
];

const roomOf = (file: string): string[] => /^(apps|services|packages)\/[^/]+\//.exec(file)?.slice(0, 1) ?? [];

/** The changed files with the unit tests beside them, and the packages, apps and services that they belong to. */
export const findChanged = (
  commit: string,
): { readonly files: readonly string[]; readonly rooms: readonly string[] } => {
  const files = filesSince(commit);
  const tests = [...new Set(files.map(dirname))].flatMap((folder) => globSync(`${folder}/*.test.{ts,tsx}`));
  return { files: [...new Set([...files, ...tests])], rooms: [...new Set(files.flatMap(roomOf))] };
};
