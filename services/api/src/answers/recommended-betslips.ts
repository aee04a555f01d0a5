import {
  type Locale,
  type Market,
  NUMBER_OF_MARKETS_PER_SPORT,
  type OfferEvent,
  priceState,
  type RecommendedBetslips,
} from "@touchline/protocol";
import type { Offer, ReferenceIndex } from "@touchline/server-kit";
import { isOffered, sortEvents } from "../offer/select-events.ts";
import { packEvents } from "./list.ts";

export interface RecommendedBetslipsQuery {
  readonly game: "sports" | "live";
  readonly lines: boolean;
  readonly locale: Locale;
  /** Tournaments that the bettor is interested in; empty for everybody's recommendations. */
  readonly tournaments: readonly number[];
}

type Pick = RecommendedBetslips["betslips"][number]["picks"][number];

const DAY = 24 * 3_600_000;
const MOST_BETSLIPS = 3;
const MOST_PICKS = 4;
/** A single pick would be a bet, not a recommended slip. */
const FEWEST_PICKS = 2;
/** Excludes near-certain outcomes and long shots. Odds times 100. */
const PRICES = { from: 130, to: 250 };

const isPromoted = ({ catalogIds, promotedOfferIds }: OfferEvent): boolean =>
  catalogIds.length > 0 || promotedOfferIds.length > 0;

const isTop = ({ tournamentId }: OfferEvent, { tournaments }: ReferenceIndex): boolean =>
  tournaments.get(tournamentId)?.top === true;

/** Sports: starts within a day. Live: in play. */
const isWanted = (event: OfferEvent, game: RecommendedBetslipsQuery["game"], now: number): boolean =>
  game === "live"
    ? event.game === "LIVE"
    : event.game === "PREMATCH" && event.startsAt > now && event.startsAt <= now + DAY;

/** Events of interest first, then promoted events, then events of top tournaments, each in list order. */
const candidates = (
  { events, reference }: Offer,
  { game, tournaments }: RecommendedBetslipsQuery,
  now: number,
): OfferEvent[] => {
  const interests = new Set(tournaments);
  const rankOf = (event: OfferEvent): number => {
    if (interests.has(event.tournamentId)) return 0;
    if (isPromoted(event)) return 1;
    return isTop(event, reference) ? 2 : 3;
  };
  const wanted = [...events.values()].filter(
    (event) =>
      event.type === "MATCH" &&
      !event.suspended &&
      isOffered(event, reference) &&
      isWanted(event, game, now) &&
      rankOf(event) < 3,
  );
  // Sorting is stable: events of the same rank stay in list order.
  return sortEvents(wanted, reference).toSorted((left, right) => rankOf(left) - rankOf(right));
};

const listedMarkets = (event: OfferEvent, { sports }: ReferenceIndex): Market[] =>
  (sports.get(event.sportId)?.listMarkets ?? []).flatMap(
    (kind) => event.markets.find(({ listed, metaMarketId }) => listed && metaMarketId === kind) ?? [],
  );

/** Slot of the outcome with the lowest open price within `PRICES`. */
const favouriteOf = ({ slot, prices }: Market): number | null => {
  const open = prices.filter((price) => priceState(price) === "open" && price >= PRICES.from && price <= PRICES.to);
  return open.length === 0 ? null : slot + prices.indexOf(Math.min(...open));
};

/** Starts at another market for each pick, so that the picks of a slip are not all on the same market. */
const pickOf = (event: OfferEvent, position: number, reference: ReferenceIndex): Pick | null => {
  const markets = listedMarkets(event, reference);
  const first = position % Math.max(1, markets.length);
  for (const market of [...markets.slice(first), ...markets.slice(0, first)]) {
    const slot = favouriteOf(market);
    if (slot !== null) return { eventId: event.id, slot };
  }
  return null;
};

const picksOf = (events: readonly OfferEvent[], reference: ReferenceIndex): Pick[] => {
  const picks: Pick[] = [];
  for (const event of events) {
    if (picks.length === MOST_PICKS) break;
    const pick = pickOf(event, picks.length, reference);
    if (pick) picks.push(pick);
  }
  return picks;
};

/** The sports of the bettor's tournaments, then the others by rank. */
const sportsInOrder = ({ sports, tournaments }: ReferenceIndex, interests: readonly number[]): readonly number[] => {
  const wanted = interests.map((id) => tournaments.get(id)?.sportId);
  return [...sports.keys()].toSorted((left, right) => Number(wanted.includes(right)) - Number(wanted.includes(left)));
};

/**
 * One slip for each of the first sports that have enough candidates. Its picks are the favourites of the sport's events of interest, then of
 * its promoted events, then of its top tournaments, each from another listed market. The same query has the same answer for everybody, so
 * that the answer can be cached.
 */
export const answerRecommendedBetslips = (
  offer: Offer,
  query: RecommendedBetslipsQuery,
  now: number,
): RecommendedBetslips => {
  const { events, reference } = offer;
  const bySport = Map.groupBy(candidates(offer, query, now), ({ sportId }) => sportId);
  const betslips = sportsInOrder(reference, query.tournaments)
    .map((sportId) => ({ picks: picksOf(bySport.get(sportId) ?? [], reference) }))
    .filter(({ picks }) => picks.length >= FEWEST_PICKS)
    .slice(0, MOST_BETSLIPS);
  const picked = betslips.flatMap(({ picks }) => picks.flatMap(({ eventId }) => events.get(eventId) ?? []));
  const { locale, lines } = query;
  const options = { locale, lines, numberOfMarketsPerSport: NUMBER_OF_MARKETS_PER_SPORT, supplementalNameTypeIds: [] };
  return { betslips, events: packEvents(sortEvents(picked, reference), reference, options, now) };
};
