// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { defineElement } from "./element.ts";
import type { SportsbookElement } from "./sportsbook.ts";
import { APP, playApp, SESSION, WALLET } from "./test-support/embedded.ts";

const NAME = "touchline-sportsbook";

defineElement();
afterEach(() => document.body.replaceChildren());

const create = (attributes: Readonly<Record<string, string>> = {}): SportsbookElement => {
  const element = document.createElement(NAME) as SportsbookElement;
  const all = { "app-url": APP, tenant: "northgate", ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  return element;
};

const frameOf = (element: Element) => element.querySelector("iframe") as HTMLIFrameElement;

const embed = (attributes?: Readonly<Record<string, string>>) => {
  const element = create(attributes);
  document.body.append(element);
  return { element, app: playApp(frameOf(element)) };
};

test("PEER-14 the element can be defined twice", () => {
  const before = customElements.get(NAME);
  expect(() => defineElement()).not.toThrow();
  expect(customElements.get(NAME)).toBe(before);
});

test("PEER-14 the element embeds the app by its attributes, and announces that it is an element", async () => {
  const { element, app } = embed({ brand: "velora", locale: "fi", path: "/live", header: "false", "bet-id": "b-1" });
  const url = new URL(app.frame.src);
  expect([url.pathname, url.searchParams.get("brand"), url.searchParams.get("locale")]).toEqual([
    "/live",
    "velora",
    "fi",
  ]);
  expect(element.style.display).toBe("block");
  app.load();
  expect(app.introductions()[0]?.embed).toBe("element");
  app.ready();
  expect(app.told()).toEqual([["options.updated", { betId: "b-1" }]]);
});

test("PEER-14 an element without app-url or tenant throws with the attribute's name", () => {
  const seen = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener("error", seen);
  const element = create();
  element.removeAttribute("tenant");
  document.body.append(element);
  window.removeEventListener("error", seen);
  expect(seen.mock.calls[0]?.[0].message).toContain("tenant");
});

test("HOST-2 changed attributes are sent as game options", () => {
  const { element, app } = embed({ locale: "en" });
  app.ready();
  element.setAttribute("locale", "fi");
  element.setAttribute("theme", "light");
  element.setAttribute("theme", "light");
  element.setAttribute("currency", "USD");
  element.setAttribute("bet-id", "b-2");
  element.removeAttribute("bet-id");
  element.setAttribute("load-mobile-view", "");
  element.setAttribute("load-mobile-view", "false");
  expect(app.told().map(([, parts]) => parts)).toEqual([
    { locale: "fi" },
    { theme: "light" },
    { currency: "USD" },
    { betId: "b-2" },
    { betId: null },
    { loadMobileView: true },
    { loadMobileView: false },
  ]);
});

test("PEER-14 every other attribute is followed as well", async () => {
  const { element, app } = embed({ title: "Betting" });
  app.ready();
  element.setAttribute("header", "false");
  element.setAttribute("footer", "false");
  element.removeAttribute("header");
  element.setAttribute("path", "/live");
  element.setAttribute("title", "Bets");
  expect(app.told()).toEqual([
    ["options.updated", { header: false }],
    ["options.updated", { footer: false }],
    ["options.updated", { header: true }],
    ["navigate", { path: "/live", arrival: "push" }],
  ]);
  expect(app.frame.title).toBe("Bets");
  element.setAttribute("brand", "paloma");
  element.setAttribute("tenant", "casa-paloma");
  expect(frameOf(element)).toBe(app.frame);
  await Promise.resolve();
  expect(element.querySelectorAll("iframe")).toHaveLength(1);
  const { searchParams } = new URL(frameOf(element).src);
  expect([searchParams.get("brand"), searchParams.get("tenant")]).toEqual(["paloma", "casa-paloma"]);
  element.setAttribute("app-url", "https://other.example");
  await Promise.resolve();
  expect(new URL(frameOf(element).src).origin).toBe("https://other.example");
});

test("PEER-14 has the same methods, which may be called before it is connected", () => {
  const element = create();
  element.updateSession(SESSION);
  document.body.append(element);
  const app = playApp(frameOf(element));
  app.ready();
  element.updateGameOptions({ footer: false });
  element.updatePunter(SESSION.punter);
  element.updateWallet(WALLET);
  element.updateLimits({ limits: [], breakUntil: null });
  element.updateConsent({ analytics: true, recommendations: true });
  element.showPreview({ document: {}, at: null, audience: "anonymous" });
  element.navigate("/live");
  element.destroySession();
  expect(app.told().map(([type]) => type)).toEqual([
    "session.updated",
    "options.updated",
    "punter.updated",
    "wallet.changed",
    "limits.updated",
    "consent.updated",
    "preview.show",
    "navigate",
    "session.destroyed",
  ]);
});

test("HOST-3 messages of the app are events of the element, with the same names", () => {
  const { element, app } = embed();
  const heard: unknown[] = [];
  element.addEventListener("slipCount", ({ detail }) => heard.push(detail));
  const stop = element.on("slipCount", ({ count }) => heard.push(count));
  app.ready();
  app.say("slip.count", { count: 1 });
  stop();
  app.say("slip.count", { count: 2 });
  expect(heard).toEqual([{ count: 1 }, 1, { count: 2 }]);
});

test("PEER-14 functions set after the markup are used", async () => {
  const { element, app } = embed();
  element.getSession = async () => SESSION;
  element.getWallet = async () => WALLET;
  element.limits = true;
  app.load();
  expect(app.introductions()[0]?.capabilities).toEqual(["token", "wallet", "limits", "pages"]);
  app.ready();
  app.say("token.refresh", { reason: "start" });
  await expect.poll(() => app.told()).toEqual([["token.refreshed", { to: 2, answer: "signedIn", session: SESSION }]]);
});

test("PEER-14 keeps properties set before the element was defined", () => {
  const element = document.createElement("touchline-later") as SportsbookElement;
  const getSession = async () => null;
  element.getSession = getSession;
  const Known = customElements.get(NAME) as CustomElementConstructor;
  customElements.define("touchline-later", class extends Known {});
  customElements.upgrade(element);
  expect(element).toBeInstanceOf(Known);
  expect(element.getSession).toBe(getSession);
});

test("PEER-14 removes the app when it is disconnected, and embeds it again when it is connected", () => {
  const { element, app } = embed();
  app.ready();
  element.destroy();
  expect([element.isConnected, frameOf(element)]).toEqual([false, null]);
  document.body.append(element);
  expect(frameOf(element)).not.toBeNull();
});
