import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DESKTOP, PHONE } from "../testkit/browser.ts";
import { pick } from "../testkit/slip-page.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

interface Opened {
  readonly page: Page;
  readonly logged: string[];
  /** Messages from the app to the page around it. */
  readonly said: () => Promise<string[]>;
}

const HOST_WORDS = ["ready", "login.asked", "page.asked", "scroll"];

type Prepare = (page: Page) => Promise<unknown>;

const open = async (path: string, options: BrowserContextOptions, prepare?: Prepare): Promise<Opened> => {
  const context = await browser().newContext(options);
  const page = await context.newPage();
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  page.on("pageerror", (error) => logged.push(`thrown: ${error}`));
  await page.addInitScript((words) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const word of words) {
      addEventListener(`touchline:${word}`, (event) => {
        heard.push(`${word} ${JSON.stringify((event as CustomEvent).detail ?? null)}`);
      });
    }
  }, HOST_WORDS);
  await prepare?.(page);
  await page.goto(`${appUrl()}${path}`);
  await page.waitForSelector("#root main");
  const said = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  return { page, logged, said };
};

const onPhone = (path: string, prepare?: Prepare) => open(path, { viewport: PHONE }, prepare);
const onDesktop = (path: string, prepare?: Prepare) => open(path, { viewport: DESKTOP }, prepare);

const close = ({ page }: Opened): Promise<void> => page.context().close();

const seesOffer = (page: Page) => page.waitForSelector("[data-outcome]");

