import { NO_RESULT, resolveMarket } from "@touchline/betting";
import type { ResultFacts } from "@touchline/protocol";
import type { MarketDefinition, MarketVerdict, SourceEvent, SourceMarket, SourceResult } from "../../../source.ts";
import { wander } from "../chance/noise.ts";
import type { SimulatedClock } from "../clock.ts";
import { priceOfChance } from "../market/ladder.ts";
import { metaOutcomeId } from "../market/meta.ts";
import type { Producer } from "../match/handover.ts";
import type { Simulated } from "../simulated.ts";
import { HOUR } from "../world/timetable.ts";
import { OUTRIGHT_MARKETS, type OutrightMarket, placeChances } from "./outright-markets.ts";
import { arrivals, type Runner, type Season, weightOf } from "./season.ts";

/** Difference between first and last at the end of the season, as a logarithm of their rates. */
const FINAL_SPREAD = 14;

/** As the season goes on, the rates approach the final order. */
const ratesAt = (
  season: Season,
  runners: readonly Runner[],
  order: readonly number[],
  at: number,
): readonly number[] => {
  const gone = Math.min(1, Math.max(0, (at - season.startsAt) / (season.endsAt - season.startsAt)));
  return runners.map(({ strength }, index) => {
    const ahead = 1 - order.indexOf(index) / runners.length;
    const form = 0.25 * wander(season.seed + index, at, 30 * HOUR) + 0.08 * wander(season.seed - index, at, 2 * HOUR);
    return weightOf(strength * (1 - gone)) * Math.exp(gone ** 3 * FINAL_SPREAD * ahead + form * (1 - gone));
  });
};

/** Turns the order of arrival (runner indexes, first to last) into the place of each runner. */
const placesOf = (order: readonly number[]): number[] => order.map((_, runner) => order.indexOf(runner) + 1);

/** A season as an event, open until its last day. */
export const createOutright = (season: Season, clock: SimulatedClock): Simulated => {
  const { tournament } = season;
  const offered = OUTRIGHT_MARKETS.filter((market) => market.isOffered(season));
  const orders = {
    teams: arrivals(season.seed, season.teams),
    scorers: arrivals(season.seed + 1, season.scorers),
  };
  const definitions = new Map<number, MarketDefinition>(
    offered.map(({ id, runners }) => [
      id,
      {
        metaMarketId: id,
        specifiers: {},
        outcomes: season[runners].map((_, index) => metaOutcomeId(id, index)),
        names: season[runners].map(({ name }) => name),
      },
    ]),
  );

  const marketAt = ({ id, runners, places }: OutrightMarket, at: number): SourceMarket => ({
    definition: definitions.get(id) as MarketDefinition,
    main: true,
    listed: false,
    lined: false,
    producer: "prematch" satisfies Producer,
    prices: placeChances(ratesAt(season, season[runners], orders[runners], at), places).map(priceOfChance),
  });

  const describe = (at: number): SourceEvent => {
    const isOver = at >= season.endsAt;
    return {
      id: season.id,
      type: "OUTRIGHT",
      sportId: tournament.sportId,
      categoryId: tournament.categoryId,
      tournamentId: tournament.id,
      names: { en: `${tournament.name} ${new Date(season.endsAt).getUTCFullYear()}` },
      competitors: [],
      reversed: false,
      startsAt: Math.round(clock.toReal(season.endsAt)),
      game: "PREMATCH",
      playStatus: isOver ? "ENDED" : "NOT_STARTED",
      detailedPlayStatus: isOver ? 5 : 0,
      metadata: null,
      incidents: [],
      suspended: isOver,
      streamed: false,
      catalogIds: [],
      promotedOfferIds: [],
      markets: isOver ? [] : offered.map((market) => marketAt(market, at)),
    };
  };

  const facts: ResultFacts = {
    ...NO_RESULT,
    places: { teams: placesOf(orders.teams), scorers: placesOf(orders.scorers) },
  };

  const resolve = ({ metaMarketId, specifiers, outcomes }: MarketDefinition): MarketVerdict => {
    const marketKey = OUTRIGHT_MARKETS.find(({ id }) => id === metaMarketId)?.key ?? "";
    const market = { sportKey: tournament.sport, marketKey, specifiers };
    return {
      results: outcomes.map((_, outcome) => resolveMarket({ ...market, outcome }, facts) ?? { resolution: "VOID" }),
    };
  };

  /** Nothing is decided before the last day. */
  const result = (at: number): SourceResult => {
    const final = at >= season.endsAt;
    return {
      at: Math.round(clock.toReal(season.endsAt)),
      facts: final ? facts : null,
      final,
      resolve: final ? resolve : () => null,
    };
  };

  return {
    id: season.id,
    startsAt: season.endsAt,
    describe,
    nextChange: () => season.endsAt,
    endsAt: () => season.endsAt,
    result,
    nextVerdict: () => Number.POSITIVE_INFINITY,
    rule: () => false,
    end: () => false,
    correct: () => false,
    priceTogether: () => ({ error: "NOT_COMBINABLE" }),
  };
};
