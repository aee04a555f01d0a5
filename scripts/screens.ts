/** `pnpm screens`: takes pictures of the screens of the real platform, for the documentation. */
import { mkdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { Browser, Page } from "playwright-core";
import { startStack } from "../stack/whole.ts";
import { DESKTOP, launchBrowser, PHONE } from "../testkit/browser.ts";
import { signIn } from "../testkit/punters.ts";
import { chooseType, enterStake, openSlip, pick } from "../testkit/slip-page.ts";
import { takeCms } from "./screens/cms.ts";
import { takeHost } from "./screens/host.ts";
import { takeJurisdictions } from "./screens/jurisdictions.ts";
import { takeTickets } from "./screens/tickets.ts";

const folder = fileURLToPath(new URL("../docs/screens/", import.meta.url));

type Theme = "dark" | "light" | "obsidian_blue";

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly theme: Theme;
  readonly locale?: string;
  readonly brand?: string;
  /** Opens the first event of the list. */
  readonly opensEvent?: true;
  /** Opens this tab of the event. */
  readonly opensTab?: string;
  /** Presses the button with this name. */
  readonly presses?: string;
  /** Searches for this text. */
  readonly types?: string;
  readonly preferences?: Readonly<Record<string, string>>;
  /** Indexes of the prices to pick, counted from the top. */
  readonly picks?: readonly number[];
  /** Signs in first, opens the slip and fills it. */
  readonly slip?: SlipPicture;
}

interface SlipPicture {
  readonly events: number;
  readonly type: "Single" | "Combo" | "System";
  /** The size of a system to choose. */
  readonly size?: RegExp;
  readonly stake: string;
  /** Places the bet, and shows the result. */
  readonly isPlaced?: true;
}

const WIDE = { width: 1920, height: 1080 } as const;

/** A brand that allows the view, with the view chosen. */
const inView = (view: string, oddsFormat = "decimal", brand = "showcase") => ({
  brand,
  preferences: { mobileOfferView: view, desktopOfferView: view, oddsFormat },
});

