import { NO_RESULT } from "@touchline/betting";
import type { Leg, LegOutcome } from "@touchline/db";
import type { EventResult, Resolution } from "@touchline/protocol";
import type { ReferenceIndex } from "@touchline/server-kit";
import { describe, expect, test } from "vitest";
import { legOn } from "../test-support/stored-bets.ts";
import { resultOfLeg as resultAt, versionOfLeg } from "./leg-result.ts";

const kind = (id: number, key: string, outcomes: readonly string[]) =>
  [id, { id, key, outcomes: outcomes.map((name, index) => ({ id: index + 1, names: { en: name } })) }] as const;

/** Match result, total, scorers, and a market that no rule settles. */
const reference = {
  sports: new Map([[1, { id: 1, key: "soccer" }]]),
  metaMarkets: new Map([
    kind(1, "result", ["{home}", "Draw", "{away}"]),
    kind(2, "total", ["Over", "Under"]),
    kind(3, "anytime-scorer", ["Player"]),
    kind(9, "own-special", ["Yes", "No"]),
  ]),
} as unknown as ReferenceIndex;

/** 2:1, by the second player of three. */
const resultWith = (markets: EventResult["markets"], more: Partial<EventResult> = {}): EventResult => ({
  ...{ eventId: 7, version: 5, at: 0, playStatus: "ENDED", markets },
  facts: {
    ...NO_RESULT,
    partsPlayed: 2,
    parts: [
      { home: 1, away: 1 },
      { home: 1, away: 0 },
    ],
    score: { home: 2, away: 1 },
    scores: [{ part: 0, side: "HOME", player: 1 }],
    players: ["A. Kirby", "B. Marsh", "C. Poole"].map((name) => ({ name, played: true })),
  },
  ...more,
});
/** What is decided while the match goes on, without facts. */
const partialWith = (...markets: EventResult["markets"]): EventResult =>
  resultWith(markets, { final: false, facts: null, playStatus: "RUNNING", version: 9 });
const marketAt = (
  slot: number,
  metaMarketId: number,
  said: (Resolution | null)[],
  specifiers = {},
  names?: string[],
) => ({
  ...{ slot, metaMarketId, specifiers, resolutions: said, outcomes: said.map((_, index) => index + 1) },
  ...(names && { names, outcomes: said.map(() => 1) }),
});

const betOn = (slot: number, metaMarketId: number, more: Partial<LegOutcome>): LegOutcome => ({
  ...{ slot, metaMarketId, metaOutcomeId: 1, specifiers: {}, marketName: "", outcomeName: "", marketSlot: 0 },
  ...more,
});
const home = betOn(4, 1, { outcomeName: "{home}", marketSlot: 4 });
const draw = betOn(5, 1, { metaOutcomeId: 2, outcomeName: "Draw", marketSlot: 4 });
const over = betOn(2, 2, { specifiers: { total: "2.5" }, outcomeName: "Over", marketSlot: 2 });
const marsh = betOn(12, 3, { outcomeName: "B. Marsh", marketSlot: 10 });
const special = betOn(8, 9, { outcomeName: "Yes", marketSlot: 8 });

const legOf = (...outcomes: LegOutcome[]) => legOn(7, { slots: outcomes.map(({ slot }) => slot), outcomes });
const PLACED_AT = 1_000;
const resultOfLeg = (leg: Leg, result: EventResult, index: ReferenceIndex | null) =>
  resultAt(leg, versionOfLeg(leg, result) ?? 0, { result, placedAt: PLACED_AT, reference: index });
const settle = (outcomes: LegOutcome[], markets: EventResult["markets"], index: ReferenceIndex | null = reference) =>
  resultOfLeg(legOf(...outcomes), resultWith(markets), index);

