// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { OfferEvent } from "@touchline/protocol";
import { Profiler, useSyncExternalStore } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BetslipsContext } from "../../data/betslip/betslips-context.ts";
import { createEventStore } from "../../data/event/event-store.ts";
import { joinStores } from "../../data/event/join-stores.ts";
import { FavouritesContext } from "../../data/favourites/favourites-context.ts";
import { createFavouritesStore } from "../../data/favourites/favourites-store.ts";
import { OfferStoreContext } from "../../data/offer/offer-context.ts";
import { createOfferStore } from "../../data/offer/offer-store.ts";
import { createPriceStore } from "../../data/offer/price-store.ts";
import { LinksContext } from "../../entities/links/links-context.ts";
import { NarrowContext } from "../../entities/viewport/use-is-narrow.ts";
import { deviceStorage } from "../../env/web-storage.ts";
import { createManualTime } from "../../test-support/manual-time.ts";
import { createSampleBetslips } from "../../test-support/sample-betslips.ts";
import { detailOf, serverEvent } from "../../test-support/sample-event.ts";
import { SAMPLE_LINKS } from "../../test-support/sample-links.ts";
import { totalMarket } from "../../test-support/sample-offer.ts";
import { EventView } from "./event-view.tsx";
import { type EventWidgets, WIDGETS, type WidgetProvider } from "./provider-widget.tsx";

const idle = class {
  observe = () => undefined;
  disconnect = () => undefined;
};

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", idle);
  vi.stubGlobal("ResizeObserver", idle);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

interface ShownProps {
  readonly events: ReturnType<typeof createEventStore>;
  readonly widgets: EventWidgets;
}

const Shown = ({ events, widgets }: ShownProps) => {
  const event = useSyncExternalStore(
    (listener) => events.subscribeEvent(7, listener),
    () => events.event(7),
  );
  if (!event) return null;
  const props = {
    event,
    switcher: null,
    widgets,
    paused: false,
    players: true,
    renderBuilder: null,
  };
  return <EventView {...props} onBack={() => undefined} />;
};

const OWN: EventWidgets = { enabled: WIDGETS, provider: null };

const setUp = (changes: Partial<OfferEvent> = {}, widgets: EventWidgets = OWN) => {
  const time = createManualTime();
  const prices = createPriceStore(time);
  const events = createEventStore(time, prices);
  events.applyDetail(detailOf(serverEvent(changes)));
  const onRender = vi.fn();
  const store = createOfferStore(time, prices);
  const selections = createSampleBetslips(joinStores(store, () => events as never));

  render(
    <Profiler id="event" onRender={onRender}>
      <OfferStoreContext value={store}>
        <BetslipsContext value={selections.betslips}>
          <FavouritesContext value={createFavouritesStore(deviceStorage)}>
            <div data-scroller>
              <LinksContext value={SAMPLE_LINKS}>
                <NarrowContext value={true}>
                  <Shown events={events} widgets={widgets} />
                </NarrowContext>
              </LinksContext>
            </div>
          </FavouritesContext>
        </BetslipsContext>
      </OfferStoreContext>
    </Profiler>,
    { onCaughtError: () => undefined },
  );
  fireEvent.click(screen.getByRole("tab", { name: /^All/ }));
  const push = (run: () => void): void => {
    act(() => {
      run();
      time.frame();
    });
  };
  const tile = (slot: number) => document.querySelector(`[data-outcome="7o${slot}"]`) as HTMLElement;
  return { events, selections, push, tile, onRender };
};

const board = () => screen.getByRole("region", { name: "Scoreboard" }).textContent;

test("OFFER-4 a price is painted without React", () => {
  const { events, push, tile, onRender } = setUp();
  onRender.mockClear();
  push(() => events.applyFrame([[7, 1, 2, [0, 155]]]));
  expect(tile(0).textContent).toContain("1.55");
  expect(tile(0).dataset.move).toBe("up");
  expect(onRender).not.toHaveBeenCalled();
});

test("OFFER-4 score and part of a live match follow the feed", () => {
  const { events, push } = setUp();
  expect(board()).toContain("2nd half");
  const metadata = events.event(7)?.metadata;
  if (!metadata) throw new Error("the sample is live");
  push(() => events.applyFrame([[7, 1, 2, [], { metadata: { ...metadata, score: { home: 3, away: 1 } } }]]));
  expect(board()).toMatch(/3.*1/);
});

