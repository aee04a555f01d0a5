import { HOST_PATHS } from "@touchline/protocol";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DESKTOP, PHONE } from "../../testkit/browser.ts";
import { fetchList } from "../../testkit/screen.ts";
import { startOwnStack } from "../stack-and-browser.ts";

const { appUrl, browser } = startOwnStack();

const LIST = "/sports/d_all";

const isHostAsked = (address: { url: () => string }): boolean => address.url().endsWith(HOST_PATHS.token);

interface Opening {
  readonly path?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly context?: BrowserContext;
}

/** Opens a page and waits for the host's answer about the session. */
const openPage = async ({ path = LIST, viewport = DESKTOP, context }: Opening = {}): Promise<Page> => {
  const page = await (context ?? (await browser().newContext({ viewport }))).newPage();
  const answered = page.waitForResponse(isHostAsked);
  await page.goto(`${appUrl()}${path}`);
  await answered;
  return page;
};

const close = (...pages: readonly Page[]): Promise<unknown> => Promise.all(pages.map((page) => page.context().close()));

const badgeOf = (page: Page, name: string) => page.getByRole("button", { name: `Account: ${name}` });

const logInOf = (page: Page) => page.getByRole("button", { name: "Log in" }).first();

/** Long, because the machine may be loaded. */
const POLL = { timeout: 15_000 };

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Before the page has processed the host's answer the button asks the page around the app instead: then it is clicked again. */
const goToSignIn = async (page: Page): Promise<void> => {
  const isTooEarly = page
    .evaluate(
      () =>
        new Promise<true>((resolve) => addEventListener("touchline:login.asked", () => resolve(true), { once: true })),
    )
    // The page has left.
    .catch(() => false);
  await logInOf(page).click();
  if (await isTooEarly) return goToSignIn(page);
  await page.waitForURL((url) => url.pathname === HOST_PATHS.signIn);
};

const logIn = async (page: Page, name: string): Promise<void> => {
  await goToSignIn(page);
  await page.getByRole("button", { name }).click();
  await badgeOf(page, name).waitFor();
};

const logOut = async (page: Page, name: string): Promise<void> => {
  await badgeOf(page, name).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await logInOf(page).waitFor();
};

const star = (page: Page, event: number) => page.locator(`main [data-event="${event}"] button[aria-pressed]`).first();

const isStarred = (page: Page, event: number) =>
  expect.poll(() => star(page, event).getAttribute("aria-pressed"), POLL);

/** Two prematch events on the first screen. */
const twoEvents = async (page: Page): Promise<[number, number]> => {
  await page.locator("main [data-event]").first().waitFor();
  const shown = await page.$$eval("main [data-event]", (rows) =>
    rows.map((row) => Number((row as HTMLElement).dataset.event)),
  );
  const { events } = await fetchList(appUrl());
  const [first, second] = events.filter(({ id, live }) => !live && shown.includes(id)).map(({ id }) => id);
  if (first === undefined || second === undefined)
    throw new Error("the first screen has fewer than two prematch events");
  return [first, second];
};

const expectFavourites = async (page: Page, ...expected: readonly number[]): Promise<void> => {
  await page.goto(`${appUrl()}${LIST}/f_true`);
  await page.locator("main [data-event], main [data-mark]").first().waitFor();
  // A page knows those of its punter a moment later.
  const shown = () =>
    page.$$eval("main [data-event]", (rows) => rows.map((row) => Number((row as HTMLElement).dataset.event)));
  await expect.poll(async () => new Set(await shown()), POLL).toEqual(new Set(expected));
};

/** Resolves with the next answer to a change of favourites or preferences. */
const untilSaved = (page: Page, what: "favourites" | "preferences"): Promise<unknown> =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith(`/api/punter/${what}`) && response.request().method() === "POST" && response.ok(),
  );

