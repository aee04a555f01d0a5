import type { Browser, BrowserContext, FrameLocator, Page } from "playwright-core";
import { waitUntil } from "../stack/process.ts";
import type { Stack } from "../stack/whole.ts";
import type { DESKTOP, PHONE } from "./browser.ts";
import { fetchList } from "./screen.ts";

type Viewport = typeof PHONE | typeof DESKTOP;

/** With another host name than the app's, so that it is another site to the browser, as an operator's is. */
export const siteOf = ({ hostUrl }: Pick<Stack, "hostUrl">): string => hostUrl.replace("127.0.0.1", "localhost");

export interface HeardMessage {
  readonly type: string;
  readonly parts: Readonly<Record<string, unknown>>;
}

/** The demo operator's site with the sportsbook embedded. */
export interface HostSite {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly app: FrameLocator;
  /** Messages from the app to the site, in order. */
  readonly heard: (type: string) => Promise<HeardMessage[]>;
  readonly isSignedIn: () => Promise<boolean>;
}

declare global {
  interface Window {
    touchlineHeard?: HeardMessage[];
  }
}

export const openSite = async (browser: Browser, viewport: Viewport, address: string): Promise<HostSite> => {
  const context = await browser.newContext({ viewport, hasTouch: viewport.width < 600 });
  const page = await context.newPage();
  await page.addInitScript(() => {
    if (window !== window.top) return;
    const heard: HeardMessage[] = [];
    window.touchlineHeard = heard;
    window.addEventListener("message", ({ data }) => data?.mark === "touchline" && heard.push(data));
  });
  await page.goto(address);
  const app = page.frameLocator("iframe");
  await app.locator("#root > *").first().waitFor({ timeout: 20_000 });
  const heard = (type: string): Promise<HeardMessage[]> =>
    page.evaluate((name) => (window.touchlineHeard ?? []).filter((message) => message.type === name), type);
  return {
    page,
    context,
    app,
    heard,
    // The session bar is in the header or below it, depending on the width.
    isSignedIn: async () =>
      (await app
        .getByText(/^Session/)
        .filter({ visible: true })
        .count()) > 0,
  };
};

/** Chooses an account in the site's dialog. */
export const chooseAccount = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("dialog").getByRole("button", { name }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
};

/** Picks a price of a match that has not started, because its price stays open long enough to be bet on. */
export const pickUpcoming = async ({ app, heard }: HostSite, apiUrl: string): Promise<void> => {
  await app.locator("main [data-event]").first().waitFor();
  const { events } = await fetchList(apiUrl);
  const waiting = new Set(events.filter(({ live }) => !live).map(({ id }) => String(id)));
  const shown = await app
    .locator("main [data-event]")
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.event));
  const event = shown.find((id) => waiting.has(id ?? ""));
  await app.locator(`main [data-event="${event}"] button[data-outcome][data-state="open"]`).first().click();
  await waitUntil("the slip has one", async () => (await heard("slip.count")).at(-1)?.parts.count === 1);
};
