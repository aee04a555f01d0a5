import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import type { Stack } from "../../stack/whole.ts";
import { DESKTOP, PHONE } from "../../testkit/browser.ts";
import { signIn } from "../../testkit/punters.ts";
import { placeTicketBets } from "./ticket-bets.ts";

interface TicketScreen {
  readonly name: string;
  readonly viewport: typeof PHONE | typeof DESKTOP;
  readonly theme: "dark" | "light";
  /** Index of the ticket in the list, from the newest; without it, the list itself. */
  readonly ticket?: number;
  /** Presses the button with this name. */
  readonly presses?: string | RegExp;
  /** Presses this in what has opened. */
  readonly chooses?: string;
}

const SCREENS: readonly TicketScreen[] = [
  { name: "m-last-tickets", viewport: PHONE, theme: "dark" },
  { name: "m-ticket", viewport: PHONE, theme: "dark", ticket: 0 },
  { name: "d-ticket", viewport: DESKTOP, theme: "dark", ticket: 2 },
  { name: "d-ticket-light", viewport: DESKTOP, theme: "light", ticket: 0 },
  { name: "m-cashout-partial", viewport: PHONE, theme: "dark", ticket: 1, presses: "Cash out a part", chooses: "50%" },
  { name: "m-auto-cashout", viewport: PHONE, theme: "light", ticket: 1, presses: /^Set up auto cash-out/ },
  { name: "m-cashout-rules", viewport: PHONE, theme: "dark", ticket: 1, presses: /^Rules/ },
  { name: "m-ticket-timeline", viewport: PHONE, theme: "dark", ticket: 1, presses: /Acceptance record/ },
];

/** Time until live bets are accepted and their value history has several points. */
const WATCH_MS = 60_000;
const SETTLE_MS = 2_500;

const takePicture = async (page: Page, appUrl: string, folder: string, screen: TicketScreen): Promise<void> => {
  await page.goto(`${appUrl}/last-tickets?theme=${screen.theme}`);
  const links = page.locator("main li a");
  await links.first().waitFor();
  if (screen.ticket !== undefined) {
    const href = await links.nth(screen.ticket).getAttribute("href");
    await page.goto(`${appUrl}${href}&theme=${screen.theme}`);
    await page.locator("main article").waitFor();
  }
  await sleep(SETTLE_MS);
  if (screen.presses) await page.getByRole("button", { name: screen.presses }).first().click();
  if (screen.chooses) await page.getByRole("dialog").getByRole("button", { name: screen.chooses }).click();
  await sleep(SETTLE_MS);
  await page.screenshot({ path: `${folder}${screen.name}.png` });
};

/** Tickets of a punter who has placed bets a minute ago. */
export const takeTickets = async (browser: Browser, stack: Stack, folder: string): Promise<void> => {
  const appUrl = stack.appUrls[0] ?? "";
  const open = async (viewport: TicketScreen["viewport"]): Promise<Page> => {
    const context = await browser.newContext({ viewport, deviceScaleFactor: 1.5, hasTouch: viewport.width < 600 });
    const page = await context.newPage();
    await signIn(page, appUrl, { name: "Jonas Keller", path: "/sports/d_all/s_1" });
    return page;
  };
  const pages = new Map<TicketScreen["viewport"], Page>([
    [PHONE, await open(PHONE)],
    [DESKTOP, await open(DESKTOP)],
  ]);
  await placeTicketBets(stack.natsUrl, stack.apiUrl, "jonas-keller");
  await sleep(WATCH_MS);
  for (const screen of SCREENS) await takePicture(pages.get(screen.viewport) as Page, appUrl, folder, screen);
  for (const page of pages.values()) await page.context().close();
};