const SCREENS: readonly Screen[] = [
  { name: "m-sports", path: "/sports/d_today/s_1", viewport: PHONE, theme: "dark", picks: [0] },
  { name: "m-sports-light", path: "/sports/d_today/s_1", viewport: PHONE, theme: "light", picks: [0] },
  { name: "m-live", path: "/live/d_all", viewport: PHONE, theme: "dark", picks: [0, 7] },
  { name: "m-live-obsidian", path: "/live/d_all", viewport: PHONE, theme: "obsidian_blue", picks: [0, 7] },
  { name: "m-home", path: "/homepage", viewport: PHONE, theme: "dark" },
  { name: "d-sports", path: "/sports/d_today/s_1", viewport: DESKTOP, theme: "dark", picks: [0, 24] },
  { name: "d-sports-light", path: "/sports/d_today/s_1", viewport: DESKTOP, theme: "light", picks: [0, 24] },
  { name: "d-live", path: "/live/d_all", viewport: DESKTOP, theme: "dark", picks: [1] },
  { name: "d-live-obsidian", path: "/live/d_all", viewport: DESKTOP, theme: "obsidian_blue", picks: [1] },
  { name: "t-sports", path: "/sports/d_today/s_1", viewport: { width: 768, height: 1024 }, theme: "dark", picks: [0] },
  { name: "m-preferences", path: "/preferences", viewport: PHONE, theme: "dark" },
  { name: "d-preferences", path: "/preferences", viewport: DESKTOP, theme: "dark" },
  { name: "d-preferences-light", path: "/preferences", viewport: DESKTOP, theme: "light" },
  { name: "m-event", path: "/live/d_all/s_1", viewport: PHONE, theme: "dark", opensEvent: true },
  { name: "d-event", path: "/live/d_all/s_1", viewport: DESKTOP, theme: "dark", opensEvent: true },
  { name: "d-home", path: "/homepage", viewport: DESKTOP, theme: "dark" },
  { name: "m-outrights", path: "/sports/v_outrights", viewport: PHONE, theme: "dark" },
  { name: "d-outrights", path: "/sports/v_outrights", viewport: DESKTOP, theme: "light" },
  {
    name: "d-euro-wide",
    path: "/sports/d_today/s_1",
    viewport: DESKTOP,
    theme: "dark",
    preferences: { desktopOfferView: "euro_wide" },
  },
  {
    name: "d-euro-single-market",
    path: "/sports/d_today/s_1",
    viewport: DESKTOP,
    theme: "dark",
    preferences: { desktopOfferView: "euro_single_market" },
  },
  {
    name: "d-euro-multi-market",
    path: "/live/d_all",
    viewport: DESKTOP,
    theme: "dark",
    preferences: { desktopOfferView: "euro_multi_market_horizontal" },
  },
  {
    name: "d-sports-1920",
    path: "/sports/d_today/s_1",
    viewport: WIDE,
    theme: "dark",
    preferences: { offerGridDesktopLayout: "two_columns" },
    picks: [0],
  },
  { name: "m-euro-wide", path: "/sports/d_today/s_1", viewport: PHONE, theme: "dark", ...inView("euro_wide") },
  { name: "m-leagues", path: "/sports/d_today/s_1", viewport: PHONE, theme: "dark", presses: "Sports and leagues" },
  { name: "m-search", path: "/sports/v_search", viewport: PHONE, theme: "dark", types: "ver" },
  {
    name: "d-bet-builder",
    path: "/sports/d_today/s_1",
    viewport: DESKTOP,
    theme: "dark",
    opensEvent: true,
    opensTab: "Bet builder",
  },
  ...(["asia_standard", "asia_wide", "asia_single_market"] as const).map((view) => ({
    name: `d-${view.replaceAll("_", "-")}`,
    path: "/sports/d_today/s_1",
    viewport: view === "asia_wide" ? WIDE : DESKTOP,
    theme: "obsidian_blue" as const,
    picks: [0],
    ...inView(view, "malaysian"),
  })),
  ...(["asia_standard", "asia_single_market", "asia_multi_market_vertical"] as const).map((view) => ({
    name: `m-${view.replaceAll("_", "-")}`,
    path: "/sports/d_today/s_1",
    viewport: PHONE,
    theme: "dark" as const,
    picks: [0],
    ...inView(view, "malaysian"),
  })),
  {
    name: "d-indonesia-standard",
    path: "/sports/d_today",
    viewport: DESKTOP,
    theme: "light",
    picks: [2],
    ...inView("indonesia_standard", "indonesian", "rimba"),
  },
  ...(["indonesia_standard", "indonesia_multi_market_vertical_accent"] as const).map((view) => ({
    name: `m-${view.replaceAll("_", "-")}`,
    path: "/live/d_all",
    viewport: PHONE,
    theme: "dark" as const,
    picks: [2],
    ...inView(view, "indonesian"),
  })),
  {
    name: "m-slip-combo",
    path: "/sports/d_today/s_1",
    viewport: PHONE,
    theme: "dark",
    slip: { events: 3, type: "Combo", stake: "10" },
  },
  {
    name: "m-slip-system",
    path: "/sports/d_today/s_1",
    viewport: PHONE,
    theme: "dark",
    slip: { events: 4, type: "System", size: /Trebles|3\/4/, stake: "8" },
  },
  {
    name: "d-slip-combo",
    path: "/sports/d_today/s_1",
    viewport: DESKTOP,
    theme: "light",
    slip: { events: 3, type: "Combo", stake: "10" },
  },
  {
    name: "m-slip-receipt",
    path: "/sports/d_today/s_1",
    viewport: PHONE,
    theme: "light",
    slip: { events: 2, type: "Combo", stake: "5", isPlaced: true },
  },
  {
    name: "d-slip-receipt",
    path: "/sports/d_today/s_1",
    viewport: DESKTOP,
    theme: "dark",
    slip: { events: 2, type: "Combo", stake: "5", isPlaced: true },
  },
  { name: "m-live-arabic", path: "/live/d_all", viewport: PHONE, theme: "dark", locale: "ar", picks: [0] },
  { name: "d-live-arabic", path: "/live/d_all", viewport: DESKTOP, theme: "light", locale: "ar", picks: [0] },
];

interface Look {
  readonly brand: string;
  readonly theme: Theme;
  readonly locale: string;
}

/** The same page in four brands, side by side. */
const BRANDS: readonly Look[] = [
  { brand: "default", theme: "dark", locale: "en" },
  { brand: "vinn", theme: "light", locale: "no" },
  { brand: "velora", theme: "obsidian_blue", locale: "es" },
  { brand: "wahat", theme: "light", locale: "ar" },
];

/** Long enough for some prices to change, so that the picture shows that. */
const WATCH_MS = 4_000;

