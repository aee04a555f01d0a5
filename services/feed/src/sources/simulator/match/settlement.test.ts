import type { EventResult, MarketResult } from "@touchline/protocol";
import { describe, expect, test } from "vitest";
import { createSettlementBook } from "../../../normalise/settlement-book.ts";
import { createSlotBook } from "../../../normalise/slot-book.ts";
import { foreseen } from "../../../test-support/foreseen.ts";
import { sampleFixtures } from "../../../test-support/sample-fixtures.ts";
import { isLong } from "../../../test-support/size.ts";
import { createClock } from "../clock.ts";
import { templateOf } from "../market/meta.ts";
import type { MarketTemplate } from "../market/template.ts";
import type { Frame } from "../play/frame.ts";
import { ENGINES } from "../sports/engines.ts";
import type { Fixture } from "../world/fixture.ts";
import { SPORT_KEYS, type SportKey } from "../world/tournaments.ts";
import { STEADY } from "./form.ts";
import { createMatch } from "./match.ts";

const MINUTE = 60_000;
/** Interval at which a match is looked at, to know what it offers. */
const LOOK_EVERY = 3 * MINUTE;
const MATCHES = isLong ? 12 : 2;
/** Longer than any second thought. */
const AFTERWARDS = 30_000;

/** Simulated time is real time, so that moments of the match and of the verdicts can be compared. */
const clock = createClock(1);

interface Told {
  readonly at: number;
  readonly result: EventResult;
}

const isSettled = ({ resolutions }: MarketResult): boolean => resolutions.every((resolution) => resolution !== null);
const nameOf = ({ metaMarketId, specifiers }: MarketResult): string =>
  `${templateOf(metaMarketId)?.key} ${JSON.stringify(specifiers)}`;

/** Plays a match as the simulator does, and publishes each result as the feed does. `startAt`: as a feed that was started then. */
const follow = (fixture: Fixture, startAt = fixture.startsAt - MINUTE, before: EventResult | null = null) => {
  const match = createMatch(fixture, clock);
  const offered = createMatch(fixture, clock);
  const slots = createSlotBook();
  const settlements = createSettlementBook(before);
  const told: Told[] = [];
  const end = match.endsAt() + AFTERWARDS;
  // Every market that is ever offered has a slot from the beginning.
  for (let at = fixture.startsAt - MINUTE; at < match.endsAt(); at += LOOK_EVERY)
    for (const { definition } of offered.describe(at).markets) slots.slotOf(definition);
  for (let at = startAt; at <= end; at = match.nextVerdict(at)) {
    const { playStatus } = match.describe(at);
    const result = settlements.settle(slots.markets(), match.result(at), {
      ...{ eventId: fixture.id, version: 1, playStatus },
    });
    if (result) told.push({ at, result });
  }
  return { match, told, slots };
};

const lastOf = (told: readonly Told[]): EventResult => told.at(-1)?.result as EventResult;

describe("PEER-16 what is settled while a match goes on equals what its end says", () => {
  test.each(SPORT_KEYS)(
    "%s",
    (sport) => {
      const engine = ENGINES[sport];
      let early = 0;
      for (const fixture of sampleFixtures(sport, MATCHES)) {
        const last = engine.play(fixture).at(-1) as Frame;
        if (last.playStatus !== "ENDED") continue;
        const { told, slots } = follow(fixture);
        expect(told.filter(({ result }) => result.final)).not.toEqual([]);
        const { markets, final } = lastOf(told);
        expect(final).toBe(true);
        expect(markets).toHaveLength(slots.size());
        // The model's own opinion, from what it knows at the end: not by the rules that settled.
        const outlook = engine.outlook(fixture, last, 0, STEADY);
        for (const market of markets) {
          const template = templateOf(market.metaMarketId) as MarketTemplate;
          const expected = market.outcomes.map((_, outcome) => foreseen(template, outlook, market.specifiers, outcome));
          expect(market.resolutions, nameOf(market)).toEqual(expected);
        }
        early += told.filter(({ result }) => !result.final && result.markets.some(isSettled)).length;
      }
      expect(early).toBeGreaterThan(0);
    },
    120_000,
  );
});

