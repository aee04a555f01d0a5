import { loadBrand } from "@touchline/brands/shipped";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { BREAKPOINTS } from "../apps/sportsbook/src/ui/metrics.ts";
import { fetchList } from "../testkit/screen.ts";
import { listFindings } from "./list-geometry.ts";
import { isLong } from "./size.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

const { mobile, desktop } = loadBrand("showcase").settings.generalSettings.offerView;
const VIEWS = [...new Set([...mobile.options, ...desktop.options])];
const WIDTHS = isLong ? [320, 390, 1280, 1440, 1920] : [390, 1440];
const HEIGHT = 1400;

const isOffered = (view: (typeof VIEWS)[number], width: number): boolean =>
  (width < BREAKPOINTS.tablet ? mobile : desktop).options.includes(view);

/** In turn football and table tennis, which has sets; in the long run every sport. */
const sportsOf = async (position: number): Promise<readonly number[]> =>
  isLong ? (await fetchList(appUrl())).sports.map(({ id }) => id) : [position % 2 === 0 ? 1 : 10];

/** Findings after the next layout: the shape of the list follows the width of the window. */
const findingsAt = async (page: Page, width: number): Promise<string[]> => {
  await page.setViewportSize({ width, height: HEIGHT });
  const shown = page.waitForSelector("article[data-event] [data-outcome]").catch(() => null);
  if (!(await shown)) return ["no event with a price"];
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return listFindings(page);
};

test("OFFER-1 in all ten views each head is above its column, nothing is clipped or overlaps, and desktops show whole names", async () => {
  expect(VIEWS).toHaveLength(10);
  const page = await browser().newPage({ viewport: { width: 1440, height: HEIGHT } });
  await page.goto(`${appUrl()}/sports?brand=showcase`);
  const findings: string[] = [];
  for (const [position, view] of VIEWS.entries()) {
    const chosen = JSON.stringify({ mobileOfferView: view, desktopOfferView: view });
    await page.evaluate((text) => localStorage.setItem("touchline.preferences.showcase", text), chosen);
    for (const sport of await sportsOf(position)) {
      await page.goto(`${appUrl()}/sports/d_all/s_${sport}?brand=showcase&locale=en`);
      for (const width of WIDTHS.filter((each) => isOffered(view, each))) {
        const found = await findingsAt(page, width);
        findings.push(...found.map((finding) => `${view} at ${width}, sport ${sport}: ${finding}`));
      }
    }
  }
  await page.close();
  expect(findings).toEqual([]);
}, 900_000);
