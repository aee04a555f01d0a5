import type { ValueHistoryRow, ValueHistoryState } from "@touchline/db";
import { market } from "@touchline/protocol/testing";
import { expect, test } from "vitest";
import { liveEvent } from "../test-support/sample-offer.ts";
import { legOn, resolved, resultOutcome, storedBet } from "../test-support/stored-bets.ts";
import { valueHistoryOf, valueHistoryStateOf } from "./value-history.ts";

const RULES = { margin: 500, smallest: 10n };
const row = (event: number, second: number, state: Partial<ValueHistoryState> = {}): ValueHistoryRow => ({
  ...{ event, at: new Date(second * 1_000) },
  state: {
    ...{
      prices: { 0: 200 },
      suspended: false,
      silent: false,
      status: "1H",
      minute: second,
      score: { home: 0, away: 0 },
    },
    ...state,
  },
});
const points = (...given: Parameters<typeof valueHistoryOf>) =>
  valueHistoryOf(...given).points.map(({ at, value, codes }) => [at / 1_000, value, ...codes]);

test("AHEAD-2 gives the value at every recorded moment, or why there was none", () => {
  const rows = [
    row(7, 0),
    row(7, 5, { prices: { 0: 160 } }),
    row(7, 10, { suspended: true }),
    row(7, 15, { silent: true }),
    row(7, 20, { prices: {} }),
  ];
  expect(points(storedBet([legOn(7)]), rows, RULES)).toEqual([
    [0, "9.50"],
    [5, "11.87"],
    [10, null, 1001],
    [15, null, 1006],
    [20, null, 1001],
  ]);
});

test("AHEAD-2 PEER-1 after a partial cash-out it is the value of the stake that is still open", () => {
  const partly = storedBet([legOn(7)], { parts: 1, cashedStake: 250n });
  const history = valueHistoryOf(partly, [row(7, 0), row(7, 5, { prices: { 0: 160 } })], RULES);
  expect(history.points.map(({ value }) => value)).toEqual(["7.12", "8.90"]);
  expect(history.stake).toBe("7.50");
});

test("AHEAD-2 of a bet that is cashed out in full it is the value of the whole stake", () => {
  const ended = storedBet([legOn(7)], { parts: 2, cashedStake: 1000n, phase: "PAID_OUT" });
  expect(valueHistoryOf(ended, [row(7, 0)], RULES)).toMatchObject({ stake: "10.00", points: [{ value: "9.50" }] });
});

test("AHEAD-2 begins when every event has a row, and counts a leg as decided after its match", () => {
  const bet = storedBet([legOn(7), legOn(8)], { legResults: [resolved("WON"), null] });
  const rows = [row(7, 0), row(8, 5), row(7, 10, { prices: { 0: 100 } }), row(8, 15)];
  expect(points(bet, rows, RULES)).toEqual([
    [5, "9.50"],
    [10, "19.00"],
    [15, "19.00"],
  ]);
});

test("AHEAD-2 PEER-17 counts a leg that was decided during its match as decided after its last price", () => {
  const half = { ...resolved("WON"), playStatus: "RUNNING" as const };
  const bet = storedBet([legOn(7), legOn(8)], { legResults: [half, null] });
  const none = { prices: {} };
  const rows = [row(8, 0), row(7, 0), row(7, 5), row(7, 10, none), row(8, 15), row(7, 20, none)];
  expect(points(bet, rows, RULES)).toEqual([
    [0, "9.50"],
    [5, "19.00"],
    [10, "19.00"],
    [15, "19.00"],
    [20, "19.00"],
  ]);
});

test("AHEAD-2 keeps at most one open and one locked point in five seconds", () => {
  const rows = [row(7, 0), row(7, 1), row(7, 2, { suspended: true }), row(7, 4), row(7, 5)];
  expect(points(storedBet([legOn(7)]), rows, RULES).map(([at]) => at)).toEqual([2, 4, 5]);
});

test("AHEAD-2 reports changes of score and period as moments", () => {
  const rows = [
    row(7, 0),
    row(7, 5),
    row(7, 10, { score: { home: 1, away: 0 } }),
    row(7, 15, { status: "HT", score: { home: 1, away: 0 } }),
  ];
  expect(
    valueHistoryOf(storedBet([legOn(7)]), rows, RULES).moments.map(({ at, status, score }) => [
      at / 1_000,
      status,
      score.home,
    ]),
  ).toEqual([
    [0, "1H", 0],
    [10, "1H", 1],
    [15, "HT", 1],
  ]);
});

test("AHEAD-2 records only the outcomes of an event that have bets", () => {
  const event = liveEvent(7, { markets: [market(0, [160, -300])] });
  expect(valueHistoryStateOf(event, [0, 1, 2].map(resultOutcome), false, 0)).toEqual({
    ...{ prices: { 0: 160 }, suspended: false, silent: false, status: "", minute: null },
    score: { home: 0, away: 0 },
  });
});

test("AHEAD-2 records prices under the slots of the bets when the event has others by now", () => {
  const total = market(0, [250, 150], { metaMarketId: 2, specifiers: { total: "2.5" } });
  const event = liveEvent(7, { markets: [total, market(2, [160, 300, 400])] });
  expect(valueHistoryStateOf(event, [resultOutcome(0)], false, 0).prices).toEqual({ 0: 160 });
});
