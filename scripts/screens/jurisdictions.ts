import type { Browser } from "playwright-core";
import { DESKTOP, PHONE } from "../../testkit/browser.ts";
import { signIn } from "../../testkit/punters.ts";

interface Picture {
  readonly name: string;
  readonly tenant: string;
  readonly viewport: typeof PHONE | typeof DESKTOP;
  readonly theme: "dark" | "light";
}

/** A tenant of each pack. */
const TENANTS = { uk: "bethog", se: "vinn", de: "scattr", dk: "lbsports" } as const;

const PICTURES: readonly Picture[] = Object.entries(TENANTS).flatMap(([pack, tenant], index) => [
  { name: `jurisdiction-m-${pack}`, tenant, viewport: PHONE, theme: index % 2 === 0 ? "dark" : "light" },
  { name: `jurisdiction-d-${pack}`, tenant, viewport: DESKTOP, theme: index % 2 === 0 ? "light" : "dark" },
]);

/** High enough to see the strip and what is around it; on a phone the whole end of the page. */
const heightOf = ({ viewport }: Picture): number => (viewport === PHONE ? 560 : 420);

/** The signed-in page of a tenant of each pack; a phone is scrolled to the end. */
export const takeJurisdictions = async (browser: Browser, appUrl: string, folder: string): Promise<void> => {
  for (const picture of PICTURES) {
    const { name, tenant, viewport, theme } = picture;
    const context = await browser.newContext({ viewport: { ...viewport, height: heightOf(picture) } });
    const page = await context.newPage();
    await signIn(page, appUrl, { name: "Jonas Keller", path: "/homepage" });
    await page.goto(`${appUrl}/sports/d_all/s_1?tenant=${tenant}&locale=en&theme=${theme}`);
    await page.locator("[data-obligatory]").waitFor();
    await page.locator("[data-outcome]").first().waitFor();
    // Where a market asks for it, the sums of play are acknowledged first.
    const statement = page.getByRole("button", { name: "I have read this" });
    if (tenant === TENANTS.de) {
      await statement.click();
      await statement.waitFor({ state: "hidden" });
    }
    await page
      .getByRole("button", { name: /^Stop play/ })
      .or(page.locator("[data-mark]").first())
      .first()
      .waitFor();
    const end = (scroller: Element): void => {
      scroller.scrollTop = scroller.scrollHeight;
    };
    if (viewport === PHONE) await page.locator("[data-scroller]").evaluate(end);
    await page.waitForTimeout(500);
    // The notice asks again in each context; what is pictured is what stays.
    const decline = page.getByRole("button", { name: "Decline" });
    if (await decline.isVisible()) await decline.click();
    await page.screenshot({ path: `${folder}${name}.png` });
    await context.close();
  }
};
