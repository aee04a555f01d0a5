// @vitest-environment jsdom

import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { BuilderAnswer, Market } from "@touchline/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { selectActiveSlip } from "../../data/betslip/betslip-store.ts";
import { BetslipsContext } from "../../data/betslip/betslips-context.ts";
import { createBuilderLegs } from "../../data/event/builder-legs.ts";
import { createEventStore } from "../../data/event/event-store.ts";
import { joinStores } from "../../data/event/join-stores.ts";
import { OfferStoreContext } from "../../data/offer/offer-context.ts";
import { createOfferStore } from "../../data/offer/offer-store.ts";
import { createPriceStore } from "../../data/offer/price-store.ts";
import { slipNoticeText } from "../../i18n/betting-texts.ts";
import { createManualTime } from "../../test-support/manual-time.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { settle } from "../../test-support/sample-api.ts";
import { createSampleBetslips } from "../../test-support/sample-betslips.ts";
import { detailOf, serverEvent } from "../../test-support/sample-event.ts";
import { totalMarket } from "../../test-support/sample-offer.ts";
import { BetBuilder } from "./bet-builder.tsx";

afterEach(cleanup);

/** A match result at the slots 0 to 2, then totals: over and under 0.5, 1.5, and so on. */
const LINES = Array.from({ length: 11 }, (_, index) => index);
const totals: readonly Market[] = LINES.map((index) => totalMarket(3 + 2 * index, `${index}.5`, [183, 194]));
/** Of this line only the over is offered. */
const lonely = totalMarket(60, "11.5", [2500]);
const overOf = (line: number): number => 3 + 2 * line;
const underOf = (line: number): number => overOf(line) + 1;

const setUp = (answer: BuilderAnswer | Error = { eventId: 7, version: 1, price: 780 }) => {
  const time = createManualTime();
  const prices = createPriceStore(time);
  const events = createEventStore(time, prices);
  const server = serverEvent();
  const [result] = server.markets;
  if (!result) throw new Error("the sample has a match result");
  events.applyDetail(detailOf({ ...server, markets: [result, ...totals, lonely] }));
  const event = events.event(7);
  if (!event) throw new Error("the sample is there");
  const ask = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const legs = createBuilderLegs();
  const store = joinStores(createOfferStore(time, prices), () => events as never);
  const slips = createSampleBetslips(store);
  render(
    <QueryClientProvider client={openQueryClient()}>
      <OfferStoreContext value={store}>
        <BetslipsContext value={slips.betslips}>
          <BetBuilder
            event={event}
            legs={legs}
            ask={ask}
            renderMarkets={({ Tile, Tag }) =>
              event.markets.map((market) => (
                <section key={market.slot} aria-label={`${market.name} ${market.line ?? ""}`.trim()}>
                  <Tag markets={[market]} />
                  {market.outcomes.map(({ slot }, index) => (
                    <Tile key={slot} event={event} market={market} index={index} form="compact" />
                  ))}
                </section>
              ))
            }
          />
        </BetslipsContext>
      </OfferStoreContext>
    </QueryClientProvider>,
  );
  const tile = (slot: number) => document.querySelector(`[data-outcome="7o${slot}"]`) as HTMLElement;
  const pick = async (...slots: readonly number[]): Promise<void> => {
    for (const slot of slots) {
      await act(async () => {
        fireEvent.click(tile(slot));
        await settle();
      });
    }
  };
  const push = (run: () => void): void => {
    act(() => {
      run();
      time.frame();
    });
  };
  return { ask, events, legs, pick, tile, push, slips };
};

const dock = () => screen.getByRole("region", { name: "Your picks" });
const pressed = (tile: HTMLElement): string | null => tile.getAttribute("aria-pressed");

test("OFFER-6 picks are counted, and two of them have one price", async () => {
  const { ask, pick, tile } = setUp();
  await pick(0);
  expect(pressed(tile(0))).toBe("true");
  expect(screen.getByRole("img", { name: "1 of 10 picked" })).toBeDefined();
  expect(dock().textContent).toContain("Add another pick to get a price");
  await pick(overOf(2));
  expect(dock().textContent).toContain("7.80");
  expect(ask).toHaveBeenLastCalledWith(7, [0, overOf(2)], expect.anything());
});

test("BB-2 picks that have a price are put into the slip together, with the names of their tiles", async () => {
  const { pick, slips } = setUp();
  await pick(0);
  expect(within(dock()).queryByRole("button", { name: "Add to slip" })).toBeNull();
  await pick(overOf(2));
  fireEvent.click(within(dock()).getByRole("button", { name: "Add to slip" }));
  expect(slips.built).toMatchObject([
    [
      {
        eventId: 7,
        slot: 0,
        marketSlot: 0,
        metaMarketId: 201,
        metaOutcomeId: 1,
        marketName: "Match result",
        outcomes: 3,
      },
      {
        eventId: 7,
        slot: overOf(2),
        marketSlot: overOf(2),
        metaMarketId: 202,
        eventName: "Ashbourne City v Harrow Vale",
      },
    ],
  ]);
});

