import type { Locator, Page } from "playwright-core";

/** The bet slip where it is on the screen: beside the offer, or in a sheet over it. */
export const slipShown = async (page: Page): Promise<Locator | null> => {
  const heading = page.getByRole("heading", { name: "Bet slip", exact: true });
  for (const slip of [page.getByRole("dialog"), page.locator("[data-slip-column]")]) {
    const holder = slip.filter({ has: heading }).filter({ visible: true });
    if ((await holder.count()) > 0) return holder.first();
  }
  return null;
};