describe("who is signed in", () => {
  test("NAV-9 logging in leads to the host and back to the same location", async () => {
    const page = await openPage({ path: `${LIST}?brand=default&locale=en` });
    const here = page.url();
    await logIn(page, "Jonas Keller");
    expect(page.url()).toBe(here);
    expect(await badgeOf(page, "Jonas Keller").textContent()).toBe("JK");
    await close(page);
  });

  test("the session is requested after the first odds", async () => {
    const page = await (await browser().newContext({ viewport: PHONE })).newPage();
    const drawn: Promise<number>[] = [];
    await page.route(`**${HOST_PATHS.token}`, async (route) => {
      drawn.push(page.locator("main [data-outcome]").count());
      await route.continue();
    });
    const answered = page.waitForResponse(isHostAsked);
    await page.goto(`${appUrl()}${LIST}`);
    await answered;
    expect(await drawn[0]).toBeGreaterThan(0);
    await close(page);
  });

  test("NAV-9 without a host the page around the app is asked", async () => {
    const context = await browser().newContext({ viewport: PHONE });
    await context.route(`**${HOST_PATHS.token}`, (route) => route.fulfill({ status: 404 }));
    const page = await openPage({ context });
    const heard = page.evaluate(
      () => new Promise((resolve) => addEventListener("touchline:login.asked", () => resolve("asked"), { once: true })),
    );
    await logInOf(page).click();
    expect(await heard).toBe("asked");
    expect(pathOf(page)).toBe(LIST);
    await close(page);
  });

  test("NAV-2 BOOT-6 what needs a punter is shown to one, and hidden after logging out", async () => {
    const page = await openPage({ viewport: PHONE });
    const bar = page.getByRole("navigation", { name: "Main" });
    const preferences = bar.getByRole("link", { name: "Preferences" });
    await preferences.waitFor();
    await logIn(page, "Camila Rojas");
    // With one more item the last place of the bar is for the rest.
    await bar.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "My bets" }).click();
    await page.getByText("No open bets").waitFor();
    await page.goto(`${appUrl()}${LIST}`);
    await logOut(page, "Camila Rojas");
    await preferences.waitFor();
    const answered = page.waitForResponse(isHostAsked);
    await page.reload();
    expect((await answered).status()).not.toBe(200);
    await logInOf(page).waitFor();
    await close(page);
  });
});

describe("favourites", () => {
  test("FAV-1 FAV-2 FAV-3 BOOT-6 a visitor's favourites become the punter's, on every device, and leave this one with the punter", async () => {
    const page = await openPage();
    const [first, second] = await twoEvents(page);
    await star(page, first).click();
    await isStarred(page, first).toBe("true");
    await logIn(page, "Jonas Keller");
    await isStarred(page, first).toBe("true");

    const added = untilSaved(page, "favourites");
    await star(page, second).click();
    await isStarred(page, second).toBe("true");
    await added;

    const elsewhere = await openPage({ viewport: PHONE });
    await logIn(elsewhere, "Jonas Keller");
    await expectFavourites(elsewhere, first, second);

    await page.bringToFront();
    await logOut(page, "Jonas Keller");
    await isStarred(page, second).toBe("false");
    await close(page, elsewhere);
  });
});

describe("preferences", () => {
  const PREFERENCES = "/preferences";
  const themeOf = (page: Page) => expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme), POLL);

  test("PREF-1 BOOT-5 they follow the punter, a visitor's fill gaps, and nothing is left after logging out", async () => {
    const page = await openPage({ path: PREFERENCES });
    await page.getByRole("radio", { name: /American/ }).click();
    await page.getByText("Saved on this device").first().waitFor();
    const filled = untilSaved(page, "preferences");
    await logIn(page, "Jonas Keller");
    await filled;
    await page.getByRole("radio", { name: /Light/ }).click();
    await page.getByText("Saved to your account").first().waitFor();
    await themeOf(page).toBe("light");

    const elsewhere = await openPage({ path: PREFERENCES });
    await themeOf(elsewhere).toBe("dark");
    await elsewhere.getByRole("radio", { name: /Fractional/ }).click();
    await logIn(elsewhere, "Jonas Keller");
    await themeOf(elsewhere).toBe("light");
    // The visitor's choice on this device does not overwrite the punter's.
    await expect.poll(() => elsewhere.getByRole("radio", { name: /American/ }).isChecked(), POLL).toBe(true);

    await logOut(elsewhere, "Jonas Keller");
    await themeOf(elsewhere).toBe("dark");
    await expect.poll(() => elsewhere.getByRole("radio", { name: /Fractional/ }).isChecked(), POLL).toBe(true);
    const kept = await elsewhere.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain("light");
    expect(kept).not.toContain("Jonas");
    await close(page, elsewhere);
  });

  test("BOOT-5 the next page begins in the punter's theme, without a flash", async () => {
    const page = await openPage({ path: PREFERENCES });
    await logIn(page, "Putri Santoso");
    await page.getByRole("radio", { name: /Light/ }).click();
    await page.getByText("Saved to your account").first().waitFor();
    await page.addInitScript(() => {
      const worn: (string | undefined)[] = [];
      Object.assign(window, { worn });
      new MutationObserver(() => worn.push(document.documentElement.dataset.theme)).observe(document, {
        subtree: true,
        attributeFilter: ["data-theme"],
      });
    });
    const loaded = page.waitForResponse((response) => response.url().endsWith("/api/punter/preferences"));
    await page.goto(`${appUrl()}${LIST}`);
    await badgeOf(page, "Putri Santoso").waitFor();
    await loaded;
    expect(new Set(await page.evaluate(() => (window as unknown as { worn: string[] }).worn))).toEqual(
      new Set(["light"]),
    );
    await close(page);
  });

  test("BOOT-6 the token is not stored", async () => {
    const page = await openPage();
    await logIn(page, "Camila Rojas");
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept).not.toMatch(/eyJ|host_session|camila/i);
    await close(page);
  });
});
