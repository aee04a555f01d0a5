import { createLocalJWKSet, createRemoteJWKSet, exportJWK, generateKeyPair, SignJWT } from "jose";
import { beforeAll, expect, test, vi } from "vitest";
import { CannotVerify, createIdentity, type Identity } from "./identity.ts";
import { createTokenRefusals, type TokenRefusal } from "./token-refusal.ts";

const ISSUER = "https://host.example";
const JWKS = "https://host.example/keys.json";
const NOW = Math.floor(Date.now() / 1000);
const CLAIMS = {
  iss: ISSUER,
  aud: "touchline",
  sub: "p1",
  tenant: "velora",
  sid: "s1",
  currency: "EUR",
  iat: NOW,
  exp: NOW + 300,
};

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let ours: Keys;
let others: Keys;
let identity: Identity;
let refused: TokenRefusal[] = [];
let ended = false;

beforeAll(async () => {
  [ours, others] = await Promise.all([generateKeyPair("ES256"), generateKeyPair("ES256")]);
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(ours.publicKey)), kid: "a", alg: "ES256" }] });
  identity = createIdentity({
    tenants: {
      velora: { issuer: ISSUER, jwksUrl: JWKS },
      silent: { issuer: ISSUER, jwksUrl: "http://127.0.0.1:1/keys.json" },
    },
    isEnded: () => ended,
    onRefused: (_token, refusal) => refused.push(refusal),
    keysOf: ({ jwksUrl }) => (jwksUrl === JWKS ? keys : createRemoteJWKSet(new URL(jwksUrl))),
  });
});

const sign = (changes: object = {}, keys: Keys = ours, kid = "a"): Promise<string> =>
  new SignJWT({ ...CLAIMS, ...changes }).setProtectedHeader({ alg: "ES256", kid }).sign(keys.privateKey);

const refusalOf = async (
  token: string,
  verify: "verify" | "verifyHost" = "verify",
): Promise<TokenRefusal | undefined> => {
  refused = [];
  expect(await identity[verify](token)).toBeNull();
  expect(refused).toHaveLength(1);
  return refused[0];
};

test.each<[reason: string, says: string, changes: object]>([
  ["tenant", '`tenant` is "nobody", and TENANT_KEYS has velora, silent', { tenant: "nobody" }],
  ["tenant", "`tenant` is null", { tenant: undefined }],
  ["issuer", `\`iss\` is "https://x.example", expected "${ISSUER}"`, { iss: "https://x.example" }],
  ["audience", '`aud` is "touchline-host", expected "touchline"', { aud: "touchline-host" }],
  ["expired", "it has expired", { iat: NOW - 400, exp: NOW - 100 }],
  ["lifetime", "`exp` is more than 900 s after `iat`", { exp: NOW + 3_600 }],
  ["claims", "`exp`: missing", { exp: undefined }],
  ["claims", "`currency`: ", { currency: "euros" }],
  ["claims", "`sid`: ", { sid: undefined }],
])("R12 a refused token has its reason: %s, %s", async (reason, says, changes) => {
  const refusal = await refusalOf(await sign(changes));
  expect(refusal?.reason).toBe(reason);
  expect(refusal?.message).toContain(says);
});

test("R12 keys that cannot be read are named, and the token is neither accepted nor refused", async () => {
  refused = [];
  await expect(identity.verify(await sign({ tenant: "silent" }))).rejects.toThrow(CannotVerify);
  expect(refused).toMatchObject([
    { reason: "keys", message: expect.stringContaining("http://127.0.0.1:1/keys.json cannot be read") },
  ]);
});

test("R12 a wrong key, an unknown key, another algorithm, no token and an ended session have their reasons", async () => {
  expect(await refusalOf(await sign({}, others))).toEqual({
    reason: "signature",
    message: `the key "a" of ${JWKS} did not sign it`,
  });
  expect(await refusalOf(await sign({}, ours, "old"))).toEqual({
    reason: "kid",
    message: `${JWKS} has no key with the \`kid\` "old"`,
  });
  const shared = await new SignJWT(CLAIMS).setProtectedHeader({ alg: "HS256" }).sign(new Uint8Array(32));
  expect(await refusalOf(shared)).toMatchObject({ reason: "algorithm" });
  expect(await refusalOf("nonsense")).toMatchObject({ reason: "malformed" });
  expect(await refusalOf(await sign(), "verifyHost")).toMatchObject({ reason: "audience" });
  ended = true;
  expect(await refusalOf(await sign())).toMatchObject({ reason: "session" });
  ended = false;
});

const EXPIRED: TokenRefusal = { reason: "expired", message: "it has expired" };

test("R12 R16 each refused token is logged once, without the token", async () => {
  const warn = vi.fn();
  const { note, messageOf } = createTokenRefusals({ warn });
  const token = await sign({ iss: "https://x.example" });
  await identity.verify(token);
  const [refusal] = refused.slice(-1);
  for (let time = 0; time < 5; time += 1) note(token, refusal ?? EXPIRED);
  note("another.canary.token", EXPIRED);
  note("", EXPIRED);
  expect(warn.mock.calls).toEqual([
    [{ reason: "issuer" }, `token refused: \`iss\` is "https://x.example", expected "${ISSUER}"`],
    [{ reason: "expired" }, "token refused: it has expired"],
  ]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain("canary");
  expect(messageOf("another.canary.token")).toBe("The token was refused (expired): it has expired");
  expect(messageOf("unknown")).toBeNull();
});

test("R12 forged tokens do not fill the log, and those of one reason do not hide another", () => {
  let now = 0;
  const warn = vi.fn();
  const { note } = createTokenRefusals({ warn }, () => now);
  for (let index = 0; index < 5_000; index += 1) note(`forged-${index}`, EXPIRED);
  expect(warn).toHaveBeenCalledTimes(21);
  note("other", { reason: "issuer", message: "" });
  expect(warn).toHaveBeenCalledTimes(22);
  now = 60_000;
  note("later", EXPIRED);
  expect(warn).toHaveBeenCalledTimes(23);
});
