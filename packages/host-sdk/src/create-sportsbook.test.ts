// @vitest-environment jsdom
import { HOST_MARK } from "@touchline/protocol/host-messages";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSportsbook } from "./create-sportsbook.ts";
import { APP, embed, READY, SESSION } from "./test-support/embedded.ts";

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

test("throws when there is no such container", () => {
  expect(() => createSportsbook({ container: "#none", appUrl: APP, tenant: "northgate" })).toThrow("#none");
});

test("throws when no tenant is named", () => {
  document.body.innerHTML = "<div id=book></div>";
  expect(() => createSportsbook({ container: "#book", appUrl: APP })).toThrow("tenant is missing");
});

test.each<[string, object]>([
  ["appUrl is missing: the origin of the app, such as https://app.example", { appUrl: undefined }],
  ["appUrl is not an address: app.example", { appUrl: "app.example" }],
  ["tenant is missing", { tenant: "" }],
  ["getSession must be of type function, not object", { getSession: Promise.resolve(null) }],
  ["header must be of type boolean, not string", { header: "false" }],
  ["locale must be of type string, not null", { locale: null }],
  ["address must be of type object, not string", { address: "/sports" }],
  ["container must be of type element or selector, not object", { container: {} }],
])("HOST-1 wrong options are named: %s", (problem, wrong) => {
  document.body.innerHTML = "<div id=book></div>";
  const options = { container: "#book", appUrl: APP, tenant: "northgate", ...wrong };
  expect(() => createSportsbook(options as never)).toThrow(`Touchline: ${problem}`);
  expect(document.querySelector("iframe")).toBeNull();
});

test("HOST-1 an unknown option is named, and does not stop the app", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { container } = embed({ getsession: async () => null } as never);
  expect(warn.mock.calls[0]?.[0]).toMatch(/^Touchline: there is no option getsession\. Options are container, appUrl/);
  expect(container.querySelector("iframe")).not.toBeNull();
  warn.mockRestore();
});

test("HOST-3 an unknown event is named", () => {
  const { sportsbook } = embed();
  expect(() => sportsbook.on("betplaced" as never, () => undefined)).toThrow(
    /^Touchline: there is no event betplaced\. Events are loaded, /,
  );
});

test("HOST-1 a session in the names of a host context is sent in those of the contract", () => {
  const { app, sportsbook } = embed();
  app.ready();
  sportsbook.updateSession({ punterToken: "a.b.c", punter: { identity: { id: "punter-7" } } });
  sportsbook.updateGameOptions({ activeLocale: "fi" });
  expect(app.told()).toEqual([
    ["session.updated", { session: { token: "a.b.c", punter: { id: "punter-7" } } }],
    ["options.updated", { locale: "fi" }],
  ]);
});

test("R13 posts to the app's exact origin, and never to `*`", () => {
  const { app, sportsbook } = embed();
  vi.advanceTimersByTime(500);
  app.ready();
  sportsbook.updateSession(SESSION);
  expect([...app.targets()]).toEqual([APP]);
});

test("HOST-3 passes messages of the app to listeners until they are removed", () => {
  const { app, sportsbook } = embed();
  const heard: unknown[] = [];
  const stop = sportsbook.on("slipCount", ({ count }) => heard.push(count));
  sportsbook.on("loginAsked", ({ path }) => heard.push(path));
  sportsbook.on("scroll", ({ top }) => heard.push(top));
  sportsbook.on("settings", ({ theme }) => heard.push(theme));
  sportsbook.on("pageAsked", ({ page }) => heard.push(page));
  app.ready();
  app.say("slip.count", { count: 2 });
  stop();
  app.say("slip.count", { count: 3 });
  app.say("login.asked", { path: "/live" });
  app.say("scroll", { top: 120 });
  app.say("settings.changed", { locale: "en", theme: "light", oddsFormat: "decimal" });
  app.say("page.asked", { page: "casino" });
  expect(heard).toEqual([2, "/live", 120, "light", "casino"]);
});

test("PEER-14 bets, balance, route and height are events", () => {
  const { app, sportsbook } = embed();
  const heard: string[] = [];
  for (const name of ["betPlaced", "betSettled", "balanceChanged", "route", "height"] as const)
    sportsbook.on(name, () => heard.push(name));
  app.ready();
  app.say("bet.placed", { betId: "b-1", stake: "5.00", currency: "EUR" });
  app.say("bet.settled", { betId: "b-1", outcome: "won", payout: "9.00", currency: "EUR" });
  app.say("balance.changed", { balance: "9.00", currency: "EUR" });
  app.say("route.changed", { path: "/live", arrival: "push", title: "Live" });
  app.say("height", { height: 900 });
  expect(heard).toEqual(["betPlaced", "betSettled", "balanceChanged", "route", "height"]);
});

