import { readFileSync } from "node:fs";
import { type Brand, loadBrands } from "@touchline/brands/shipped";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "../testkit/browser.ts";
import { isLong } from "./size.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

const readTexts = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../apps/sportsbook/src/i18n/catalogues/${locale}.json`, import.meta.url), "utf8"));

/** Name of the session bar in a language. */
const stripName = (locale: string): string | undefined =>
  readTexts(locale)["saferGambling.title"] ?? readTexts(locale.split("-")[0] ?? "en")["saferGambling.title"];

interface Look {
  readonly theme: string;
  readonly locale: string;
}

/** Every theme and every language, but not every combination, because themes and languages are independent. */
const looksOf = ({ languages, settings }: Brand): Look[] => {
  const themes = settings.generalSettings.theme.options;
  return Array.from({ length: Math.max(themes.length, languages.length) }, (_, index) => ({
    theme: themes[index % themes.length] as string,
    locale: languages[index % languages.length] as string,
  }));
};

/** Elements of header and navigation that overflow the window, for example because of a long word. */
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

/** Problems of a brand in one theme and language; empty if there are none. */
const inspect = async (page: Page, brand: Brand, { theme, locale }: Look): Promise<string[]> => {
  const asked = locale === "nb" ? "no" : locale;
  await page.goto(`${appUrl()}/?brand=${brand.slug}&theme=${theme}&locale=${asked}`);
  await page.waitForSelector("[data-outcome]");
  const seen = await page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    // The title begins with the page's name.
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
  return [...wrong, ...(await sticksOut(page))];
};

interface Visit {
  readonly brand: Brand;
  readonly slug: string;
  readonly viewport: typeof PHONE | typeof DESKTOP;
  readonly look: Look;
}

const EVERY_VISIT: readonly Visit[] = loadBrands().flatMap((brand) =>
  [PHONE, DESKTOP].flatMap((viewport) => looksOf(brand).map((look) => ({ brand, slug: brand.slug, viewport, look }))),
);

/** Widths, themes and languages covered by a set of visits. */
const seenIn = (visits: readonly Visit[]): Set<string> =>
  new Set(visits.flatMap(({ viewport, look }) => [String(viewport.width), look.theme, look.locale]));

/** Every brand once, each in the look that covers most of what was not covered before; then what still is not. */
const sampleVisits = (): readonly Visit[] => {
  const sample: Visit[] = [];
  const sizeWith = (...visits: readonly Visit[]): number => seenIn([...sample, ...visits]).size;
  for (const slug of new Set(EVERY_VISIT.map((visit) => visit.slug))) {
    const visits = EVERY_VISIT.filter((visit) => visit.slug === slug);
    const most = Math.max(...visits.map((visit) => sizeWith(visit)));
    const fresh = visits.filter((visit) => sizeWith(visit) === most);
    sample.push(fresh[sample.length % fresh.length] as Visit);
  }
  for (const visit of EVERY_VISIT) if (sizeWith(visit) > sizeWith()) sample.push(visit);
  return sample;
};

const VISITS = isLong ? EVERY_VISIT : sampleVisits();

test("THEME-1 I18N-1 the sample covers every theme and language of the brands, on phone and desktop", () => {
  expect(seenIn(VISITS)).toEqual(seenIn(EVERY_VISIT));
});

test.for(VISITS)(
  "CONFIG-2 THEME-1 I18N-1 PEER-15 $slug renders at $viewport.width in $look.theme and $look.locale without console errors or requests to other hosts",
  async ({ brand, viewport, look }) => {
    const page = await browser().newPage({ viewport });
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("request", (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith("http") && host !== new URL(appUrl()).host) complaints.push(`asks ${host}`);
    });
    complaints.push(...(await inspect(page, brand, look)));
    expect(complaints).toEqual([]);
    await page.close();
  },
);
