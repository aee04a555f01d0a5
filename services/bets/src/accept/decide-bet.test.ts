import { STANDARD_RULES } from "@touchline/betting";
import type { BetTerms, Leg } from "@touchline/db";
import { type BuilderAnswer, type OfferEvent, outcomeId, type RejectionCode } from "@touchline/protocol";
import { market } from "@touchline/protocol/testing";
import type { ProducerState } from "@touchline/server-kit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mayBeTaken } from "../test-support/acceptance-model.ts";
import { liveEvent, prematchEvent } from "../test-support/sample-offer.ts";
import { resultOutcome } from "../test-support/stored-bets.ts";
import { type Decision, type DecisionContext, decideBet } from "./decide-bet.ts";
import type { OfferNow } from "./judge-leg.ts";
import { builderKey } from "./terms.ts";

const NOW = Date.now();

interface Scene {
  readonly events?: readonly OfferEvent[];
  readonly producers?: Readonly<Record<string, ProducerState>>;
  readonly builders?: Readonly<Record<string, BuilderAnswer>>;
}

const offerOf = ({ events = [], producers = {}, builders = {} }: Scene): OfferNow => ({
  event: (eventId) => events.find(({ id }) => id === eventId),
  producer: (producer) => producers[producer] ?? "alive",
  builder: (key) => builders[key],
});

const leg = (more: Partial<Leg> = {}): Leg => ({
  hash: `hash-${more.eventId ?? 7}`,
  eventId: 7,
  eventVersion: 1,
  game: "PREMATCH",
  slots: [0],
  odds: 200,
  banker: false,
  event: null,
  outcomes: [],
  ...more,
});

const terms = (more: Partial<BetTerms> = {}): BetTerms => ({
  ...{ type: "single", oddsChanges: "ask_me", sizes: [], legs: [leg()] },
  ...more,
});

const context = (more: Partial<DecisionContext> = {}): DecisionContext => ({
  now: NOW,
  acceptAt: NOW,
  limits: { minStake: 10n, maxStake: 100_000n, maxWinnings: 500_000n },
  roomOn: () => 50_000n,
  rules: STANDARD_RULES,
  ...more,
});

const decide = (bet: BetTerms, scene: Scene | null, more: Partial<DecisionContext> = {}, stake = 1_000n) =>
  decideBet(bet, stake, scene && offerOf(scene), context(more));

const codesOf = (decision: Decision | null): readonly RejectionCode[] | "wait" => decision?.codes ?? "wait";

const open = prematchEvent(7);
const changed = (more: Partial<OfferEvent>): Scene => ({ events: [{ ...open, ...more }] });
const priced = (price: number): Scene => changed({ markets: [market(0, [price, 350, 400])] });

test("R7 places a bet at the current price, with its maximum winnings, when the offer agrees", () => {
  expect(decide(terms(), { events: [open] })).toEqual({
    ...{ status: "PLACED", codes: [], odds: { "hash-7": 200 }, versions: { "hash-7": 1 }, alternativeStake: null },
    figures: { maxWinnings: 2_000n, rows: [] },
  });
});

describe("R7 a bet is rejected on", () => {
  test.each<[RejectionCode, string, Scene, Partial<Leg>?]>([
    ["NOT_OFFERED", "an event that is gone", {}],
    ["NOT_OFFERED", "an outcome that is gone", changed({ markets: [market(3, [200])] })],
    ["NOT_OFFERED", "an outcome without a price", priced(0)],
    ["SUSPENDED", "an outcome that is suspended", priced(-200)],
    ["SUSPENDED", "an event that is suspended", changed({ suspended: true })],
    ["EVENT_STARTED", "an event that went live since", changed({ game: "LIVE", playStatus: "RUNNING" })],
    ["EVENT_STARTED", "an event whose start has passed", changed({ startsAt: NOW })],
    [
      "EVENT_STARTED",
      "a prematch event whose start has passed, called live",
      changed({ startsAt: NOW }),
      { game: "LIVE" },
    ],
    ["EVENT_ENDED", "an event that has ended", changed({ playStatus: "ENDED" })],
    ["EVENT_ENDED", "an event that was abandoned", changed({ playStatus: "ABANDONED" })],
    ["FEED_SILENT", "an event of a silent producer", { events: [open], producers: { simulator: "silent" } }],
  ])("R7 %s: %s", (code, _, scene, more = {}) => {
    const decision = decide(terms({ legs: [leg(more)], oddsChanges: "accept_any_changes" }), scene);
    expect(decision).toMatchObject({ status: "REJECTED", codes: [code], figures: null, alternativeStake: null });
  });

  test("R7 accepts a live bet on a started event, and a silent producer affects only its own events", () => {
    const live = liveEvent(8, { producer: "other" });
    const legs = [leg({ eventId: 8, game: "LIVE" })];
    expect(decide(terms({ legs }), { events: [live], producers: { simulator: "silent" } })?.status).toBe("PLACED");
  });
});

