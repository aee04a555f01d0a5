// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { embed, READY, SESSION, WALLET } from "./test-support/embedded.ts";
import { SDK_VERSION } from "./version.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test("HOST-2 sends connect with its capabilities until the app answers", () => {
  const { app } = embed({ getSession: async () => null, limits: true });
  vi.advanceTimersByTime(1_000);
  expect(app.introductions()).toHaveLength(4);
  expect(app.introductions()[0]).toEqual({
    contract: 1,
    sdk: packageJson.version,
    embed: "iframe",
    capabilities: ["token", "limits", "pages"],
  });
  app.ready();
  vi.advanceTimersByTime(60_000);
  expect(app.introductions()).toHaveLength(4);
});

test("sends the version of the package", () => {
  expect(SDK_VERSION).toBe(packageJson.version);
});

test("HOST-2 reports an app that does not answer once, and tries again more slowly", () => {
  const { app, sportsbook } = embed();
  const errors: string[] = [];
  sportsbook.on("error", ({ code }) => errors.push(code));
  vi.advanceTimersByTime(19_999);
  expect(errors).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(errors).toEqual(["NO_ANSWER"]);
  app.forget();
  vi.advanceTimersByTime(60_000);
  expect([errors.length, app.introductions().length]).toEqual([1, 12]);
  const loaded = vi.fn();
  sportsbook.on("loaded", loaded);
  app.ready();
  expect(loaded).toHaveBeenCalledWith(READY);
});

test("PEER-14 stops trying after destroy", () => {
  const { sportsbook } = embed();
  sportsbook.destroy();
  expect(vi.getTimerCount()).toBe(0);
});

const PREVIEW = { document: { slug: "velora" }, at: null, audience: "anonymous" } as const;

test("HOST-2 sends commands from before ready afterwards, in order and with growing numbers", () => {
  const { app, sportsbook } = embed({ betId: "b-1", header: false });
  sportsbook.navigate("/live");
  sportsbook.updateSession(SESSION);
  sportsbook.updateGameOptions({ theme: "light" });
  sportsbook.destroySession();
  vi.advanceTimersByTime(500);
  expect(app.told()).toEqual([]);
  app.ready();
  sportsbook.updateWallet(WALLET);
  sportsbook.updatePunter(SESSION.punter);
  sportsbook.updateLimits({ limits: [], breakUntil: null });
  sportsbook.showPreview(PREVIEW);
  expect(app.told()).toEqual([
    ["options.updated", { betId: "b-1" }],
    ["navigate", { path: "/live", arrival: "push" }],
    ["session.updated", { session: SESSION }],
    ["options.updated", { theme: "light" }],
    ["session.destroyed", {}],
    ["wallet.changed", WALLET],
    ["punter.updated", { punter: SESSION.punter }],
    ["limits.updated", { limits: [], breakUntil: null }],
    ["preview.show", PREVIEW],
  ]);
  expect(app.ids()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test("HOST-2 repeats the state to a reloaded app, but not one-time commands", () => {
  const { app, sportsbook } = embed({ betId: "b-1", loadMobileView: true });
  app.ready();
  sportsbook.updateGameOptions({ theme: "light", locale: "fi" });
  sportsbook.navigate("/live");
  sportsbook.updateSession(SESSION);
  sportsbook.updateWallet(WALLET);
  app.say("balance.changed", { balance: "200.00", currency: "EUR" });
  app.forget();
  app.load();
  sportsbook.navigate("/sports");
  expect(app.told()).toEqual([]);
  app.ready({ locale: "fi" });
  expect(app.told()).toEqual([
    ["options.updated", { loadMobileView: true, theme: "light" }],
    ["session.updated", { session: SESSION }],
    ["wallet.changed", { ...WALLET, activeCurrencyBalance: "200.00" }],
    ["navigate", { path: "/sports", arrival: "push" }],
  ]);
  expect(app.ids()).toEqual([1, 2, 3, 4, 5]);
});

test("HOST-2 does not repeat everything to an app that answered before its frame was loaded", () => {
  const { app, sportsbook } = embed();
  const loaded = vi.fn();
  sportsbook.on("loaded", loaded);
  app.ready();
  sportsbook.updateSession(SESSION);
  app.forget();
  // Not `app.load`: the same document continues counting.
  app.frame.dispatchEvent(new Event("load"));
  sportsbook.navigate("/live");
  app.ready();
  expect(app.introductions()).toHaveLength(1);
  expect(app.told()).toEqual([["navigate", { path: "/live", arrival: "push" }]]);
  expect(loaded).toHaveBeenCalledTimes(1);
});
