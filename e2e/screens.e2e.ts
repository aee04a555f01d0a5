import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE } from "../testkit/browser.ts";
import { failUntilClick } from "../testkit/screen.ts";
import { axeFindings } from "./axe.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

test("BOOT-9 a list that loads has a skeleton with rows of the height of its events, and one that failed says so", async () => {
  const page = await browser().newPage({ viewport: PHONE });
  const { promise, resolve } = Promise.withResolvers<void>();
  await failUntilClick(page, "**/api/offer/list*");
  await page.route("**/api/offer/list*", async (route) => {
    await promise;
    await route.fallback();
  });
  await page.goto(`${appUrl()}/sports/d_all/s_1`);
  const waiting = page.getByRole("status", { name: "Loading the offer" });
  await waiting.waitFor();
  const heightOf = (row: Locator) => row.evaluate((element) => element.getBoundingClientRect().height);
  const drawn = await heightOf(waiting.locator("> div > div").nth(1));
  expect(await axeFindings(page)).toEqual([]);

  resolve();
  await page.getByRole("heading", { name: "The offer did not load" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole("button", { name: "Try now" }).click();
  const row = page.locator("main [data-event]").first();
  await row.waitFor();
  expect(drawn).toBe(await heightOf(row));
  await page.close();
});