test("R7 a bet is decided by the outcome that was bet on, not by the one that has its slot by now", () => {
  const bet = terms({ legs: [leg({ outcomes: [resultOutcome(0)] })], oddsChanges: "accept_any_changes" });
  const total = market(0, [700, 110], { metaMarketId: 2, specifiers: { total: "2.5" } });
  const renumbered = changed({ markets: [total, market(2, [190, 350, 400])] });
  expect(decide(bet, renumbered)).toMatchObject({ status: "PLACED", odds: { "hash-7": 190 } });
  expect(codesOf(decide(bet, changed({ markets: [total] })))).toEqual(["NOT_OFFERED"]);
});

test("R7 a rejected bet has no price of an outcome that cannot be bet on", () => {
  expect(decide(terms(), priced(-200))?.odds).toEqual({});
  expect(decide(terms(), {})?.odds).toEqual({});
  const builder = leg({ slots: [0, 1], odds: 450 });
  const builders = { [builderKey(builder)]: { eventId: 7, version: 1, price: 450 } };
  expect(decide(terms({ legs: [builder] }), { ...priced(-200), builders })?.odds).toEqual({});
});

test("R7 an outcome is found whatever the order of the markets is", () => {
  const later = market(3, [150, 250], { metaMarketId: 2, specifiers: { total: "2.5" } });
  expect(decide(terms(), changed({ markets: [later, market(0, [200, 350, 400])] }))?.odds).toEqual({ "hash-7": 200 });
});

describe("R7 an event version older than the bettor's", () => {
  const ahead = terms({ legs: [leg({ eventVersion: 2 })] });
  test("waits 2 s for the newer version, then rejects the bet", () => {
    expect(codesOf(decide(ahead, { events: [open] }, { now: NOW + 1_999 }))).toBe("wait");
    expect(codesOf(decide(ahead, { events: [open] }, { now: NOW + 2_000 }))).toEqual(["STALE_OFFER"]);
    expect(decide(ahead, changed({ version: 2 }))?.status).toBe("PLACED");
  });
  test("does not wait when another leg is rejected for good", () => {
    const legs = [leg({ eventVersion: 2 }), leg({ eventId: 8 })];
    const decision = decide(terms({ type: "combo", legs }), { events: [open] });
    expect(codesOf(decision)).toEqual(["NOT_OFFERED"]);
  });
});

test("R7 a node that is behind the producer of the event waits 2 s, then rejects the bet", () => {
  const behind: Scene = { events: [open], producers: { simulator: "behind" } };
  expect(codesOf(decide(terms(), behind, { now: NOW + 1_999 }))).toBe("wait");
  expect(codesOf(decide(terms(), behind, { now: NOW + 2_000 }))).toEqual(["STALE_OFFER"]);
});

describe("R4 an unknown offer state", () => {
  const unheard: Scene = { events: [open], producers: { simulator: "unknown" } };
  test.each<[string, Scene | null]>([
    ["no offer to rely on", null],
    ["a producer not heard of yet", unheard],
  ])("R4 %s: waits 8 s, then rejects the bet", (_, scene) => {
    expect(codesOf(decide(terms(), scene, { now: NOW + 7_999 }))).toBe("wait");
    expect(codesOf(decide(terms(), scene, { now: NOW + 8_000 }))).toEqual(["NOT_DECIDED"]);
  });
});

