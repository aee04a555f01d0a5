import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from "jose";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { CannotVerify, createIdentity, type Identity } from "./identity.ts";

const ISSUER = "https://host.example";
const NOW = Math.floor(Date.now() / 1000);

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let ours: Keys;
let others: Keys;
let identity: Identity;

beforeAll(async () => {
  [ours, others] = await Promise.all([generateKeyPair("ES256"), generateKeyPair("ES256")]);
  const jwks = async (keys: Keys, kid: string) =>
    createLocalJWKSet({ keys: [{ ...(await exportJWK(keys.publicKey)), kid, alg: "ES256" }] });
  const sets = { ours: await jwks(ours, "a"), others: await jwks(others, "b") };
  identity = createIdentity({
    tenants: {
      touchline: { issuer: ISSUER, jwksUrl: "ours" },
      bethog: { issuer: "https://other.example", jwksUrl: "others" },
    },
    keysOf: ({ jwksUrl }) => sets[jwksUrl as keyof typeof sets],
  });
});

const claims = {
  iss: ISSUER,
  aud: "touchline",
  sub: "p1",
  tenant: "touchline",
  sid: "s1",
  currency: "EUR",
  iat: NOW,
  exp: NOW + 300,
};

const sign = (changes: Record<string, unknown> = {}, keys: Keys = ours, header = { alg: "ES256", kid: "a" }) =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader(header).sign(keys.privateKey);

test("R12 a token of the tenant's host identifies the punter", async () => {
  expect(await identity.verify(await sign())).toEqual(claims);
});

test("PEER-10 a token has the end of the punter's break", async () => {
  const breakUntil = (NOW + 3_600) * 1000;
  expect(await identity.verify(await sign({ breakUntil }))).toEqual({ ...claims, breakUntil });
});

describe("R12 refuses a token", () => {
  test.each<[string, Record<string, unknown>]>([
    ["that has expired", { iat: NOW - 400, exp: NOW - 100 }],
    ["with a lifetime of a day", { exp: NOW + 86_400 }],
    ["for another audience", { aud: "casino" }],
    ["of another issuer", { iss: "https://evil.example" }],
    ["without a punter", { sub: undefined }],
    ["with a malformed punter id", { sub: "p1'; drop table bets" }],
    ["of an unknown tenant", { tenant: "nobody" }],
    ["without a tenant", { tenant: undefined }],
    ["without a session", { sid: undefined }],
    ["with a malformed currency", { currency: "euros" }],
    ["with a malformed end of a break", { breakUntil: "never" }],
    ["without an expiry", { exp: undefined }],
  ])("%s", async (_, changes) => {
    expect(await identity.verify(await sign(changes))).toBeNull();
  });

  test("signed with another key", async () => {
    expect(await identity.verify(await sign({}, others))).toBeNull();
  });

  test("R11 in which a tenant's host names another tenant", async () => {
    expect(await identity.verify(await sign({ tenant: "bethog" }))).toBeNull();
    expect(await identity.verify(await sign({ tenant: "touchline", iss: "https://other.example" }, others))).toBeNull();
  });

  test("signed with a shared secret, or not at all", async () => {
    const shared = await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new Uint8Array(32));
    const [, body] = (await sign()).split(".");
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`;
    for (const token of [shared, unsigned, "", "a.b.c", "…"]) expect(await identity.verify(token)).toBeNull();
  });
});

test("R17 refuses a token of an ended session, also if it was verified before", async () => {
  const over = new Set<string>();
  const jwks = createLocalJWKSet({ keys: [{ ...(await exportJWK(ours.publicKey)), kid: "a", alg: "ES256" }] });
  const watching = createIdentity({
    tenants: { touchline: { issuer: ISSUER, jwksUrl: "ours" } },
    isEnded: (tenant, sid) => over.has(`${tenant} ${sid}`),
    keysOf: () => jwks,
  });
  const token = await sign();
  expect(await watching.verify(token)).toEqual(claims);
  over.add("bethog s1");
  expect(await watching.verify(token)).toEqual(claims);
  over.add("touchline s1");
  expect(await watching.verify(token)).toBeNull();
});

test("R12 refuses a verified token when it has expired", async () => {
  vi.useFakeTimers({ now: NOW * 1000, toFake: ["Date"] });
  try {
    const token = await sign();
    expect(await identity.verify(token)).toEqual(claims);
    vi.setSystemTime((NOW + 306) * 1000);
    expect(await identity.verify(token)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

describe("R12 a host's token", () => {
  const host = { iss: ISSUER, aud: "touchline-host", tenant: "touchline", iat: NOW, exp: NOW + 60 };
  const signHost = (changes: Record<string, unknown> = {}, keys: Keys = ours) =>
    new SignJWT({ ...host, ...changes }).setProtectedHeader({ alg: "ES256", kid: "a" }).sign(keys.privateKey);

  test("is accepted for its own tenant", async () => {
    expect(await identity.verifyHost(await signHost())).toEqual(host);
  });

  test.each<[string, Record<string, unknown>]>([
    ["another tenant", { tenant: "bethog" }],
    ["no tenant", { tenant: undefined }],
    ["a lifetime of a day", { exp: NOW + 86_400 }],
    ["an expired lifetime", { iat: NOW - 400, exp: NOW - 100 }],
  ])("is refused for %s", async (_, changes) => {
    expect(await identity.verifyHost(await signHost(changes))).toBeNull();
  });

  test("is not accepted for a punter, nor a punter's for a host", async () => {
    expect(await identity.verifyHost(await sign())).toBeNull();
    expect(await identity.verify(await signHost({ sub: "p1", sid: "s1", currency: "EUR" }))).toBeNull();
    expect(await identity.verifyHost(await signHost({}, others))).toBeNull();
  });
});

test("R17 while ended sessions are not known no valid token is accepted, and none is refused as if its session had ended", async () => {
  let isEnded: boolean | null = null;
  const jwks = createLocalJWKSet({ keys: [{ ...(await exportJWK(ours.publicKey)), kid: "a", alg: "ES256" }] });
  const starting = createIdentity({
    tenants: { touchline: { issuer: ISSUER, jwksUrl: "ours" } },
    isEnded: () => isEnded,
    keysOf: () => jwks,
  });
  const token = await sign();
  await expect(starting.verify(token)).rejects.toThrow(CannotVerify);
  expect(await starting.verify("a.b.c")).toBeNull();
  isEnded = false;
  expect(await starting.verify(token)).toEqual(claims);
});

describe("R12 while the host's keys cannot be fetched", () => {
  const unreachable = createIdentity({
    tenants: { touchline: { issuer: ISSUER, jwksUrl: "ours" } },
    keysOf: () => async () => {
      throw new TypeError("fetch failed");
    },
  });

  test("no token is accepted, and none is refused", async () => {
    await expect(unreachable.verify(await sign())).rejects.toThrow(CannotVerify);
    await expect(unreachable.verifyHost(await sign({ aud: "touchline-host" }))).rejects.toThrow(CannotVerify);
  });

  test("what needs no keys is refused all the same", async () => {
    expect(await unreachable.verify("a.b.c")).toBeNull();
    expect(await unreachable.verify(await sign({ tenant: "nobody" }))).toBeNull();
  });
});

test("R12 a token of a key that the host does not have is refused", async () => {
  expect(await identity.verify(await sign({}, ours, { alg: "ES256", kid: "gone" }))).toBeNull();
});
