import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { waitUntil } from "../stack/process.ts";
import { fetchList } from "./screen.ts";

/** Pages may be slow on a loaded machine. */
export const PATIENT = { timeout: 20_000 };

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/** The first open price of an event, addressed by its outcome, so that later changes of the order do not matter. */
const priceOf = async (page: Page, event: number, accepts: (price: number) => boolean): Promise<Locator | null> => {
  const open = page.locator(`main [data-event="${event}"] button[data-outcome][data-state="open"]`);
  const prices = await open.evaluateAll((buttons) =>
    buttons.map((button) => ({
      outcome: (button as HTMLElement).dataset.outcome,
      price: Number(/\d+(\.\d+)?$/.exec(button.textContent ?? "")?.[0]),
    })),
  );
  const outcome = prices.find(({ price }) => accepts(price))?.outcome;
  return outcome === undefined ? null : page.locator(`main button[data-outcome="${outcome}"]`).first();
};

/** Shown events, prematch ones first, then live ones by latest start, because the others may end before the bet is placed. */
const eventsOn = async (page: Page): Promise<number[]> => {
  await page.locator('main [data-event] button[data-outcome][data-state="open"]').first().waitFor();
  const shown = await page.$$eval("main [data-event]", (rows) =>
    rows.map((row) => Number((row as HTMLElement).dataset.event)),
  );
  const { events } = await fetchList(new URL(page.url()).origin);
  const begun = new Map(events.map(({ id, live, startsAt }) => [id, live ? startsAt : Number.MAX_SAFE_INTEGER]));
  return shown.filter((id) => begun.has(id)).toSorted((one, other) => (begun.get(other) ?? 0) - (begun.get(one) ?? 0));
};

const SOON = { timeout: 2_000 };

/** Taps a price until it is picked; false if a live price closes before. */
const isPickable = async (price: Locator): Promise<boolean> => {
  const isPicked = async (): Promise<boolean> => (await price.getAttribute("aria-pressed", SOON)) === "true";
  const tap = async (): Promise<boolean> => {
    if (!(await isPicked())) await price.click(SOON);
    return isPicked();
  };
  return waitUntil("the price is picked", tap, PATIENT).then(
    () => true,
    () => false,
  );
};

/** Picks prices of different events, no faster than the click limit allows. `accepts` is for decimal odds. */
export const pick = async (
  page: Page,
  count: number,
  accepts: (price: number) => boolean = () => true,
): Promise<number[]> => {
  const picked: number[] = [];
  for (const event of await eventsOn(page)) {
    if (picked.length === count) break;
    const price = await priceOf(page, event, accepts);
    if (price && (await isPickable(price))) picked.push(event);
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
      .getByRole("button", { name: /^(?!skip).*bet slip/i })
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

/** The button that places the bet. It may be missing for a moment while the slip is rendered again. */
const placeButton = (slip: Locator): Locator => slip.getByRole("button", { name: /^(Bet|Place|Accept and bet) / });

export const isPlaceable = (slip: Locator): Promise<boolean> =>
  placeButton(slip)
    .isEnabled()
    .catch(() => false);

export const place = async (slip: Locator): Promise<void> => {
  await expect.poll(() => isPlaceable(slip), PATIENT).toBe(true);
  await placeButton(slip).click();
};