test("R4 R7 never accepts a bet 8 s after it was due, whatever the offer", () => {
  expect(decide(terms(), { events: [open] }, { now: NOW + 7_999 })?.status).toBe("PLACED");
  expect(codesOf(decide(terms(), { events: [open] }, { now: NOW + 8_000 }))).toEqual(["NOT_DECIDED"]);
});

describe("PEER-3 a changed price", () => {
  test.each([
    ["ask_me", 210, "ODDS_CHANGED"],
    ["ask_me", 190, "ODDS_CHANGED"],
    ["ask_me", 200, null],
    ["accept_higher_odds", 210, null],
    ["accept_higher_odds", 190, "ODDS_CHANGED"],
    ["accept_any_changes", 210, null],
    ["accept_any_changes", 190, null],
  ] as const)("PEER-3 with %s, to %i", (oddsChanges, price, code) => {
    const decision = decide(terms({ oddsChanges }), priced(price));
    expect(codesOf(decision)).toEqual(code ? [code] : []);
    // The answer has the current price, whether the bet is placed or not.
    expect(decision?.odds).toEqual({ "hash-7": price });
  });
});

describe("PEER-6 alternative stakes", () => {
  const at = (stake: bigint, more: Partial<DecisionContext> = {}) => decide(terms(), { events: [open] }, more, stake);
  test("offers the minimum stake when the stake is below it", () => {
    expect(at(9n)).toMatchObject({ codes: ["STAKE_BELOW_MIN"], alternativeStake: 10n });
    expect(at(10n)?.status).toBe("PLACED");
  });
  test("offers the maximum stake when the stake is above it", () => {
    const roomOn = () => 10n ** 12n;
    expect(at(100_001n, { roomOn })).toMatchObject({ codes: ["STAKE_ABOVE_MAX"], alternativeStake: 100_000n });
    expect(at(100_000n, { roomOn })?.status).toBe("PLACED");
  });
  test("offers the stake with the maximum winnings when the winnings are above it", () => {
    const limits = { ...context().limits, maxWinnings: 3_000n };
    expect(at(1_501n, { limits })).toMatchObject({ codes: ["STAKE_ABOVE_MAX"], alternativeStake: 1_500n });
    expect(at(1_500n, { limits })?.status).toBe("PLACED");
  });
  test("offers what the liability limit leaves when an outcome reaches it", () => {
    const roomOn = (outcome: string) => (outcome === outcomeId(7, 0) ? 500n : 50_000n);
    expect(at(501n, { roomOn })).toMatchObject({ codes: ["LIABILITY_REACHED"], alternativeStake: 500n });
    expect(at(500n, { roomOn })?.status).toBe("PLACED");
  });
  test("offers no alternative when the liability limit leaves less than the minimum stake", () => {
    expect(at(500n, { roomOn: () => 5n })).toMatchObject({ alternativeStake: null });
    expect(at(500n, { roomOn: () => 0n })).toMatchObject({
      codes: ["LIABILITY_REACHED"],
      alternativeStake: null,
    });
  });
  test("R6 the outcome with the least left decides, wherever it is in the bet", () => {
    const legs = [leg(), leg({ eventId: 8 })];
    const roomOn = (outcome: string) => (outcome === outcomeId(7, 0) ? 3_000n : 50_000n);
    const scene = { events: [open, prematchEvent(8)] };
    const decision = decide(terms({ type: "combo", legs }), scene, { roomOn }, 1_001n);
    expect(decision).toMatchObject({ codes: ["LIABILITY_REACHED"], alternativeStake: 1_000n });
  });
  test("LIABILITY_REACHED names the reason of a bet at the minimum stake that is not taken", () => {
    expect(at(10n, { roomOn: () => 0n })?.codes).toEqual(["LIABILITY_REACHED"]);
  });
  test("PEER-7 offers a system a higher stake where the remainder of a lower one pays more", () => {
    // 4 singles, 6 doubles and 4 triples at 9.00. 28: 2 on each pay 72 + 972 + 5,832. 27: 7, 11 and 7 with 2 more pay 63 + 891 + 6,561.
    const legs = [7, 8, 9, 10].map((eventId) => leg({ eventId, odds: 900 }));
    const events = [7, 8, 9, 10].map((id) => prematchEvent(id, { markets: [market(0, [900, 350, 400])] }));
    const more = {
      limits: { ...context().limits, minStake: 1n, maxWinnings: 6_876n },
      rules: { ...STANDARD_RULES, remainder: "last" as const },
    };
    const bet = terms({ type: "system", sizes: [1, 2, 3], legs });
    const system = (stake: bigint) => decide(bet, { events }, more, stake);
    expect(system(28n)).toMatchObject({ status: "PLACED", figures: { maxWinnings: 6_876n } });
    expect(system(27n)).toMatchObject({ codes: ["STAKE_ABOVE_MAX"], alternativeStake: 28n });
    expect(system(29n)).toMatchObject({ codes: ["STAKE_ABOVE_MAX"], alternativeStake: 28n });
  });
  test("limits a combo by its outcome with the least liability left", () => {
    const legs = [leg(), leg({ eventId: 8 })];
    const roomOn = (outcome: string) => (outcome === outcomeId(8, 0) ? 3_000n : 50_000n);
    const scene = { events: [open, prematchEvent(8)] };
    const decision = decide(terms({ type: "combo", legs }), scene, { roomOn }, 1_001n);
    expect(decision).toMatchObject({ codes: ["LIABILITY_REACHED"], alternativeStake: 1_000n });
  });
});

