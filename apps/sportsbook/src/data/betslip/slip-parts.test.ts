import { type Betslip, STANDARD_RULES, setPayment, summariseSlip } from "@touchline/betting";
import { placementRequestSchema } from "@touchline/protocol";
import { describe, expect, test } from "vitest";
import { defaultBrand } from "../../config/default-brand.ts";
import {
  built,
  placedBet,
  samplePick,
  sampleResult,
  sampleRules,
  sampleSlip,
  sampleState,
  selected,
} from "../../test-support/sample-slip.ts";
import { placementRequestOf } from "./placement/placement-request.ts";
import { settlePlacement } from "./placement/settle-placement.ts";
import { newId } from "./slip/new-id.ts";
import { selectAll, selectBuilder } from "./slip/picking.ts";
import { slipRulesOf } from "./slip/sync-rules.ts";

const summary = (slip: Betslip) => summariseSlip(slip, STANDARD_RULES);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("a page that is not served safely makes ids of random values", () => {
  const source = {
    getRandomValues: <Bytes extends ArrayBufferView | null>(bytes: Bytes) =>
      crypto.getRandomValues(bytes as never) as never,
  };
  expect(newId(source)).toMatch(UUID);
  expect(newId(source)).not.toBe(newId(source));
  expect(newId()).toMatch(UUID);
});

const source = {
  reqUuid: newId(),
  betslipId: newId(),
  brand: "default",
  currency: "EUR",
  oddsChanges: "ask_me",
  gameOf: () => "LIVE" as const,
  versionOf: () => 12,
} as const;

test("PLACE-1 R7 a request says what the bettor saw: price, version, and whether it was live", () => {
  const slip = sampleSlip([samplePick(1, 1, 185), samplePick(2, 0, 210)], "combo");
  const request = placementRequestOf(slip, summary(slip), source);
  expect(placementRequestSchema.safeParse(request).success).toBe(true);
  expect(request).toMatchObject({
    oddsChanges: "ask_me",
    selections: [
      { eventId: 1, eventVersion: 12, game: "LIVE", slots: [1], odds: 185 },
      { eventId: 2, slots: [0], odds: 210 },
    ],
    bets: [{ type: "combo", stake: "2.00" }],
  });
});

test("REBET-2 BET-13 a request says what is to be won where the stake was worked out from that", () => {
  const alone: Betslip = { ...sampleSlip([samplePick(1, 0, 180)]), stake: 1000n, desiredProfit: 800n };
  const request = placementRequestOf(alone, summary(alone), source);
  expect(placementRequestSchema.parse(request).bets).toMatchObject([{ stake: "10.00", desiredProfit: "8.00" }]);
  const plain: Betslip = { ...alone, desiredProfit: null };
  expect(placementRequestOf(plain, summary(plain), source)?.bets[0]).not.toHaveProperty("desiredProfit");
});

test("PLACE-1 a bet builder is one selection with the joint price; without one there is nothing to agree to", () => {
  const [slip] = sampleState([built(samplePick(4, 0)), built(samplePick(4, 3))]).slips as [Betslip];
  expect(placementRequestOf(slip, summary(slip), source)).toBeNull();
  const priced = { ...slip, betBuilderSelections: { 4: { odds: 480 } } };
  expect(placementRequestOf(priced, summary(priced), source)?.selections).toMatchObject([{ slots: [0, 3], odds: 480 }]);
});

test("only the singles with a stake are sent", () => {
  const slip = sampleSlip([samplePick(1), samplePick(2)]);
  const staked = setPayment(setPayment(slip, "1o0", null), "2o0", 500n);
  const request = placementRequestOf(staked, summary(staked), source);
  expect(request?.selections.map(({ eventId }) => eventId)).toEqual([2]);
  expect(request?.bets.map(({ stake }) => stake)).toEqual(["5.00"]);
});

const after = { clear: true, keepSelections: false, rules: sampleRules };
let hashes = 0;
const newHash = (): string => `new-hash-${++hashes}`;

test("PLACE-2 SLIP-9 what was placed leaves the slip; PEER-4 unless the bettor keeps it", () => {
  const slip = sampleSlip([samplePick(7)]);
  expect(settlePlacement(slip, sampleResult(), "EUR", after, newHash).selectionsList).toEqual([]);
  const kept = settlePlacement(slip, sampleResult(), "EUR", { ...after, keepSelections: true }, newHash);
  expect(kept.selectionsList).toEqual(["7o0"]);
  expect(kept.selectionsData["7o0"]?.hash).not.toBe("hash-7-0");
  const never = settlePlacement(slip, sampleResult(), "EUR", { ...after, clear: false }, newHash);
  expect(never.selectionsList).toEqual(["7o0"]);
});

test("PLACE-3 PEER-6 what was rejected stays with a new hash, the stake the book would take, and its price", () => {
  const slip = sampleSlip([samplePick(7)]);
  const reasons = [{ code: "ODDS_CHANGED" as const, reason: "" }];
  const bet = placedBet({ status: "REJECTED", reasons, alternativeStake: "1.50", odds: { "hash-7-0": 170 } });
  const rest = settlePlacement(slip, sampleResult(undefined, [bet]), "EUR", after, newHash);
  expect(rest.stake).toBe(150n);
  expect(rest.selectionsData["7o0"]).toMatchObject({ previousOdds: 185, hash: expect.stringContaining("new-hash") });
  expect(rest.selectionsData["7o0"]?.markets["7m0"]?.odds).toBe(170);
});

