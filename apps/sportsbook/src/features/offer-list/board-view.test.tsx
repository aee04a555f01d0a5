// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { OfferList } from "@touchline/protocol";
import { Profiler, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BetslipsContext } from "../../data/betslip/betslips-context.ts";
import { FavouritesContext } from "../../data/favourites/favourites-context.ts";
import { createFavouritesStore } from "../../data/favourites/favourites-store.ts";
import { boardOfList } from "../../data/offer/board.ts";
import { OfferStoreContext } from "../../data/offer/offer-context.ts";
import { createOfferStore } from "../../data/offer/offer-store.ts";
import { type Presentation, PresentationContext, usePresentation } from "../../data/preferences/preferences-context.ts";
import { deviceStorage } from "../../env/web-storage.ts";
import { createManualTime } from "../../test-support/manual-time.ts";
import { createSampleBetslips } from "../../test-support/sample-betslips.ts";
import { sampleEvent, sampleList, sampleMetadata, totalMarket } from "../../test-support/sample-offer.ts";
import { BoardView } from "./board-view.tsx";

const VIEWPORT = { width: 1440, height: 600 };

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      #callback: (() => void) | null;
      constructor(callback: () => void) {
        this.#callback = callback;
      }
      /** Once for all that is observed, as a browser does. */
      observe = () => {
        this.#callback?.();
        this.#callback = null;
      };
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal("innerWidth", VIEWPORT.width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(VIEWPORT.height);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const Presented = (props: { readonly presentation: Presentation | undefined; readonly children: ReactNode }) => {
  const usual = usePresentation();
  return (
    <PresentationContext value={props.presentation ?? usual}>
      <div data-scroller>{props.children}</div>
    </PresentationContext>
  );
};

const setUp = (
  events = [sampleEvent(7), sampleEvent(8)],
  presentation?: Presentation,
  changes: Partial<OfferList> = {},
) => {
  const time = createManualTime();
  const store = createOfferStore(time);
  const selections = createSampleBetslips(store);
  const list = { ...sampleList(events), ...changes };
  store.applyLists([list]);
  const onVisible = vi.fn();
  const onRender = vi.fn();
  render(
    <Profiler id="board" onRender={onRender}>
      <OfferStoreContext value={store}>
        <BetslipsContext value={selections.betslips}>
          <FavouritesContext value={createFavouritesStore(deviceStorage)}>
            <Presented presentation={presentation}>
              <BoardView board={boardOfList(list).board} onVisible={onVisible} eventHref={(id) => `/sports/e_${id}`} />
            </Presented>
          </FavouritesContext>
        </BetslipsContext>
      </OfferStoreContext>
    </Profiler>,
  );
  const row = (id: number) => within(document.querySelector(`[data-event="${id}"]`) as HTMLElement);
  return { time, store, selections, onVisible, onRender, row };
};

test("a price change is painted without React", () => {
  const { store, time, onRender, row } = setUp();
  const renders = onRender.mock.calls.length;
  store.applyFrame([[7, 1, 2, [0, 155]]]);
  act(() => time.frame());
  expect(row(7).getByRole("button", { name: /^Ashbourne City, Match result, ?1.55$/ })).toBeTruthy();
  expect(onRender.mock.calls.length).toBe(renders);
});

test("a line that moved shows the new line and its prices", () => {
  const { store, time, row } = setUp();
  store.applyFrame([[7, 1, 2, [], { markets: [totalMarket(12, "3.5", [190, 188])], gone: [3] }]]);
  act(() => time.frame());
  expect(row(7).getByText("3.5")).toBeTruthy();
  expect(row(7).getByRole("button", { name: /^Over 3.5, Total goals, ?1.90$/ })).toBeTruthy();
  store.applyFrame([[7, 2, 3, [12, 195]]]);
  act(() => time.frame());
  expect(row(7).getByRole("button", { name: /^Over 3.5, Total goals, ?1.95$/ })).toBeTruthy();
});

test("SLIP-1 a click picks a price, a second one lets it go", () => {
  const { selections, row } = setUp();
  const button = row(7).getByRole("button", { name: /Draw/ });
  fireEvent.click(button);
  expect(button.getAttribute("aria-pressed")).toBe("true");
  expect(selections.selected()).toMatchObject([{ eventId: 7, slot: 1, outcomeName: "Draw" }]);
  fireEvent.click(button);
  expect(button.getAttribute("aria-pressed")).toBe("false");
});

test("OFFER-5 a suspended price cannot be picked, but a picked one can be let go", () => {
  const { store, time, selections, row } = setUp();
  fireEvent.click(row(7).getByRole("button", { name: /Draw/ }));
  store.applyFrame([
    [7, 1, 2, [], { suspended: true }],
    [8, 1, 2, [], { suspended: true }],
  ]);
  act(() => time.frame());
  fireEvent.click(row(8).getByRole("button", { name: /Draw/ }));
  expect(selections.selected()).toHaveLength(1);
  fireEvent.click(row(7).getByRole("button", { name: /Draw/ }));
  expect(selections.selected()).toEqual([]);
});

test("OFFER-4 a match that goes live shows its clock and score", () => {
  const { store, time, row } = setUp();
  store.applyFrame([[7, 1, 2, [], { game: "LIVE", metadata: sampleMetadata }]]);
  act(() => time.frame());
  expect(row(7).getByText("63′")).toBeTruthy();
  expect(row(7).getByText("2")).toBeTruthy();
});

test("OFFER-10 reversed competitors stand away first, with their own score", () => {
  setUp([sampleEvent(7, { reversed: true, live: true, metadata: sampleMetadata })]);
  const text = document.querySelector('[data-event="7"]')?.textContent ?? "";
  expect(text).toMatch(/Harrow Vale1Ashbourne City2/);
});

test("OFFER-10 SLIP-1 a pick of a reversed event is named as its row", () => {
  const { selections, row } = setUp([sampleEvent(7, { reversed: true })]);
  fireEvent.click(row(7).getByRole("button", { name: /Draw/ }));
  expect(selections.selected()).toMatchObject([{ eventId: 7, eventName: "Harrow Vale v Ashbourne City" }]);
});

test("PEER-12 a league has a heading and is no landmark: the same one may stand in a list twice", () => {
  setUp();
  expect(screen.getByRole("heading", { name: /Premier Division/ })).toBeDefined();
  expect(screen.queryByRole("region")).toBeNull();
});

test("PEER-15 the count of a league and the labels of tiles are written in the direction of their own letters", () => {
  const dates = { event: "HH:mm", eventToday: "HH:mm", dayHeader: "DD.MM.", betList: "HH:mm" };
  setUp([sampleEvent(7)], { view: "euro_wide", grid: "one_column", oddsFormat: "decimal", dates });
  expect(document.querySelector("h2 bdi")?.textContent).toBe("1");
  expect(screen.getAllByText("Ashbourne City", { selector: "button > span" })[0]?.getAttribute("dir")).toBe("auto");
});

test("of a long list only what is near the screen is drawn and watched, in steps from its top", () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => frames.push(run));
  const events = Array.from({ length: 2000 }, (_, index) => sampleEvent(index + 1));
  const { onVisible } = setUp(events);
  const drawn = (): number => document.querySelectorAll("[data-event]").length;
  const watched = (): number | undefined => onVisible.mock.lastCall?.[0].length;
  const steps = [drawn()];
  while (frames.length > 0) {
    act(() => {
      for (const run of frames.splice(0)) run(0);
    });
    steps.push(drawn());
    expect(watched()).toBe(drawn());
  }
  expect(steps).toEqual([...new Set(steps)].toSorted((first, second) => first - second));
  expect(steps.length).toBeGreaterThan(1);
  expect(drawn()).toBeGreaterThan(10);
  expect(drawn()).toBeLessThan(40);
});

