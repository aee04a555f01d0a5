import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, FrameLocator, Page } from "playwright-core";
import type { Stack } from "../../stack/whole.ts";
import { DESKTOP, PHONE } from "../../testkit/browser.ts";
import { chooseAccount, siteOf } from "../../testkit/host-site.ts";

interface HostScreen {
  readonly name: string;
  readonly path: string;
  readonly viewport: typeof PHONE | typeof DESKTOP;
  readonly scheme: "dark" | "light";
  /** Signs in on the site first. */
  readonly isSignedIn?: true;
  /** Indexes of the prices to pick, counted from the top. */
  readonly picks?: readonly number[];
  /** Advances the clock until the reality check. */
  readonly playsOn?: true;
}

const SCREENS: readonly HostScreen[] = [
  {
    name: "d-host",
    path: "/sports/d_all/s_1?console",
    viewport: DESKTOP,
    scheme: "dark",
    isSignedIn: true,
    picks: [0, 12],
  },
  { name: "m-host", path: "/sports/live", viewport: PHONE, scheme: "dark", isSignedIn: true, picks: [0] },
  { name: "d-host-compare", path: "/compare", viewport: DESKTOP, scheme: "dark" },
  { name: "d-host-casino", path: "/casino", viewport: DESKTOP, scheme: "light" },
  { name: "d-host-limits", path: "/account/limits", viewport: DESKTOP, scheme: "light", isSignedIn: true },
  { name: "m-host-time-out", path: "/account/time-out", viewport: PHONE, scheme: "dark", isSignedIn: true },
  {
    name: "m-reality-check",
    path: "/sports/live",
    viewport: PHONE,
    scheme: "dark",
    isSignedIn: true,
    playsOn: true,
  },
];

const SETTLE_MS = 2_500;
const TEN_MINUTES = 600_000;

/** Advances an hour in steps, because a long absence does not count as play. */
const passAnHour = async (page: Page): Promise<void> => {
  for (let step = 0; step < 6; step += 1) {
    await page.clock.fastForward(TEN_MINUTES);
    await sleep(SETTLE_MS / 5);
  }
  await page.frameLocator("iframe").getByRole("alertdialog").waitFor();
};

const signIn = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Sign in" }).first().click();
  await chooseAccount(page, "Jonas Keller");
};

const pickPrices = async (app: FrameLocator, picks: readonly number[]): Promise<void> => {
  const prices = app.locator('main button[data-outcome][data-state="open"]');
  await prices.first().waitFor();
  for (const index of picks) await prices.nth(index).click();
};

const takePicture = async (browser: Browser, site: string, folder: string, screen: HostScreen): Promise<void> => {
  const { viewport, scheme } = screen;
  const context = await browser.newContext({ viewport, colorScheme: scheme, deviceScaleFactor: 1.5 });
  const page = await context.newPage();
  if (screen.playsOn) await page.clock.install();
  await page.goto(`${site}${screen.path}`);
  await sleep(SETTLE_MS);
  if (screen.isSignedIn) await signIn(page);
  await sleep(SETTLE_MS);
  if (screen.picks) await pickPrices(page.frameLocator("iframe"), screen.picks);
  if (screen.playsOn) await passAnHour(page);
  await sleep(SETTLE_MS);
  await page.screenshot({ path: `${folder}${screen.name}.png` });
  await context.close();
};

/** The sportsbook in the demo operator's site, and the site's safer-gambling pages. */
export const takeHost = async (browser: Browser, stack: Stack, folder: string): Promise<void> => {
  for (const screen of SCREENS) await takePicture(browser, siteOf(stack), folder, screen);
};