test("a slip that was not bet on stays as it is, also where the book offers another stake", () => {
  const other = sampleSlip([samplePick(8)]);
  const bet = placedBet({ status: "REJECTED", alternativeStake: "1.50" });
  expect(settlePlacement(other, sampleResult(undefined, [bet]), "EUR", after, newHash)).toBe(other);
  const empty = { ...sampleSlip([]), stake: 777n };
  expect(settlePlacement(empty, sampleResult(undefined, [bet]), "EUR", after, newHash)).toBe(empty);
});

const { generalSettings: general, betslip } = defaultBrand.settings;
const preferences = {
  mobileOfferView: "euro_standard",
  desktopOfferView: "indonesia_standard",
  startCombos: "on",
  defaultPayment: null,
} as const;
const rulesOf = (changes: object = {}) =>
  slipRulesOf({
    general,
    betslip,
    preferences,
    isNarrow: true,
    currency: "EUR",
    sports: [
      { id: 1, key: "soccer" },
      { id: 9, key: "snooker" },
    ],
    builtSports: [],
    minStake: null,
    ...changes,
  });

test("SLIP-4 SLIP-5 BB-1 the rules are the brand's, for the view on this screen and the sports it names", () => {
  expect(rulesOf()).toMatchObject({
    betTypes: betslip.betTypes,
    indonesian: false,
    maxSelections: 30,
    betBuilderSports: [1],
  });
  expect(rulesOf({ isNarrow: false }).indonesian).toBe(true);
  expect(rulesOf({ general: { betBuilder: { enabled: false, sports: ["soccer"] } } }).betBuilderSports).toEqual([]);
});

test("STAKE-1 a slip begins with no less than the bookmaker takes", () => {
  const usual = rulesOf().defaultStake as bigint;
  expect(rulesOf({ minStake: usual - 1n }).defaultStake).toBe(usual);
  expect(rulesOf({ minStake: usual + 1n }).defaultStake).toBe(usual + 1n);
  expect(rulesOf({ preferences: { ...preferences, defaultPayment: "0.05" }, minStake: 10n }).defaultStake).toBe(10n);
});

test("BB-1 a bet builder of yesterday stays possible though today's page has not named its sport yet", () => {
  expect(rulesOf({ builtSports: [5, 9] }).betBuilderSports).toEqual([1, 5]);
});

test("STAKE-1 the bettor's own default stake goes before the brand's, which is per currency", () => {
  const per = { default: 5, currencies: { IDR: 20_000 } };
  const settings = { ...betslip, stake: per };
  expect(rulesOf({ betslip: settings }).defaultStake).toBe(500n);
  expect(rulesOf({ betslip: settings, currency: "IDR" }).defaultStake).toBe(20_000n);
  const own = { ...preferences, defaultPayment: "2.50" };
  expect(rulesOf({ betslip: settings, preferences: own }).defaultStake).toBe(250n);
});

test("BB-2 BB-4 a bet builder is taken whole, or not at all and the slip says why", () => {
  const picks = [samplePick(4, 0), samplePick(4, 3)];
  const taken = selectBuilder(sampleState([]), picks, sampleRules, 5);
  expect(Object.keys(taken.slips[0]?.selectionsData["builder-4"]?.markets ?? {})).toHaveLength(2);
  const again = selectBuilder(taken, [samplePick(4, 0), samplePick(4, 6)], sampleRules, 6);
  expect(Object.keys(again.slips[0]?.selectionsData["builder-4"]?.markets ?? {})).toEqual(["4m0", "4m6"]);
  const regular = sampleState([{ type: "outcome selected", pick: samplePick(1), at: 0 }]);
  const refused = selectBuilder(regular, picks, sampleRules, 7);
  expect(refused.slips).toBe(regular.slips);
  expect(refused.notice).toEqual({ key: "bet_builder_error_with_regular_bet", at: 7 });
  const eleven = Array.from({ length: 11 }, (_, index) => samplePick(4, index * 3));
  const tooMany = selectBuilder(sampleState([]), eleven, sampleRules, 8);
  expect([tooMany.slips[0]?.selectionsList, tooMany.notice?.key]).toEqual([[], "restriction_max_bet_builder_bets"]);
});

describe("HOME-9 a recommended betslip", () => {
  const four = [1, 2, 3, 4].map((event) => samplePick(event));

  test("HOME-9 is a combo at the price of all its picks, with the default stake", () => {
    const { slips, active } = selectAll(sampleState([]), four, sampleRules, 0);
    const figures = summary(slips[active] as Betslip);
    expect(figures).toMatchObject({ type: "combo", bets: 1, stake: 200n, totalOdds: { product: 185n ** 4n } });
  });

  test("HOME-9 keeps what is there of it, and stands beside what is not", () => {
    const begun = selectAll(sampleState([selected(samplePick(1))]), four, sampleRules, 0);
    expect(begun.slips.map(({ selectionsList }) => selectionsList.length)).toEqual([4]);
    const beside = selectAll(sampleState([selected(samplePick(9))]), four, sampleRules, 0);
    expect(beside.slips.map(({ type, selectionsList }) => [type, selectionsList.length])).toEqual([
      ["single", 1],
      ["combo", 4],
    ]);
    expect(beside.active).toBe(1);
  });

  test("HOME-9 joins the slip where there is no room for another", () => {
    const rules = { ...sampleRules, numberOfBetslips: 1 };
    const joined = selectAll(sampleState([selected(samplePick(9))], rules), four, rules, 0);
    expect(joined.slips.map(({ selectionsList }) => selectionsList.length)).toEqual([5]);
  });
});
