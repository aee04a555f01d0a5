import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const versions: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
).devDependencies;

const run = (folder: string, command: string, ...args: readonly string[]): void => {
  try {
    execFileSync(command, args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(`${command} ${args.join(" ")} failed\n${stdout}\n${stderr}`);
  }
};

const COMPILER = {
  strict: true,
  noEmit: true,
  jsx: "react-jsx",
  module: "esnext",
  moduleResolution: "bundler",
  target: "es2022",
  lib: ["es2022", "dom"],
  types: [],
};

/** Packs both packages, installs them in an empty Vite + React project, checks its types and builds it. Returns the built folder. */
export const buildReactProject = (folder: string, source: string): string => {
  const packed = join(folder, "packed");
  mkdirSync(join(folder, "src"), { recursive: true });
  for (const name of ["host-sdk", "react"])
    run(join(root, "packages", name), "pnpm", "pack", "--pack-destination", packed);
  const packageOf = (name: string): string => `file:${join(packed, `touchline-${name}-0.1.0.tgz`)}`;
  const own = { "@touchline/react": packageOf("react"), "@touchline/host-sdk": packageOf("host-sdk") };
  const named = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, versions[name]]));
  const files: Readonly<Record<string, string>> = {
    "package.json": JSON.stringify({
      ...{ name: "their-site", private: true, type: "module" },
      dependencies: { ...own, ...named("react", "react-dom") },
      devDependencies: named("vite", "typescript", "@types/react", "@types/react-dom"),
    }),
    // Not published, so the one that the component needs is the packed one as well.
    "pnpm-workspace.yaml": `overrides:\n  "@touchline/host-sdk": "${own["@touchline/host-sdk"]}"\n`,
    "tsconfig.json": JSON.stringify({ compilerOptions: COMPILER, include: ["src"] }),
    "index.html":
      '<!doctype html><title>Their site</title><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
    "src/main.tsx": source,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  run(folder, "pnpm", "install", "--prefer-offline");
  run(folder, "pnpm", "exec", "tsc", "--noEmit");
  run(folder, "pnpm", "exec", "vite", "build", "--base", "/react/");
  return join(folder, "dist");
};
