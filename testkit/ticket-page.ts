import type { Locator, Page } from "playwright-core";
import { PATIENT } from "./slip-page.ts";

/** The ticket of a bet, once it is there. */
export const openTicket = async (page: Page, appUrl: string, betId: string): Promise<Locator> => {
  await page.goto(`${appUrl}/bet-details?betId=${betId}`);
  const ticket = page.locator("main article");
  await ticket.waitFor(PATIENT);
  return ticket;
};

/** Taps the cash-out and confirms it, again wherever the offer has moved in between, until it is paid. */
export const cashOut = async (within: Locator, done: () => Promise<boolean>): Promise<void> => {
  const button = within.getByRole("button", { name: /^(Cash out|Confirm|Offer now) / }).first();
  for (let taps = 0; taps < 40; taps += 1) {
    if (await done()) return;
    await button.click({ timeout: 2_000 }).catch(() => {});
  }
  throw new Error("the cash-out was never paid");
};
