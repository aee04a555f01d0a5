import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { loadTenants } from "@touchline/brands/shipped";
import { fromApp, fromHost } from "@touchline/protocol/host-messages";
import type { Frame, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { headerFindings } from "../testkit/app-headers.ts";
import { DESKTOP } from "../testkit/browser.ts";
import { chooseAccount, type HostSite, openSite, pickUpcoming, siteOf } from "../testkit/host-site.ts";
import { isLong } from "./size.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser, stack } = sharedStack();

/** A third-party page, on an origin that no tenant lists. */
let hostile: Server;
let hostileUrl: string;

beforeAll(async () => {
  hostile = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>hostile</title><body></body>");
  });
  await new Promise<void>((resolve) => hostile.listen(0, "127.0.0.1", resolve));
  hostileUrl = `http://127.0.0.1:${(hostile.address() as AddressInfo).port}`;
});
afterAll(() => void hostile?.close());

const MESSAGES = isLong ? 10_000 : 1_000;

const session = {
  token: "forged.token.value",
  expiresAt: 4_000_000_000_000,
  currency: "EUR",
  punter: { id: "mallory", nickname: "Mallory", type: "x", tag: "vip" },
};
/** Messages that would do damage if they were accepted. */
const FORGED = [
  ["connect", { contract: 1, sdk: "1", embed: "iframe", capabilities: ["token", "wallet", "address"] }],
  ["session.destroyed", {}],
  ["session.updated", { session }],
  ["punter.updated", { punter: session.punter }],
  ["wallet.changed", { enabled: true, activeCurrencyBalance: "999999.00", currency: "EUR" }],
  ["limits.updated", { limits: [], breakUntil: 4_000_000_000_000 }],
  ["options.updated", { betId: "00000000-0000-7000-8000-000000000000", theme: "light", locale: "de" }],
  ["consent.updated", { analytics: true, recommendations: true }],
  ["navigate", { path: "/preferences", arrival: "push" }],
  [
    "preview.show",
    {
      document: { slug: "default", settings: { generalSettings: {}, betslip: {} } },
      at: "2030-01-01T00:00:00Z",
      audience: "anonymous",
    },
  ],
  ["token.refreshed", { to: 2, answer: "nobody" }],
  ["route.changed", { path: "/preferences", arrival: "push", title: "Taken" }],
  ["logout.asked", {}],
  ["page.asked", { page: "casino" }],
  ["page.asked", { page: "link", url: "https://evil.example/" }],
  ["break.asked", { hours: 24 }],
  ["deposit.asked", { path: "/" }],
  ["token.refresh", { reason: "start" }],
  ["bet.placed", { betId: "b-1", stake: "1.00", currency: "EUR" }],
  ["balance.changed", { balance: "0.00", currency: "EUR" }],
  ["back.asked", {}],
] as const;

test("R13 every message is among the forged ones, or is harmless", () => {
  const harmless = [
    "ready",
    "settings.changed",
    "analytics.event",
    "slip.count",
    "bet.settled",
    "balance.asked",
    "login.asked",
    "check.answered",
    "scroll",
    "height",
    "error",
  ];
  const known = new Set([...FORGED.map(([name]) => name as string), ...harmless]);
  expect(Object.keys({ ...fromHost, ...fromApp }).filter((name) => !known.has(name))).toEqual([]);
});

/** The visible state of site and app. */
const lookAt = async ({ page, app }: HostSite): Promise<object> => {
  const frame = page.frames().find((each) => each.url().includes("standalone=false")) as Frame;
  return {
    site: page.url(),
    app: frame.url(),
    language: await frame.evaluate(() => document.documentElement.lang),
    theme: await frame.evaluate(() => document.documentElement.dataset.theme),
    picked: await app.locator('[aria-pressed="true"][data-outcome]').count(),
    wallet: await page
      .locator("header")
      .getByText(/\p{Sc}\s?[\d,.]+/u)
      .first()
      .textContent(),
    dialogs: await page.getByRole("dialog").count(),
    pages: page.context().pages().length,
  };
};

interface Storm {
  readonly count: number;
  readonly forged: readonly (readonly [string, object])[];
  readonly replayed: readonly object[];
}

/** Posts forged, replayed and malformed messages to every reachable window, as fast as possible. */
const rage = (page: Page, storm: Storm): Promise<{ sent: number; targets: number }> =>
  page.evaluate(
    async ({ count, forged, replayed }) => {
      const host = window.open("", "site") as Window;
      const targets = [host, ...Array.from({ length: host.length }, (_, index) => host[index] as Window)];
      const junk = [
        null,
        undefined,
        0,
        "touchline",
        [],
        {},
        { mark: "touchline" },
        { mark: "touchline", id: -1, type: "__proto__", parts: {} },
        { mark: "touchline", id: 1e9, type: "navigate", parts: { path: "//evil.example", arrival: "push" } },
        JSON.parse(
          '{"mark":"touchline","id":9,"type":"navigate","parts":{"__proto__":{"path":"/x"},"arrival":"push"}}',
        ),
      ];
      let sent = 0;
      for (let index = 0; sent < count; index += 1) {
        const [type, parts] = forged[index % forged.length] as [string, object];
        const messages = [
          { mark: "touchline", id: 1_000_000 + index, type, parts },
          replayed[index % Math.max(1, replayed.length)],
          junk[index % junk.length],
        ];
        for (const message of messages)
          for (const target of targets) {
            target.postMessage(message, "*");
            sent += 1;
          }
        if (index % 50 === 0) await new Promise((resolve) => setTimeout(resolve));
      }
      return { sent, targets: targets.length };
    },
    storm as { count: number; forged: [string, object][]; replayed: object[] },
  );

