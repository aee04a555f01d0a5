import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const { devDependencies, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Returns what the command prints. */
export const run = (folder: string, command: string, ...args: readonly string[]): string => {
  try {
    return execFileSync(command, args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(`${command} ${args.join(" ")} failed\n${stdout}\n${stderr}`);
  }
};

/** The versions of this repository, so that a test installs what is in the store already. */
export const versionsOf = (...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, devDependencies[name]]));

/** Packs packages of ours, and returns them as dependencies of a project. */
export const packInto = (folder: string, names: readonly string[]): Readonly<Record<string, string>> => {
  for (const name of names) run(join(root, "packages", name), "pnpm", "pack", "--pack-destination", folder);
  return Object.fromEntries(
    names.map((name) => [`@touchline/${name}`, `file:${join(folder, `touchline-${name}-${version}.tgz`)}`]),
  );
};

/** Writes the files of a project and installs its dependencies. */
export const createProject = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  run(folder, "pnpm", "install", "--prefer-offline");
};