describe("the result of a leg", () => {
  test("R4 PEER-17 is what the source says of the market that was bet on, whatever slot it has now and whatever our rule says", () => {
    const markets = [marketAt(4, 2, ["LOST", "WON"], { total: "2.5" }), marketAt(20, 1, ["LOST", "WON", "VOID"])];
    expect(settle([home], markets)).toMatchObject({ resolution: "LOST", outcomes: ["LOST"], version: 5 });
    expect(settle([draw], markets).resolution).toBe("WON");
    expect(settle([over], markets).resolution).toBe("LOST");
    expect(settle([{ ...over, specifiers: { total: "1.5" } }], markets).resolution).toBe("WON");
  });

  test("R4 is what the source says also where nothing is known of the sport", () => {
    const markets = [marketAt(30, 9, ["HALF_WON", "LOST"]), marketAt(40, 1, ["VOID", "WON", "WON"])];
    expect(settle([special], markets).resolution).toBe("HALF_WON");
    expect(settle([{ ...special, metaOutcomeId: 2 }], markets).resolution).toBe("LOST");
    expect(settle([home], markets, null).resolution).toBe("VOID");
    const unknown = { ...reference, sports: new Map() } as ReferenceIndex;
    expect(settle([home], markets, unknown).resolution).toBe("VOID");
    const noKind = { ...reference, metaMarkets: new Map() } as ReferenceIndex;
    expect(settle([home], markets, noKind).resolution).toBe("VOID");
    const noEvent = { ...legOf(home), event: undefined } as unknown as ReturnType<typeof legOf>;
    expect(resultOfLeg(noEvent, resultWith(markets), reference).resolution).toBe("VOID");
  });

  test("R4 follows from the facts where the result lacks the market", () => {
    expect(settle([home], []).resolution).toBe("WON");
    expect(settle([draw], []).resolution).toBe("LOST");
    expect(settle([over], []).resolution).toBe("WON");
    expect(settle([{ ...over, slot: 3, metaOutcomeId: 2, outcomeName: "Under" }], []).resolution).toBe("LOST");
  });

  test("R4 of a player is found by the name, not by the place in the market", () => {
    expect(settle([marsh], []).resolution).toBe("WON");
    expect(settle([{ ...marsh, outcomeName: "C. Poole" }], []).resolution).toBe("LOST");
    expect(() => settle([{ ...marsh, outcomeName: "D. Quill" }], [])).toThrow(/7o12 is not in the result/);
  });

  test("R4 is not guessed: without market, rule or place nothing is settled", () => {
    expect(() => settle([special], [])).toThrow(/7o8 is not in the result and has no rule: .*"metaMarketId":9/);
    const { marketSlot: _, ...placeless } = home;
    expect(() => settle([placeless as LegOutcome], [])).toThrow(/7o4 is not in the result/);
    const other = legOn(7, { slots: [6], outcomes: [home] });
    expect(() => resultOfLeg(other, resultWith([]), reference)).toThrow(/7o6 .*: null/);
  });

  test("R4 of a leg without a description is that of its slot, and void where nothing has that slot", () => {
    const markets = [marketAt(2, 9, ["HALF_LOST", "VOID"]), marketAt(0, 9, ["WON", "LOST"])];
    const at = (slot: number) => resultOfLeg(legOn(7, { slots: [slot] }), resultWith(markets), reference).resolution;
    expect([0, 1, 2, 3, 4].map(at)).toEqual(["WON", "LOST", "HALF_LOST", "VOID", "VOID"]);
  });

  test("of a bet builder is that of all its outcomes", () => {
    expect(settle([home, over], [])).toMatchObject({ resolution: "WON", outcomes: ["WON", "WON"] });
    expect(settle([over, draw], [])).toMatchObject({ resolution: "LOST", outcomes: ["WON", "LOST"] });
  });
});

