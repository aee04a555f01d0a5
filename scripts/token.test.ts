import { spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createIdentity } from "@touchline/server-kit";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openSigningKeys } from "../apps/host-demo/src/signing-keys.ts";
import { ownKeys } from "../stack/engines-from-environment.ts";
import { HOST, tenantKeysOf } from "../stack/platform.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "token-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]) => {
  const env = { ...process.env, KEYS_FILE: join(folder, "keys.json") };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "token.ts"), ...args], {
    encoding: "utf8",
    env,
  });
  return { status, token: stdout.trim(), said: stderr };
};

/** A service that knows these keys, for the demo operator's tenant and for another. */
const createService = async (keys: object, issuer: string) => {
  const server = createServer((_request, response) => response.end(JSON.stringify(keys))).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close());
  const jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return createIdentity({ tenants: { [HOST.tenant]: { issuer, jwksUrl }, velora: { issuer, jwksUrl } } });
};

test("R12 `pnpm run token` prints a token of a punter, and one of a host", async () => {
  const punter = run("--tenant", "velora", "--punter", "punter-7", "--currency", "GBP");
  const host = run("--host");
  const keys = await openSigningKeys({ now: Date.now, file: join(folder, "keys.json") });
  const service = await createService(keys.published(), HOST.issuer);
  expect(await service.verify(punter.token)).toMatchObject({ tenant: "velora", sub: "punter-7", currency: "GBP" });
  expect(await service.verifyHost(host.token)).toMatchObject({ tenant: HOST.tenant });
  expect(punter.said).toContain(`TENANT_KEYS='{"velora":`);
  expect(host.said).toBe("");
});

test("R12 `pnpm run token` signs with a key of the operator", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwkOf = (key: typeof publicKey) => ({ ...key.export({ format: "jwk" }), kid: "own-1" });
  writeFileSync(join(folder, "own.json"), JSON.stringify(jwkOf(privateKey)));
  const issuer = "https://www.velora.example";
  const { token, said } = run(
    "--tenant",
    "velora",
    "--punter",
    "p-7",
    "--key",
    join(folder, "own.json"),
    "--issuer",
    issuer,
  );
  const service = await createService({ keys: [jwkOf(publicKey)] }, issuer);
  expect(await service.verify(token)).toMatchObject({ sub: "p-7" });
  expect(said).toBe("");
});

test.each([[[]], [["--host", "--punter", "p"]], [["--nonsense"]]])(
  "`pnpm run token %j` says how it is used",
  (args) => {
    const { status, said } = run(...args);
    expect(status).toBe(1);
    expect(said).toContain("pnpm run token --punter ID");
  },
);

test("TENANT_KEYS of the environment is added to the demo operator's, and replaces them for its tenant", () => {
  const keys = { issuer: "https://www.velora.example", jwksUrl: "http://localhost:8080/keys.json" };
  vi.stubEnv("TENANT_KEYS", JSON.stringify({ velora: keys }));
  const merged = JSON.parse(tenantKeysOf("http://127.0.0.1:4660", ownKeys()));
  expect(Object.keys(merged)).toEqual([HOST.tenant, "velora"]);
  expect(merged.velora).toEqual(keys);
  expect(JSON.parse(tenantKeysOf("http://x", { [HOST.tenant]: keys }))).toEqual({ [HOST.tenant]: keys });
  vi.stubEnv("TENANT_KEYS", "{velora}");
  expect(() => ownKeys()).toThrow("TENANT_KEYS is not JSON: {velora}");
  vi.unstubAllEnvs();
});