describe("BB-6 a bet builder", () => {
  const builder = leg({ slots: [0, 1], odds: 450 });
  const key = builderKey(builder);
  const at = (
    answer: BuilderAnswer | undefined,
    more: Partial<DecisionContext> = {},
    scene: Scene = { events: [open] },
  ) => decide(terms({ legs: [builder] }), { ...scene, builders: answer ? { [key]: answer } : {} }, more);
  test("BB-6 is accepted at its joint price for the event version it was priced for", () => {
    expect(at({ eventId: 7, version: 1, price: 450 })).toMatchObject({ status: "PLACED", odds: { "hash-7": 450 } });
    expect(codesOf(at({ eventId: 7, version: 1, price: 440 }))).toEqual(["ODDS_CHANGED"]);
    expect(codesOf(at({ eventId: 7, version: 2, price: 450 }))).toBe("wait");
    expect(codesOf(at({ eventId: 7, version: 2, price: 450 }, { now: NOW + 2_000 }))).toEqual(["STALE_OFFER"]);
  });
  test("BB-6 is rejected when it has no price", () => {
    expect(codesOf(at({ error: "NOT_COMBINABLE" }))).toEqual(["NOT_COMBINABLE"]);
    expect(codesOf(at({ error: "UNAVAILABLE" }))).toEqual(["NOT_OFFERED"]);
    expect(codesOf(at({ error: "UNKNOWN_EVENT" }))).toEqual(["NOT_OFFERED"]);
    expect(codesOf(at(undefined))).toBe("wait");
  });
  test("R7 is suspended when any of its outcomes is, whatever price was answered", () => {
    const scene = changed({ markets: [market(0, [200, -350, 400])] });
    expect(codesOf(at({ eventId: 7, version: 1, price: 450 }, {}, scene))).toEqual(["SUSPENDED"]);
  });
});

test("lists each rejection code once, over all rejected legs", () => {
  const legs = [leg(), leg({ eventId: 8 }), leg({ eventId: 9 })];
  const scene = { events: [prematchEvent(7, { suspended: true }), prematchEvent(8, { suspended: true })] };
  expect(codesOf(decide(terms({ type: "combo", legs }), scene))).toEqual(["SUSPENDED", "NOT_OFFERED"]);
});

