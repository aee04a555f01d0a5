import { expect, test } from "vitest";
import { whatTiesReact } from "./react-apart.ts";

const chunk = (name: string, moduleIds: readonly string[], imports: readonly string[] = []) => ({
  type: "chunk",
  name,
  fileName: `${name}.js`,
  moduleIds,
  imports,
});

const MODULES = [
  "/node_modules/react/index.js",
  "/node_modules/react-dom/client.js",
  "/node_modules/scheduler/index.js",
];
const runtime = chunk("rolldown-runtime", ["\0rolldown/runtime.js"]);
const first = chunk("first", ["/app/src/main.tsx"], ["react.js", "rolldown-runtime.js"]);

test("React alone, with the bundler's runtime, is tied to nothing of ours", () => {
  const react = chunk("react", MODULES, ["rolldown-runtime.js"]);
  expect(whatTiesReact([runtime, react, first])).toEqual([]);
});

test("a module of ours or of another library in React's file is named", () => {
  const react = chunk("react", [...MODULES, "/app/src/main.tsx"], ["rolldown-runtime.js"]);
  expect(whatTiesReact([runtime, react])).toEqual(["React's file holds /app/src/main.tsx"]);
});

test("an import of a file that our releases change is named", () => {
  const react = chunk("react", MODULES, ["rolldown-runtime.js", "first.js"]);
  expect(whatTiesReact([runtime, react, first])).toContain("React's file imports first.js");
});

test("a runtime with something of ours in it is named", () => {
  const mixed = chunk("rolldown-runtime", ["\0rolldown/runtime.js", "/app/src/ui/icon.tsx"]);
  const react = chunk("react", MODULES, ["rolldown-runtime.js"]);
  expect(whatTiesReact([mixed, react])).toEqual([
    "rolldown-runtime.js, which React's file imports, holds /app/src/ui/icon.tsx",
  ]);
});

test("React in two files, or in none, is no file of its own", () => {
  const split = [chunk("react", MODULES.slice(0, 1)), chunk("react-dom", MODULES.slice(1))];
  expect(whatTiesReact(split)).toEqual(["React is in 2 files: react.js,react-dom.js"]);
  expect(whatTiesReact([first])).toEqual(["React is in 0 files: "]);
});
