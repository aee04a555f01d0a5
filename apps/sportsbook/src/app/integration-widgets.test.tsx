// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { loadBrands } from "@touchline/brands/shipped";
import { packOfferList } from "@touchline/protocol";
import { expect, test } from "vitest";
import { detailOf, serverEvent } from "../test-support/sample-event.ts";
import { sampleLeagues } from "../test-support/sample-leagues.ts";
import { createMemoryStorage } from "../test-support/test-env.ts";
import { DESKTOP, openApp, PHONE } from "./test-support/open-app.tsx";
// Here, so that no test waits for their scripts.
import "../features/event-view/extras.tsx";
import "../features/sports-tree/sports-tree.tsx";
import "./layouts/side-panel.tsx";
import "./screens/event-screen.tsx";
import "./screens/home-screen.tsx";

const SWITCHES = [
  "outrights",
  "promotedOffer",
  "recommendedBetslips",
  "vaix",
  "liveMatchTracker",
  "statistics",
] as const;
type Switches = Readonly<Record<(typeof SWITCHES)[number], boolean>>;

const all = (on: boolean): Switches => Object.fromEntries(SWITCHES.map((name) => [name, on])) as Switches;

const LEAGUE = 31;
const offer = sampleLeagues(Date.now());
const recommendation = {
  betslips: [{ picks: [1, 3].map((eventId) => ({ eventId, slot: 0 })) }],
  events: packOfferList(offer),
};
const answers = {
  "/api/offer/recommended-betslips": () => recommendation,
  "/api/offer/events/7": () => detailOf(serverEvent()),
};

/** A bettor who agreed to recommendations and looks at one league. */
const open = async (slug: string, width: number, on: Switches) => {
  const storage = createMemoryStorage();
  storage.write(`consent.${slug}`, JSON.stringify({ analytics: true, recommendations: true }));
  storage.write(`interests.${slug}`, JSON.stringify({ [LEAGUE]: 3 }));
  const opened = await openApp("/sports/d_all", {
    width,
    brand: slug,
    answers,
    env: { storage },
    change: ({ settings }) => {
      const { integrationWidgets: widgets } = settings;
      const position = on.recommendedBetslips ? "top" : "off";
      Object.assign(widgets, {
        outrights: on.outrights,
        promotedOffer: on.promotedOffer,
        vaix: on.vaix,
        recommendedBetslips: { sports: position, live: position },
        statistics: { enabled: on.statistics, accountId: null },
      });
      Object.assign(widgets.widgetLoader, { script: null, liveMatchTracker: on.liveMatchTracker, betAssist: false });
    },
  });
  await screen.findAllByText("Ashbourne City");
  const asked = () => opened.requests.filter((request) => request.includes("/recommended-betslips"));
  const personal = () => asked().filter((request) => request.includes(`tournaments=${LEAGUE}`));
  const go = (path: string) => act(async () => opened.app.navigation.go(path));
  return { asked, personal, go };
};

/** Links in banners are the editors' own. */
const hasLink = (segment: string): boolean => document.querySelector(`a[href*="${segment}"]:not(article a)`) !== null;
const has = (selector: string): boolean => document.querySelector(selector) !== null;

/** What each switch brings to the list of sports, or takes from it. */
const checkSports = async ({ asked, personal }: Awaited<ReturnType<typeof open>>, on: Switches): Promise<void> => {
  await waitFor(() => expect(hasLink("/s_")).toBe(true));
  await waitFor(() => expect(hasLink("v_outrights")).toBe(on.outrights));
  await waitFor(() => expect(hasLink("ctg_")).toBe(on.promotedOffer));
  await waitFor(() => expect(has("[data-recommended]")).toBe(on.recommendedBetslips));
  expect(personal()).toEqual(on.vaix ? asked() : []);
};

const checkEvent = async ({ go }: Awaited<ReturnType<typeof open>>, on: Switches): Promise<void> => {
  await go("/live/e_7");
  await waitFor(() => expect(has('[role="tabpanel"] [data-outcome]')).toBe(true));
  await waitFor(() =>
    expect([has("[data-tracker]"), has("[data-statistics]")]).toEqual([on.liveMatchTracker, on.statistics]),
  );
};

const checkHome = async ({ go, asked, personal }: Awaited<ReturnType<typeof open>>, on: Switches): Promise<void> => {
  const before = [asked().length, personal().length];
  await go("/homepage");
  await waitFor(() => expect(has("[data-widget] [data-outcome]")).toBe(true));
  if (!on.outrights) expect(hasLink("v_outrights")).toBe(false);
  if (!on.promotedOffer) expect(hasLink("ctg_")).toBe(false);
  if (on.vaix) await waitFor(() => expect(asked().length).toBeGreaterThan(before[0] as number));
  expect(personal().length > (before[1] as number)).toBe(on.vaix);
};

test.each(SWITCHES)("CONFIG-3 %s switched off takes away nothing else", async (name) => {
  const on = { ...all(true), [name]: false };
  const opened = await open("default", DESKTOP, on);
  await checkSports(opened, on);
  await checkEvent(opened, on);
  await checkHome(opened, on);
  await opened.go("/sports/d_all/v_outrights");
  expect(location.pathname.includes("v_outrights")).toBe(on.outrights);
});

const visits = loadBrands().map(({ slug }, index) => ({
  slug,
  width: index % 2 === 0 ? PHONE : DESKTOP,
  isOn: index % 4 < 2,
}));

test.each(visits)(
  "CONFIG-3 $slug at $width with every switch on ($isOn) or off shows exactly what is on",
  async (visit) => {
    const on = all(visit.isOn);
    const opened = await open(visit.slug, visit.width, on);
    await checkSports(opened, on);
    await checkHome(opened, on);
  },
);
