import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "../testkit/browser.ts";
import { fetchList, untilLive } from "../testkit/screen.ts";
import { SCREENS, type Screen } from "../testkit/size/screens.ts";
import { readBuild, scriptsBefore, scriptsOfLater, scriptsOfSocket } from "../testkit/size/scripts-of.ts";
import { isLong } from "./size.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser } = sharedStack();

/** Until the first odds are there and begin to move, which is all that start-up asks for. */
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

/** What a wide page asks for beside the offer is the same on every screen. */
const CHECKED = SCREENS.filter(({ name, width }) => isLong || width === "narrow" || name === "event");

test.each(CHECKED.map((screen) => [`${screen.name}, ${screen.width}`, screen] as const))(
  "%s asks for the scripts that the size budget counts, and no others",
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
