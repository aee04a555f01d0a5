import { readFileSync } from "node:fs";
import { type Brand, loadBrands } from "@touchline/brands/shipped";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "./browser.ts";
import { startStackAndBrowser } from "./stack-and-browser.ts";

const { appUrl, browser } = startStackAndBrowser();

const readTexts = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../apps/sportsbook/src/i18n/catalogues/${locale}.json`, import.meta.url), "utf8"));

/** What the strip of every page is called in a language. */
const stripName = (locale: string): string | undefined =>
  readTexts(locale)["saferGambling.title"] ?? readTexts(locale.split("-")[0] ?? "en")["saferGambling.title"];

interface Look {
  readonly theme: string;
  readonly locale: string;
}

/** Every theme and every language, but not each with each: a theme has colours, a language words, and neither knows of the other. */
const looksOf = ({ languages, settings }: Brand): Look[] => {
  const themes = settings.generalSettings.theme.options;
  return Array.from({ length: Math.max(themes.length, languages.length) }, (_, index) => ({
    theme: themes[index % themes.length] as string,
    locale: languages[index % languages.length] as string,
  }));
};

/** Parts of the frame that stick out of the window: a word too long for its place. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.$$eval("header, nav, header *, nav *", (elements) =>
    elements
      .filter((element) => !element.closest("[data-scrolls], main"))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** What is wrong with a brand in one theme and language; nothing, if it stands. */
const inspect = async (page: Page, brand: Brand, { theme, locale }: Look): Promise<string[]> => {
  const asked = locale === "nb" ? "no" : locale;
  await page.goto(`${appUrl()}/?brand=${brand.slug}&theme=${theme}&locale=${asked}`);
  await page.waitForSelector("[data-outcome]");
  const seen = await page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    // The page's own name stands before it.
    title: document.title.split(" · ").at(-1),
    accent: getComputedStyle(document.documentElement).getPropertyValue("--accent"),
    strip: document.querySelector("aside")?.ariaLabel,
  }));
  const wanted = {
    theme,
    lang: locale,
    dir: locale === "ar" ? "rtl" : "ltr",
    title: brand.name,
    accent: brand.accents[theme as keyof Brand["accents"]]?.accent,
    strip: stripName(locale),
  };
  const wrong = Object.entries(wanted).flatMap(([name, value]) => {
    const shown = seen[name as keyof typeof seen];
    return shown === value ? [] : [`${name} is ${shown}, not ${value}`];
  });
  return [...wrong, ...(await sticksOut(page))].map((text) => `${theme} ${locale}: ${text}`);
};

type Viewport = typeof PHONE | typeof DESKTOP;

const inspectAll = async (brand: Brand, viewport: Viewport): Promise<string[]> => {
  const page = await browser().newPage({ viewport });
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  for (const look of looksOf(brand)) complaints.push(...(await inspect(page, brand, look)));
  await page.close();
  return complaints.map((text) => `${viewport.width} ${text}`);
};

test.each(loadBrands().map((brand) => [brand.slug, brand] as const))(
  "CONFIG-2 THEME-1 I18N-1 PEER-15 %s stands on phone and desktop in each of its themes and languages, without a complaint",
  async (_slug, brand) => {
    const complaints = await Promise.all([inspectAll(brand, PHONE), inspectAll(brand, DESKTOP)]);
    expect(complaints.flat()).toEqual([]);
  },
);
