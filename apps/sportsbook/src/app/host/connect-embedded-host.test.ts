// @vitest-environment jsdom
import { brandDocument, loadBrand } from "@touchline/brands/shipped";
import type { WalletAnswer } from "@touchline/protocol";
import { type FromHost, writeMessage } from "@touchline/protocol/host-messages";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createAppConfig } from "../../config/app-config.ts";
import { createBetslipStore } from "../../data/betslip/betslip-store.ts";
import { createConsent } from "../../data/consent/consent.ts";
import { createPreferencesStore } from "../../data/preferences/preferences-store.ts";
import { createPreviewStore } from "../../data/preview.ts";
import { createSaferGambling } from "../../data/safer-gambling/safer-gambling.ts";
import { browserTime } from "../../env/browser-time.ts";
import { deviceStorage } from "../../env/web-storage.ts";
import { createHostLink } from "../../host/host-link.ts";
import type { HostAnswer } from "../../net/host-api.ts";
import { openNavigation } from "../router/test-support/open-navigation.ts";
import { connectEmbeddedHost } from "./connect-embedded-host.ts";

const HOST = "https://www.operator.example";
const brand = loadBrand("default");
const session = {
  token: "a.b.c",
  expiresAt: 9,
  currency: "EUR",
  punter: { id: "jonas", nickname: "Jonas K.", type: "retail", tag: "vip" },
};
let posted: { type: string; parts: Record<string, unknown>; origin: string; id: number }[] = [];
const around = {
  postMessage: (message: { type: string; parts: Record<string, unknown>; id: number }, origin: string) =>
    void posted.push({ ...message, origin }),
};

let frames: (() => void)[] = [];
const drawFrame = (): void => {
  for (const run of frames.splice(0)) run();
};

beforeEach(() => {
  posted = [];
  frames = [];
  document.head.innerHTML = `<meta name="touchline-hosts" content="${HOST}">`;
  vi.spyOn(window, "parent", "get").mockReturnValue(around as unknown as Window);
  vi.spyOn(window, "addEventListener");
});
/** All pages of this file share a window: one that is over must not hear what the next one is told. */
afterEach(() => {
  for (const [name, listener] of vi.mocked(window.addEventListener).mock.calls)
    if (listener) window.removeEventListener(name, listener);
  vi.restoreAllMocks();
});

const start = {
  tenant: "touchline",
  slug: "default",
  locale: "en",
  standalone: false,
  brand: { ...brand, theme: brand.settings.generalSettings.theme, canvas: {}, style: "", document: "" },
} as const;

const open = (capabilities: readonly string[] = ["token", "wallet", "address"]) => {
  const navigation = openNavigation("/live?standalone=false");
  const preferences = createPreferencesStore({
    storage: deviceStorage,
    brand: "default",
    settings: brand.settings,
    currency: "EUR",
    theme: "dark",
  });
  const gameOptions = createStore(() => ({ betId: null as string | null, loadMobileView: false, said: 0 }));
  const gambling = createSaferGambling();
  const slips = createBetslipStore(["single"]);
  const config = createStore(() => createAppConfig({ brand: brandDocument(brand), currency: null, version: "1" }));
  const preview = createPreviewStore();
  const consent = createConsent({ storage: deviceStorage, brand: "default", isEmbedded: true });
  const host = connectEmbeddedHost({
    start,
    after: browserTime.after,
    onNextFrame: (run) => frames.push(run),
    host: createHostLink(window, true),
    preview,
    config,
    state: () => ({ version: "1", brand: "default", locale: "en", theme: "dark", path: navigation.path() }),
    navigation,
    preferences,
    slips,
    gameOptions,
    gambling,
    consent,
  });
  let id = 0;
  const say = <Name extends keyof FromHost>(name: Name, parts: FromHost[Name], origin = HOST): void => {
    id += 1;
    const event = new MessageEvent("message", { data: writeMessage<FromHost, Name>(id, name, parts), origin });
    Object.defineProperty(event, "source", { value: around });
    window.dispatchEvent(event);
  };
  say("connect", { contract: 1, sdk: "1", embed: "iframe", capabilities });
  return { host, say, config, navigation, preferences, gameOptions, gambling, preview, consent };
};

const lastSaid = (type: string) => posted.findLast((message) => message.type === type);

