import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { DESKTOP } from "../testkit/browser.ts";
import { fetchList } from "../testkit/screen.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

interface Opened {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Opens a link in a new context without storage. */
const openCold = async (path: string): Promise<Opened> => {
  const context = await browser().newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(`${appUrl()}${path}`);
  return { page, complaints };
};

const close = async ({ page, complaints }: Opened): Promise<void> => {
  await page.context().close();
  expect(complaints).toEqual([]);
};

const pathOf = (page: Page): string => new URL(page.url()).pathname;

const shownEvents = (page: Page): Promise<number[]> =>
  page.$$eval("main [data-event]", (rows) => rows.map((row) => Number((row as HTMLElement).dataset.event)));

/** An event of the first league, which has a catalog. Its teams are named in their order, which some events reverse. */
let known: { readonly event: number; readonly name: string; readonly category: number; readonly country: string };

beforeAll(async () => {
  const offer = await fetchList(appUrl());
  const [event] = (await fetchList(appUrl(), "?catalog=1")).events.filter(({ live, reversed }) => !live && !reversed);
  const tournament = offer.tournaments.find(({ id }) => id === event?.tournamentId);
  if (!event || !tournament) throw new Error("the offer has no event in the first catalog");
  known = {
    event: event.id,
    name: event.competitors.map(({ name }) => name).join(" v "),
    category: tournament.categoryId,
    country: offer.categories.find(({ id }) => id === tournament.categoryId)?.name ?? "",
  };
});

test("ROUTE-6 a link to an event opens the event", async () => {
  const path = `/sports/d_all/ctg_1/e_${known.event}`;
  const opened = await openCold(path);
  const { page } = opened;
  await page.locator("main [data-outcome]").first().waitFor();
  expect(pathOf(page)).toBe(path);
  await expect.poll(() => page.title()).toBe(`${known.name} · touchline`);
  const scoreboard = await page.getByRole("region", { name: "Scoreboard" }).textContent();
  for (const team of known.name.split(" v ")) expect(scoreboard).toContain(team);
  await close(opened);
});

test("ROUTE-6 a link to a list opens it with its filter, which may be a category under the name of a catalog", async () => {
  const path = `/sports/d_all/ctg_${known.category}`;
  const opened = await openCold(path);
  const { page } = opened;
  await page.locator("main [data-event]").first().waitFor();
  expect(pathOf(page)).toBe(path);
  await expect.poll(() => page.title()).toBe(`${known.country} · touchline`);
  // Events come and go meanwhile.
  await expect
    .poll(async () => {
      const { events } = await fetchList(appUrl(), `?category=${known.category}`);
      const expected = new Set(events.map(({ id }) => id));
      const shown = await shownEvents(page);
      return { others: shown.filter((id) => !expected.has(id)), isShown: shown.length > 0 };
    })
    .toEqual({ others: [], isShown: true });
  await close(opened);
});