test("a league can be folded away and opened again", () => {
  setUp();
  fireEvent.click(screen.getByRole("button", { name: "Hide Premier Division" }));
  expect(document.querySelectorAll("[data-event]")).toHaveLength(0);
  fireEvent.click(screen.getByRole("button", { name: "Show Premier Division" }));
  expect(document.querySelectorAll("[data-event]")).toHaveLength(2);
});

test("FAV-1 a visitor's star stays on this device", () => {
  const { row } = setUp();
  fireEvent.click(row(7).getByRole("button", { name: /Add .* to favourites/ }));
  expect(createFavouritesStore(deviceStorage).ids.getState().events).toEqual(new Set([7]));
});

test("the whole row outside its tiles opens the event", () => {
  const { row } = setUp();
  expect(row(7).getByRole("link", { name: "Ashbourne City v Harrow Vale" }).getAttribute("href")).toBe("/sports/e_7");
});

describe("OFFER-12 in two columns", () => {
  const dates = { event: "DD.MM. ddd HH:mm", eventToday: "HH:mm", dayHeader: "ddd. DD.MM.", betList: "DD.MM.YY." };
  const presentation: Presentation = { view: "euro_standard", grid: "two_columns", oddsFormat: "decimal", dates };
  const leagues = [sampleEvent(7), sampleEvent(8, { tournamentId: 102 }), sampleEvent(9, { tournamentId: 102 })];

  beforeEach(() => {
    vi.stubGlobal("innerWidth", 1920);
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1217);
  });

  const columnOf = (id: number) =>
    document.querySelector(`[data-event="${id}"]`)?.closest<HTMLElement>("section")?.dataset.column;

  test("leagues stand beside each other, with two markets each", () => {
    const { row } = setUp(leagues, presentation);
    expect([columnOf(7), columnOf(8), columnOf(9)]).toEqual(["0", "1", "1"]);
    expect(row(7).getAllByRole("button", { name: /Match result|Total goals/ })).toHaveLength(5);
    expect(row(7).queryByRole("button", { name: /Both/ })).toBeNull();
  });

  test("a league that is folded leaves the other where it is", () => {
    setUp(leagues, presentation);
    fireEvent.click(screen.getByRole("button", { name: "Hide Premier Division" }));
    expect(columnOf(8)).toBe("1");
  });

  test("every event drawn in either column is watched", () => {
    const { onVisible } = setUp(leagues, presentation);
    expect(onVisible.mock.lastCall?.[0]).toEqual([7, 8, 9]);
  });
});

