// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type EventDetail, type LiveMetadata, outcomeId } from "@touchline/protocol";
import { describe, expect, test } from "vitest";
import { detailOf, serverEvent } from "../../test-support/sample-event.ts";
import { TENNIS_LIVE } from "../../test-support/sample-leagues.ts";
import { sampleMetadata } from "../../test-support/sample-offer.ts";
import { createMemoryStorage } from "../../test-support/test-env.ts";
import { openApp, PHONE } from "../test-support/open-app.tsx";
// Here, so that no test waits for their scripts.
import "../../features/event-view/event-switcher.tsx";
import "../../features/event-view/extras.tsx";
import "./event-screen.tsx";

const EVENT = 3;
const usual = detailOf(serverEvent({ id: EVENT, game: "PREMATCH", metadata: null, startsAt: Date.now() + 90_000_000 }));

/** A market on players, with more outcomes than a list shows at first. */
const scorers: EventDetail["markets"][number] = {
  slot: 20,
  id: `${EVENT}m20`,
  metaMarketId: 290,
  key: "scorer",
  name: "Goalscorer",
  group: "players",
  specifiers: {},
  line: null,
  main: true,
  listed: false,
  betBuilder: false,
  outcomes: Array.from({ length: 9 }, (_, index) => ({
    id: outcomeId(EVENT, 20 + index),
    slot: 20 + index,
    metaOutcomeId: index + 1,
    name: `Player ${index + 1}`,
    label: `${index + 1}`,
    price: 300 + index,
  })),
};
const withPlayers: EventDetail = {
  ...usual,
  groups: [...usual.groups, { key: "players", name: "Players", count: 1 }],
  markets: [...usual.markets, scorers],
};

const answering = (detail: EventDetail) => ({ [`/api/offer/events/${EVENT}`]: () => detail });
const answers = answering(withPlayers);
const untilShown = () =>
  waitFor(() => expect(document.querySelector('[role="tabpanel"] [data-outcome]')).not.toBeNull());
const titles = () => [...document.querySelectorAll('[role="tabpanel"] h3')].map(({ textContent }) => textContent ?? "");

describe("ROUTE-6 a link to an event opens the event", () => {
  test.each([
    `/sports/d_all/t_31/e_${EVENT}`,
    `/sports/d_all/ctg_1/e_${EVENT}`,
    `/sports/d_all/c_21/e_${EVENT}`,
    `/sports/d_all/s_1/e_${EVENT}`,
    `/sports/e_${EVENT}`,
  ])("%s", async (path) => {
    await openApp(path, { answers });
    await untilShown();
    expect(location.pathname).toBe(path);
    await waitFor(() => expect(document.title).toBe("Ashbourne City v Harrow Vale · touchline"));
    expect(screen.getByRole("region", { name: "Scoreboard" }).textContent).toContain("Harrow Vale");
    const shown = [...document.querySelectorAll<HTMLElement>("main [data-outcome]")];
    expect(new Set(shown.map(({ dataset }) => Number.parseInt(dataset.outcome ?? "", 10)))).toEqual(new Set([EVENT]));
  });

  test("in the brand's own word, and redirected from the default word", async () => {
    await openApp(`/sports/d_all/ctg_1/e_${EVENT}`, { width: PHONE, brand: "paloma", answers });
    await untilShown();
    expect(location.pathname).toBe(`/desporto/d_all/ctg_1/e_${EVENT}`);
  });
});

test.each(["/sports/e_99", "/sports/d_all/t_1/e_99"])(
  "ROUTE-6 ROUTE-7 an unknown event says so, and offers a way on: %s",
  async (path) => {
    const unknown = { "/api/offer/events/99": () => new Response("", { status: 404 }) };
    await openApp(path, { width: PHONE, answers: unknown });
    expect(await screen.findByText("This event is no longer offered")).toBeDefined();
    fireEvent.click(screen.getByRole("link", { name: "Browse sports" }));
    await waitFor(() => expect(document.querySelector("main [data-event]")).not.toBeNull());
    expect(location.pathname).toBe("/sports/d_all");
  },
);

test("BOOT-9 an event that failed to load says so, and loads on request", async () => {
  let isFailing = true;
  const path = `/api/offer/events/${EVENT}`;
  const failing = { [path]: () => (isFailing ? undefined : usual) };
  const { requests } = await openApp(`/sports/e_${EVENT}`, { width: PHONE, answers: failing });
  const retry = await screen.findByRole("button", { name: "Try now" });
  isFailing = false;
  const asked = () => requests.filter((request) => request.startsWith(path)).length;
  const before = asked();
  // At once: by itself it would ask again two seconds later.
  await act(async () => fireEvent.click(retry));
  expect(asked()).toBe(before + 1);
  await untilShown();
});

