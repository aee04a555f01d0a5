import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE } from "../testkit/browser.ts";
import { isLong } from "./size.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

const open = async (
  path: string,
  viewport: { width: number; height: number },
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Page> => {
  const context = await browser().newContext({ viewport });
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(`${appUrl()}${path}`);
  await page.waitForSelector("[data-outcome]");
  return page;
};

const START = ':root{--published-theme:"light";--published-themes:"light dark";--published-languages:"no en"}';

test("THEME-1 I18N-1 a page begins in the published theme and language, and paints no other", async () => {
  const page = await open("/sports/d_all", PHONE, async (opened) => {
    await opened.route("**/api/brands/default/start.css", (route) =>
      route.fulfill({ contentType: "text/css", body: START }),
    );
    await opened.route(/\/api\/brands\/default\/document$/, async (route) => {
      const document = await (await route.fetch()).json();
      document.languages = ["no", "en"];
      document.settings.generalSettings.theme = { default: "light", options: ["light", "dark"] };
      await route.fulfill({ json: document });
    });
    await opened.addInitScript(() => {
      const painted: (string | undefined)[] = [];
      Object.assign(window, { painted });
      const { port1, port2 } = new MessageChannel();
      // After the frame: what its callbacks set is what it painted.
      port1.onmessage = () => painted.push(document.documentElement.dataset.theme);
      const look = (): void => {
        port2.postMessage(null);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
  const painted = await page.evaluate(() => (window as unknown as { painted: string[] }).painted);
  expect(new Set(painted)).toEqual(new Set(["light"]));
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
  await page.goto(`${appUrl()}/sports/d_all?locale=no`);
  await page.waitForSelector("[data-outcome]");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("nb");
  await page.context().close();
});

test("CONFIG-3 a page that stands alone asks for consent; nothing is measured before the answer, nor after a refusal", async () => {
  const asked: string[] = [];
  const page = await open("/sports/d_all?brand=showcase&locale=en", PHONE, (opened) =>
    opened.route("https://www.googletagmanager.com/**", (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    }),
  );
  const question = page.getByRole("region", { name: "Your privacy" });
  await question.getByRole("button", { name: "Allow" }).waitFor();
  expect(asked).toEqual([]);
  await question.getByRole("button", { name: "Decline" }).click();
  await question.waitFor({ state: "detached" });
  await page.reload();
  await page.waitForSelector("[data-outcome]");
  await page.goto(`${appUrl()}/preferences?brand=showcase&locale=en`);
  const measuring = page.getByRole("switch", { name: "Measure how this site is used, without your name" });
  await measuring.waitFor();
  expect([await question.count(), asked.length]).toEqual([0, 0]);
  await measuring.click();
  await expect.poll(() => asked).toEqual(["https://www.googletagmanager.com/gtag/js?id=demo-analytics-showcase"]);
  await page.context().close();
});

test.each(isLong ? [768, 1279] : [768])(
  "NAV-11 BET-1 at %i the side column is a sheet, with last tickets",
  async (width) => {
    const page = await open("/sports/d_all", { width, height: 900 });
    await page
      .getByRole("button", { name: /^(?!Skip).*slip/i })
      .last()
      .click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("heading", { name: "My bets" }).waitFor();
    await sheet.locator("[data-recommended]").waitFor();
    await page.context().close();
  },
);
