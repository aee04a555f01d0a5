import { HOST_PATHS, hostTokenSchema } from "@touchline/protocol";
import { type FromHost, fromHost, readMessage, writeMessage } from "@touchline/protocol/host-messages";
import { decodeJwt } from "jose";
import { beforeEach, describe, expect, test } from "vitest";
import type { Me } from "../me.ts";
import { SITE_PATHS } from "../site-paths.ts";
import { type Host, NOON, startHost } from "../test-support/host.ts";

const HOUR = 3_600_000;
const ID = "0193a1b0-0000-4000-8000-000000000001";
const ANOTHER = "0193a1b0-0000-4000-8000-000000000002";

let host: Host;
beforeEach(async () => {
  host = await startHost();
});

const deposit = (cookie: string, amount: string, reqUuid = ID) =>
  host.send("POST", HOST_PATHS.deposit, { amount, reqUuid }, cookie);
const claimsOf = async (cookie: string) => {
  const { token } = (await host.read(SITE_PATHS.session, cookie)).json() as { readonly token: string };
  return decodeJwt(token);
};

describe("who is signed in", () => {
  test("HOST-1 HOST-4 the session is one that the app takes: token, its end, punter with nickname, type and tag, currency", async () => {
    const session = (await host.read(SITE_PATHS.session, await host.signIn())).json();
    expect(session).toMatchObject({
      punter: { id: "jonas-keller", nickname: "Jonas Keller", type: "retail", tag: "regular" },
      currency: "EUR",
    });
    expect(
      readMessage(fromHost, writeMessage<FromHost, "session.updated">(1, "session.updated", { session })),
    ).not.toBeNull();
  });

  test("nobody has no session and nothing of their own, without a refusal in the browser's console", async () => {
    expect((await host.read(SITE_PATHS.session)).statusCode).toBe(204);
    expect((await host.read(SITE_PATHS.me)).statusCode).toBe(204);
  });

  test("R16 what the pages are told of the punter holds no token, and scripts cannot read the cookie", async () => {
    const answer = await host.send("POST", HOST_PATHS.signIn, { account: "jonas-keller" });
    expect(answer.headers["set-cookie"]).toContain("HttpOnly");
    expect(answer.body).not.toMatch(/eyJ/);
    expect((await host.read(SITE_PATHS.me, await host.signIn())).body).not.toMatch(/eyJ/);
  });

  test.each([
    ["POST", SITE_PATHS.currency, { currency: "USD" }],
    ["PUT", HOST_PATHS.limits, { kind: "deposit", of: "1" }],
    ["POST", SITE_PATHS.cancelRaise, { kind: "deposit" }],
    ["POST", HOST_PATHS.timeOut, { length: "1h" }],
    ["POST", SITE_PATHS.stake, { stake: "1", currency: "EUR" }],
  ] as const)("%s %s is for who is signed in, and for this site's own pages only", async (method, path, wish) => {
    expect((await host.send(method, path, wish)).statusCode).toBe(401);
    const cookie = await host.signIn();
    const foreign = await host.send(method, path, wish, cookie, { "sec-fetch-site": "cross-site" });
    expect(foreign.statusCode).toBe(403);
    expect((await host.send(method, path, wish, cookie)).statusCode).toBe(200);
  });

  test.each([
    ["POST", SITE_PATHS.currency, { currency: "IDR" }],
    ["POST", SITE_PATHS.currency, { currency: { toString: 1 } }],
    ["PUT", HOST_PATHS.limits, { kind: "__proto__", of: "1" }],
    ["PUT", HOST_PATHS.limits, { kind: "deposit", of: "-1" }],
    ["PUT", HOST_PATHS.limits, { kind: "deposit", of: 5 }],
    ["PUT", HOST_PATHS.limits, { kind: "deposit" }],
    ["POST", HOST_PATHS.timeOut, { length: "forever" }],
    ["POST", SITE_PATHS.stake, { stake: 5, currency: "EUR" }],
    ["POST", SITE_PATHS.stake, { stake: "5", currency: "XXX" }],
  ] as const)("%s %s with %j is refused", async (method, path, wish) => {
    expect((await host.send(method, path, wish, await host.signIn())).statusCode).toBe(400);
  });
});