test("OFFER-5 a suspended market says so, keeps its tiles, and nothing of it can be picked", () => {
  const { events, push, tile, selections } = setUp();
  push(() => events.applyFrame([[7, 1, 2, [3, -183, 4, -194]]]));
  const head = screen.getByRole("button", { name: /^Total goals/ });
  expect(within(head).getByText("Suspended")).toBeDefined();
  expect(within(screen.getByRole("button", { name: /^Match result/ })).queryByText("Suspended")).toBeNull();
  fireEvent.click(tile(3));
  expect(selections.selected()).toEqual([]);
  push(() => events.applyFrame([[7, 2, 3, [3, 183, 4, 194]]]));
  expect(within(head).queryByText("Suspended")).toBeNull();
});

test("several lines of a market stand under each other, and every part of the table has a key of its own", () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const markets = [totalMarket(3, "2.5", [183, 194]), totalMarket(5, "3.5", [295, 138])];
  const { tile } = setUp({ markets });
  for (const [slot, price] of [
    [3, "1.83"],
    [4, "1.94"],
    [5, "2.95"],
    [6, "1.38"],
  ] as const)
    expect(tile(slot).textContent).toContain(price);
  const complaints = complain.mock.calls.map(([text]) => String(text));
  expect(complaints.filter((text) => text.includes("key"))).toEqual([]);
});

test("a pick has the event, the market and the outcome of the tile", () => {
  const { tile, selections } = setUp();
  fireEvent.click(tile(4));
  expect(selections.selected()).toEqual([
    {
      eventId: 7,
      slot: 4,
      marketSlot: 3,
      metaMarketId: 202,
      metaOutcomeId: 2,
      outcomeName: "Outcome 2",
      marketName: "Total goals",
      outcomes: 2,
      eventName: "Ashbourne City v Harrow Vale",
    },
  ]);
  expect(tile(4).getAttribute("aria-pressed")).toBe("true");
});

test("OFFER-10 reversed competitors are shown swapped, with their scores", () => {
  setUp({ reversed: true });
  expect(board()).toMatch(/Harrow Vale1.*2.*Ashbourne City/);
});

test.each([
  [7, "Interrupted"],
  [8, "Suspended"],
])("the detailed play status %i stands in place of the clock: %s", (detailedPlayStatus, word) => {
  setUp({ detailedPlayStatus });
  expect(board()).toContain(word);
  expect(board()).not.toContain("2nd half");
});

test("a match that is over says so", () => {
  const { events, push } = setUp();
  push(() => events.applyFrame([[7, 1, 2, [], { playStatus: "ENDED" }]]));
  expect(board()).toContain("Ended");
});

test("before kick-off there is its time, and in the last two hours a countdown", () => {
  setUp({ game: "PREMATCH", metadata: null, startsAt: Date.now() + 30 * 60_000 });
  expect(board()).toMatch(/starts in 00:(30:0[01]|29:5\d)/);
});

test("a start that is far off is not counted down", () => {
  setUp({ game: "PREMATCH", metadata: null, startsAt: Date.now() + 5 * 3_600_000 });
  expect(board()).not.toContain("starts in");
});

test("OFFER-6 what stands beside the score may fail alone: prices stay, and another view is drawn", async () => {
  // Settings of a widget that cannot be written down.
  const colors = {
    toJSON: () => {
      throw new Error("broken");
    },
  };
  const provider: WidgetProvider = {
    script: "https://widgets.example/loader.js",
    accountId: null,
    theme: "dark",
    colors: colors as never,
    locale: "en",
  };
  const { tile, selections } = setUp({}, { enabled: ["statistics"], provider });
  fireEvent.click(await screen.findByRole("radio", { name: "Stats" }));
  expect((await screen.findByRole("alert")).textContent).toContain("This part stopped working");
  fireEvent.click(tile(0));
  expect(selections.selected()).toHaveLength(1);
  fireEvent.click(screen.getByRole("radio", { name: "Score" }));
  expect(screen.queryByRole("alert")).toBeNull();
});
