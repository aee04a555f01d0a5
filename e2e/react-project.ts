import { join } from "node:path";
import { createProject, packInto, run, versionsOf } from "./packed.ts";

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
  const own = packInto(join(folder, "packed"), ["host-sdk", "react"]);
  createProject(folder, {
    "package.json": JSON.stringify({
      ...{ name: "their-site", private: true, type: "module" },
      dependencies: { ...own, ...versionsOf("react", "react-dom") },
      devDependencies: versionsOf("vite", "typescript", "@types/react", "@types/react-dom"),
    }),
    // Not published, so the one that the component needs is the packed one as well.
    "pnpm-workspace.yaml": `overrides:\n  "@touchline/host-sdk": "${own["@touchline/host-sdk"]}"\n`,
    "tsconfig.json": JSON.stringify({ compilerOptions: COMPILER, include: ["src"] }),
    "index.html":
      '<!doctype html><title>Their site</title><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
    "src/main.tsx": source,
  });
  run(folder, "pnpm", "exec", "tsc", "--noEmit");
  run(folder, "pnpm", "exec", "vite", "build", "--base", "/react/");
  return join(folder, "dist");
};