test("HOST-1 HOST-5 the hosts are those that the server wrote into the page, and no others", () => {
  const { say, navigation } = open();
  expect(lastSaid("ready")).toMatchObject({ origin: HOST, parts: { path: "/live" } });
  say("navigate", { path: "/preferences", arrival: "push" }, "https://evil.example");
  expect(navigation.location.getState().route.view).toBe("live");
  say("navigate", { path: "/preferences", arrival: "push" });
  expect(navigation.location.getState().route.view).toBe("preferences");
});

test("BET-2 HOST-2 the host names the bet and how it is shown, another one later, and the same one again", () => {
  const { say, navigation, gameOptions } = open();
  say("options.updated", { betId: "b-1", loadMobileView: true });
  expect(navigation.path()).toBe("/bet-details?betId=b-1");
  expect(gameOptions.getState()).toEqual({ betId: "b-1", loadMobileView: true, said: 1 });
  say("options.updated", { betId: "b-2" });
  expect(navigation.path()).toBe("/bet-details?betId=b-2");
  say("options.updated", { betId: "b-2" });
  expect(gameOptions.getState()).toEqual({ betId: "b-2", loadMobileView: true, said: 3 });
  say("options.updated", { theme: "light" });
  expect(gameOptions.getState().said).toBe(3);
});

test("HOST-2 a theme of the brand's is worn at once, another is not; parts of the frame come and go", () => {
  const { say, preferences, gambling } = open();
  say("options.updated", { theme: "light", footer: false });
  expect(preferences.preferences.getState().theme).toBe("light");
  expect(gambling.frame.getState()).toEqual({ header: true, footer: false, limits: false });
  say("options.updated", { theme: "neon" });
  expect(preferences.preferences.getState().theme).toBe("light");
});

test("HOST-1 HOST-4 the host's punter is the session's, with tenant and token; their name may change, another's does not", () => {
  const { host, say } = open();
  const answers: HostAnswer[] = [];
  say("session.updated", { session });
  host.onSession((answer) => answers.push(answer));
  say("punter.updated", { punter: { id: "jonas", nickname: "JK" } });
  say("punter.updated", { punter: { id: "putri", nickname: "Putri" } });
  say("session.destroyed", {});
  expect(answers).toEqual([
    {
      kind: "signedIn",
      token: {
        token: "a.b.c",
        expiresAt: 9,
        tenant: "touchline",
        punter: { id: "jonas", name: "Jonas K.", currency: "EUR", type: "retail", tag: "vip" },
      },
    },
    { kind: "signedIn", token: expect.objectContaining({ punter: { id: "jonas", name: "JK", currency: "EUR" } }) },
    { kind: "nobody" },
  ]);
});

test("HOST-2 HOST-4 the punter whom a promise named may be described anew, too", async () => {
  const { host, say } = open();
  const answers: HostAnswer[] = [];
  host.onSession((answer) => answers.push(answer));
  const asked = host.ask("start");
  await vi.waitFor(() => expect(lastSaid("token.refresh")).toBeDefined());
  say("token.refreshed", { to: lastSaid("token.refresh")?.id ?? 0, answer: "signedIn", session });
  await asked;
  say("punter.updated", { punter: { id: "jonas", nickname: "JK" } });
  expect(answers).toMatchObject([{ kind: "signedIn", token: { token: "a.b.c", punter: { name: "JK" } } }]);
});

test("PEER-14 a token is asked for by a promise; a host that keeps none has said what it has to say", async () => {
  const { host, say } = open();
  const asked = host.ask("expires");
  await vi.waitFor(() => expect(lastSaid("token.refresh")).toBeDefined());
  say("token.refreshed", { to: lastSaid("token.refresh")?.id ?? 0, answer: "signedIn", session });
  expect(await asked).toMatchObject({ kind: "signedIn", token: { token: "a.b.c" } });

  const old = open([]);
  expect(await old.host.ask("start")).toEqual({ kind: "nobody" });
  old.say("session.updated", { session });
  expect(await old.host.ask("expires")).toMatchObject({ kind: "signedIn" });
});

test("HOST-3 HOST-4 a host that has a word on the wallet is asked for it, and others are not", () => {
  const { host, say } = open();
  const said: WalletAnswer[] = [];
  host.onWallet((wallet) => said.push(wallet));
  host.askWallet();
  expect(lastSaid("balance.asked")).toBeDefined();
  const wallet = { enabled: true, activeCurrencyBalance: "248.60", currency: "EUR" };
  say("wallet.changed", wallet);
  expect(said).toEqual([wallet]);
});

test("HOST-3 signing out is asked of the host, which says when it is done", async () => {
  const { host } = open();
  expect(await host.signOut()).toBe(false);
  expect(lastSaid("logout.asked")).toBeDefined();
});

