import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createIdentity } from "@touchline/server-kit";
import { expect, onTestFinished, test, vi } from "vitest";
import { keyAt, openSigningKeys, publishedAt, type SigningKey } from "./signing-keys.ts";
import { createTokens } from "./tokens.ts";

const MINUTE = 60_000;
const ISSUER = "https://host.example";

const keyOf = (kid: string, madeAt: number): SigningKey => ({ madeAt, jwk: { kty: "EC", kid } });
const RING = [keyOf("first", 0), keyOf("second", 100 * MINUTE)];

test.each([
  ["the first key signs at once", 0, "first", ["first", "second"]],
  ["a new key is published before it signs", 100 * MINUTE, "first", ["first", "second"]],
  ["it signs a minute later", 101 * MINUTE, "second", ["first", "second"]],
  ["the old key stays published while its tokens are valid", 116 * MINUTE, "second", ["first", "second"]],
  ["and no longer", 117 * MINUTE, "second", ["second"]],
])("R12 %s", (_, at, signs, published) => {
  expect(keyAt(RING, at)?.jwk.kid).toBe(signs);
  expect(publishedAt(RING, at).map(({ jwk }) => jwk.kid)).toEqual(published);
});

/** A service that requests the key set over HTTP, as ours do. */
const startService = async (published: () => object) => {
  const server = createServer((_request, response) =>
    response.setHeader("content-type", "application/json").end(JSON.stringify(published())),
  ).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return createIdentity({ tenants: { touchline: { issuer: ISSUER, jwksUrl: `http://127.0.0.1:${port}/` } } });
};

test("R12 a service accepts every token while keys are rotated, and no private part is published", async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const keys = await openSigningKeys({ now: Date.now });
  const tokens = createTokens({ tenant: "touchline", issuer: ISSUER, keys, now: Date.now });
  const service = await startService(keys.published);
  const kids = new Set<string>();
  const check = async (): Promise<void> => {
    const token = await tokens.issueHost();
    kids.add(JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()).kid);
    expect(await service.verifyHost(token)).toMatchObject({ tenant: "touchline" });
  };
  await check();
  await keys.rotate();
  for (let step = 0; step < 30; step += 1) {
    await check();
    vi.setSystemTime(Date.now() + 5_000);
  }
  expect(kids.size).toBe(2);
  expect(JSON.stringify(keys.published())).not.toContain('"d"');
});

test("R12 keys in a file are the same after a restart, and a day later there is another", async () => {
  const folder = mkdtempSync(join(tmpdir(), "signing-keys-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "deep/keys.json");
  const kidAt = async (now: number): Promise<string> =>
    (await (await openSigningKeys({ now: () => now, file })).current()).kid;
  const first = await kidAt(0);
  expect(await kidAt(MINUTE)).toBe(first);
  const day = 24 * 60 * MINUTE;
  expect(await kidAt(day)).toBe(first);
  expect(await kidAt(day + MINUTE)).not.toBe(first);
});
