import { brandPaths } from "@touchline/protocol";
import { expect, test } from "vitest";
import type { HostPreview, Sportsbook, SportsbookOptions } from "../packages/host-sdk/src/sportsbook.ts";
import { bannerBlock, composite } from "../testkit/banner-page.ts";
import { DESKTOP } from "../testkit/browser.ts";
import { siteOf } from "../testkit/host-site.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser, stack } = sharedStack();

const DAY = 86_400_000;

declare global {
  interface Window {
    Touchline?: { readonly createSportsbook: (options: SportsbookOptions) => Sportsbook };
    held?: Sportsbook | undefined;
  }
}

/** An editor's tool: on an origin of the tenant it embeds the app by the SDK. */
const openTool = async () => {
  const page = await browser().newPage({ viewport: DESKTOP, bypassCSP: true });
  await page.goto(`${siteOf(stack())}/account/limits`);
  await page.addScriptTag({ url: `${appUrl()}/sdk/v1/touchline.iife.js` });
  await page.evaluate((origin) => {
    const container = document.createElement("div");
    container.style.blockSize = "90vh";
    document.body.replaceChildren(container);
    window.held = window.Touchline?.createSportsbook({
      container,
      appUrl: origin,
      tenant: "touchline",
      brand: "velora",
      locale: "en",
    });
  }, appUrl());
  const app = page.frameLocator("iframe");
  await app.locator("[data-outcome]").first().waitFor();
  const show = (preview: HostPreview): Promise<void> =>
    page.evaluate((parts) => window.held?.showPreview(parts), preview);
  return { page, app, show };
};

const draftWith = async (block: object): Promise<HostPreview["document"]> => {
  const document = await (await fetch(`${appUrl()}${brandPaths.document("velora")}`)).json();
  document.settings.homepage.blocks.unshift(block);
  return document;
};

test("AHEAD-3 shows a draft as of tomorrow and for its audience, and accepts no bets", async () => {
  const { page, app, show } = await openTool();
  const tomorrow = new Date(Date.now() + DAY).toISOString();
  const later = new Date(Date.now() + DAY / 2).toISOString();
  const forPunters = composite("punters", { from: later, audience: ["authenticated"] });
  const forVisitors = composite("visitors", { from: later, audience: ["anonymous"] });
  const document = await draftWith(bannerBlock([forPunters, forVisitors]));
  const titles = () => app.getByRole("heading", { name: /^Title of/ }).allTextContents();

  await show({ document, at: tomorrow, audience: "anonymous" });
  await expect.poll(titles).toEqual(["Title of visitors"]);
  await show({ document, at: tomorrow, audience: "authenticated" });
  await expect.poll(titles).toEqual(["Title of punters"]);
  await show({ document, at: null, audience: "authenticated" });
  await expect.poll(titles).toEqual([]);

  await app.locator('main [data-outcome][data-state="open"]').first().click();
  const place = app.getByRole("button", { name: "Preview: bets are off" });
  await place.waitFor();
  expect(await place.isDisabled()).toBe(true);
  await page.close();
});