test("PEER-14 HOST-3 a host that owns the address bar hears of every place, and back is asked of it", () => {
  const { say, navigation } = open();
  const steps = history.length;
  navigation.go("/sports/d_all/s_1");
  expect(lastSaid("route.changed")).toBeUndefined();
  drawFrame();
  expect(lastSaid("route.changed")?.parts).toMatchObject({ path: "/sports/d_all/s_1", arrival: "push" });
  expect(history.length).toBe(steps);
  navigation.back();
  expect(lastSaid("back.asked")).toBeDefined();
  say("navigate", { path: "/live/d_all", arrival: "pop" });
  expect(navigation.location.getState()).toMatchObject({ route: { view: "live" }, arrival: "pop" });
  expect(history.length).toBe(steps);
});

test("PEER-14 a host that owns the address bar hears of a title that comes later", async () => {
  open();
  document.title = "Ajax - PSV";
  await Promise.resolve();
  drawFrame();
  expect(lastSaid("route.changed")?.parts).toEqual({ path: "/live", arrival: "replace", title: "Ajax - PSV" });
  const { length } = posted;
  document.title = "Ajax - PSV";
  await Promise.resolve();
  drawFrame();
  expect(posted).toHaveLength(length);
});

test("HOST-2 a locale or theme that the brand does not have is named", () => {
  const { say } = open();
  expect(lastSaid("error")).toBeUndefined();
  say("options.updated", { theme: "neon", locale: "xx" });
  const errors = posted.filter(({ type }) => type === "error").map(({ parts }) => parts);
  expect(errors).toEqual([
    { code: "OPTION_UNKNOWN", message: expect.stringMatching(/^default has no locale xx, but en, /) },
    { code: "OPTION_UNKNOWN", message: expect.stringMatching(/^default has no theme neon, but .*dark/) },
  ]);
  say("options.updated", { theme: "dark", locale: "pt-PT" });
  expect(posted.filter(({ type }) => type === "error")).toHaveLength(2);
});

test("PEER-14 a host that does not own it leaves the steps to the frame", () => {
  const { navigation } = open(["token"]);
  const steps = history.length;
  navigation.go("/preferences");
  expect(history.length).toBe(steps + 1);
});

test("HOST-3 what the punter chooses is told", () => {
  const { preferences } = open();
  preferences.choose("oddsFormat", "fractional");
  expect(lastSaid("settings.changed")?.parts).toMatchObject({ locale: "en", oddsFormat: "fractional" });
});

test("PEER-14 what a host does not name among what it can do is not asked of it", async () => {
  expect(open(["limits", "pages"]).gambling.frame.getState().limits).toBe(true);
  const { host, gambling } = open([]);
  expect(gambling.frame.getState().limits).toBe(false);
  await host.ask("start");
  host.askWallet();
  expect(posted.filter(({ type }) => ["token.refresh", "balance.asked", "page.asked"].includes(type))).toEqual([]);
});

test("AHEAD-3 HOST-5 a draft is shown where a host of the tenant asks for it, and nobody else", () => {
  const { say, config, preview } = open();
  const draft = { ...brandDocument(brand), name: "draft" };
  const shown = { document: draft, at: null, audience: "authenticated" } as const;
  say("preview.show", shown, "https://evil.example");
  expect([config.getState().brand.name, preview.getState()]).toEqual([brand.name, null]);
  say("preview.show", shown);
  expect([config.getState().brand.name, preview.getState()?.viewer.audience]).toEqual(["draft", "authenticated"]);
});

test("CONFIG-3 consent is what the host says, which may take it back", () => {
  const { say, consent } = open();
  expect(consent.answers.getState()).toEqual({ analytics: null, recommendations: null });
  say("consent.updated", { analytics: true, recommendations: true }, "https://evil.example");
  expect(consent.answers.getState().analytics).toBeNull();
  say("consent.updated", { analytics: true, recommendations: false });
  expect(consent.answers.getState()).toEqual({ analytics: true, recommendations: false });
  say("consent.updated", { analytics: false, recommendations: false });
  expect(consent.answers.getState().analytics).toBe(false);
});

test("PEER-10 limits and a break are as the host says", () => {
  const { say, gambling } = open();
  const told = {
    limits: [{ kind: "deposit", period: "day", used: "46.00", of: "50.00" }],
    breakUntil: 1_800_000_000_000,
  } as const;
  say("limits.updated", told);
  expect(gambling.limits.getState()).toEqual(told);
});
