import type { Browser } from "playwright-core";
import { expect } from "vitest";
import { DESKTOP } from "../../testkit/browser.ts";
import { chooseAccount, openSite, pickUpcoming } from "../../testkit/host-site.ts";
import { enterStake, place } from "../../testkit/slip-page.ts";

export interface Bettor {
  /** Picks a match that has not started, and taps the button that places the bet. */
  readonly sendBet: () => Promise<void>;
  /** The ids of all bets that the page was told are placed. */
  readonly untilPlaced: (count: number) => Promise<readonly string[]>;
  readonly dismissReceipt: () => Promise<void>;
}

/** A person at the demo operator's site, signed in. */
export const signIn = async (
  browser: Browser,
  { hostUrl, appUrl }: { readonly hostUrl: string; readonly appUrl: string },
): Promise<Bettor> => {
  const site = await openSite(browser, DESKTOP, `${hostUrl}/sports/sports/d_all/s_1`);
  await site.page.getByRole("button", { name: "Sign in" }).first().click();
  await chooseAccount(site.page, "Jonas Keller");
  const slip = site.app.locator("aside, [role=complementary]").last();
  const placed = async (): Promise<readonly string[]> =>
    (await site.heard("bet.placed")).map(({ parts }) => String(parts.betId));
  return {
    sendBet: async () => {
      await pickUpcoming(site, appUrl);
      await enterStake(slip, "2");
      await place(slip);
    },
    untilPlaced: async (count) => {
      await expect.poll(async () => (await placed()).length, { timeout: 60_000 }).toBe(count);
      return placed();
    },
    dismissReceipt: () => slip.getByRole("button", { name: "Done" }).click(),
  };
};
