import { HOST_PATHS, hostTokenSchema, punterClaimsSchema, reqUuidSchema } from "@touchline/protocol";
import { createLocalJWKSet, decodeJwt, jwtVerify } from "jose";
import { beforeEach, expect, test } from "vitest";
import { uuidOf } from "./platform.ts";
import { type Host, startHost } from "./test-support/host.ts";

let host: Host;
beforeEach(async () => {
  host = await startHost();
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

test("HOST-4 who signed in gets tokens that say so, signed with the published key", async () => {
  const response = await signIn();
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe("/live");
  const answer = await host.server.inject({ url: HOST_PATHS.token, headers: { cookie: cookieOf(response) } });
  const { token, punter } = hostTokenSchema.parse(answer.json());
  expect(punter).toEqual({
    id: "jonas-keller",
    name: "Jonas Keller",
    currency: "EUR",
    type: "retail",
    tag: "regular",
  });
  await jwtVerify(token, createLocalJWKSet(host.keys.published()), { audience: "touchline" });
  expect(punterClaimsSchema.parse(decodeJwt(token))).toMatchObject({ sub: "jonas-keller", tenant: "touchline" });
});

test("nobody else gets one, nor does who signed out", async () => {
  const token = (cookie: string) => host.server.inject({ url: HOST_PATHS.token, headers: { cookie } });
  expect((await token("")).statusCode).toBe(204);
  expect((await token("host_session_touchline=guess")).statusCode).toBe(204);
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

const ask = (method: "GET" | "POST", cookie: string, body?: Record<string, string>) =>
  host.server.inject({
    method,
    url: HOST_PATHS.deposit,
    headers: { cookie, ...(body && { "content-type": "application/x-www-form-urlencoded" }) },
    ...(body && { payload: new URLSearchParams(body).toString() }),
  });

const ID = "0193a1b0-0000-4000-8000-000000000001";

test("R17 who signs out is said to be gone, by the session their tokens are of", async () => {
  const cookie = cookieOf(await signIn());
  const answer = await host.server.inject({ url: HOST_PATHS.token, headers: { cookie } });
  const { sid } = decodeJwt(hostTokenSchema.parse(answer.json()).token);
  await host.server.inject({ method: "POST", url: HOST_PATHS.signOut, headers: { cookie } });
  expect(host.asked).toContainEqual(["end", sid]);
});

test("everybody is given something to begin with, by a request that can only be one", async () => {
  await signIn();
  expect(host.asked).toEqual([["welcome", "jonas-keller"]]);
  expect(uuidOf("a")).toBe(uuidOf("a"));
  expect(uuidOf("a")).not.toBe(uuidOf("b"));
  expect(reqUuidSchema.safeParse(uuidOf("welcome")).success).toBe(true);
});

test("a deposit goes to the wallet of who is signed in, and leads back", async () => {
  const cookie = cookieOf(await signIn());
  const page = await ask("GET", cookie);
  expect(page.body).toContain("EUR");
  const answer = await ask("POST", cookie, { amount: "50", reqUuid: ID, return: "/live" });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/live"]);
  expect(host.asked).toContainEqual(["deposit", "jonas-keller", "EUR", "50", ID]);
});

test.each([
  ["an amount that was not offered", { amount: "1000000", reqUuid: ID }],
  ["no request id", { amount: "50", reqUuid: "x" }],
])("a deposit of %s is refused", async (_, body) => {
  const cookie = cookieOf(await signIn());
  expect((await ask("POST", cookie, body)).statusCode).toBe(400);
});

test("nobody deposits without being signed in", async () => {
  expect((await ask("GET", "")).headers.location).toContain(HOST_PATHS.signIn);
  expect((await ask("POST", "", { amount: "50", reqUuid: ID })).statusCode).toBe(401);
});

test("a deposit that did not arrive can be tried again as the same one", async () => {
  const cookie = cookieOf(await signIn());
  host.away();
  const answer = await ask("POST", cookie, { amount: "50", reqUuid: ID });
  expect(answer.statusCode).toBe(502);
  expect(answer.body).toContain(`value="${ID}"`);
});
