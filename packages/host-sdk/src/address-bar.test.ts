// @vitest-environment jsdom
import { HOST_MARK } from "@touchline/protocol/host-messages";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addressUnder } from "./address-under.ts";
import type { Sportsbook } from "./sportsbook.ts";
import { embed } from "./test-support/embedded.ts";

const embedded: Sportsbook[] = [];

beforeEach(() => history.replaceState(null, "", "/sports/live?x=1"));
afterEach(() => {
  for (const sportsbook of embedded.splice(0)) sportsbook.destroy();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const embedHere = (path = "/") => {
  const { app, sportsbook } = embed({ address: addressUnder("/sports"), path });
  embedded.push(sportsbook);
  return { app, sportsbook };
};

const here = (): string => location.pathname + location.search;
const step = (path: string): void => {
  history.replaceState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
};

test.each([
  ["/sports", "/", "/sports"],
  ["/sports", "/live", "/sports/live"],
  ["/sports/", "/live?a=1", "/sports/live?a=1"],
  ["/sports", "/?a=1", "/sports?a=1"],
  ["/", "/live", "/live"],
  ["/sports", "/sports/d_today/s_1", "/sports/d_today/s_1"],
  ["/en/sports", "/sports/ctg_12", "/en/sports/ctg_12"],
  ["/sports", "/sports", "/sports/sports"],
  ["/sports", "/live/d_today", "/sports/live/d_today"],
  ["/bets", "/sports/d_today", "/bets/sports/d_today"],
  ["", "/", "/"],
])("PEER-14 under %s the app's %s is the site's %s, and back", (base, path, address) => {
  const { toHost, toApp } = addressUnder(base);
  expect(toHost(path)).toBe(address);
  expect(toApp(new URL(address, "https://site.example"))).toBe(path);
});

test.each(["/", "/casino", "/sportsbook", "/sport"])(
  "PEER-14 %s of the site is not a location in the app",
  (address) => {
    expect(addressUnder("/sports").toApp(new URL(address, "https://site.example"))).toBeNull();
  },
);

test("PEER-14 an address that names the view twice leads to the same location", () => {
  expect(addressUnder("/sports").toApp(new URL("https://site.example/sports/sports/d_all/s_1"))).toBe(
    "/sports/d_all/s_1",
  );
});

test("PEER-14 the page's title follows the app, without a step in its history", () => {
  document.title = "Site";
  const { app } = embedHere();
  app.ready({ path: "/live" });
  expect(document.title).toBe("Site");
  app.load();
  app.ready({ path: "/live", title: "Live \u00b7 Velora" });
  expect(document.title).toBe("Live \u00b7 Velora");
  const [before, address] = [history.length, here()];
  app.say("route.changed", { path: "/live", arrival: "replace", title: "Live football" });
  expect([document.title, history.length, here()]).toEqual(["Live football", before, address]);
  app.say("route.changed", { path: "/event/e_7", arrival: "push", title: "Ajax - PSV" });
  expect([document.title, history.length, here()]).toEqual(["Ajax - PSV", before + 1, "/sports/event/e_7"]);
});

test("PEER-14 a page that does not own its address bar keeps its title", () => {
  document.title = "Site";
  const { app, sportsbook } = embed();
  embedded.push(sportsbook);
  app.ready({ title: "Live" });
  app.say("route.changed", { path: "/live", arrival: "push", title: "Live" });
  expect(document.title).toBe("Site");
});

test("PEER-14 the app begins at the location in the address bar, otherwise at the page's `path`", () => {
  const begin = (): string => new URL(embedHere("/homepage").app.frame.src).pathname;
  expect(begin()).toBe("/live");
  history.replaceState(null, "", "/casino");
  expect(begin()).toBe("/homepage");
});

test("PEER-14 a step in the app is a step of the page, but another path of the same location is not", () => {
  const { app } = embedHere();
  app.ready();
  const before = history.length;
  app.say("route.changed", { path: "/sports/d_all", arrival: "push", title: "" });
  expect([here(), history.length, history.state]).toEqual([
    "/sports/d_all",
    before + 1,
    { touchline: "/sports/d_all" },
  ]);
  app.say("route.changed", { path: "/sports/d_all?y=2", arrival: "replace", title: "" });
  expect([here(), history.length]).toEqual(["/sports/d_all?y=2", before + 1]);
});

test("PEER-14 a late message about a step back does not undo the next step", () => {
  const { app } = embedHere();
  app.ready();
  step("/sports/d_all");
  step("/sports/live");
  app.say("route.changed", { path: "/sports/d_all", arrival: "pop", title: "" });
  expect(here()).toBe("/sports/live");
});

test("PEER-14 keeps the page's own history state", () => {
  history.replaceState({ router: 7 }, "", "/sports/live");
  const { app } = embedHere();
  app.ready();
  app.say("route.changed", { path: "/live/d_all", arrival: "replace", title: "" });
  expect(history.state).toEqual({ router: 7, touchline: "/live/d_all" });
});

test("PEER-14 writes no step for a location that is already shown", () => {
  const { app } = embedHere();
  app.ready();
  const push = vi.spyOn(history, "pushState");
  history.replaceState(null, "", "/sports/live?x=1#part");
  app.say("route.changed", { path: "/live?x=1", arrival: "push", title: "" });
  expect(push).not.toHaveBeenCalled();
});

test("PEER-14 writes no step for a location with the same address", () => {
  const { app, sportsbook } = embed({ address: { toHost: () => "/sports/live?x=1", toApp: () => "/live" } });
  embedded.push(sportsbook);
  app.ready();
  const push = vi.spyOn(history, "pushState");
  app.say("route.changed", { path: "/live/d_all", arrival: "push", title: "" });
  expect(push).not.toHaveBeenCalled();
});

test("PEER-14 does not change the page's address while it shows something else", () => {
  const { app } = embedHere();
  app.ready();
  history.replaceState(null, "", "/casino");
  app.say("route.changed", { path: "/live", arrival: "replace", title: "" });
  expect(here()).toBe("/casino");
});

test("PEER-14 going back in the browser goes back in the app, once, and only to locations of the app", () => {
  const { app } = embedHere();
  app.ready();
  step("/sports/homepage");
  step("/sports/homepage#part");
  step("/casino");
  expect(app.told()).toEqual([["navigate", { path: "/homepage", arrival: "pop" }]]);
  const replace = vi.spyOn(history, "replaceState");
  history.replaceState(null, "", "/sports/homepage");
  replace.mockClear();
  app.say("route.changed", { path: "/homepage", arrival: "pop", title: "" });
  expect(replace).not.toHaveBeenCalled();
});

test("PEER-14 the app's own back button uses the page's history", () => {
  const back = vi.spyOn(history, "back").mockImplementation(() => {});
  const { app } = embedHere();
  app.ready();
  app.say("back.asked", {});
  expect(back).toHaveBeenCalledTimes(1);
});

test("PEER-14 does not change the address of a page without `address`", () => {
  const { app, sportsbook } = embed();
  app.ready();
  app.say("route.changed", { path: "/homepage", arrival: "push", title: "" });
  step("/sports/homepage");
  expect(app.told()).toEqual([]);
  sportsbook.destroy();
});

test("PEER-14 after destroy neither follows the other", () => {
  const address = { toHost: vi.fn((path: string) => path), toApp: vi.fn(() => "/live") };
  const { app, sportsbook } = embed({ address });
  app.ready();
  const source = app.frame.contentWindow;
  sportsbook.destroy();
  address.toApp.mockClear();
  step("/sports/homepage");
  app.forge(
    { mark: HOST_MARK, id: 2, type: "route.changed", parts: { path: "/sports", arrival: "push", title: "" } },
    { source },
  );
  expect(address.toApp).not.toHaveBeenCalled();
  expect(address.toHost).not.toHaveBeenCalled();
});
