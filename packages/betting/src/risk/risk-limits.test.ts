import { ONE_SHARD, shardsOf } from "@touchline/protocol";
import { describe, expect, test } from "vitest";
import { outcomeFacts } from "./outcome-facts.ts";
import { outcomeLimits, parseLimits, roomOn, strictestLimits } from "./outcome-limits.ts";
import { createRiskBook, createStrictest, type RiskAmounts, type RiskLimit, type RiskScope } from "./risk-limits.ts";

const NONE: RiskAmounts = { maxStake: null, maxWinnings: null, maxLiability: null, stakeFactor: null };
const limit = (scope: RiskScope, more: Partial<RiskLimit>): RiskLimit => ({ ...NONE, currency: "EUR", scope, ...more });

const total = { metaMarketId: 5, specifiers: { total: "2.5", part: "1" } };
const facts = outcomeFacts("ana", 811, 9, { sportId: 1, tournamentId: 3 }, total);
const strictest = (limits: readonly RiskLimit[], currency = "EUR", of = facts) => createStrictest(limits)(currency, of);

test("PEER-20 a bet on an outcome is known by punter, outcome, market, event, tournament and sport", () => {
  expect(facts).toEqual({
    ...{ punter: "ana", sport: "1", tournament: "3", event: "811", outcome: "811o9" },
    ...{ market: "5", specifiers: "part=1,total=2.5" },
  });
  expect(outcomeFacts("ana", 811, 9, null, undefined)).toEqual({ punter: "ana", event: "811", outcome: "811o9" });
});

describe("PEER-20 a limit holds", () => {
  test.each<[string, RiskScope, RiskScope]>([
    ["for a punter", { punter: "ana" }, { punter: "bo" }],
    ["for an outcome", { outcome: "811o9" }, { outcome: "811o8" }],
    ["for a kind of market", { market: "5" }, { market: "6" }],
    ["for a market", { event: "811", market: "5", specifiers: "part=1,total=2.5" }, { event: "811", specifiers: "" }],
    ["for an event", { event: "811" }, { event: "812" }],
    ["for a tournament", { tournament: "3" }, { tournament: "4" }],
    ["for a sport", { sport: "1" }, { sport: "2" }],
    ["where all of its scope fits", { sport: "1", punter: "ana" }, { sport: "1", punter: "bo" }],
  ])("PEER-20 %s, and not for another", (_, scope, other) => {
    expect(strictest([limit(scope, { maxStake: 5n })]).maxStake).toBe(5n);
    expect(strictest([limit(other, { maxStake: 5n })]).maxStake).toBeNull();
  });

  test("PEER-20 for everything of the tenant, in its currency only", () => {
    const book = createRiskBook();
    book.take("touchline", [limit({}, { maxStake: 5n })]);
    expect(book.strictestOf("touchline", "EUR", facts).maxStake).toBe(5n);
    expect(book.strictestOf("touchline", "NOK", facts).maxStake).toBeNull();
    expect(book.strictestOf("titan", "EUR", facts).maxStake).toBeNull();
    book.take("touchline", []);
    expect(book.strictestOf("touchline", "EUR", facts).maxStake).toBeNull();
  });
});

test("PEER-20 of several limits the strictest wins, each amount by itself, wherever it comes from", () => {
  const limits = [
    limit({}, { maxStake: 900n, maxLiability: 70n }),
    limit({ sport: "1" }, { maxStake: 300n, maxWinnings: 800n }),
    limit({ punter: "ana" }, { maxStake: 400n, stakeFactor: 500n }),
    limit({ punter: "ana", sport: "1" }, { maxWinnings: 900n, stakeFactor: 200n }),
    limit({ outcome: "811o9" }, { maxLiability: 50n }),
    limit({ event: "812" }, { maxStake: 1n, maxWinnings: 1n, maxLiability: 1n, stakeFactor: 1n }),
  ];
  const expected = { maxStake: 300n, maxWinnings: 800n, maxLiability: 50n, stakeFactor: 200n };
  expect(strictest(limits)).toEqual(expected);
  expect(strictest(limits.toReversed())).toEqual(expected);
});