describe("start-up", () => {
  test("BOOT-2 BOOT-11 the token is removed from the address at once, and the host gets the version", async () => {
    const opened = await onPhone("/sports?token=secret&locale=fi&theme=light");
    await seesOffer(opened.page);
    expect(opened.page.url()).not.toContain("secret");
    expect(opened.page.url()).toContain("theme=light");
    expect(await opened.said()).toContainEqual(expect.stringMatching(/^ready \{"version":"\d+\.\d+\.\d+",/));
    await close(opened);
  });

  test("THEME-1 nothing is painted before the brand's colours are loaded", async () => {
    const hold = Promise.withResolvers<void>();
    const opened = await open("/?brand=nordvik&theme=light", { viewport: PHONE }, (page) =>
      page
        .route(/brand-nordvik.*\.css$/, async (route) => {
          await hold.promise;
          await route.continue();
        })
        .then(() => setTimeout(hold.resolve, 400)),
    );
    await seesOffer(opened.page);
    const { painted, styled } = await opened.page.evaluate(() => ({
      painted: performance.getEntriesByName("first-paint")[0]?.startTime ?? 0,
      styled: performance.getEntriesByType("resource").find(({ name }) => /brand-nordvik.*\.css/.test(name)),
    }));
    const arrived = (styled as PerformanceResourceTiming | undefined)?.responseEnd ?? Number.POSITIVE_INFINITY;
    expect(painted).toBeGreaterThanOrEqual(Math.floor(arrived));
    await close(opened);
  });

  test.each([
    ["settings", /brand-nordvik.*\.json$|brands\/nordvik\/document$/],
    ["style", /brand-nordvik.*\.css$/],
    ["language", /\/nb-.*\.js$/],
    ["statistics", /\/api\/offer\/(promoted-)?statistics/],
  ])("BOOT-9 without its %s the app logs that and continues with what it has", async (_what, pattern) => {
    const opened = await onPhone("/?brand=nordvik&locale=no", (page) => page.route(pattern, (route) => route.abort()));
    await seesOffer(opened.page);
    expect(opened.logged.length).toBeGreaterThan(0);
    expect(opened.logged.filter((text) => text.startsWith("thrown"))).toEqual([]);
    expect(await opened.page.textContent("header")).toContain("nordvik");
    await close(opened);
  });

  test("CONFIG-4 the published settings are requested before the app's script, and once", async () => {
    const asked: string[] = [];
    const opened = await onPhone("/?brand=nordvik", async (page) => {
      page.on("request", (request) => request.url().includes("nordvik") && asked.push(new URL(request.url()).pathname));
    });
    await seesOffer(opened.page);
    expect(asked.filter((path) => !path.endsWith(".css"))).toEqual(["/", "/api/brands/nordvik/document"]);
    await close(opened);
  });

  test("BOOT-10 a module that fails to load offers a reload, and the slip is kept", async () => {
    const opened = await onPhone("/sports/d_all/s_1", (page) =>
      page.route(/sheet-panel.*\.js$/, (route) => route.abort()),
    );
    const { page } = opened;
    await pick(page, 1);
    await page.getByRole("button", { name: /Open bet slip/ }).click();
    await page.getByRole("button", { name: "Reload" }).waitFor();
    expect(opened.logged.filter((text) => text.startsWith("thrown"))).toEqual([]);
    expect(await page.getByRole("button", { name: /Open bet slip, 1 selection/ }).count()).toBe(1);
    await close(opened);
  });
});

test("BOOT-10 PUSH-1 a socket whose script fails to load offers a reload", async () => {
  const opened = await onPhone("/sports/d_all/s_1", (page) =>
    page.route(/push-socket.*\.js$/, (route) => route.abort()),
  );
  await opened.page.getByRole("button", { name: "Reload" }).waitFor();
  expect(opened.logged.filter((text) => text.startsWith("thrown"))).toEqual([]);
  await close(opened);
});

describe("navigation", () => {
  const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
  const namesIn = (page: Page) => bar(page).locator("a, button").allInnerTexts();
  const boxOf = async (page: Page) => (await bar(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

  test("NAV-1 the bar is at the bottom of a phone, and what does not fit is behind More", async () => {
    const opened = await onPhone("/?brand=casinoportugal&locale=en");
    const { page } = opened;
    await seesOffer(page);
    expect((await boxOf(page)).y).toBeGreaterThan(PHONE.height - 70);
    await bar(page).getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Preferences" }).click();
    await page.getByRole("radiogroup", { name: "Theme" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/preferences");
    await close(opened);
  });

  test("NAV-1 a brand can have its bar at the top", async () => {
    const opened = await onPhone("/?brand=titangaming&locale=en");
    await seesOffer(opened.page);
    const { y, height } = await boxOf(opened.page);
    expect([y < 120, height]).toEqual([true, 48]);
    await close(opened);
  });

  test("NAV-1 an adaptive bar shows as much as fits", async () => {
    const opened = await onPhone("/?brand=scattr&locale=en");
    await seesOffer(opened.page);
    // The menu for the rest is loaded from its own file.
    await expect.poll(async () => (await namesIn(opened.page)).length).toBe(5);
    await opened.page.setViewportSize({ width: 320, height: 568 });
    await expect
      .poll(() => namesIn(opened.page))
      .toSatisfy((names: string[]) => names.length === 4 && names.at(-1) === "More");
    await close(opened);
  });

  test("NAV-2 NAV-9 a visitor does not see what needs an account; where a brand shows it, sign-in is requested", async () => {
    const hidden = await onPhone("/?brand=default");
    await seesOffer(hidden.page);
    expect((await namesIn(hidden.page)).join()).not.toContain("My bets");
    await close(hidden);
    const noHost: Prepare = (page) => page.route("**/host/token", (route) => route.fulfill({ body: "" }));
    const opened = await onPhone("/last-tickets", noHost);
    await opened.page.locator("main").getByRole("button", { name: "Log in" }).click();
    expect(await opened.said()).toContain('login.asked {"path":"/last-tickets"}');
    await close(opened);
  });

  test("NAV-3 the count of the live item equals the offer's, and follows it", async () => {
    const counts = [31, 32];
    const opened = await onPhone("/?brand=default", async (page) => {
      await page.clock.install();
      await page.route(/\/api\/offer\/statistics/, async (route) => {
        const answer = await route.fetch();
        const body = await answer.json();
        body.totals.live = counts.shift() ?? 33;
        await route.fulfill({ response: answer, json: body });
      });
    });
    await seesOffer(opened.page);
    const live = bar(opened.page).getByRole("link", { name: /^Live/ });
    await expect.poll(() => live.textContent()).toContain("31");
    await opened.page.clock.runFor(31_000);
    await expect.poll(() => live.textContent()).toContain("32");
    await close(opened);
  });

  test("NAV-4 NAV-10 the header of a wide page has the brand's views", async () => {
    const opened = await onDesktop("/?brand=hogaming&locale=en");
    await seesOffer(opened.page);
    expect((await namesIn(opened.page)).map((name) => name.split("\n")[0])).toEqual(["Sports", "Live"]);
    await close(opened);
  });

  test("NAV-5 an event item of the navigation notifies the host", async () => {
    const opened = await onPhone("/?brand=casinoportugal&locale=en");
    await seesOffer(opened.page);
    await bar(opened.page).getByRole("button", { name: "Menu" }).click();
    expect(await opened.said()).toContain('page.asked {"page":"side-menu"}');
    await close(opened);
  });

  test("NAV-6 a brand shows only the current item's label, and gives the others to screen readers", async () => {
    const opened = await onPhone("/live?brand=bethog&locale=en");
    await seesOffer(opened.page);
    const widths = await bar(opened.page)
      .locator("a > span:first-of-type")
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().width > 1));
    expect(widths.filter(Boolean)).toHaveLength(1);
    await bar(opened.page).getByRole("link", { name: "Sports" }).click();
    await bar(opened.page).locator('[aria-current="page"]', { hasText: "Sports" }).waitFor();
    await close(opened);
  });

  test("NAV-7 search is a page on a phone, and a button or a field in a wide header", async () => {
    const phone = await onPhone("/?brand=default");
    await bar(phone.page).getByRole("link", { name: "Search" }).click();
    await phone.page.getByRole("searchbox").waitFor();
    await close(phone);

    const button = await onDesktop("/?brand=default");
    await button.page
      .locator("header")
      .getByRole("button", { name: /Search/ })
      .click();
    await button.page.locator("header").getByRole("searchbox").fill("united");
    await button.page.getByRole("region", { name: "Search results" }).locator("[data-outcome]").first().waitFor();
    await close(button);

    const field = await onDesktop("/?brand=zenobet&locale=en");
    await field.page.locator("header").getByRole("searchbox").fill("united");
    const found = field.page.getByRole("region", { name: "Search results" }).locator("[data-event]").first();
    await expect.poll(() => found.getAttribute("aria-label"), { timeout: 20_000 }).toMatch(/united/i);
    await close(field);

    const slash = await onDesktop("/?brand=default");
    await seesOffer(slash.page);
    await slash.page.keyboard.press("/");
    await slash.page.locator("header").getByRole("searchbox").waitFor();
    await close(slash);
  });

  test("NAV-8 the header shows the logo and a deposit link where configured, or is not there at all", async () => {
    const withDeposit = await onDesktop("/?brand=betrise&locale=en");
    const deposit = withDeposit.page.locator("header").getByRole("link", { name: "Deposit" });
    expect(await deposit.getAttribute("href")).toBe("https://betrise.example/deposit");
    expect(await withDeposit.page.textContent("header")).toContain("betrise");
    await close(withDeposit);

    const without = await onPhone("/?brand=default");
    expect(await without.page.getByRole("link", { name: "Deposit" }).count()).toBe(0);
    await close(without);

    const bare = await onPhone("/?brand=hogaming&locale=en");
    await seesOffer(bare.page);
    expect(await bare.page.getByRole("button", { name: "Log in" }).count()).toBe(0);
    await close(bare);
  });

  test("NAV-10 without horizontal navigation the views of a wide page are stacked", async () => {
    const opened = await onDesktop("/?brand=scattr&locale=en");
    await seesOffer(opened.page);
    const { width, height } = await boxOf(opened.page);
    expect(height).toBeGreaterThan(width / 2);
    await bar(opened.page).getByRole("link", { name: /^Live/ }).click();
    await expect.poll(() => new URL(opened.page.url()).pathname).toBe("/live/d_all");
    await close(opened);
  });

  test("NAV-10 a host is sent the scroll position if the brand has this enabled", async () => {
    const scroll = (page: Page) => page.locator("[data-scroller]").evaluate((list) => list.scrollTo(0, 300));
    const told = await onPhone("/?brand=hogaming&locale=en");
    await seesOffer(told.page);
    await scroll(told.page);
    await expect.poll(told.said).toContain('scroll {"top":300}');
    await close(told);

    const quiet = await onPhone("/sports/d_all?brand=default");
    await seesOffer(quiet.page);
    await scroll(quiet.page);
    await quiet.page.evaluate(() => new Promise(requestAnimationFrame));
    expect((await quiet.said()).filter((word) => word.startsWith("scroll"))).toEqual([]);
    await close(quiet);
  });

  test("NAV-11 the side column has the brand's tabs, in order", async () => {
    const expectHeadings = async (path: string, expected: readonly string[]): Promise<void> => {
      const opened = await onDesktop(path);
      await expect.poll(() => opened.page.locator("aside section h2").allInnerTexts()).toEqual(expected);
      await close(opened);
    };
    await expectHeadings("/?brand=default", ["Bet slip", "My bets"]);
    await expectHeadings("/?brand=lbsports", ["My bets", "Bet slip"]);
  });
});

describe("preferences", () => {
  const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

  test("PREF-1 every change applies at once and survives a reload", async () => {
    const opened = await onDesktop("/preferences?theme=dark");
    const { page } = opened;
    await page.getByRole("radio", { name: "Light" }).click();
    expect(await themeOf(page)).toBe("light");
    expect(page.url()).not.toContain("theme=");
    await page.getByRole("radio", { name: /American/ }).click();
    await page.getByText("Saved on this device").first().waitFor();
    await page.getByRole("radio", { name: "Wide" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Sports" }).click();
    await seesOffer(page);
    await expect
      .poll(() => page.locator('[data-outcome][data-state="open"] b').first().textContent())
      .toMatch(/^[+−]\d+$/);
    await page.reload();
    await seesOffer(page);
    expect(await themeOf(page)).toBe("light");
    expect(await page.locator('[data-shape="names"]').count()).toBeGreaterThan(0);
    await close(opened);
  });

  test("BOOT-8 PREF-1 a stored value that the brand does not allow is dropped, and not offered", async () => {
    const opened = await onDesktop("/preferences?brand=vinn&locale=en", (page) =>
      page.addInitScript(() => {
        const stored = { theme: "obsidian_blue", oddsFormat: "malaysian", defaultPayment: "7.50" };
        localStorage.setItem("touchline.preferences.vinn", JSON.stringify(stored));
      }),
    );
    expect(await themeOf(opened.page)).toBe("light");
    expect(await opened.page.locator("main").getByRole("textbox").inputValue()).toBe("7.50");
    expect(await opened.page.getByRole("radio", { name: "Obsidian" }).count()).toBe(0);
    await close(opened);
  });

  test("BOOT-11 the version is on the preferences screen", async () => {
    const opened = await onPhone("/preferences");
    await opened.page
      .locator("main")
      .getByText(/^Version \d+\.\d+\.\d+$/)
      .first()
      .waitFor();
    await close(opened);
  });
});
