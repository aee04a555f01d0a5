import type { Locator, Page } from "playwright-core";
import { waitUntil } from "../scripts/stack/process.ts";
import { fetchList } from "./screen.ts";

/** A page on a busy machine may take its time. */
export const PATIENT = { timeout: 20_000 };

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/** Prices that can be bet on, of events in the list. */
const pricesOf = (page: Page, event: number): Locator =>
  page.locator(`main [data-event="${event}"] button[data-outcome]:not([disabled])`);

/** On the screen, as the page asks for them: in play, or not begun. A price in play may be gone before it is bet on. */
const eventsOn = async (page: Page): Promise<number[]> => {
  const { origin, pathname } = new URL(page.url());
  const isLive = pathname.startsWith("/live");
  await page.locator("main [data-event] button[data-outcome]").first().waitFor();
  const shown = await page.$$eval("main [data-event]", (rows) =>
    rows.map((row) => Number((row as HTMLElement).dataset.event)),
  );
  const { events } = await fetchList(origin);
  const fitting = new Set(events.filter(({ live }) => live === isLive).map(({ id }) => id));
  return shown.filter((id) => fitting.has(id));
};

/** Taps prices of different events that can be bet on, no faster than the limit for clicks lets pass. */
export const pick = async (page: Page, count: number): Promise<number[]> => {
  const picked: number[] = [];
  for (const event of await eventsOn(page)) {
    if (picked.length === count) break;
    const price = pricesOf(page, event).first();
    if ((await price.count()) === 0) continue;
    await waitUntil("the price is picked", async () => {
      if ((await price.getAttribute("aria-pressed")) !== "true") await price.click();
      return (await price.getAttribute("aria-pressed")) === "true";
    });
    picked.push(event);
  }
  if (picked.length < count) throw new Error(`only ${picked.length} of ${count} events can be bet on`);
  return picked;
};

/** The slip's panel: beside the offer on a wide page, in a sheet on a phone. */
export const slipOf = (page: Page): Locator =>
  isPhone(page) ? page.getByRole("dialog") : page.locator("aside, [role=complementary]").last();

export const openSlip = async (page: Page): Promise<Locator> => {
  if (isPhone(page))
    await page
      .getByRole("button", { name: /open the slip|bet slip/i })
      .first()
      .click();
  const slip = slipOf(page);
  await slip.getByRole("heading", { name: "Bet slip" }).waitFor();
  return slip;
};

export const chooseType = async (slip: Locator, name: string): Promise<void> => {
  await slip.getByRole("radio", { name }).click();
};

export const enterStake = async (slip: Locator, amount: string, label: string | RegExp = /stake/i): Promise<void> => {
  const field = slip.getByLabel(label).first();
  await field.fill(amount);
};
