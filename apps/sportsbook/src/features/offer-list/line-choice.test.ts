import { expect, test } from "vitest";
import { boardOfList, eventIdsOf } from "../../data/offer/board.ts";
import type { EventState } from "../../data/offer/offer-model.ts";
import { createOfferStore } from "../../data/offer/offer-store.ts";
import { createManualTime } from "../../test-support/manual-time.ts";
import { sampleEvent, sampleList } from "../../test-support/sample-offer.ts";
import { atLine, linedKinds, lineName, linesOf } from "./line-choice.ts";

const RESULT = { metaMarketId: 201, slot: 0, line: null, prices: [148, 440, 675] };
const totalAt = (line: string) => ({ metaMarketId: 202, slot: 3, line, prices: [183, 194] });

const setUp = (lines: readonly (string | null)[]) => {
  const events = lines.map((line, index) =>
    sampleEvent(index + 1, { markets: line === null ? [RESULT] : [RESULT, totalAt(line)] }),
  );
  const list = sampleList(events);
  const store = createOfferStore(createManualTime());
  store.applyLists([list]);
  const eventOf = (id: number): EventState | undefined => store.event(id);
  return { board: boardOfList(list).board, options: { eventOf, kinds: linedKinds(store.tables(), "Total goals") } };
};

test("OFFER-3 a list of one market has the lines of its events, each once, from low to high", () => {
  const { board, options } = setUp(["10.5", "2.5", null, "2.5", "3"]);
  expect(linesOf(board, options)).toEqual(["2.5", "3", "10.5"]);
});

test("OFFER-3 at a line it has the events whose main line it is", () => {
  const { board, options } = setUp(["10.5", "2.5", null, "2.5", "3"]);
  expect([...eventIdsOf(atLine(board, "2.5", options))]).toEqual([2, 4]);
});

test("a market without a line has none to choose", () => {
  const { board, options } = setUp(["2.5"]);
  expect(linesOf(board, { ...options, kinds: new Set() })).toEqual([]);
});

const specifiersOf = (name: string) => ({
  metaMarkets: [
    { id: 900, key: "corners", name: "Corners", specifier: "total", values: [{ value: "2.5", count: 9 }] },
    { id: 202, key: "total", name, specifier: "total", values: [{ value: "2.5", count: 4 }] },
  ],
});

test.each([
  ["Total goals", "2.5", "Total goals 2.5"],
  ["Goals over or under {total}", "2.5", "Goals over or under 2.5"],
  ["{home} total", "2.5", null],
  ["Total goals", "7.5", null],
])("OFFER-6 of the market specifiers, %s at %s is called %s", (name, line, called) => {
  expect(lineName(specifiersOf(name), new Set([202]), line)).toBe(called);
});
