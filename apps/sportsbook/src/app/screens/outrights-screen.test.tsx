// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type EventDetail, packOfferList } from "@touchline/protocol";
import { expect, test } from "vitest";
import { detailOf, serverEvent } from "../../test-support/sample-event.ts";
import { sampleEvent, sampleList } from "../../test-support/sample-offer.ts";
import { DESKTOP, openApp, PHONE } from "../test-support/open-app.tsx";
// Here, so that no test waits for its script.
import "./outrights-screen.tsx";

const RUNNERS = 14;

/** Prices that do not stand in the order of the runners. */
const detail = (id: number): EventDetail => {
  const event = detailOf(serverEvent({ id, type: "OUTRIGHT", game: "PREMATCH", metadata: null, markets: [] }));
  const outcomes = Array.from({ length: RUNNERS }, (_, index) => ({
    id: `${id}o${index}`,
    slot: index,
    metaOutcomeId: index + 1,
    name: `Runner ${index + 1}`,
    label: `${index + 1}`,
    price: 200 + ((index * 5) % RUNNERS) * 100,
  }));
  const market = { slot: 0, id: `${id}m0`, metaMarketId: 201, key: "winner", name: "Winner", group: "main" };
  return {
    ...event,
    groups: [{ key: "main", name: "Main", count: 1 }],
    markets: [{ ...market, specifiers: {}, line: null, main: true, listed: true, betBuilder: false, outcomes }],
  };
};

const list = sampleList([
  sampleEvent(41, { name: "Premier Division 2027", competitors: [], markets: [] }),
  sampleEvent(42, { name: "Primera 2027", competitors: [], markets: [] }),
]);
const answers = {
  "/api/offer/list": () => packOfferList(list),
  "/api/offer/events/41": () => detail(41),
  "/api/offer/events/42": () => detail(42),
};

const prices = () => [...document.querySelectorAll("ol b")].map(({ textContent }) => Number(textContent));
const untilShown = () => waitFor(() => expect(document.querySelectorAll("ol li").length).toBeGreaterThan(0));
const openEvent = () =>
  Number.parseInt(document.querySelector<HTMLElement>("[data-outcome]")?.dataset.outcome ?? "", 10);

test.each([
  { width: PHONE, first: 5 },
  { width: DESKTOP, first: 10 },
])(
  "OFFER-7 ROUTE-6 at $width the first competition is open with $first prices, ranked; then all are shown",
  async ({ width, first }) => {
    const { requests } = await openApp("/sports/v_outrights", { width, answers });
    await untilShown();
    expect(document.title).toBe("Outrights · touchline");
    expect(requests.some((request) => /\/list\?.*outrights=true/.test(request))).toBe(true);
    expect(openEvent()).toBe(41);
    expect(prices()).toEqual(Array.from({ length: first }, (_, index) => 2 + index));
    fireEvent.click(screen.getAllByRole("button", { name: /^Show all \d+/ })[0] as HTMLElement);
    expect(prices()).toHaveLength(RUNNERS);
    const plate = document.querySelector<HTMLElement>("ol [data-outcome]") as HTMLElement;
    fireEvent.click(plate);
    await waitFor(() => expect(plate.getAttribute("aria-pressed")).toBe("true"));
  },
);

test("OFFER-7 another competition replaces the open one", async () => {
  await openApp("/sports/v_outrights", { answers });
  await untilShown();
  fireEvent.click(within(screen.getByRole("main")).getByRole("button", { name: /Primera/ }));
  await waitFor(() => expect(openEvent()).toBe(42));
});
