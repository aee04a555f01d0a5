import { describe, expect, test } from "vitest";
import type { FeedEventMessage, MarketStatus, OddsChange } from "../wire/messages.ts";
import { applyMessage, closeUnrecovered, createEventBook, type EventBook } from "./event-book.ts";

const event = { prefix: "sr", type: "match", number: 1 };
const groupsOf = (id: number): readonly string[] => (id === 166 ? ["corners"] : ["goals"]);
const LIVE = 1;
const PREMATCH = 3;

const odds = (
  timestamp: number,
  price: number,
  more: Partial<OddsChange> = {},
  status: MarketStatus = 1,
): OddsChange => ({
  ...{ type: "odds_change", producer: LIVE, event, timestamp, requestId: null, status: null },
  markets: [{ id: 1, specifiers: "", status, favourite: false, outcomes: [{ id: "1", price, active: true }] }],
  ...more,
});
const stop = (timestamp: number, groups: readonly string[] = ["all"]): FeedEventMessage => ({
  ...{ type: "bet_stop", producer: LIVE, event, timestamp, requestId: null, groups, status: -1 },
});
const settlement = (timestamp: number, resolution: "WON" | "LOST"): FeedEventMessage => ({
  ...{ type: "bet_settlement", producer: LIVE, event, timestamp, requestId: null, certainty: "CONFIRMED" },
  markets: [{ id: 1, specifiers: "", results: new Map([["1", { resolution }]]) }],
});
const market = { id: 1, specifiers: "" };
const period = { from: 10, to: 20 };

const told = (...messages: readonly FeedEventMessage[]): EventBook => {
  const book = createEventBook();
  for (const message of messages) applyMessage(book, message, groupsOf);
  return book;
};
const shown = (book: EventBook) => {
  const state = book.markets.get("1|");
  return [state?.status, state?.outcomes[0]?.price];
};

describe("PEER-16 what the provider says of an event", () => {
  test("older odds and duplicates change nothing", () => {
    const book = told(odds(2, 200));
    expect(applyMessage(book, odds(1, 150), groupsOf).offer).toBe(false);
    expect(applyMessage(book, odds(2, 200), groupsOf).offer).toBe(false);
    expect(shown(book)).toEqual([1, 200]);
  });

  test("a stop suspends what is active, by group, and older odds do not open it", () => {
    expect(shown(told(odds(1, 200), stop(2)))).toEqual([-1, 200]);
    expect(shown(told(odds(1, 200), stop(2, ["corners"])))).toEqual([1, 200]);
    expect(shown(told(stop(2), odds(1, 200)))).toEqual([-1, 200]);
    expect(shown(told(stop(2), odds(1, 200), odds(3, 210)))).toEqual([1, 210]);
  });

  test("a market that was handed over is taken from the new producer only", () => {
    const before = odds(1, 200, { producer: PREMATCH });
    const handover = odds(2, 200, { producer: PREMATCH }, -2);
    expect(shown(told(before, handover))[0]).toBe(-2);
    expect(shown(told(before, handover, odds(3, 150)))).toEqual([1, 150]);
    expect(shown(told(before, handover, odds(3, 150), odds(4, 300, { producer: PREMATCH })))).toEqual([1, 150]);
    expect(shown(told(before, odds(3, 150), handover))).toEqual([1, 150]);
  });

  test("a settlement closes its market; a later one corrects it, a rollback opens it, an older one changes nothing", () => {
    const resolution = (book: EventBook) => book.markets.get("1|")?.settlement?.results.get("1")?.resolution;
    const rollback: FeedEventMessage = {
      ...{ type: "rollback_bet_settlement", producer: LIVE, event, timestamp: 4, requestId: null, markets: [market] },
    };
    expect(shown(told(odds(1, 200), settlement(2, "WON")))[0]).toBe(-3);
    expect(resolution(told(settlement(2, "WON"), settlement(3, "LOST")))).toBe("LOST");
    expect(resolution(told(settlement(3, "LOST"), settlement(2, "WON")))).toBe("LOST");
    expect(resolution(told(settlement(2, "WON"), rollback))).toBeUndefined();
    expect(resolution(told(rollback, settlement(2, "WON")))).toBeUndefined();
  });

  test("a cancellation has its window, and its rollback takes it back", () => {
    const cancel = (type: "bet_cancel" | "rollback_bet_cancel", timestamp: number): FeedEventMessage => ({
      ...{ type, producer: LIVE, event, timestamp, requestId: null, period, markets: [market] },
    });
    const book = told(odds(1, 200), cancel("bet_cancel", 2));
    expect(book.markets.get("1|")?.cancelled).toEqual([period]);
    expect(shown(book)[0]).toBe(1);
    applyMessage(book, cancel("rollback_bet_cancel", 3), groupsOf);
    expect(book.markets.get("1|")?.cancelled).toEqual([]);
  });

  test("a snapshot closes what it leaves out, but not what came since or is another producer's", () => {
    const other = { id: 18, specifiers: "total=2.5", status: 1, favourite: false, outcomes: [] } as const;
    const snapshot = odds(5, 0, { requestId: 7, markets: [other] });
    expect(shown(told(odds(1, 200), snapshot))[0]).toBe(0);
    expect(shown(told(odds(6, 200), snapshot))[0]).toBe(1);
    expect(shown(told(odds(1, 200, { producer: PREMATCH }), snapshot))[0]).toBe(1);
  });

  test("a market whose handover was lost is taken from the producer that has it now, also while it is suspended", () => {
    const before = odds(1, 200, { producer: PREMATCH });
    expect(shown(told(before, odds(2, 150, {}, -1)))).toEqual([-1, 150]);
    expect(shown(told(before, odds(2, 150, {}, 0)))).toEqual([1, 200]);
    const closed = told(before);
    closeUnrecovered(closed, PREMATCH, 7, 5);
    applyMessage(closed, odds(6, 150, { requestId: 8 }, -1), groupsOf);
    expect(shown(closed)).toEqual([-1, 150]);
  });

  test("a market that was handed over is closed where the others do not have it", () => {
    const handedOver = () => told(odds(1, 200, { producer: PREMATCH }), odds(2, 200, { producer: PREMATCH }, -2));
    const other = { id: 18, specifiers: "total=2.5", status: 1, favourite: false, outcomes: [] } as const;
    const snapshot = odds(5, 0, { requestId: 7, markets: [other] });
    const book = handedOver();
    applyMessage(book, { ...snapshot, producer: PREMATCH }, groupsOf);
    expect(shown(book)[0]).toBe(-2);
    applyMessage(book, snapshot, groupsOf);
    expect(shown(book)[0]).toBe(0);
    applyMessage(book, odds(6, 150), groupsOf);
    expect(shown(book)).toEqual([1, 150]);
    const without = handedOver();
    expect(closeUnrecovered(without, PREMATCH, 7, 5)).toBe(false);
    expect(closeUnrecovered(without, LIVE, 8, 5)).toBe(true);
    expect(shown(without)[0]).toBe(0);
  });

  test("a complete recovery closes what it did not speak of", () => {
    const book = told(odds(1, 200));
    expect(closeUnrecovered(book, PREMATCH, 7, 5)).toBe(false);
    expect(closeUnrecovered(book, LIVE, 7, 5)).toBe(true);
    expect(shown(book)[0]).toBe(0);
    expect(closeUnrecovered(told(odds(1, 200, { requestId: 7 })), LIVE, 7, 5)).toBe(false);
  });
});