describe("STAKE-2 a system of ten selections in 1,013 combinations", () => {
  const ids = Array.from({ length: 10 }, (_, index) => 20 + index);
  const bet = terms({
    type: "system",
    sizes: [2, 3, 4, 5, 6, 7, 8, 9, 10],
    legs: ids.map((eventId) => leg({ eventId })),
  });
  const scene = { events: ids.map((id) => prematchEvent(id)) };
  const limits = { minStake: 10n, maxStake: 100_000n, maxWinnings: 10_000_000n };
  const roomOn = () => 10_000_000n;

  test("STAKE-2 is rejected below one cent for each, with the smallest stake that is taken", () => {
    expect(decide(bet, scene, { limits, roomOn }, 1_000n)).toMatchObject({
      ...{ status: "REJECTED", codes: ["STAKE_BELOW_MIN"], alternativeStake: 1_013n },
    });
  });
  test("STAKE-2 is placed at that stake with a cent on each combination: three to the tenth, less 21", () => {
    expect(decide(bet, scene, { limits, roomOn }, 1_013n)).toMatchObject({
      ...{ status: "PLACED", figures: { maxWinnings: 59_028n } },
    });
  });
  test("STAKE-2 needs what the brand asks for each combination", () => {
    const brand = { ...limits, minCombinationStake: 5n };
    expect(decide(bet, scene, { limits: brand, roomOn }, 5_064n)).toMatchObject({ alternativeStake: 5_065n });
    expect(decide(bet, scene, { limits: brand, roomOn }, 5_065n)?.status).toBe("PLACED");
  });
  test("STAKE-2 is offered no stake where the smallest one is above what the book takes", () => {
    expect(decide(bet, scene, { limits: { ...limits, maxStake: 1_012n }, roomOn }, 1_000n)).toMatchObject({
      ...{ status: "REJECTED", codes: ["STAKE_BELOW_MIN"], alternativeStake: null },
    });
  });
});

test("SYS-1 places a system with its rows", () => {
  const legs = [7, 8, 9].map((eventId) => leg({ eventId }));
  const scene = { events: [7, 8, 9].map((id) => prematchEvent(id)) };
  const decision = decide(terms({ type: "system", sizes: [2, 3], legs }), scene, {}, 400n);
  expect(decision?.figures?.rows.map(({ size, combinations, stake }) => [size, combinations, stake])).toEqual([
    [2, 3, 300n],
    [3, 1, 100n],
  ]);
});

/** Mostly what can be bet on, so that most runs test more than one condition. */
const price = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 101, max: 900 }) },
  { weight: 1, arbitrary: fc.integer({ min: -900, max: 0 }) },
);
const eventNow = fc.record({
  version: fc.integer({ min: 1, max: 4 }),
  suspended: fc.boolean(),
  game: fc.constantFrom("PREMATCH" as const, "LIVE" as const),
  playStatus: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom("NOT_STARTED" as const, "RUNNING" as const) },
    { weight: 1, arbitrary: fc.constantFrom("ENDED" as const, "ABANDONED" as const) },
  ),
  startsAt: fc.constantFrom(NOW - 1, NOW, NOW + 1),
  price,
});

test("R7 against a model: every placed bet was open, current, not started and at an agreed price, for any offer", () => {
  const oddsChanges = fc.constantFrom("accept_any_changes" as const, "accept_higher_odds" as const, "ask_me" as const);
  fc.assert(
    fc.property(
      ...([eventNow, oddsChanges, fc.integer({ min: 101, max: 900 }), fc.integer({ min: 1, max: 4 })] as const),
      fc.constantFrom("PREMATCH" as const, "LIVE" as const),
      fc.bigInt({ min: 1n, max: 200_000n }),
      fc.constantFrom<ProducerState>("alive", "alive", "alive", "silent", "unknown"),
      fc.integer({ min: 0, max: 10_000 }),
      (now, option, agreed, eventVersion, game, stake, producer, late) => {
        const event = { ...open, ...now, markets: [market(0, [now.price])] };
        const bet = terms({ oddsChanges: option, legs: [leg({ odds: agreed, eventVersion, game })] });
        const scene = { events: [event], producers: { simulator: producer } };
        const decision = decide(bet, scene, { acceptAt: NOW - late }, stake);
        const { limits, roomOn } = context();
        // Stake times odds in hundredths, halves up.
        const pays = (stake * BigInt(Math.max(now.price, 0)) + 50n) / 100n;
        const wanted = { odds: agreed, version: eventVersion, game, oddsChanges: option };
        const isWithin =
          stake >= limits.minStake &&
          stake <= limits.maxStake &&
          pays <= limits.maxWinnings &&
          pays - stake <= roomOn("7o0");
        const isDue = mayBeTaken(wanted, now, NOW) && producer === "alive" && isWithin && late < 8_000;
        expect(decision?.status === "PLACED").toBe(isDue);
        if (decision?.status === "PLACED") expect(decision.figures?.maxWinnings).toBe(pays);
        else if (decision) expect(decision.codes.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 20_000 },
  );
});
