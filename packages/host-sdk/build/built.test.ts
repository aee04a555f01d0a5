import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const DIST = join(ROOT, "dist");
const BUDGET = 9_000;

let files: ReadonlyMap<string, string> = new Map();
let folder = "";

beforeAll(async () => {
  const result = await build({
    root: ROOT,
    configFile: join(ROOT, "vite.config.ts"),
    logLevel: "warn",
    build: { write: false },
  });
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  files = new Map(
    outputs
      .flatMap(({ output }) => output)
      .map((file): [string, string] => [file.fileName, file.type === "chunk" ? file.code : String(file.source)]),
  );
  mkdirSync(DIST, { recursive: true });
  folder = mkdtempSync(join(DIST, "types-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string): string => files.get(name) ?? "";

/** Output of the compiler for files placed beside the declarations. */
const compile = (sources: Readonly<Record<string, string>>, options: object): string => {
  const all = { "touchline.d.ts": fileOf("touchline.d.ts"), ...sources };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  const compilerOptions = { strict: true, noEmit: true, types: [], lib: ["es2022", "dom"], ...options };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions, files: Object.keys(all).filter((name) => name.endsWith(".ts")) }),
  );
  const { stdout, stderr } = spawnSync(join(ROOT, "../../node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8" });
  return stdout + stderr;
};

test.each(["touchline.js", "touchline.iife.js"])("PEER-14 %s is at most 9 kB in every compression", (name) => {
  const code = fileOf(name);
  expect(code).toContain("touchline-sportsbook");
  expect(gzipSync(code).byteLength).toBeLessThanOrEqual(BUDGET);
  expect(brotliCompressSync(code).byteLength).toBeLessThanOrEqual(BUDGET);
});

test.each(["touchline.js", "touchline.iife.js"])(
  "PEER-14 %s is ASCII, so that it works in a page of any encoding",
  (name) => {
    expect(/^[\n\t\x20-\x7e]+$/.test(fileOf(name))).toBe(true);
  },
);

test("PEER-14 the script for a script tag defines the element and the global functions", () => {
  const known = new Map<string, unknown>();
  const page = {
    HTMLElement: class {},
    customElements: {
      get: (name: string) => known.get(name),
      define: (name: string, element: unknown) => known.set(name, element),
    },
  };
  const names: string[] = runInNewContext(`${fileOf("touchline.iife.js")};Object.keys(Touchline)`, page);
  expect([...names].sort()).toEqual(["addressUnder", "createSportsbook"]);
  expect([...known.keys()]).toEqual(["touchline-sportsbook"]);
});

test("PEER-14 the module has no imports, and can be loaded on a server, where there are no elements", async () => {
  const code = fileOf("touchline.js");
  expect(code).not.toMatch(/\bimport\b/);
  // There is no document here, so any side effect on one would fail.
  const module: object = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(Object.keys(module).sort()).toEqual(["addressUnder", "createSportsbook", "defineElement"]);
});

test("PEER-14 the module defines the element in a page", () => {
  const known = new Map<string, unknown>();
  const page = {
    HTMLElement: class {},
    customElements: {
      get: (name: string) => known.get(name),
      define: (name: string, element: unknown) => known.set(name, element),
    },
  };
  runInNewContext(fileOf("touchline.js").replace(/export\s*\{[^}]*\};?/, ""), page);
  expect([...known.keys()]).toEqual(["touchline-sportsbook"]);
});

test("PEER-14 the types are self-contained", () => {
  expect(fileOf("touchline.d.ts")).not.toMatch(/\bimport\b|@touchline\//);
  const page = `import { addressUnder, createSportsbook } from "./touchline.js";
const sportsbook = createSportsbook({ container: "#app", appUrl: "https://app.example", tenant: "t", address: addressUnder("/s") });
sportsbook.on("betPlaced", ({ stake }) => stake.padStart(8));
const element = document.querySelector("touchline-sportsbook");
element?.navigate("/live");
element?.addEventListener("betPlaced", ({ detail }) => detail.stake.padStart(8));
element?.addEventListener("click", (event) => event.clientX.toFixed());
element?.addEventListener("anything", (event) => event.type);
// @ts-expect-error: a count is a number
element?.addEventListener("slipCount", ({ detail }) => detail.count.padStart(8));
// @ts-expect-error: there is no such event
sportsbook.on("nothing", () => {});
`;
  expect(compile({ "page.ts": page }, { module: "esnext", moduleResolution: "bundler", target: "es2022" })).toBe("");
});

test("PEER-14 the published types match the source", () => {
  const same = (names: readonly string[], of: (side: string, name: string) => string): string =>
    names.map((name) => `  Same<${of("Built", name)}, ${of("Source", name)}>,\n`).join("");
  const types = ["Sportsbook", "SportsbookOptions", "SportsbookEvents", "SportsbookElement", "TracedMessage"];
  const shared = ["FromApp", "GameOptions", "HostAddress"];
  const parts = [...shared, "HostLimits", "HostPreview", "HostPunter", "HostSession", "HostWallet"];
  const functions = ["createSportsbook", "addressUnder", "defineElement"];
  const list =
    same([...types, ...parts], (side, name) => `${side}.${name}`) +
    same(types.concat(parts), (side, name) => `keyof ${side}.${name}`) +
    same(functions, (side, name) => `typeof ${side}.${name}`);
  const count = 2 * (types.length + parts.length) + functions.length;
  const probe = `import type * as Built from "./touchline.js";
import type * as Source from "../../src/index.ts";
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
export const same: [
${list}] = [${Array(count).fill("true").join(", ")}];
`;
  const options = {
    module: "nodenext",
    target: "es2024",
    lib: ["es2025", "dom"],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  };
  expect(compile({ "probe.ts": probe, "package.json": '{ "type": "module" }' }, options)).toBe("");
});
