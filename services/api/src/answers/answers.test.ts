import {
  eventDetailSchema,
  listQuerySchema,
  marketSpecifiersSchema,
  type OfferEvent,
  offerListWireSchema,
  promotedStatisticsSchema,
  searchAnswerSchema,
  searchQuerySchema,
  statisticsQuerySchema,
  statisticsSchema,
  unpackOfferList,
} from "@touchline/protocol";
import { indexReference, type Offer } from "@touchline/server-kit";
import { describe, expect, test } from "vitest";
import { NOW, sampleEvents, sampleReference, soccerGrid } from "../test-support/sample-offer.ts";
import { answerAvailableEvents } from "./available-events.ts";
import { answerEvent } from "./event.ts";
import { answerList } from "./list.ts";
import { answerMarketSpecifiers } from "./market-specifiers.ts";
import { answerPromotedStatistics } from "./promoted-statistics.ts";
import { answerSearch } from "./search.ts";
import { answerStatistics } from "./statistics.ts";

const offer: Offer = {
  events: new Map(sampleEvents().map((event) => [event.id, event])),
  reference: indexReference(sampleReference),
};

describe("the list", () => {
  const list = (query: Record<string, string> = {}) =>
    unpackOfferList(offerListWireSchema.parse(answerList(offer, listQuerySchema.parse(query), NOW)));

  test("an event has the listed line of each list market of its sport, in that order", () => {
    const event = list().events.find(({ id }) => id === 1);
    expect(event).toMatchObject({ version: 1, marketCount: 5, betBuilder: true, live: false, suspended: false });
    expect(event?.markets).toEqual([
      { metaMarketId: 1, slot: 0, line: null, prices: [148, 420, 710] },
      { metaMarketId: 2, slot: 5, line: "2.5", prices: [172, 208] },
    ]);
  });

  test("PEER-11 with lines, further lines follow the main ones, and the sport has its grids", () => {
    const { events, sports, metaMarkets } = list({ lines: "true", sport: "1" });
    expect(events.find(({ id }) => id === 1)?.markets.map(({ metaMarketId, line }) => [metaMarketId, line])).toEqual([
      [1, null],
      [2, "2.5"],
      [2, "3.5"],
      [4, "-1.5"],
    ]);
    expect(sports[0]?.grids).toEqual([soccerGrid]);
    expect(metaMarkets.map(({ id }) => id)).toEqual([1, 2, 4]);
    expect(list({ sport: "1" }).sports[0]).not.toHaveProperty("grids");
  });

  test("OFFER-2 numberOfMarketsPerSport limits the markets of an event and of its sport", () => {
    const { events, sports, metaMarkets } = list({ numberOfMarketsPerSport: "1", sport: "1" });
    expect(events[0]?.markets.map(({ metaMarketId }) => metaMarketId)).toEqual([1]);
    expect(sports[0]?.listMarkets).toEqual([1]);
    expect(metaMarkets.map(({ id }) => id)).toEqual([1]);
  });

  test("P8 `first` gives the beginning of the list, with the reference data of these events only", () => {
    const whole = list();
    const first = list({ first: "2" });
    expect(first.events).toEqual(whole.events.slice(0, 2));
    const named = new Set(first.events.map(({ tournamentId }) => tournamentId));
    expect(new Set(first.tournaments.map(({ id }) => id))).toEqual(named);
    expect(listQuerySchema.safeParse({ first: "0" }).success).toBe(false);
  });

  test("OFFER-11 has supplemental names of the requested types", () => {
    const home = (query: Record<string, string>) => list(query).events.find(({ id }) => id === 1)?.competitors[0];
    expect(home({})).toMatchObject({ name: "Ashbourne City", supplementalNames: {} });
    expect(home({ supplementalNameTypeIds: "1,2" })).toMatchObject({ supplementalNames: { "1": "Ashbourne" } });
  });

  test("has names in the requested language, or in English", () => {
    const { sports, categories } = list({ locale: "pt", sport: "1" });
    expect(sports[0]?.name).toBe("Futebol");
    expect(categories.map(({ name }) => name)).toEqual(["Portugal", "Inglaterra"]);
  });

  test("a suspended event keeps its prices and is marked as suspended", () => {
    expect(list({ sport: "2" }).events[0]).toMatchObject({ suspended: true, markets: [{ prices: [-130, -340] }] });
  });

  test("OFFER-7 an outright has its name, and no markets with outcomes of its own", () => {
    expect(list({ outrights: "true" }).events[0]).toMatchObject({ name: "Second Division winner", markets: [] });
  });
});