describe("PEER-17 while the match goes on", () => {
  const decided = marketAt(2, 2, ["WON", "LOST"], { total: "2.5" });

  test("a leg is decided by its own market, and a market that the result lacks says nothing", () => {
    expect(resultOfLeg(legOf(over), partialWith({ ...decided, version: 6 }), reference)).toEqual({
      ...{ version: 6, resolution: "WON", outcomes: ["WON"], playStatus: "RUNNING", score: null },
    });
    expect(versionOfLeg(legOf(home), partialWith(decided))).toBeNull();
    expect(versionOfLeg(legOf({ ...over, specifiers: { total: "3.5" } }), partialWith(decided))).toBeNull();
    expect(versionOfLeg(legOn(7, { slots: [2] }), partialWith(decided))).toBeNull();
  });

  test("the version of a leg is that of its market, which is the result's where none is given; of several the highest", () => {
    const other = marketAt(4, 1, ["WON", "LOST", "LOST"]);
    const versionIn = (...markets: EventResult["markets"]) => versionOfLeg(legOf(over, home), partialWith(...markets));
    expect(versionIn(decided)).toBe(9);
    expect(versionIn({ ...decided, version: 3 })).toBe(3);
    expect(versionIn({ ...decided, version: 3 }, { ...other, version: 7 })).toBe(7);
    expect(versionIn({ ...other, version: 7 }, { ...decided, version: 3 })).toBe(7);
    const final = resultWith([{ ...decided, version: 3 }]);
    expect([versionOfLeg(legOf(over), final), versionOfLeg(legOf(over, home), final)]).toEqual([3, 5]);
  });

  test("an outcome is open while the source has not decided it, also in a final result, and again after a rollback", () => {
    const open = marketAt(2, 2, [null, null], { total: "2.5" });
    for (const result of [partialWith(open), resultWith([open])])
      expect(resultOfLeg(legOf(over), result, reference)).toMatchObject({ resolution: null, outcomes: [null] });
    const half = marketAt(2, 2, [null, "LOST"], { total: "2.5" });
    const under = { ...over, slot: 3, metaOutcomeId: 2, outcomeName: "Under" };
    expect(resultOfLeg(legOf(under), partialWith(half), reference).resolution).toBe("LOST");
    // A player whom the source does not name yet.
    const scorers = marketAt(10, 3, ["WON"], {}, ["A. Kirby"]);
    expect(resultOfLeg(legOf(marsh), partialWith(scorers), reference)).toMatchObject({ version: 9, resolution: null });
  });

  test("a bet builder is lost with its first lost outcome, and open until all its markets are decided", () => {
    const lost = marketAt(4, 1, ["LOST", "WON", "LOST"]);
    const won = marketAt(4, 1, ["WON", "LOST", "LOST"]);
    const of = (...markets: EventResult["markets"]) =>
      resultOfLeg(legOf(over, home), partialWith(...markets), reference);
    expect(of(decided)).toMatchObject({ resolution: null, outcomes: ["WON", null] });
    expect(of(lost)).toMatchObject({ resolution: "LOST", outcomes: [null, "LOST"] });
    expect(of(decided, won)).toMatchObject({ resolution: "WON", outcomes: ["WON", "WON"] });
  });

  test("places that are shared count", () => {
    const shared = { ...decided, deadHeats: [{ won: 1, of: 2 }, null] };
    expect(resultOfLeg(legOf(over), partialWith(shared), reference)).toMatchObject({
      ...{ resolution: "WON", deadHeat: { won: 1, of: 2 } },
    });
  });

  test.each([
    ["from the moment of the bet on", { from: PLACED_AT, to: null }, "VOID"],
    ["after the bet", { from: PLACED_AT + 1, to: null }, "WON"],
    ["until the moment of the bet", { from: null, to: PLACED_AT }, "WON"],
    ["until after the bet", { from: null, to: PLACED_AT + 1 }, "VOID"],
    ["for all bets", { from: null, to: null }, "VOID"],
  ])("bets are void that were placed in a period that the source cancelled: %s", (_, period, resolution) => {
    const cancelled = { ...decided, cancelled: [{ from: 0, to: 1 }, period] };
    expect(resultOfLeg(legOf(over), partialWith(cancelled), reference).resolution).toBe(resolution);
    const open = { ...cancelled, resolutions: [null, null] };
    const expected = resolution === "VOID" ? "VOID" : null;
    expect(resultOfLeg(legOf(over), partialWith(open), reference).resolution).toBe(expected);
  });

  test("R4 a final result without facts settles nothing that it does not name", () => {
    expect(() => resultOfLeg(legOf(home), resultWith([decided], { facts: null }), reference)).toThrow(/7o4/);
    const scorer = resultWith([decided], { facts: null });
    expect(() => resultOfLeg(legOf(marsh), scorer, reference)).toThrow(/7o12/);
  });
});
