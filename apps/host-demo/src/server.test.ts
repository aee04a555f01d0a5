import { HOST_PATHS, hostTokenSchema, punterClaimsSchema } from "@touchline/protocol";
import { createLocalJWKSet, decodeJwt, jwtVerify } from "jose";
import { beforeEach, expect, test } from "vitest";
import { createServer } from "./server.ts";
import { createTokens } from "./tokens.ts";

const start = async () => {
  const tokens = await createTokens({ tenant: "touchline", issuer: "https://host.example", now: Date.now });
  return { tokens, server: createServer({ tokens }) };
};
let host: Awaited<ReturnType<typeof start>>;
beforeEach(async () => {
  host = await start();
});

const signIn = async (back = "/live", headers: Record<string, string> = {}) =>
  host.server.inject({
    method: "POST",
    url: HOST_PATHS.signIn,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams({ account: "jonas-keller", return: back }).toString(),
  });

const cookieOf = (response: Awaited<ReturnType<typeof signIn>>): string =>
  String(response.headers["set-cookie"]).split(";")[0] ?? "";

test("who signed in gets tokens that say so, signed with the published key", async () => {
  const response = await signIn();
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe("/live");
  const answer = await host.server.inject({ url: HOST_PATHS.token, headers: { cookie: cookieOf(response) } });
  const { token, punter } = hostTokenSchema.parse(answer.json());
  expect(punter).toEqual({ id: "jonas-keller", name: "Jonas Keller", currency: "EUR" });
  await jwtVerify(token, createLocalJWKSet(host.tokens.keys), { audience: "touchline" });
  expect(punterClaimsSchema.parse(decodeJwt(token))).toMatchObject({ sub: "jonas-keller", tenant: "touchline" });
});

test("nobody else gets one, nor does who signed out", async () => {
  const token = (cookie: string) => host.server.inject({ url: HOST_PATHS.token, headers: { cookie } });
  expect((await token("")).statusCode).toBe(204);
  expect((await token("host_session=guess")).statusCode).toBe(204);
  const cookie = cookieOf(await signIn());
  expect((await token(cookie)).statusCode).toBe(200);
  await host.server.inject({ method: "POST", url: HOST_PATHS.signOut, headers: { cookie } });
  expect((await token(cookie)).statusCode).toBe(204);
});

test.each(["https://evil.example/", "//evil.example", "javascript:alert(1)", "/\\evil.example", ""])(
  "the way back leads into the app only: not to %s",
  async (back) => {
    expect((await signIn(back)).headers.location).toBe("/");
    const page = await host.server.inject(`${HOST_PATHS.signIn}?return=${encodeURIComponent(back)}`);
    expect(page.body).not.toContain("evil");
    expect(page.body).not.toContain("javascript:");
  },
);

test("what the address says is text in the page, never markup", async () => {
  const page = await host.server.inject(`${HOST_PATHS.signIn}?return=${encodeURIComponent('/"><script>x</script>')}`);
  expect(page.body).not.toContain("<script>");
});

test("another site signs nobody in or out", async () => {
  expect((await signIn("/", { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  const out = await host.server.inject({
    method: "POST",
    url: HOST_PATHS.signOut,
    headers: { "sec-fetch-site": "same-site" },
  });
  expect(out.statusCode).toBe(403);
});
