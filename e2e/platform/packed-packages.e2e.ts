import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProject, packInto, run, versionsOf } from "../packed.ts";

/** A back end's own program on the contract. */
const PROGRAM = `import { betRoutes, type PlacementRequest, placementRequestSchema } from "@touchline/protocol";
import { BUS_USERS } from "@touchline/protocol/bus-users";
import { fromHost } from "@touchline/protocol/host-messages";
import openapi from "@touchline/protocol/openapi.json" with { type: "json" };

export const nameOf = (request: PlacementRequest): string => request.reqUuid;
// @ts-expect-error: a request has no such part
export const wrong = (request: PlacementRequest): unknown => request.nothing;

console.log(JSON.stringify({
  path: betRoutes.place.path,
  isRequest: placementRequestSchema.safeParse({ reqUuid: 1 }).success,
  users: Object.keys(BUS_USERS),
  navigate: Object.keys(fromHost.navigate.parts),
  title: openapi.info.title,
}));
`;

const COMPILER = {
  strict: true,
  noEmit: true,
  module: "nodenext",
  target: "es2024",
  lib: ["es2024"],
  types: ["node"],
  resolveJsonModule: true,
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "their-back-end-"));
  createProject(folder, {
    "package.json": JSON.stringify({
      ...{ name: "their-back-end", private: true, type: "module" },
      dependencies: packInto(join(folder, "packed"), ["protocol", "conformance"]),
      devDependencies: versionsOf("typescript", "@types/node"),
    }),
    "tsconfig.json": JSON.stringify({ compilerOptions: COMPILER, files: ["main.ts"] }),
    "main.ts": PROGRAM,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("PEER-22 in an empty project the packed contract is typed and read by Node", () => {
  run(folder, "pnpm", "exec", "tsc");
  expect(JSON.parse(run(folder, process.execPath, "main.ts"))).toEqual({
    path: "/api/bets/place",
    isRequest: false,
    users: ["feed", "bets", "api", "push"],
    navigate: ["path", "arrival"],
    title: "Touchline API",
  });
});

test("PEER-22 the packed kit is a command without dependencies", () => {
  expect(run(folder, "pnpm", "exec", "touchline-conformance", "--help")).toContain("--api");
  const kit = join(folder, "node_modules/.bin/touchline-conformance");
  const { status, stderr } = spawnSync(kit, ["--api", "http://127.0.0.1:1"], { encoding: "utf8" });
  expect(stderr).toContain("http://127.0.0.1:1");
  expect(status).toBe(2);
});

test.each(["protocol", "conformance"])("PEER-22 %s has its README, and no source that needs a build", (name) => {
  const installed = join(folder, "node_modules/@touchline", name);
  expect(existsSync(join(installed, "README.md"))).toBe(true);
  expect(existsSync(join(installed, "src"))).toBe(false);
});
