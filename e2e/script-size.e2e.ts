import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "../testkit/browser.ts";
import { fetchList, untilLive } from "../testkit/screen.ts";
import { SCREENS, type Screen } from "../testkit/size/screens.ts";
import { readBuild, scriptsBefore, scriptsOfLater, scriptsOfSocket } from "../testkit/size/scripts-of.ts";
import { isLong } from "./size.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

/** Scripts requested until the first odds are shown and live, which is all of start-up. */
const requestedScripts = async ({ path, width, brand = "default", preferences = {} }: Screen): Promise<Set<string>> => {
  const { events } = await fetchList(appUrl());
  const event = events.find(({ live, suspended }) => !live && !suspended)?.id ?? 0;
  const context = await browser().newContext({ viewport: width === "wide" ? DESKTOP : PHONE, locale: "en" });
  await context.addInitScript(
    ([key, stored]) => localStorage.setItem(key as string, stored as string),
    [`touchline.preferences.${brand}`, JSON.stringify(preferences)],
  );
  const page = await context.newPage();
  const requested = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) requested.add(pathname.slice(1));
  });
  await page.goto(`${appUrl()}${path.replace(":event", String(event))}?brand=${brand}`);
  await page.waitForSelector("[data-outcome]");
  await untilLive(page);
  await context.close();
  return requested;
};

/** On wide screens the panels beside the offer are the same everywhere, so one is enough. */
const CHECKED = SCREENS.filter(({ name, width }) => isLong || width === "narrow" || name === "event");

test.each(CHECKED.map((screen) => [`${screen.name}, ${screen.width}`, screen] as const))(
  "%s loads exactly the scripts that the size budget counts",
  async (_name, screen) => {
    const build = readBuild();
    const counted = scriptsBefore(build, screen.parts);
    const requested = await requestedScripts(screen);
    expect([...counted.difference(requested)]).toEqual([]);
    expect([
      ...requested.difference(counted).difference(scriptsOfSocket(build)).difference(scriptsOfLater(build)),
    ]).toEqual([]);
  },
);