describe("PEER-16 nobody can bet on a market that is settled", () => {
  test.each(SPORT_KEYS)(
    "%s",
    (sport) => {
      for (const fixture of sampleFixtures(sport, 1)) {
        const { match, told, slots } = follow(fixture);
        for (const { at, result } of told.filter((_, index) => index % 5 === 0)) {
          const open = match
            .describe(at)
            .markets.filter(({ prices }) => prices.some((price) => price > 0))
            .map(({ definition }) => slots.slotOf(definition));
          const settled = result.markets.filter(isSettled).map(({ slot }) => slot);
          expect(new Set(open).intersection(new Set(settled))).toEqual(new Set());
        }
      }
    },
    60_000,
  );
});

describe("PEER-16 when a market is settled", () => {
  /** The first moment at which all outcomes of each market of a kind were settled. */
  const settledAt = (told: readonly Told[], key: string): ReadonlyMap<string, number> => {
    const moments = new Map<string, number>();
    for (const { at, result } of told)
      for (const market of result.markets)
        if (templateOf(market.metaMarketId)?.key === key && isSettled(market) && !moments.has(nameOf(market)))
          moments.set(nameOf(market), at);
    return moments;
  };
  const scene = (sport: SportKey) => {
    const [fixture] = sampleFixtures(sport, 1) as [Fixture];
    const frames = ENGINES[sport].play(fixture);
    const timeOf = (isIt: (frame: Frame) => boolean) => fixture.startsAt + (frames.find(isIt)?.at ?? Number.NaN);
    return { told: follow(fixture).told, timeOf };
  };

  test("first-half markets at half-time, the next goal at the goal", () => {
    const { told, timeOf } = scene("soccer");
    const half = timeOf(({ status }) => status === "HT");
    expect([...settledAt(told, "first-half-result").values()]).toEqual([half]);
    const goal = timeOf(({ scorers }) => scorers.length > 0);
    const goals = settledAt(told, "next-goal");
    if (!Number.isNaN(goal)) expect(goals.get('next-goal {"goal":"1"}') ?? goal).toBe(goal);
    for (const at of settledAt(told, "first-half-total").values()) expect(at).toBeLessThanOrEqual(half);
  });

  test("a set with its last game, a quarter with its end", { timeout: 60_000 }, () => {
    const tennis = scene("tennis");
    const set = tennis.timeOf(({ score }) => score.home + score.away > 0);
    const sets = settledAt(tennis.told, "set-winner");
    expect(Math.min(...sets.values())).toBe(set);
    const basketball = scene("basketball");
    const quarter = basketball.timeOf(({ playStatus }) => playStatus === "BREAK");
    const quarters = settledAt(basketball.told, "quarter-winner");
    if (quarters.size > 0) expect(Math.min(...quarters.values())).toBe(quarter);
  });
});

/** Of many matches: a settlement that is said and then taken back. */
const withRollback = () => {
  for (const fixture of sampleFixtures("soccer", 40)) {
    const { told } = follow(fixture);
    for (const [index, { at, result }] of told.entries())
      for (const market of result.markets) {
        const before = told[index - 1]?.result.markets.find(({ slot }) => slot === market.slot);
        if (before && isSettled(before) && !isSettled(market)) return { fixture, told, market, at };
      }
  }
  throw new Error("no settlement is ever rolled back");
};

test("PEER-16 a feed that is killed between a settlement and its rollback still rolls back, and ends as the other", () => {
  const { fixture, told, market, at } = withRollback();
  const before = told.findLast((one) => one.at < at) as Told;
  const after = follow(fixture, at - 1, before.result);
  const resolutionsOf = ({ markets }: EventResult) => markets.find(({ slot }) => slot === market.slot)?.resolutions;
  expect(after.told.map(({ at: when, result }) => [when, resolutionsOf(result)])).toContainEqual([
    at,
    market.outcomes.map(() => null),
  ]);
  const content = ({ markets }: EventResult) => markets.map(({ version: _version, ...one }) => one);
  expect(content(lastOf(after.told))).toEqual(content(lastOf(told)));
});