test(`HOST-5 R13 ${MESSAGES} forged, malformed and replayed messages of a third origin have no effect on the app or on the site`, async () => {
  const site = await openSite(browser(), DESKTOP, `${siteOf(stack())}/sports/sports/d_all/s_1`);
  await site.page.getByRole("button", { name: "Sign in" }).first().click();
  // Not Jonas: the robot of `explore.e2e.ts` bets with that account, and its slip is stored.
  await chooseAccount(site.page, "Camila Rojas");
  await pickUpcoming(site, stack().apiUrl);
  await expect.poll(async () => (await site.heard("balance.asked")).length).toBeGreaterThan(0);
  await site.page.evaluate(() => {
    window.name = "site";
  });
  const replayed = await site.page.evaluate(() => window.touchlineHeard ?? []);

  // Opened by the site, as by any link, the hostile page has a reference to it, which is enough to post messages.
  const opened = site.context.waitForEvent("page");
  await site.page.evaluate((address) => void window.open(address, "hostile"), hostileUrl);
  const attacker = await opened;
  await attacker.waitForLoadState();
  expect(await attacker.evaluate(() => window.opener !== null)).toBe(true);
  const before = await lookAt(site);
  const heardBefore = await site.page.evaluate(() => (window.touchlineHeard ?? []).length);

  const { sent, targets } = await rage(attacker, { count: MESSAGES, forged: FORGED, replayed });
  expect(sent).toBeGreaterThanOrEqual(MESSAGES);
  // The site and the embedded app.
  expect(targets).toBe(2);
  // All have arrived, because messages are delivered in order.
  await expect
    .poll(() => site.page.evaluate(() => (window.touchlineHeard ?? []).length))
    .toBeGreaterThan(heardBefore + MESSAGES / 4);
  expect(await lookAt(site)).toEqual(before);

  // Site and app can still communicate.
  await site.app.getByRole("link", { name: /^Live/ }).first().click();
  await expect.poll(() => site.page.url()).toContain("/sports/live");
  await site.page.goBack();
  await expect.poll(() => site.page.url()).toContain("/sports/sports/d_all/s_1");
  await site.context.close();
});

/** Whether a page can embed the app of a tenant. */
const canHold = async (address: string, tenant: string): Promise<boolean> => {
  const context = await browser().newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate((app) => {
    const frame = document.createElement("iframe");
    frame.src = app;
    document.body.append(frame);
  }, `${appUrl()}/live?tenant=${tenant}&standalone=false`);
  const frame = () => page.frames().find((each) => each !== page.mainFrame());
  await expect.poll(() => frame()?.url()).toMatch(/^(http|chrome-error)/);
  const holds = frame()?.url().startsWith(appUrl()) === true;
  await context.close();
  return holds;
};

test("R14 HOST-5 a page that a tenant does not list cannot embed its app; the tenant's own can", async () => {
  // A page of the operator without the app.
  const own = `${siteOf(stack())}/casino`;
  expect(await canHold(own, "touchline")).toBe(true);
  for (const tenant of ["touchline", "nordvik", "velora", "nobody"])
    expect(await canHold(hostileUrl, tenant)).toBe(false);
  // The same operator's page with another tenant.
  expect(await canHold(own, "nordvik")).toBe(false);
});

test("R14 the page of each tenant names its own hosts, and the policy has no unsafe source", async () => {
  for (const [tenant, { hosts = [] }] of Object.entries(loadTenants())) {
    const { headers } = await fetch(`${appUrl()}/?tenant=${tenant}`);
    const policy = headers.get("content-security-policy") ?? "";
    const ancestors = /frame-ancestors ([^;]+)/.exec(policy)?.[1]?.split(" ") ?? [];
    const demo = tenant === "touchline" ? [stack().hostUrl, siteOf(stack())] : [];
    expect(ancestors).toEqual(hosts.length + demo.length > 0 ? [...hosts, ...demo] : ["'none'"]);
    expect(policy).not.toContain("unsafe");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
});

test("R14 R15 the app's server sends the headers of each page, widget and script, as the app's image does", async () => {
  expect(await headerFindings(appUrl(), { touchline: [stack().hostUrl, siteOf(stack())] })).toEqual([]);
});

test("R13 a page that embeds the app without being its host, such as one of the app's own origin, is ignored", async () => {
  const context = await browser().newContext();
  const page = await context.newPage();
  await page.goto(`${appUrl()}/live`);
  await page.waitForSelector("[data-outcome]");
  await page.evaluate(
    (forged) => {
      for (const [index, [type, parts]] of forged.entries())
        window.postMessage({ mark: "touchline", id: index + 1, type, parts }, location.origin);
    },
    FORGED as unknown as [string, object][],
  );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(new URL(page.url()).pathname).toMatch(/^\/live/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
  await context.close();
});
