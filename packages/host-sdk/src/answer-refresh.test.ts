// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GetSession } from "./sportsbook.ts";
import { embed, SESSION, WALLET } from "./test-support/embedded.ts";

const reported = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("reportError", reported);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reported.mockReset();
  document.body.replaceChildren();
});

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

test("PEER-14 calls getSession once for overlapping requests, and answers each", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof SESSION>();
  const getSession = vi.fn(() => promise);
  const { app } = embed({ getSession });
  app.ready();
  app.say("token.refresh", { reason: "start" });
  app.say("token.refresh", { reason: "refused" });
  await settle();
  resolve(SESSION);
  await settle();
  expect(getSession.mock.calls).toEqual([["start"]]);
  expect(app.told()).toEqual([
    ["token.refreshed", { to: 2, answer: "signedIn", session: SESSION }],
    ["token.refreshed", { to: 3, answer: "signedIn", session: SESSION }],
  ]);
  app.say("token.refresh", { reason: "expires" });
  await settle();
  expect(getSession).toHaveBeenCalledTimes(2);
});

const OUTCOMES: readonly (readonly [string, GetSession | undefined, string])[] = [
  ["nobody is signed in", async () => null, "nobody"],
  ["the page fails", () => Promise.reject(new Error("offline")), "failed"],
  [
    "the page fails at once",
    () => {
      throw new Error("offline");
    },
    "failed",
  ],
  ["the session is none", async () => ({ ...SESSION, token: "" }), "failed"],
  ["nobody can be asked", undefined, "failed"],
];

test.each(OUTCOMES)("PEER-14 a token is requested and %s", async (_case, getSession, answer) => {
  const { app } = embed({ getSession });
  app.ready();
  app.say("token.refresh", { reason: "expires" });
  await settle();
  expect(app.told()).toEqual([["token.refreshed", { to: 2, answer }]]);
});

test("HOST-2 a sign-out while a token is fetched takes precedence", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof SESSION>();
  const { app, sportsbook } = embed({ getSession: () => promise });
  app.ready();
  app.say("token.refresh", { reason: "expires" });
  sportsbook.destroySession();
  resolve(SESSION);
  await settle();
  expect(app.told()).toEqual([
    ["session.destroyed", {}],
    ["token.refreshed", { to: 2, answer: "nobody" }],
  ]);
});

test("HOST-4 a requested balance is an event, and is answered where the page can", async () => {
  const asked = vi.fn();
  const { app, sportsbook } = embed({ getWallet: async () => WALLET });
  sportsbook.on("balanceAsked", asked);
  app.ready();
  app.say("balance.asked", {});
  await settle();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(app.told()).toEqual([["wallet.changed", WALLET]]);
});

test("HOST-4 reports an error of getWallet to the page, and sends nothing to the app", async () => {
  const fault = new Error("offline");
  const { app } = embed({ getWallet: () => Promise.reject(fault) });
  app.ready();
  app.say("balance.asked", {});
  await settle();
  expect(reported).toHaveBeenCalledWith(fault);
  expect(app.told()).toEqual([]);
});
