import { builderAnswerSchema, type EventDetail, eventDetailSchema, type ListEvent } from "@touchline/protocol";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { DESKTOP, PHONE } from "../testkit/browser.ts";
import { fetchList, formatPrice } from "../testkit/screen.ts";
import { axeInEveryTheme } from "./axe.ts";
import { journeyAt } from "./size.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();
const PATIENCE = { timeout: 20_000 };

const open = async (path: string, viewport: typeof PHONE | typeof DESKTOP): Promise<Page> => {
  const context = await browser().newContext({ viewport });
  const page = await context.newPage();
  await page.goto(`${appUrl()}${path}`);
  await page.waitForSelector('[role="tabpanel"] [data-outcome]');
  return page;
};

const close = (page: Page): Promise<void> => page.context().close();
const builderTab = (page: Page) => page.getByRole("tab", { name: "Bet builder" });
const dock = (page: Page) => page.getByRole("region", { name: "Your picks" });

/** The prematch event of a sport with the most markets: it is rarely suspended. */
const findUpcoming = async (sportId: number): Promise<ListEvent> => {
  const { events, tournaments } = await fetchList(appUrl());
  const ofSport = new Set(tournaments.filter((tournament) => tournament.sportId === sportId).map(({ id }) => id));
  const [found] = events
    .filter((event) => !event.live && !event.suspended && ofSport.has(event.tournamentId))
    .sort((first, second) => second.marketCount - first.marketCount);
  if (!found) throw new Error(`no event of sport ${sportId}`);
  return found;
};

const SOCCER = 1;
const TENNIS = 2;
const VOLLEYBALL = 5;
let match: ListEvent;
let detail: EventDetail;

beforeAll(async () => {
  match = await findUpcoming(SOCCER);
  detail = eventDetailSchema.parse(await (await fetch(`${appUrl()}/api/offer/events/${match.id}`)).json());
});

const outcomeOf = (key: string, index: number, line?: string): string => {
  const market = detail.markets.find((one) => one.key === key && (line === undefined || one.line === line));
  const outcome = market?.outcomes[index];
  if (!outcome) throw new Error(`no ${key} ${line ?? ""}`);
  return outcome.id;
};

const plateOf = (page: Page, id: string) => page.locator(`[role="tabpanel"] [data-outcome="${id}"]`);

describe.each([PHONE, DESKTOP])("at $width", (viewport) => {
  journeyAt(viewport, PHONE)("OFFER-6 the joint price of the picks is the feed's", async () => {
    const page = await open(`/sports/e_${match.id}`, viewport);
    await builderTab(page).click();
    const picks = [outcomeOf("result", 0), outcomeOf("total", 0, "2.5")];
    for (const id of picks) await plateOf(page, id).click();
    const slots = picks.map((id) => id.split("o")[1]).join();
    const shownIsGiven = async (): Promise<boolean> => {
      const answer = await fetch(`${appUrl()}/api/offer/bet-builder?event=${match.id}&slots=${slots}`);
      const given = builderAnswerSchema.parse(await answer.json());
      const text = await dock(page).textContent();
      return "price" in given && text?.includes(formatPrice(given.price)) === true;
    };
    await expect.poll(shownIsGiven, PATIENCE).toBe(true);
    expect(await page.getByRole("img", { name: "2 of 10 picked" }).count()).toBe(1);
    await close(page);
  });

  journeyAt(viewport, DESKTOP)(
    "PEER-13 outcomes that conflict with the picks have no price and say why, and picks survive a change of tabs",
    async () => {
      const page = await open(`/sports/e_${match.id}`, viewport);
      await builderTab(page).click();
      await plateOf(page, outcomeOf("total", 0, "2.5")).click();
      const under = plateOf(page, outcomeOf("total", 1, "1.5"));
      await expect.poll(() => under.getAttribute("data-state"), PATIENCE).toBe("unavailable");
      // It is disabled, but explains itself on a tap.
      await under.click({ force: true });
      await page.locator("p", { hasText: "These outcomes cannot happen together: Over 2.5" }).waitFor();
      await page.getByRole("tab", { name: "Main", exact: true }).click();
      await page.waitForSelector('[role="tabpanel"] [data-outcome]');
      expect(await dock(page).count()).toBe(0);
      await builderTab(page).click();
      await dock(page).waitFor();
      expect(await plateOf(page, outcomeOf("total", 0, "2.5")).getAttribute("aria-pressed")).toBe("true");
      await close(page);
    },
  );

  journeyAt(viewport, DESKTOP)("PEER-12 axe finds nothing in any theme, with picks and conflicts", async () => {
    const page = await open(`/sports/e_${match.id}`, viewport);
    await builderTab(page).click();
    await plateOf(page, outcomeOf("total", 0, "2.5")).click();
    await dock(page).getByRole("button", { expanded: false }).click();
    await dock(page)
      .getByRole("button", { name: /^Remove all/ })
      .waitFor();
    expect(await axeInEveryTheme(page)).toEqual([]);
    await close(page);
  });

  journeyAt(viewport, PHONE)(
    "the dock stays visible at the bottom of the page, and covers neither slip nor navigation",
    async () => {
      const page = await open(`/sports/e_${match.id}`, viewport);
      await plateOf(page, outcomeOf("result", 1)).click();
      await builderTab(page).click();
      await plateOf(page, outcomeOf("result", 0)).click();
      const box = await dock(page).boundingBox();
      const below = page.getByRole("button", { name: /Open bet slip/ });
      const limit = viewport === PHONE ? ((await below.boundingBox())?.y ?? 0) : viewport.height;
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(limit);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(limit - 16);
      await close(page);
    },
  );
});

test("BB-1 a sport without bet builders has no such tab, nor does a brand that excludes the sport", async () => {
  const tabsOf = async (sportId: number, query: string): Promise<number> => {
    const page = await open(`/sports/e_${(await findUpcoming(sportId)).id}${query}`, PHONE);
    const count = await builderTab(page).count();
    await close(page);
    return count;
  };
  expect(await tabsOf(VOLLEYBALL, "")).toBe(0);
  expect(await tabsOf(TENNIS, "")).toBe(1);
  expect(await tabsOf(TENNIS, "?brand=lbsports&locale=en")).toBe(0);
});

test("AHEAD-7 a bet builder is made and cleared by keyboard alone", async () => {
  const page = await open(`/sports/e_${match.id}`, DESKTOP);
  await page.getByRole("tab", { name: "Main", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("img", { name: "0 of 10 picked" }).waitFor();
  await plateOf(page, outcomeOf("result", 0)).focus();
  await page.keyboard.press("Enter");
  await dock(page).waitFor();
  await dock(page).getByRole("button", { expanded: false }).focus();
  await page.keyboard.press("Enter");
  await dock(page)
    .getByRole("button", { name: /^Remove all/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => dock(page).count(), PATIENCE).toBe(0);
  await close(page);
});
