import { NO_RESULT } from "@touchline/betting";
import type { LegOutcome } from "@touchline/db";
import type { EventResult, Resolution } from "@touchline/protocol";
import type { ReferenceIndex } from "@touchline/server-kit";
import { describe, expect, test } from "vitest";
import { legOn } from "../test-support/stored-bets.ts";
import { resultOfLeg } from "./leg-result.ts";

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

/** 2:1, by the second player of three; the source says the opposite of every rule. */
const resultWith = (markets: EventResult["markets"]): EventResult => ({
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
});
const marketAt = (slot: number, metaMarketId: number, said: Resolution[], specifiers = {}, names?: string[]) => ({
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
const settle = (outcomes: LegOutcome[], markets: EventResult["markets"], index: ReferenceIndex | null = reference) =>
  resultOfLeg(legOf(...outcomes), resultWith(markets), index);

describe("the result of a leg", () => {
  test("R4 is that of the market that was bet on, whatever slot it has now, by our own rule", () => {
    const markets = [marketAt(4, 2, ["LOST", "WON"], { total: "2.5" }), marketAt(20, 1, ["LOST", "WON", "WON"])];
    expect(settle([home], markets)).toMatchObject({ resolution: "WON", outcomes: ["WON"], version: 5 });
    expect(settle([draw], markets).resolution).toBe("LOST");
    expect(settle([over], markets).resolution).toBe("WON");
    expect(settle([{ ...over, specifiers: { total: "3.5" } }], markets).resolution).toBe("LOST");
  });

  test("R4 is what the source says where there is no rule, or nothing is known of the sport", () => {
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
