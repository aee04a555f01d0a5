// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { type Brand, loadBrand } from "@touchline/brands/shipped";
import { packOfferList } from "@touchline/protocol";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { BrandManifest } from "../../config/brand-manifest.ts";
import { browserTime } from "../../env/browser-time.ts";
import { giveAnswers } from "../../net/known-answers.ts";
import { detailOf, serverEvent } from "../../test-support/sample-event.ts";
import { sampleLeagues } from "../../test-support/sample-leagues.ts";
import { createTestEnv } from "../../test-support/test-env.ts";
import { AppRoot } from "../app-root.tsx";
import { readEmbedded } from "../boot/embedded.ts";
import { canTakeOver } from "../boot/take-over.ts";
import { createApp } from "../create-app.ts";
import { createBrowserAddressBar } from "../router/address-bar.ts";
import { DESKTOP, PHONE, samplePlatform, stubPage } from "../test-support/open-app.tsx";
import { drawPage } from "./draw-page.ts";
import { planPage, startFor } from "./page-request.ts";
import { writeRobots, writeSitemap } from "./search-files.ts";
import { createServerEnv } from "./server-env.ts";

const manifest: BrandManifest = {
  tenants: { touchline: ["default"] },
  tenantUuids: { touchline: "0193a1b0-0000-7000-8000-000000000001" },
  jurisdictions: {},
  brands: {
    default: {
      name: "Touchline",
      languages: ["en", "de", "ar"],
      theme: { default: "dark", options: ["dark", "light"] },
      canvas: {},
      style: "/default.css",
      document: "/default.json",
    },
  },
  catalogues: {},
};

const template = `<!doctype html><html lang="en"><head><meta name="description" content="" /><title>Touchline</title><script src="/first-paint.js"></script></head><body><div id="root"></div></body></html>`;
const origin = "https://bets.example";

const EVENT = detailOf(serverEvent());

const listed = sampleLeagues(Date.now());
const recommended = () => ({
  betslips: [{ picks: [1, 3].map((eventId) => ({ eventId, slot: 0 })) }],
  events: packOfferList(listed),
});

const platformOf = (change?: (brand: Brand) => void) => {
  const brand = structuredClone(loadBrand("default"));
  change?.(brand);
  const details = [1, 2, 3, 4, 5, 6, 7].map((id) => [`/api/offer/events/${id}`, () => ({ ...EVENT, id })] as const);
  return samplePlatform(brand, { ...Object.fromEntries(details), "/api/offer/recommended-betslips": recommended });
};

interface DrawOptions {
  readonly width?: number;
  readonly languages?: readonly string[];
  readonly change?: (brand: Brand) => void;
  readonly fetch?: (request: string) => Promise<Response>;
}

const requestOf = (address: string, { width = PHONE, languages = ["en"] }: DrawOptions) => ({
  address,
  languages,
  isPhone: width === PHONE,
});

const draw = async (address: string, options: DrawOptions = {}): Promise<string> => {
  const plan = planPage(requestOf(address, options), manifest);
  if (!plan) throw new Error(`${address} is not drawn`);
  const { fetch = platformOf(options.change) } = options;
  const page = await drawPage(plan, { template, manifest, origin, fetch, now: Date.now });
  if (page === null) throw new Error(`${address} is each visitor's own`);
  return page;
};

const parse = (page: string): Document => new DOMParser().parseFromString(page, "text/html");