describe("PEER-20 with the limits of the book", () => {
  const book = { minStake: 10n, maxStake: 1_000n, maxWinnings: 5_000n, maxLiability: 2_000n };
  const on = (more: Partial<RiskAmounts>) => outcomeLimits(book, { ...NONE, ...more });

  test("PEER-20 the strictest wins, and none is wider than the book", () => {
    expect(on({ maxStake: 70n, maxWinnings: 6_000n, maxLiability: 1_999n })).toEqual({
      ...{ maxStake: 70n, maxWinnings: 5_000n, maxLiability: 1_999n, stakeFactor: 1_000n },
    });
    expect(on({ maxStake: 9_000n, maxWinnings: 60n, maxLiability: 9_000n })).toMatchObject({
      ...{ maxStake: 1_000n, maxWinnings: 60n, maxLiability: 2_000n },
    });
  });

  test("PEER-20 the stake factor multiplies the largest stake after the strictest was found, rounded down", () => {
    expect(on({ stakeFactor: 250n }).maxStake).toBe(250n);
    expect(on({ stakeFactor: 333n, maxStake: 100n }).maxStake).toBe(33n);
    expect(on({ stakeFactor: 2_000n })).toMatchObject({ maxStake: 2_000n, maxWinnings: 5_000n, maxLiability: 2_000n });
    expect(on({ stakeFactor: 0n }).maxStake).toBe(0n);
  });

  test("PEER-20 a stake factor leaves its share of the room, never more than the room", () => {
    expect(roomOn(on({}), 400n)).toBe(1_600n);
    expect(roomOn(on({ stakeFactor: 250n }), 400n)).toBe(400n);
    expect(roomOn(on({ stakeFactor: 4_000n }), 400n)).toBe(1_600n);
    expect(roomOn(on({ maxLiability: 300n }), 400n)).toBe(0n);
  });

  test("PEER-20 the strictest of all legs limits a combo", () => {
    const limits = [on({ maxStake: 90n }), on({ maxWinnings: 400n }), on({ stakeFactor: 80n }), on({})];
    expect(strictestLimits(book, limits)).toEqual({ ...book, maxStake: 80n, maxWinnings: 400n });
    expect(strictestLimits(book, [on({ stakeFactor: 3_000n })]).maxStake).toBe(3_000n);
  });

  test.each([
    [1, 2_000n, [2_000n]],
    [2, 2_000n, [1_000n, 1_000n]],
    [3, 2_000n, [667n, 667n, 666n]],
    [3, 2n, [1n, 1n, 0n]],
    [2, 0n, [0n, 0n]],
  ])("PEER-20 %i shards have parts of what may be lost, %s together, and the whole of all else", (of, most, parts) => {
    const limits = shardsOf(of).map((shard) => outcomeLimits(book, { ...NONE, maxLiability: most }, shard));
    expect(limits.map(({ maxLiability }) => maxLiability)).toEqual(parts);
    expect(parts.reduce((sum, part) => sum + part)).toBe(most);
    const { maxLiability: _, ...others } = outcomeLimits(book, NONE, ONE_SHARD);
    for (const limit of limits) expect(limit).toMatchObject(others);
  });

  test("PEER-20 a limit finer than the currency is one minor unit", () => {
    const texts = { minStake: "0.10", maxStake: "7", maxWinnings: "8.5", maxLiability: "9" };
    expect(parseLimits(texts, "JPY")).toMatchObject({ minStake: 1n, maxStake: 7n, maxWinnings: 1n });
    expect(parseLimits(texts, "EUR")).toEqual({
      ...{ minStake: 10n, maxStake: 700n, maxWinnings: 850n, maxLiability: 900n },
    });
  });
});