describe("statistics", () => {
  const statistics = (query: Record<string, string> = {}) =>
    statisticsSchema.parse(answerStatistics(offer, statisticsQuerySchema.parse(query), NOW));

  test("totals cover the whole offer, with outrights counted separately", () => {
    const totals = { all: 5, today: 4, live: 2, streamed: 1, outrights: 1 };
    expect(statistics().totals).toEqual(totals);
    expect(statistics({ eventCounterType: "LIVE", sport: "2" }).totals).toEqual(totals);
  });

  test("OFFER-3 the time range begins at `from`; what is in play counts whenever it started", () => {
    const count = (query: Record<string, string>): number =>
      statistics(query).sports.reduce((sum, sport) => sum + sport.count, 0);
    const from = String(NOW + 2.5 * 3_600_000);
    const later = [...offer.events.values()].filter(
      ({ type, game, startsAt }) => type === "MATCH" && game === "PREMATCH" && startsAt >= Number(from),
    );
    expect(later.length).toBeGreaterThan(0);
    expect(count({ from })).toBe(later.length + 2);
    expect(count({ from, until: from, eventCounterType: "PREMATCH" })).toBe(0);
  });

  test("today ends at `until`", () => {
    expect(statistics({ until: String(NOW + 2.5 * 3_600_000) }).totals.today).toBe(3);
  });

  test.each([
    ["ALL", 5],
    ["LIVE", 2],
    ["PREMATCH", 3],
    ["STREAMED", 1],
    ["OUTRIGHT", 1],
  ])("OFFER-3 counted by %s gives %i", (eventCounterType, count) => {
    const { sports } = statistics({ eventCounterType });
    expect(sports.reduce((sum, sport) => sum + sport.count, 0)).toBe(count);
  });

  test("OFFER-3 each level counts its events in order of rank, without empty branches", () => {
    const [soccer, ...others] = statistics({ sport: "1" }).sports;
    expect(others).toEqual([]);
    expect(soccer).toMatchObject({ name: "Soccer", count: 4 });
    expect(soccer?.categories.map(({ name, count }) => [name, count])).toEqual([
      ["England", 3],
      ["Portugal", 1],
    ]);
    expect(soccer?.categories[1]?.tournaments).toEqual([{ id: 101, name: "Liga Atlântica", top: true, count: 1 }]);
    expect(statistics({ tournament: "200" }).sports.map(({ key }) => key)).toEqual(["tennis"]);
  });

  test("OFFER-13 counts promoted offers per catalog, in order of rank", () => {
    const answer = promotedStatisticsSchema.parse(answerPromotedStatistics(offer, { locale: "en" }, NOW));
    expect(answer.catalogs).toEqual([
      { id: 1, name: "Champions week", count: 2, promotedOffers: [{ id: 7, name: "Night games", count: 1 }] },
      { id: 2, name: "Derby day", count: 0, promotedOffers: [] },
    ]);
  });
});