describe("wallets", () => {
  test("HOST-4 each currency of the punter has what the platform says, and nothing where it was never used", async () => {
    host.balances.set("EUR", "248.60");
    const { wallets, currency } = (await host.read(SITE_PATHS.me, await host.signIn())).json() as Me;
    expect(currency).toBe("EUR");
    expect(wallets.map((wallet) => [wallet.currency, wallet.balance])).toEqual([
      ["EUR", "248.60"],
      ["USD", "0"],
      ["GBP", "0"],
    ]);
  });

  test("where the platform does not answer no balance is invented", async () => {
    const cookie = await host.signIn();
    host.away();
    const { wallets } = (await host.read(SITE_PATHS.me, cookie)).json() as Me;
    expect(wallets.map(({ balance }) => balance)).toEqual([null, null, null]);
  });

  test("HOST-4 another currency is in the next token, and is what is deposited in", async () => {
    const cookie = await host.signIn();
    const me = (await host.send("POST", SITE_PATHS.currency, { currency: "GBP" }, cookie)).json() as Me;
    expect(me.currency).toBe("GBP");
    // The platform keeps one wallet for a punter, so that of another currency is another's.
    expect(await claimsOf(cookie)).toMatchObject({ currency: "GBP", sub: "jonas-keller-gbp" });
    expect((await deposit(cookie, "50")).statusCode).toBe(200);
    expect(host.asked).toContainEqual(["deposit", "jonas-keller-gbp", "GBP", "50", ID]);
  });
});

