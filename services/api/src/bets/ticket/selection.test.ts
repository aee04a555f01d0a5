import type { OfferEvent } from "@touchline/protocol";
import { describe, expect, test } from "vitest";
import { sampleBet, sampleLeg, sampleResult } from "../../test-support/sample-bets.ts";
import { NOW } from "../../test-support/sample-offer.ts";
import { endedBet, refused, sampleOffer, selectionOf } from "../../test-support/told-bet.ts";

const nothingOffered = { ...sampleOffer, events: new Map() };

describe("BET-19 the fields of a selection", () => {
  test("BET-19 has event, market and outcome names in the requested language", () => {
    const outcomes = sampleLeg().outcomes.map((outcome) => ({
      ...outcome,
      metaOutcomeId: 2,
      outcomeName: "Draw",
      slot: 1,
    }));
    const leg = sampleLeg({ slots: [1], outcomes });
    expect(selectionOf(sampleBet({ legs: [leg] }), { locale: "pt" })).toMatchObject({
      id: "hash-one",
      event: { id: 1, name: "Ashbourne City - Harrow Vale", syntheticId: "tl:1", sportId: 1, tournamentId: 100 },
      available: true,
      reversed: false,
      banker: false,
      eventMarketOutcomes: [
        {
          id: "1o1",
          slot: 1,
          name: "Empate",
          resolutionStatus: "OPEN",
          eventMarket: { slot: 0, metaMarketId: 1, name: "Resultado", outcomes: 3 },
        },
      ],
    });
  });

  test("BET-7 swaps competitors in the name of a reversed event", () => {
    const { event, competitors, reversed } = selectionOf(sampleBet({ legs: [sampleLeg({ eventId: 5 })] }));
    expect([event.name, reversed]).toEqual(["Real Almansa - União São João", true]);
    expect(competitors.map(({ teamName }) => teamName)).toEqual(["União São João", "Real Almansa"]);
  });

  test("BET-20 has supplemental names of the requested types", () => {
    expect(selectionOf(sampleBet(), { supplementalNameTypeIds: [2, 1] }).competitors).toEqual([
      { teamName: "Ashbourne City", prefix: null, supplementalNames: { 1: "Ashbourne" } },
      { teamName: "Harrow Vale", prefix: null, supplementalNames: {} },
    ]);
    expect(selectionOf(sampleBet()).competitors[0]?.supplementalNames).toEqual({});
  });

  test("BET-7 a team's prefix is the prefix of the feed, whatever names are requested", () => {
    const event = sampleOffer.events.get(1) as OfferEvent;
    const competitors = event.competitors.map((each, index) => (index === 1 ? { ...each, prefix: "ENG" } : each));
    const offer = { ...sampleOffer, events: new Map([[1, { ...event, competitors }]]) };
    const prefixes = selectionOf(sampleBet(), { offer, supplementalNameTypeIds: [1] }).competitors;
    expect(prefixes.map(({ prefix }) => prefix)).toEqual([null, "ENG"]);
  });

  test("BET-7 prefixes are those at placement once the event has left the offer", () => {
    const leg = sampleLeg();
    const event = leg.event && { ...leg.event, prefixes: [null, "ENG"] };
    const { competitors } = selectionOf(sampleBet({ legs: [{ ...leg, event }] }), { offer: nothingOffered });
    expect(competitors.map(({ prefix }) => prefix)).toEqual([null, "ENG"]);
  });
});

describe("BET-16 the event of a selection", () => {
  test("BET-16 is in its current state while it is offered", () => {
    const live = selectionOf(sampleBet({ legs: [sampleLeg({ eventId: 3 })] }));
    expect(live).toMatchObject({ available: true, playStatus: "RUNNING", detailedPlayStatus: 1 });
    expect(live.resolutionStatuses.map(({ state }) => state)).toEqual(["OPEN", "IN_PLAY"]);
    const over = selectionOf(sampleBet({ legs: [sampleLeg({ eventId: 4 })] }));
    expect(over).toMatchObject({ available: false, playStatus: "ENDED" });
  });

  test.each([
    ["ENDED", 5],
    ["ABANDONED", 6],
  ] as const)("BET-15 is described by its result when it has left the offer: %s", (playStatus, detailedPlayStatus) => {
    const bet = endedBet({}, { legResults: [sampleResult({ playStatus, resolution: "HALF_WON" })] });
    expect(selectionOf(bet, { offer: nothingOffered })).toMatchObject({
      available: false,
      event: { name: "Ashbourne City - Harrow Vale" },
      playStatus,
      detailedPlayStatus,
      metadata: { score: { home: 2, away: 1 }, displayEventStatus: null },
      resolutionStatuses: [
        { state: "OPEN", status: "OPEN" },
        { state: "SETTLE", status: "HALF_WON" },
      ],
      eventMarketOutcomes: [{ name: "Ashbourne City", resolutionStatus: "HALF_WON" }],
    });
  });

  test("has the names of the placement when nothing else is known", () => {
    expect(selectionOf(sampleBet(), { offer: null, locale: "pt" })).toMatchObject({
      playStatus: "NOT_STARTED",
      metadata: null,
      eventMarketOutcomes: [{ name: "Ashbourne City", eventMarket: { name: "Match result" } }],
    });
  });

  test("describes a bet on an event that was never in the offer", () => {
    const leg = sampleLeg({ eventId: 99, event: null, outcomes: [] });
    expect(selectionOf({ ...refused, terms: { ...refused.terms, legs: [leg] } })).toMatchObject({
      available: false,
      event: { id: 99, name: "", sportId: 0, startAt: NOW },
      eventMarketOutcomes: [],
    });
  });
});

describe("PEER-17 a selection that is decided while its match goes on", () => {
  const decided = (more: Parameters<typeof sampleResult>[0] = {}) =>
    sampleBet({
      legs: [sampleLeg({ eventId: 3 })],
      legResults: [sampleResult({ playStatus: "RUNNING", score: { home: 7, away: 7 }, ...more })],
    });

  test("has its result, with the clock and the score of the match as it is", () => {
    const { resolutionStatuses, playStatus, metadata, odds } = selectionOf(decided());
    expect(resolutionStatuses).toContainEqual({ state: "SETTLE", status: "WON" });
    expect(resolutionStatuses.map(({ state }) => state)).not.toContain("IN_PLAY");
    expect(playStatus).toBe("RUNNING");
    expect(metadata?.score).toEqual(sampleOffer.events.get(3)?.metadata?.score);
    expect(odds.SETTLE).not.toBeNull();
  });

  test("is open again after a rollback", () => {
    const { resolutionStatuses, odds, eventMarketOutcomes } = selectionOf(
      decided({ resolution: null, outcomes: [null] }),
    );
    expect(resolutionStatuses.map(({ state }) => state)).toEqual(["OPEN", "IN_PLAY"]);
    expect([odds.SETTLE, eventMarketOutcomes[0]?.resolutionStatus]).toEqual([null, "OPEN"]);
  });

  test("is that of a match that has ended, without a score, when the offer lacks it", () => {
    const gone = selectionOf(decided(), { offer: nothingOffered });
    expect(gone).toMatchObject({ playStatus: "ENDED", metadata: null });
    const known = selectionOf(decided({ playStatus: "ENDED" }), { offer: nothingOffered });
    expect(known.metadata?.score).toEqual({ home: 7, away: 7 });
  });
});