test("HOST-3 an error in one listener does not affect the others", () => {
  const { app, sportsbook } = embed();
  const fault = new Error("theirs");
  const heard = vi.fn();
  sportsbook.on("loaded", () => {
    throw fault;
  });
  sportsbook.on("loaded", heard);
  app.ready();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalledWith(fault);
});

test("HOST-5 R13 accepts messages only of the frame's window and the app's exact origin", () => {
  const { app, sportsbook } = embed();
  const heard = vi.fn();
  sportsbook.on("slipCount", heard);
  sportsbook.on("loaded", heard);
  const ready = { mark: HOST_MARK, id: 1, type: "ready", parts: READY };
  for (const origin of ["https://evil.example", "https://app.example.evil.example", "http://app.example", "null", ""])
    app.forge(ready, { origin });
  for (const source of [window, null, embed().app.frame.contentWindow]) app.forge(ready, { source });
  expect(heard).not.toHaveBeenCalled();
  app.forge(ready);
  expect(heard).toHaveBeenCalledTimes(1);
});

test("HOST-5 R13 accepts no message without a source when the frame was removed and has no window", () => {
  const { app, sportsbook } = embed();
  const heard = vi.fn();
  sportsbook.on("loaded", heard);
  vi.spyOn(app.frame, "contentWindow", "get").mockReturnValue(null);
  app.forge({ mark: HOST_MARK, id: 1, type: "ready", parts: READY }, { source: null });
  expect(heard).not.toHaveBeenCalled();
});

test("HOST-5 R13 ignores malformed, unknown, early and repeated messages", () => {
  const { app, sportsbook } = embed();
  const counts: number[] = [];
  sportsbook.on("slipCount", ({ count }) => counts.push(count));
  const count = (id: number, value: unknown) => ({
    mark: HOST_MARK,
    id,
    type: "slip.count",
    parts: { count: value },
  });
  app.forge(count(1, 1));
  app.ready();
  for (const data of [null, "text", [], {}, count(2, "2"), { ...count(2, 2), mark: "x" }, count(1.5, 2), count(1, 2)])
    app.forge(data);
  app.forge({ mark: HOST_MARK, id: 2, type: "constructor", parts: {} });
  expect(counts).toEqual([]);
  app.forge(count(7, 7));
  app.forge(count(7, 8));
  app.forge(count(6, 6));
  expect(counts).toEqual([7]);
});

test("HOST-2 an invalid command throws and is not sent", () => {
  const { app, sportsbook } = embed();
  app.ready();
  const bad = { ...SESSION, token: "not a token" };
  expect(() => sportsbook.updateSession(bad)).toThrow("Touchline: session.updated: session.token is wrong");
  expect(() => sportsbook.navigate("//evil.example")).toThrow("Touchline: navigate: path is wrong");
  sportsbook.updatePunter({ ...SESSION.punter, secret: () => 1 } as never);
  expect(app.told()).toEqual([["punter.updated", { punter: SESSION.punter }]]);
});

test("HOST-5 two instances on one page are independent", () => {
  const [one, two] = [embed({ brand: "velora" }), embed({ brand: "paloma" })];
  const heard: string[] = [];
  one.sportsbook.on("slipCount", ({ count }) => heard.push(`one ${count}`));
  two.sportsbook.on("slipCount", ({ count }) => heard.push(`two ${count}`));
  one.app.ready();
  two.app.ready();
  one.app.say("slip.count", { count: 1 });
  two.app.say("slip.count", { count: 2 });
  one.sportsbook.navigate("/live");
  one.sportsbook.destroy();
  two.app.say("slip.count", { count: 3 });
  expect(heard).toEqual(["one 1", "two 2", "two 3"]);
  expect([one.app.told().length, two.app.told().length]).toEqual([1, 0]);
});

test("PEER-14 destroy leaves nothing: no frame, no messages, no timer", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof SESSION>();
  const { app, sportsbook, container } = embed({ getSession: () => promise });
  const heard = vi.fn();
  sportsbook.on("slipCount", heard);
  app.ready();
  app.say("token.refresh", { reason: "start" });
  const source = app.frame.contentWindow;
  sportsbook.destroy();
  resolve(SESSION);
  await settle();
  sportsbook.updateSession(SESSION);
  sportsbook.destroy();
  app.forge({ mark: HOST_MARK, id: 9, type: "slip.count", parts: { count: 1 } }, { source });
  expect(container.childElementCount).toBe(0);
  expect(heard).not.toHaveBeenCalled();
  expect(app.told()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