describe("PEER-10 limits", () => {
  const limitOf = (me: Me, kind: string) => me.limits.find((limit) => limit.kind === kind);
  const setLimit = async (cookie: string, of: string | null): Promise<Me> =>
    (await host.send("PUT", HOST_PATHS.limits, { kind: "deposit", of }, cookie)).json();

  test("PEER-10 a deposit above what is left of the day's limit is refused with what is left", async () => {
    const cookie = await host.signIn();
    await setLimit(cookie, "80");
    expect((await deposit(cookie, "50")).statusCode).toBe(200);
    const refused = await deposit(cookie, "50", ANOTHER);
    expect([refused.statusCode, refused.json()]).toEqual([409, { error: "DEPOSIT_LIMIT", left: "30" }]);
    expect(host.asked.filter(([what]) => what === "deposit")).toHaveLength(1);
    host.pass(12 * HOUR);
    expect((await deposit(cookie, "50", ANOTHER)).statusCode).toBe(200);
  });

  test("PEER-10 the same deposit sent again does not stand in its own way", async () => {
    const cookie = await host.signIn();
    await setLimit(cookie, "50");
    expect((await deposit(cookie, "50")).statusCode).toBe(200);
    expect((await deposit(cookie, "50")).statusCode).toBe(200);
    expect(limitOf((await host.read(SITE_PATHS.me, cookie)).json(), "deposit")?.used).toBe("50");
  });

  test("PEER-10 two deposits at once cannot both fit where one does", async () => {
    const cookie = await host.signIn();
    await setLimit(cookie, "50");
    const answers = await Promise.all([deposit(cookie, "50"), deposit(cookie, "50", ANOTHER)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test("PEER-10 raising waits a day and can be cancelled; limits are the account's, not the session's", async () => {
    const cookie = await host.signIn();
    await setLimit(cookie, "20");
    const raised = await setLimit(cookie, "100");
    expect(limitOf(raised, "deposit")).toMatchObject({ of: "20", raise: { of: "100", at: NOON + 24 * HOUR } });
    const cancelled = await host.send("POST", SITE_PATHS.cancelRaise, { kind: "deposit" }, cookie);
    expect(limitOf(cancelled.json(), "deposit")).toMatchObject({ of: "20", raise: null });
    expect((await deposit(await host.signIn(), "50")).statusCode).toBe(409);
  });

  test("PEER-10 a form is told of the limit in a page that can be read", async () => {
    const cookie = await host.signIn();
    await setLimit(cookie, "20");
    const page = await host.server.inject({
      method: "POST",
      url: HOST_PATHS.deposit,
      headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ amount: "50", reqUuid: ID }).toString(),
    });
    expect(page.statusCode).toBe(409);
    expect(page.body).toContain("Left today: €20.00");
  });

  test("PEER-10 what was lost in the week, staked at most and played in the day is counted", async () => {
    host.balances.set("EUR", "100.00");
    const cookie = await host.signIn();
    await deposit(cookie, "50");
    host.balances.set("EUR", "137.50");
    await host.send("POST", SITE_PATHS.stake, { stake: "12.50", currency: "EUR" }, cookie);
    await host.send("POST", SITE_PATHS.stake, { stake: "5", currency: "EUR" }, cookie);
    await host.read(SITE_PATHS.session, cookie);
    host.pass(4 * 60_000);
    await host.read(SITE_PATHS.session, cookie);
    host.pass(2 * HOUR);
    await host.read(SITE_PATHS.session, cookie);
    const me = (await host.read(SITE_PATHS.me, cookie)).json() as Me;
    expect(me.limits.map(({ kind, used }) => [kind, used])).toEqual([
      ["deposit", "50"],
      ["loss", "12.50"],
      ["stake", "12.50"],
      ["time", "4"],
    ]);
  });
});

describe("PEER-10 a break", () => {
  const startBreak = (cookie: string, length: string) => host.send("POST", HOST_PATHS.timeOut, { length }, cookie);

  test("PEER-10 ends every token from before, and those from then on say until when", async () => {
    const [cookie, elsewhere] = [await host.signIn(), await host.signIn()];
    const old = [(await claimsOf(cookie)).sid, (await claimsOf(elsewhere)).sid];
    const me = (await startBreak(cookie, "24h")).json() as Me;
    expect(me.breakUntil).toBe(NOON + 24 * HOUR);
    for (const sid of old) expect(host.asked).toContainEqual(["end", sid]);
    for (const device of [cookie, elsewhere]) {
      const claims = await claimsOf(device);
      expect(claims.breakUntil).toBe(NOON + 24 * HOUR);
      expect(old).not.toContain(claims.sid);
    }
  });

  test("PEER-10 no deposit while it lasts, and it cannot be made shorter; then all is as before", async () => {
    const cookie = await host.signIn();
    expect((await claimsOf(cookie)).breakUntil).toBeUndefined();
    await startBreak(cookie, "24h");
    const shorter = (await startBreak(cookie, "1h")).json() as Me;
    expect(shorter.breakUntil).toBe(NOON + 24 * HOUR);
    const refused = await deposit(cookie, "50");
    expect([refused.statusCode, refused.json()]).toEqual([409, { error: "ON_A_BREAK", until: NOON + 24 * HOUR }]);
    host.pass(24 * HOUR);
    expect((await claimsOf(cookie)).breakUntil).toBeUndefined();
    expect((await deposit(cookie, "50")).statusCode).toBe(200);
  });

  test("PEER-10 the sportsbook on this origin is told until when, as it cannot read it from the token", async () => {
    const cookie = await host.signIn();
    await startBreak(cookie, "1h");
    const token = hostTokenSchema.parse((await host.read(HOST_PATHS.token, cookie)).json());
    expect(token.breakUntil).toBe(NOON + HOUR);
  });

  test("PEER-10 whoever signs out and in again is still on it", async () => {
    await startBreak(await host.signIn(), "7d");
    expect((await claimsOf(await host.signIn())).breakUntil).toBe(NOON + 168 * HOUR);
  });
});