test("the shirts of a row's two sides differ, even where both teams wear the same", () => {
  const competitors = ["Ashbourne City", "Harrow Vale"].map((name) => ({
    name,
    kit: "#c8102e-#ffffff-plain",
    supplementalNames: {},
  }));
  setUp([sampleEvent(7, { competitors })]);
  const [home, away] = [...document.querySelectorAll("article img")].map((shirt) => shirt.getAttribute("src"));
  expect(home).toMatch(/^data:image/);
  expect(away).toMatch(/^data:image/);
  expect(away).not.toBe(home);
});

test.each([
  [false, ["−1.5", "+1.5"]],
  [true, ["+1.5", "−1.5"]],
])("each side's price has its own handicap, in the order of the competitors; reversed: %s", (reversed, handicaps) => {
  const handicap = {
    id: 203,
    key: "handicap",
    name: "Handicap",
    label: "Handicap",
    line: "handicap",
    outcomes: [
      { id: 1, name: "{home} {handicap}", label: "1" },
      { id: 2, name: "{away} {handicap:away}", label: "2" },
    ],
  };
  const markets = [{ metaMarketId: 203, slot: 5, line: "-1.5", prices: [190, 190] }];
  const { row } = setUp([sampleEvent(7, { reversed, markets })], undefined, {
    sports: [{ id: 1, key: "soccer", name: "Football", listMarkets: [203] }],
    metaMarkets: [handicap],
  });
  const buttons = row(7).getAllByRole("button", { name: /Handicap/ });
  expect(buttons.map((button) => button.firstElementChild?.textContent)).toEqual(handicaps);
  expect(row(7).getAllByText(/^[−+]1\.5$/)).toHaveLength(2);
});
