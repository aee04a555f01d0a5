import type { Locator, Page } from "playwright-core";
import { PATIENT } from "./slip-page.ts";

/** Opens the ticket of a bet and waits for it. */
export const openTicket = async (page: Page, appUrl: string, betId: string): Promise<Locator> => {
  await page.goto(`${appUrl}/bet-details?betId=${betId}`);
  const ticket = page.locator("main article");
  await ticket.waitFor(PATIENT);
  return ticket;
};

/** Taps cash-out and confirms, again whenever the value has changed in between, until it is paid. */
export const cashOut = async (within: Locator, done: () => Promise<boolean>): Promise<void> => {
  const button = within.getByRole("button", { name: /^(Cash out|Confirm|Offer now) / }).first();
  for (let taps = 0; taps < 40; taps += 1) {
    if (await done()) return;
    await button.click({ timeout: 2_000 }).catch(() => {});
  }
  throw new Error("the cash-out was never paid");
};