beforeEach(() => {
  vi.stubGlobal("APP_VERSION", "1.2.3");
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** What a browser makes of the page, with the script before the first paint. */
const show = (page: string): HTMLElement => {
  const parsed = parse(page);
  for (const element of parsed.querySelectorAll<HTMLElement>("[data-style]")) {
    element.style.cssText = element.dataset.style ?? "";
    delete element.dataset.style;
  }
  document.body.replaceChildren(...parsed.body.childNodes);
  return document.getElementById("root") as HTMLElement;
};

/** The app of a visitor's browser, on the page that it was sent. */
const openDrawn = async (address: string, { width = PHONE }: DrawOptions) => {
  stubPage(width);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  history.replaceState(null, "", address);
  const embedded = readEmbedded(document);
  if (!embedded) throw new Error("nothing is embedded");
  const asked: string[] = [];
  const known = giveAnswers(embedded.answers, (request) => {
    asked.push(request);
    return platformOf()(request);
  });
  const request = requestOf(address, { width });
  const start = startFor(request, manifest);
  const { env } = createServerEnv({
    ...request,
    ...{ start, fetch: known.fetch, now: Date.now(), zone: "UTC", report: vi.fn() },
  });
  const app = await createApp({
    ...env,
    ...createTestEnv(browserTime, vi.fn()),
    addressBar: createBrowserAddressBar(),
    drawn: { ...embedded, hasAsked: known.hasAsked },
  });
  return { app, asked };
};

const DRAWN =
  "[data-event], [data-outcome], [data-recommended], [data-widget], [data-widget] h2, article h2, h1, main, main a, time";

test.each(
  [PHONE, DESKTOP].flatMap((width) =>
    ["/", "/sports/d_all", "/live", "/sports/d_all/t_100", "/sports/v_outrights", `/sports/e_${EVENT.id}`].map(
      (address) => [address, width] as const,
    ),
  ),
)("AHEAD-10 %s at %s is drawn, and the app takes it over without drawing or asking again", async (address, width) => {
  const place = show(await draw(address, { width }));
  const before = [...place.querySelectorAll(DRAWN)];
  const prices = place.querySelectorAll("[data-outcome] b");
  expect(prices[0]?.textContent).toMatch(/\d/);
  const { app, asked } = await openDrawn(address, { width });
  expect(await canTakeOver(app)).toBe(true);
  expect(asked).toEqual([]);
  const onRecoverableError = vi.fn();
  // Not in strict mode, which would leave the screen and come back to it: what it shows would be loaded anew.
  const root = await act(async () => hydrateRoot(place, <AppRoot app={app} />, { onRecoverableError }));
  onTestFinished(() => act(async () => root.unmount()));
  expect(onRecoverableError.mock.calls).toEqual([]);
  expect(before.filter((element) => !element.isConnected)).toEqual([]);
  expect(before.length).toBeGreaterThan(5);
});

test("AHEAD-10 a recommended slip above the list of a phone is drawn with it", async () => {
  const place = show(await draw("/sports/d_all"));
  expect(place.querySelector("[data-recommended]")?.textContent).toContain("Ashbourne City");
  expect(show(await draw("/sports/d_all", { width: DESKTOP })).querySelector("[data-recommended]")).toBeNull();
});

test("AHEAD-10 a page is drawn anew on a device that differs from what it was drawn for", async () => {
  show(await draw("/sports/d_all"));
  const phone = await openDrawn("/sports/d_all", {});
  phone.app.preferences.choose("oddsFormat", "fractional");
  expect(await canTakeOver(phone.app)).toBe(false);
  const desktop = await openDrawn("/sports/d_all", { width: DESKTOP });
  expect(await canTakeOver(desktop.app)).toBe(false);
});

test("AHEAD-10 pages of several languages are drawn at a time", async () => {
  const [german, english, arabic] = await Promise.all(
    ["de", "en", "ar"].map(async (language) => parse(await draw("/sports/d_all", { languages: [language] }))),
  );
  expect([german, english, arabic].map((page) => [page?.documentElement.lang, page?.documentElement.dir])).toEqual([
    ["de", "ltr"],
    ["en", "ltr"],
    ["ar", "rtl"],
  ]);
  const titles = [german, english, arabic].map((page) => page?.querySelector("h1")?.textContent);
  expect(new Set(titles).size).toBe(3);
});

test("AHEAD-10 with script off names, times and prices can be read, and links lead somewhere", async () => {
  const page = parse(await draw("/sports/d_all"));
  const [row] = page.querySelectorAll("[data-event]");
  expect(row?.textContent).toMatch(/\p{L}{3,}.*\d\.\d\d/u);
  expect(page.querySelector("time[datetime]")?.textContent).toMatch(/\d\d:\d\d/);
  const links = [...page.querySelectorAll("[data-event] a[href]")];
  expect(links.length).toBeGreaterThan(0);
  expect(links.every((link) => /^\/sports\/.*e_\d+/.test(link.getAttribute("href") ?? ""))).toBe(true);
});

test("AHEAD-10 R14 a drawn page needs no script and no style in the page", async () => {
  const page = parse(await draw(`/sports/e_${EVENT.id}`));
  const types = [...page.querySelectorAll("script:not([src])")].map((script) => script.getAttribute("type"));
  expect(types.sort()).toEqual(["application/json", "application/ld+json"]);
  expect(page.querySelectorAll("style, [style], [onclick]")).toHaveLength(0);
});

test("AHEAD-10 search engines are told what the page is, where it belongs and in which languages it is", async () => {
  const page = parse(await draw(`/live/d_today/e_${EVENT.id}?theme=light`));
  const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name);
  expect(page.title).toBe("Ashbourne City v Harrow Vale · touchline");
  expect(attribute("meta[name=robots]", "content")).toBe("index,follow");
  expect(attribute("link[rel=canonical]", "href")).toBe(`${origin}/sports/e_${EVENT.id}`);
  expect(attribute("link[hreflang=de]", "href")).toBe(`${origin}/sports/e_${EVENT.id}?locale=de`);
  expect(attribute("link[hreflang=x-default]", "href")).toBe(`${origin}/sports/e_${EVENT.id}`);
  expect(attribute("meta[name=description]", "content")).toContain(EVENT.tournament.name);
  const structured = JSON.parse(page.querySelector("script[type='application/ld+json']")?.textContent ?? "");
  expect(structured).toMatchObject({
    "@type": "SportsEvent",
    startDate: new Date(EVENT.startsAt).toISOString(),
    competitor: EVENT.competitors.map(({ name }) => ({ "@type": "SportsTeam", name })),
  });
});

test("AHEAD-10 a brand that is not to be found says so in its pages, its robots file and its sitemap", async () => {
  const change = (brand: Brand): void => {
    Object.assign(brand.settings.generalSettings.searchEngines, { indexed: false });
  };
  const page = parse(await draw("/live", { change }));
  expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  const signal = AbortSignal.timeout(10_000);
  const options = { address: "/robots.txt", manifest, origin, signal, now: Date.now };
  expect(await writeRobots({ ...options, fetch: platformOf(change) })).toBe("User-agent: *\nDisallow: /\n");
  expect(await writeSitemap({ ...options, fetch: platformOf(change) })).not.toContain("<loc>");
  expect(await writeRobots({ ...options, fetch: platformOf() })).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const sitemap = await writeSitemap({ ...options, fetch: platformOf() });
  expect(sitemap).toMatch(/<loc>https:\/\/bets\.example\/sports\/d_all\/s_\d+\/c_\d+\/t_\d+<\/loc>/);
  expect(sitemap).toMatch(/<loc>https:\/\/bets\.example\/sports\/e_\d+<\/loc>/);
});

test("AHEAD-10 nothing personal is drawn, and no page is half drawn", async () => {
  const plan = (address: string) => planPage(requestOf(address, {}), manifest);
  expect(plan("/sports?token=eyJ")).toBeNull();
  expect(plan("/sports?code=K7M2P9QX")).toBeNull();
  const own = plan("/last-tickets");
  if (!own) throw new Error("the address says nothing of a visitor");
  const options = { template, manifest, origin, now: Date.now };
  expect(await drawPage(own, { ...options, fetch: platformOf() })).toBeNull();
  const failing = (request: string) =>
    request.startsWith("/api/offer/list") ? Promise.reject(new TypeError("no answer")) : platformOf()(request);
  await expect(draw("/sports/d_all", { fetch: failing })).rejects.toThrow("no answer");
});

test("AHEAD-10 one drawing for all who would see the same: unknown languages and their order beyond ours count for nothing", () => {
  const keyOf = (languages: readonly string[], address = "/sports") =>
    planPage({ address, languages, isPhone: true }, manifest)?.key;
  expect(keyOf(["de-AT", "ja", "de"])).toBe(keyOf(["de"]));
  expect(keyOf(["de"])).not.toBe(keyOf(["en"]));
  expect(keyOf(["de"], "/live")).not.toBe(keyOf(["de"]));
});