describe("an event", () => {
  const event = (id: number, locale: "en" | "pt" = "en") => {
    const answer = answerEvent(offer, id, { locale });
    return answer && eventDetailSchema.parse(answer);
  };

  test("OFFER-6 has all markets by rank and line, and counted groups", () => {
    const answer = event(1);
    expect(answer?.markets.map(({ id, name, line }) => [id, name, line])).toEqual([
      ["1m0", "Match result", null],
      ["1m5", "Total goals 2.5", "2.5"],
      ["1m3", "Total goals 3.5", "3.5"],
      ["1m7", "Handicap", "-1.5"],
      ["1m9", "Anytime goalscorer", null],
    ]);
    expect(answer?.groups.map(({ key, count }) => [key, count])).toEqual([
      ["main", 2],
      ["goals", 2],
      ["players", 1],
    ]);
  });

  test("names outcomes after teams, lines and players", () => {
    const outcomes = event(1)?.markets.flatMap((market) => market.outcomes);
    expect(outcomes?.map(({ name }) => name)).toEqual([
      "Ashbourne City",
      "Draw",
      "Harrow Vale",
      "Over 2.5",
      "Under 2.5",
      "Over 3.5",
      "Under 3.5",
      "Ashbourne City \u22121.5",
      "Harrow Vale +1.5",
      "M. Keller",
      "J. Moreau",
    ]);
    expect(outcomes?.at(-1)).toMatchObject({ id: "1o10", slot: 10, metaOutcomeId: 12, price: -310 });
  });

  test("OFFER-10 swaps reversed competitors in the name", () => {
    expect(event(5)?.name).toBe("Real Almansa - União São João");
  });

  test("an outright has its own name in the requested language", () => {
    expect(event(7, "pt")?.name).toBe("Vencedor da Segunda Divisão");
  });

  test("an unknown event gives null", () => {
    expect(event(99)).toBeNull();
  });
});

test("lists lines per meta market, with the number of events that offer each", () => {
  const answer = marketSpecifiersSchema.parse(answerMarketSpecifiers(offer, { locale: "en" }));
  expect(answer.metaMarkets.map(({ key, specifier, values }) => [key, specifier, values])).toEqual([
    [
      "total",
      "total",
      [
        { value: "2.5", count: 4 },
        { value: "3.5", count: 4 },
      ],
    ],
    ["handicap", "handicap", [{ value: "-1.5", count: 4 }]],
  ]);
});

test("BET-16 of the asked events, those are available that are in the offer and not over", () => {
  const [first, second] = [...offer.events.values()] as [OfferEvent, OfferEvent];
  const events = new Map([...offer.events, [second.id, { ...second, playStatus: "ENDED" as const }]]);
  expect(answerAvailableEvents({ ...offer, events }, { events: [first.id, second.id, 999_999] })).toEqual({
    events: [first.id],
  });
});

describe("OFFER-8 search", () => {
  const search = (text: string, limit = "20") => {
    const answer = searchAnswerSchema.parse(answerSearch(offer, searchQuerySchema.parse({ text, limit }), NOW));
    return { ...answer, ids: unpackOfferList(answer.events).events.map(({ id }) => id) };
  };

  test("OFFER-8 finds events by team, regardless of accents and case", () => {
    expect(search("SÃO uni").ids).toEqual([5]);
    expect(search("moller").ids).toEqual([6]);
    expect(search("harrow").competitors).toEqual([{ name: "Harrow Vale", sport: "Soccer", eventIds: [3, 2, 1] }]);
  });

  test("OFFER-8 finds events and tournaments by tournament and sport", () => {
    expect(search("tenn").ids).toEqual([6]);
    expect(search("atlantica").tournaments).toMatchObject([
      { id: 101, name: "Liga Atlântica", sport: "Soccer", count: 1, category: { name: "Portugal" } },
    ]);
  });

  test("OFFER-8 does not match inside a word, and does not find ended events", () => {
    expect(search("ale").ids).toEqual([]);
    expect(search("ashbourne").ids).not.toContain(4);
  });

  test("OFFER-8 returns no more than the limit", () => {
    expect(search("ashbourne", "2").ids).toHaveLength(2);
  });
});