test("BB-2 why a slip does not take them is left to the page to say, and one that has them says so", async () => {
  const { pick, slips } = setUp();
  await pick(0, overOf(2));
  const add = () => within(dock()).getByRole("button", { name: /slip$/ }) as HTMLButtonElement;
  const { store } = slips;
  const setSlips = (change: object): void =>
    store.setState(({ families }) => ({ families: { ...families, regular: { ...families.regular, ...change } } }));
  slips.attach({
    addBuilder: () => setSlips({ notice: { key: "bet_builder_error_with_regular_bet", at: 0 } }),
  } as never);
  await act(async () => {
    fireEvent.click(add());
  });
  expect(screen.queryByText(slipNoticeText("bet_builder_error_with_regular_bet", 30))).toBeNull();
  const held = [0, overOf(2)].map((slot) => [`7m${slot}`, { outcomeId: `7o${slot}` }]);
  const slip = selectActiveSlip(store.getState());
  const selectionsData = { "builder-7": { markets: Object.fromEntries(held) } };
  await act(async () => setSlips({ slips: [{ ...slip, selectionsData }] }));
  expect([add().textContent, add().disabled]).toEqual(["In your slip", true]);
});

test("PEER-13 what cannot happen with the picks is not offered, and says why and because of which", async () => {
  const { legs, pick, tile } = setUp();
  await pick(overOf(2));
  expect(tile(underOf(1)).dataset.state).toBe("unavailable");
  expect(tile(underOf(1)).textContent).toContain("These outcomes cannot happen together: Outcome 1");
  expect(tile(underOf(3)).dataset.state).toBe("open");
  await pick(underOf(1));
  expect(legs.legsOf(7).map(({ slot }) => slot)).toEqual([overOf(2)]);
  const under = within(screen.getByRole("region", { name: "Total goals 1.5" }));
  expect(under.queryByText("Not with your picks")).toBeNull();
});

test("PEER-13 a market of which nothing goes with the picks says so", async () => {
  const { pick } = setUp();
  const tagIn = (line: string) =>
    within(screen.getByRole("region", { name: `Total goals ${line}` })).queryByText("Not with your picks");
  expect(tagIn("11.5")).toBeNull();
  await pick(underOf(0));
  expect(tagIn("11.5")).not.toBeNull();
  expect(tagIn("1.5")).toBeNull();
});

test("another outcome of a picked market takes its place, though both could not be", async () => {
  const { legs, pick, tile } = setUp();
  await pick(0);
  expect(tile(2).dataset.state).toBe("open");
  await pick(2);
  expect(legs.legsOf(7).map(({ slot }) => slot)).toEqual([2]);
});

test("BB-4 an eleventh market is refused in words, and the picks stay", async () => {
  const { legs, pick, tile } = setUp();
  await pick(...LINES.slice(0, 10).map(overOf));
  expect(legs.legsOf(7)).toHaveLength(10);
  expect(tile(overOf(10)).dataset.state).toBe("open");
  await pick(overOf(10));
  expect(legs.legsOf(7)).toHaveLength(10);
  expect(await screen.findByText("A bet builder takes at most 10 markets")).toBeDefined();
});

test("OFFER-5 a suspended outcome is not picked, and a pick that is suspended takes the price away", async () => {
  const { events, legs, pick, push } = setUp();
  push(() => events.applyFrame([[7, 1, 2, [overOf(4), -183]]]));
  await pick(overOf(4));
  expect(legs.legsOf(7)).toEqual([]);
  await pick(0, overOf(2));
  push(() => events.applyFrame([[7, 2, 3, [overOf(2), -183]]]));
  expect(dock().textContent).toContain("One of your picks cannot be bet on right now");
  expect(dock().textContent).not.toContain("7.80");
});

test("a price that does not come is said, and asked for on demand", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { ask, pick } = setUp(new Error("lost"));
  await pick(0, overOf(2));
  expect(dock().textContent).toContain("The price did not load");
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Try now" }));
    await settle();
  });
  expect(ask).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

test("picks are listed and removed one by one, or all", async () => {
  const { legs, pick } = setUp();
  await pick(0, overOf(2), overOf(3));
  fireEvent.click(within(dock()).getByRole("button", { expanded: false }));
  fireEvent.click(within(dock()).getByRole("button", { name: "Remove Outcome 1, Match result" }));
  expect(legs.legsOf(7).map(({ slot }) => slot)).toEqual([overOf(2), overOf(3)]);
  fireEvent.click(within(dock()).getByRole("button", { name: "Remove all picks" }));
  expect(legs.legsOf(7)).toEqual([]);
  expect(screen.queryByRole("region", { name: "Your picks" })).toBeNull();
});