const fillSlip = async (page: Page, { events, type, size, stake, isPlaced }: SlipPicture): Promise<void> => {
  await pick(page, events);
  const slip = await openSlip(page);
  await chooseType(slip, type);
  if (size)
    await slip
      .getByRole("checkbox", { name: size })
      .or(slip.getByRole("button", { name: size }))
      .first()
      .click();
  await enterStake(slip, stake);
  if (isPlaced) {
    await slip.getByRole("button", { name: /^(Bet|Accept and bet) / }).click();
    await slip.getByRole("heading", { name: /placed$/ }).waitFor();
  }
};

/** Deletes slips stored by the previous picture. */
const forgetSlips = async (ownerUrl: string): Promise<void> => {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  await client.query("delete from punter_betslips");
  await client.end();
};

const takePicture = async (browser: Browser, appUrl: string, screen: Screen): Promise<void> => {
  const context = await browser.newContext({
    viewport: screen.viewport,
    deviceScaleFactor: 1.5,
    hasTouch: screen.viewport.width < 1280,
  });
  const page = await context.newPage();
  const { brand = "default", locale = "en", theme } = screen;
  await page.addInitScript(
    ([key, stored]) => localStorage.setItem(key as string, stored as string),
    [`touchline.preferences.${brand}`, JSON.stringify(screen.preferences ?? {})],
  );
  const path = `${screen.path}?brand=${brand}&theme=${theme}&locale=${locale}`;
  if (screen.slip) await signIn(page, appUrl, { name: "Jonas Keller", path });
  else await page.goto(`${appUrl}${path}`);
  if (screen.types) await page.getByRole("searchbox").pressSequentially(screen.types);
  await page.waitForSelector(
    screen.path === "/preferences" ? "[role=radiogroup]" : '[data-outcome][data-state="open"]',
  );
  if (screen.opensEvent) {
    await page.$eval("[data-event] a", (link) => (link as HTMLElement).click());
    await page.waitForSelector("[role=tablist]");
  }
  if (screen.presses) await page.getByRole("button", { name: screen.presses }).first().click();
  if (screen.opensTab) await page.getByRole("tab", { name: screen.opensTab }).click();
  const plates = await page.$$('[data-outcome][data-state="open"]');
  for (const pick of screen.picks ?? []) await plates[pick]?.click();
  if (screen.slip) await fillSlip(page, screen.slip);
  await sleep(WATCH_MS);
  await page.screenshot({ path: `${folder}${screen.name}.png` });
  await context.close();
};

const takeBrands = async (browser: Browser, appUrl: string): Promise<void> => {
  const width = BRANDS.length * PHONE.width + (BRANDS.length + 1) * 16;
  const page = await browser.newPage({ viewport: { width, height: PHONE.height + 32 } });
  const frames = BRANDS.map(
    ({ brand, theme, locale }) =>
      `<iframe src="${appUrl}/live/d_all?brand=${brand}&theme=${theme}&locale=${locale}" width="${PHONE.width}" height="${PHONE.height}"></iframe>`,
  );
  await page.setContent(`<style>body{margin:16px;display:flex;gap:16px;background:#888}
    iframe{border:0;border-radius:24px;flex:none}</style>${frames.join("")}`);
  for (const frame of page.frames().slice(1)) await frame.waitForSelector('[data-outcome][data-state="open"]');
  await sleep(WATCH_MS);
  await page.screenshot({ path: `${folder}brands.png` });
  await page.close();
};

const stack = await startStack({ cms: ["default", "paloma"] });
try {
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  const asked = process.argv.slice(2);
  for (const screen of SCREENS)
    if (asked.length === 0 || asked.includes(screen.name)) {
      await forgetSlips(stack.databaseUrl("postgres"));
      await takePicture(browser, stack.appUrls[0] ?? "", screen);
    }
  if (asked.length === 0 || asked.includes("tickets")) await takeTickets(browser, stack, folder);
  if (asked.length === 0 || asked.includes("host")) await takeHost(browser, stack, folder);
  if (asked.length === 0 || asked.includes("cms")) await takeCms(browser, stack, folder);
  if (asked.length === 0 || asked.includes("jurisdictions"))
    await takeJurisdictions(browser, stack.appUrls[0] ?? "", folder);
  if (asked.length === 0 || asked.includes("brands")) await takeBrands(browser, stack.appUrls[0] ?? "");
  await browser.close();
} finally {
  await stack.stop();
}
