import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from "jose";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { createIdentity, type Identity } from "./identity.ts";

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

test("R12 a token of the tenant's host says who the punter is", async () => {
  expect(await identity.verify(await sign())).toEqual(claims);
});

test("PEER-10 a token says until when its punter takes a break", async () => {
  const breakUntil = (NOW + 3_600) * 1000;
  expect(await identity.verify(await sign({ breakUntil }))).toEqual({ ...claims, breakUntil });
});

describe("R12 no punter is made of", () => {
  test.each<[string, Record<string, unknown>]>([
    ["a token that is over", { iat: NOW - 400, exp: NOW - 100 }],
    ["one that would be good for a day", { exp: NOW + 86_400 }],
    ["one for somebody else", { aud: "casino" }],
    ["one of another issuer", { iss: "https://evil.example" }],
    ["one without a punter", { sub: undefined }],
    ["one whose punter is no id", { sub: "p1'; drop table bets" }],
    ["one of an unknown tenant", { tenant: "nobody" }],
    ["one of no tenant", { tenant: undefined }],
    ["one without a session", { sid: undefined }],
    ["one that names no currency", { currency: "euros" }],
    ["one whose break has no end", { breakUntil: "never" }],
    ["one that never ends", { exp: undefined }],
  ])("%s", async (_, changes) => {
    expect(await identity.verify(await sign(changes))).toBeNull();
  });

  test("one that another key has signed", async () => {
    expect(await identity.verify(await sign({}, others))).toBeNull();
  });

  test("R11 one in which a tenant's host speaks for another tenant's punter", async () => {
    expect(await identity.verify(await sign({ tenant: "bethog" }))).toBeNull();
    expect(await identity.verify(await sign({ tenant: "touchline", iss: "https://other.example" }, others))).toBeNull();
  });

  test("one that is signed with a shared secret, or not at all", async () => {
    const shared = await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new Uint8Array(32));
    const [, body] = (await sign()).split(".");
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`;
    for (const token of [shared, unsigned, "", "a.b.c", "…"]) expect(await identity.verify(token)).toBeNull();
  });
});

test("R17 a token of a session that its host has ended is good no more, also one that was good a moment ago", async () => {
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

test("R12 a token that was good is not taken for good when its time is over", async () => {
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

describe("R12 a host", () => {
  const host = { iss: ISSUER, aud: "touchline-host", tenant: "touchline", iat: NOW, exp: NOW + 60 };
  const signHost = (changes: Record<string, unknown> = {}, keys: Keys = ours) =>
    new SignJWT({ ...host, ...changes }).setProtectedHeader({ alg: "ES256", kid: "a" }).sign(keys.privateKey);

  test("speaks for its own tenant", async () => {
    expect(await identity.verifyHost(await signHost())).toEqual(host);
  });

  test.each<[string, Record<string, unknown>]>([
    ["another tenant", { tenant: "bethog" }],
    ["no tenant", { tenant: undefined }],
    ["longer than a token may live", { exp: NOW + 86_400 }],
    ["a time that is over", { iat: NOW - 400, exp: NOW - 100 }],
  ])("does not speak for %s", async (_, changes) => {
    expect(await identity.verifyHost(await signHost(changes))).toBeNull();
  });

  test("is not made of a punter's token, nor a punter of a host's", async () => {
    expect(await identity.verifyHost(await sign())).toBeNull();
    expect(await identity.verify(await signHost({ sub: "p1", sid: "s1", currency: "EUR" }))).toBeNull();
    expect(await identity.verifyHost(await signHost({}, others))).toBeNull();
  });
});