test("back leads from an event to the list in the state in which it was left", async () => {
  await openApp("/live/d_all/s_1", {
    width: PHONE,
    answers: { "/api/offer/events/1": () => detailOf(serverEvent({ id: 1 })) },
  });
  const link = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('main a[href*="/e_1"]');
    if (!found) throw new Error("no row yet");
    return found;
  });
  fireEvent.click(link);
  fireEvent.click(await screen.findByRole("button", { name: "Back" }));
  await waitFor(() => expect(location.pathname).toBe("/live/d_all/s_1"));
  await waitFor(() => expect(document.querySelector('main a[href*="/e_1"]')).not.toBeNull());
});

describe("markets", () => {
  test("FAV-1 a starred market is first, also after a reload", async () => {
    const storage = createMemoryStorage();
    const before = await openApp(`/sports/e_${EVENT}`, { width: PHONE, answers, env: { storage } });
    await untilShown();
    fireEvent.click(screen.getByRole("tab", { name: /^All/ }));
    expect(titles()[0]).toContain("Match result");
    fireEvent.click(screen.getByRole("button", { name: "Pin Goalscorer to the top" }));
    expect(titles()[0]).toContain("Goalscorer");
    before.close();
    await openApp(`/sports/e_${EVENT}`, { width: PHONE, answers, env: { storage } });
    await untilShown();
    fireEvent.click(screen.getByRole("tab", { name: /^All/ }));
    expect(titles()[0]).toContain("Goalscorer");
  });

  test("NAV-10 a brand without player markets shows none", async () => {
    const usualBrand = await openApp(`/sports/e_${EVENT}`, { width: PHONE, answers });
    await untilShown();
    expect(screen.getByRole("tab", { name: "Players" })).toBeDefined();
    usualBrand.close();
    await openApp(`/sports/e_${EVENT}`, { width: PHONE, brand: "bethog", answers });
    await untilShown();
    expect(screen.queryByRole("tab", { name: "Players" })).toBeNull();
  });

  test("OFFER-6 a long list shows six rows, then all", async () => {
    await openApp(`/sports/e_${EVENT}`, { width: PHONE, answers });
    await untilShown();
    fireEvent.click(screen.getByRole("tab", { name: "Players" }));
    const rows = () => within(screen.getByRole("tabpanel")).getAllByRole("listitem");
    expect(rows()).toHaveLength(6);
    fireEvent.click(screen.getByRole("button", { name: /^Show all/ }));
    expect(rows()).toHaveLength(9);
  });

  test("FAV-1 the event's star is the same as in the lists", async () => {
    const { app } = await openApp(`/sports/e_${EVENT}`, { width: PHONE, answers });
    await untilShown();
    fireEvent.click(screen.getByRole("button", { name: /^Add Ashbourne City v .* to favourites/ }));
    expect(app.favourites.ids.getState().events).toEqual(new Set([EVENT]));
  });
});

describe("tracker", () => {
  const live = detailOf(serverEvent({ id: EVENT }));

  test("OFFER-6 without a provider, tennis has a table of sets, and court, points and games", async () => {
    const metadata: LiveMetadata = { ...sampleMetadata, ...TENNIS_LIVE };
    const sport = { id: 2, key: "tennis", name: "Tennis", listMarkets: [] };
    await openApp(`/live/e_${EVENT}`, { answers: answering({ ...live, sport, metadata }) });
    const tracker = within(await screen.findByRole("region", { name: "Tracker" }));
    expect(await tracker.findByRole("img", { name: /serves/ })).toBeDefined();
    expect(within(tracker.getByRole("table", { name: "Points of this game" })).getAllByRole("row")).toHaveLength(2);
    expect(tracker.getByRole("list", { name: /^Games of set/ })).toBeDefined();
    const heads = [...document.querySelectorAll("thead th")].map(({ textContent }) => textContent);
    expect(heads.slice(1, 4)).toEqual(["1", "2", "3"]);
    expect(heads.slice(-2)).toEqual(["Sets", "Pts"]);
  });

  test("without data for a while the tracker says that it is paused, and the score stays", async () => {
    let now = Date.now();
    const { app } = await openApp(`/live/e_${EVENT}`, { answers: answering(live), env: { now: () => now } });
    await screen.findByRole("region", { name: "Tracker" });
    act(() => app.offer.setOnline(false));
    expect(screen.queryByText("Tracker paused")).toBeNull();
    now += 16_000;
    act(() => app.offer.tick());
    expect(await screen.findByText("Tracker paused")).toBeDefined();
    expect(screen.getByRole("region", { name: "Scoreboard" }).textContent).toContain("Ashbourne City");
  });
});
