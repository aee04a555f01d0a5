import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brandDocument, loadBrand } from "@touchline/brands/shipped";
import { nobodysPlacement } from "@touchline/conformance/src/checks/samples.ts";
import { readOptions } from "@touchline/conformance/src/options.ts";
import type { Result } from "@touchline/conformance/src/result.ts";
import { runChecks } from "@touchline/conformance/src/run.ts";
import { createBrandDocuments, openDatabase } from "@touchline/db";
import { betRoutes, hostRoutes } from "@touchline/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startHosts } from "../../faults/hosts.ts";
import { type Stack, startStack } from "../../stack/whole.ts";
import { FEED } from "../stack-and-browser.ts";
import { HTTP_MISTAKES, type Mistake, PUSH_MISTAKES } from "./conformance-faults.ts";
import { type FaultyBackEnd, startFaultyBackEnd } from "./faulty-back-end.ts";

const TENANT = "touchline";
const PUNTER = "conformance";
const KIT = fileURLToPath(new URL("../../packages/conformance/", import.meta.url));

let stack: Stack;
let hosts: Awaited<ReturnType<typeof startHosts>>;
let faulty: FaultyBackEnd;
/** A folder outside the workspace. */
let folder: string;

const post = async (path: string, token: string, body: object): Promise<void> => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const response = await fetch(`${stack.apiUrl}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
};

const MORE_THAN_A_PAGE = 22;

/** A deposit, and more bets than fit on a page; they are on an unknown event, so all are rejected. */
const furnish = async (): Promise<void> => {
  const deposit = { reqUuid: randomUUID(), punter: PUNTER, currency: "EUR", amount: "50" };
  await post(hostRoutes.deposit.path, await hosts.hostTokenOf(TENANT), deposit);
  const token = await hosts.tokenOf(TENANT, PUNTER);
  for (let bet = 0; bet < MORE_THAN_A_PAGE; bet += 1) await post(betRoutes.place.path, token, nobodysPlacement());
};

/** Publishes a brand as editors would, so that there is a version. */
const publishBrand = async (): Promise<void> => {
  const database = openDatabase(stack.databaseUrl("touchline_cms"), () => undefined);
  const document = brandDocument(loadBrand("default"));
  await createBrandDocuments(database).publish({
    slug: "default",
    tenant: TENANT,
    document,
    publishedBy: "",
    note: "",
  });
  await database.destroy();
};

const build = async (): Promise<void> => {
  await promisify(execFile)(process.execPath, ["node_modules/vite/bin/vite.js", "build"], { cwd: KIT });
  copyFileSync(join(KIT, "dist/touchline-conformance.js"), join(folder, "touchline-conformance.js"));
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "touchline-conformance-"));
  hosts = await startHosts([TENANT]);
  [stack] = await Promise.all([startStack({ app: false, tenantKeys: hosts.tenantKeys, feed: FEED }), build()]);
  faulty = await startFaultyBackEnd(stack.apiUrl, stack.pushUrls[0] ?? "");
  await Promise.all([furnish(), publishBrand()]);
});
afterAll(async () => {
  await faulty?.stop();
  await stack?.stop();
  await hosts?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const tokens = async (): Promise<string[]> => [
  ...["--token", await hosts.tokenOf(TENANT, PUNTER)],
  ...["--other-token", await hosts.tokenOf(TENANT, "somebody-else")],
  ...["--host-token", await hosts.hostTokenOf(TENANT)],
];

const addresses = (): string[] => ["--api", stack.apiUrl, "--push", stack.pushUrls[0] ?? ""];

interface Ended {
  readonly code: number;
  readonly printed: string;
  readonly complained: string;
}

/** Runs the kit as an operator has it: a single file. */
const runKit = (...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const options = { cwd: folder, maxBuffer: 10_000_000 };
    const child = execFile(process.execPath, ["touchline-conformance.js", ...args], options, (_, printed, complained) =>
      resolve({ code: child.exitCode ?? -1, printed, complained }),
    );
  });

interface Printed {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly checks: readonly Result[];
}

const problems = ({ checks }: Printed): string[] =>
  checks.filter(({ outcome }) => outcome !== "passed").map(({ name, problem }) => `${name}: ${problem}`);

describe("our own back end", () => {
  test("AHEAD-5 passes every check, including placement", async () => {
    const { code, printed, complained } = await runKit(...addresses(), ...(await tokens()), "--place", "--json");
    expect(complained).toBe("");
    const report = JSON.parse(printed) as Printed;
    expect(problems(report)).toEqual([]);
    expect([code, report.failed, report.skipped]).toEqual([0, 0, 0]);
    expect(report.passed).toBeGreaterThan(150);
  });

  test("AHEAD-5 checks that need a token are skipped, and not counted as passed", async () => {
    const { code, printed } = await runKit(...addresses(), "--json");
    const { checks, failed } = JSON.parse(printed) as Printed;
    expect([code, failed]).toEqual([0, 0]);
    const outcomeOf = (name: string) => checks.find((check) => check.name === name);
    expect(outcomeOf("GET /api/punter/wallet")).toMatchObject({ outcome: "skipped", problem: "give --token" });
    expect(outcomeOf("POST /api/bets/place")).toMatchObject({ problem: "give --token and --place" });
    expect(outcomeOf("GET /api/host/wallets of nobody")).toMatchObject({ problem: "give --host-token" });
    expect(outcomeOf("GET /api/punter/wallet without a good token")).toMatchObject({ outcome: "passed" });
  });
});

describe("exit code", () => {
  test("AHEAD-5 is 1 if a check failed, and the report says what was expected and what to do", async () => {
    faulty.commit(HTTP_MISTAKES[0]?.fault() ?? {});
    const { code, printed } = await runKit("--api", faulty.url, "--only", "GET /api/offer/list");
    expect(code).toBe(1);
    expect(printed).toContain("✗ GET /api/offer/list\n      what:  GET /api/offer/list: prices is missing\n");
    expect(printed).toMatch(/due: .*\n {6}to do: /);
  });

  test("AHEAD-5 is 1 if a chosen check was blocked by another fault", async () => {
    faulty.commit(HTTP_MISTAKES[0]?.fault() ?? {});
    const { code, printed } = await runKit("--api", faulty.url, "--only", "POST /api/betslips/assemble");
    expect(code).toBe(1);
    expect(printed).toMatch(/skipped: there is no list to choose from: .*prices is missing/);
  });

  test.each([
    ["nothing answers", ["--api", "http://127.0.0.1:9"], /the API cannot be reached at http:\/\/127\.0\.0\.1:9/],
    ["the address is missing", [], /^--api is missing/],
    ["a token is malformed", ["--api", "http://127.0.0.1:9", "--token", "x"], /^--token is not a token/],
    ["an option is unknown", ["--nonsense"], /nonsense/],
  ])("AHEAD-5 is 2 if %s", async (_, args, says) => {
    const { code, complained } = await runKit(...args);
    expect(code).toBe(2);
    expect(complained).toMatch(says);
  });
});

/** Seconds: longer than our back end ever takes, and short enough to wait for missing messages. */
const PATIENCE = "4";

const find = async ({ check, fault }: Mistake): Promise<Result | undefined> => {
  const args = ["--api", faulty.url, "--push", faulty.url, ...(await tokens()), "--place", "--timeout", PATIENCE];
  const options = readOptions([...args, "--only", check], Date.now());
  if (!options) throw new Error("no options");
  faulty.commit({});
  const run = async (): Promise<Result[]> => {
    faulty.commit(fault());
    return runChecks(options);
  };
  return (await run()).find(({ name }) => name === check);
};

describe("a back end with one mistake", () => {
  test.each([...HTTP_MISTAKES, ...PUSH_MISTAKES])("AHEAD-5 $title is found by $check", async (mistake) => {
    const result = await find(mistake);
    expect(result?.outcome, result?.problem ?? "").toBe("failed");
    expect(result?.problem).toMatch(mistake.says);
  });

  test("AHEAD-5 without a mistake the proxy passes the checks that find them", async () => {
    faulty.commit({});
    const checks = [...new Set([...HTTP_MISTAKES, ...PUSH_MISTAKES].map(({ check }) => check))];
    const args = ["--api", faulty.url, "--push", faulty.url, ...(await tokens()), "--place"];
    const options = readOptions([...args, ...checks.flatMap((name) => ["--only", name])], Date.now());
    if (!options) throw new Error("no options");
    const results = await runChecks(options);
    expect(results.filter(({ outcome }) => outcome !== "passed")).toEqual([]);
  });
});
