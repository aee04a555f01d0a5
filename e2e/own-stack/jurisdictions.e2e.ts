import { loadTenants } from "@touchline/brands/shipped";
import { type PackId, packAt, requiredFacts, requiredMarks } from "@touchline/jurisdictions";
import { packs } from "@touchline/jurisdictions/all";
import { HOST_PATHS } from "@touchline/protocol";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "../../testkit/browser.ts";
import { openPage } from "../../testkit/punters.ts";
import { isLong } from "../size.ts";
import { startOwnStack } from "../stack-and-browser.ts";

const { appUrl, browser } = startOwnStack();

const SCREENS = {
  homepage: "/homepage",
  sports: "/sports/d_all/s_1",
  live: "/live",
  outrights: "/sports/v_outrights",
  search: "/sports/v_search",
  preferences: "/preferences",
  bets: "/last-tickets",
} as const;
const WIDTHS = [PHONE, DESKTOP] as const;

/** A tenant of each pack. */
const TENANTS = Object.entries(loadTenants()).flatMap(([tenant, { jurisdiction }]) =>
  jurisdiction ? [[jurisdiction, tenant] as const] : [],
);

interface Visit {
  readonly id: PackId;
  readonly tenant: string;
  readonly screen: keyof typeof SCREENS | "event";
  readonly viewport: (typeof WIDTHS)[number];
}

const EVERY_VISIT: readonly Visit[] = TENANTS.flatMap(([id, tenant]) =>
  WIDTHS.flatMap((viewport) =>
    ([...Object.keys(SCREENS), "event"] as Visit["screen"][]).map((screen) => ({ id, tenant, screen, viewport })),
  ),
);
/** Each screen once, the packs in turn, each at both widths. */
const VISITS = isLong
  ? EVERY_VISIT
  : EVERY_VISIT.filter(({ id, screen, viewport }) => {
      const turn = [...Object.keys(SCREENS), "event"].indexOf(screen);
      const pack = TENANTS.findIndex(([one]) => one === id);
      const width = (turn + Math.trunc(turn / TENANTS.length)) % WIDTHS.length;
      return turn % TENANTS.length === pack && viewport === WIDTHS[width];
    });

/** What is wrong with the marks as they are seen now; empty where nothing is. */
const problemsOf = (page: Page, marks: readonly string[]): Promise<string[]> =>
  page.evaluate((wanted) => {
    const strip = document.querySelector<HTMLElement>("[data-obligatory]");
    if (!strip) return ["there is no strip"];
    const targets = wanted.map((id) => [id, strip.querySelector(`[data-mark="${id}"] > *`)] as const);
    return targets.flatMap(([id, target]) => {
      if (!target) return [`${id} is missing`];
      const { left, right, top, bottom, width, height } = target.getBoundingClientRect();
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return [
        ...(left < 0 || right > innerWidth || top < 0 || bottom > innerHeight ? [`${id} is out of sight`] : []),
        ...(above && target.contains(above) ? [] : [`${id} is covered by ${above?.outerHTML.slice(0, 80)}`]),
        ...(width < 44 || height < 44 ? [`${id} is ${width} by ${height}`] : []),
        ...(target.getAttribute("aria-label") ? [] : [`${id} has no name`]),
      ];
    });
  }, marks);

const scrollToEnd = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scroller = document.querySelector("[data-scroller]");
    if (!scroller) return 0;
    scroller.scrollTop = scroller.scrollHeight;
    return scroller.scrollTop;
  });

const open = async (page: Page, { tenant, screen }: Visit): Promise<void> => {
  const path = screen === "event" ? SCREENS.sports : SCREENS[screen];
  await page.goto(`${appUrl()}${path}?tenant=${tenant}`);
  await page.locator("[data-obligatory]").waitFor();
  await page.locator("[data-scroller]").waitFor();
  if (screen !== "event") return;
  await page.locator("[data-outcome]").first().waitFor();
  const address = await page.locator('main a[href*="/e_"]').first().getAttribute("href");
  await page.goto(`${appUrl()}${address}`);
  await page.locator("[data-outcome]").first().waitFor();
};

test.each(VISITS)("AHEAD-9 $id: $screen at $viewport.width has its marks at the top and scrolled", async (visit) => {
  const pack = packAt(packs[visit.id], Date.now());
  const marks = requiredMarks(pack).map(({ id }) => id);
  expect(marks.length).toBeGreaterThan(0);
  const page = await openPage(browser(), visit.viewport, "about:blank");
  await open(page, visit);
  await expect.poll(() => problemsOf(page, marks)).toEqual([]);
  await scrollToEnd(page);
  await expect.poll(() => problemsOf(page, marks)).toEqual([]);
  if (requiredFacts(pack).includes("clock"))
    expect(await page.locator("[data-obligatory]").textContent()).toMatch(/\d\d:\d\d/);
  await page.context().close();
});

/** The scripts of packs and of the strip that a page of the tenant loads. */
const packScripts = async (tenant: string): Promise<string[]> => {
  const page = await openPage(browser(), PHONE, "about:blank");
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(`${appUrl()}/sports/d_all/s_1?tenant=${tenant}&locale=en`);
  await page.locator("[data-outcome]").first().waitFor();
  await page.locator("main footer").waitFor();
  await page.context().close();
  return loaded.flatMap((path) => /\/(obligatory-strip|uk|se|de|dk)-[\w-]+\.js$/.exec(path)?.[1] ?? []);
};

test("AHEAD-9 a page loads the pack of its tenant and no other; without one, neither pack nor strip", async () => {
  expect(new Set(await packScripts("scattr"))).toEqual(new Set(["de", "obligatory-strip"]));
  expect(await packScripts("nordvik")).toEqual([]);
});

test("AHEAD-9 de: sums of 30 days are acknowledged at sign-in; one tap stops play for 24 hours, and the host says so", async () => {
  const path = "/sports/d_all/s_1?tenant=scattr&locale=en";
  const page = await openPage(browser(), PHONE, `${appUrl()}${HOST_PATHS.signIn}?return=${encodeURIComponent(path)}`);
  await page.getByRole("button", { name: "Camila Rojas" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Your last 30 days" });
  await dialog.waitFor();
  await dialog.press("Escape");
  await dialog.getByRole("button", { name: "I have read this" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.reload();
  const stop = page.getByRole("button", { name: "Stop play for 24 hours" });
  await stop.waitFor();
  expect(await dialog.count()).toBe(0);

  const started = Date.now();
  await stop.click();
  await stop.waitFor({ state: "hidden" });
  const breakUntil = (): Promise<number> =>
    page.evaluate(async (address) => (await (await fetch(address)).json()).breakUntil ?? 0, HOST_PATHS.token);
  await expect.poll(breakUntil).toBeGreaterThan(started + 23 * 3_600_000);
  // Nobody is shown the button on a break, whichever page they open.
  await page.goto(`${appUrl()}/homepage?tenant=scattr&locale=en`);
  await page.locator("[data-obligatory]").waitFor();
  await page.getByRole("button", { name: "Account: Camila Rojas" }).waitFor();
  await expect.poll(() => stop.count()).toBe(0);
  await page.context().close();
});
