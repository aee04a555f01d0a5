import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import type { BetFilter, PositionAnswer, Route, StoredSelection, WalletAnswer } from "@touchline/protocol";
import type { createBetsApi } from "../net/bets-api.ts";
import type { Assemble, CodesApi } from "../net/betslips-api.ts";
import { fetchBrandDocument } from "../net/brand-api.ts";
import { type Fetch, HttpError } from "../net/http.ts";
import type { OfferApi } from "../net/offer-api.ts";
import type { TicketsApi } from "../net/tickets-api.ts";
import { timeRangeOf, untilOf } from "./live-offer/time-range.ts";
import type { BoardSource, Extent } from "./offer/board.ts";

/** Every query of the app: its key, how it is fetched, and how long an answer holds. What is retried: query-client.ts. */

/** Longer than a slow answer takes: after it the attempt has failed. */
const TIMEOUT = 15_000;

const withTimeout = (signal: AbortSignal, milliseconds = TIMEOUT): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);

/** Asked for again and again while the page is visible, and at once when it is again. */
const polled = (every: number) => ({
  refetchInterval: every,
  staleTime: every,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
});

const isNotFound = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

// Brand

/** A page would rather begin with older settings than wait for an answer that is slow. */
const BRAND_TIMEOUT = 5000;
/** With what a copy on the way may add, a new version is on an open page within half a minute. */
const BRAND_EVERY = 20_000;

/** Failures are not reported: the page has settings to go on with, and start-up reports its own. */
export const brandQuery = (address: string, ask?: Fetch) =>
  queryOptions({
    queryKey: ["brand", address],
    // The first answer was asked for before this script ran; the browser's copy answers for it. Later ones ask the server.
    queryFn: ({ signal, client, queryKey }) =>
      fetchBrandDocument(
        address,
        {
          signal: withTimeout(signal, BRAND_TIMEOUT),
          ...(client.getQueryData(queryKey) !== undefined && { cache: "no-cache" }),
        },
        ask,
      ),
    refetchInterval: BRAND_EVERY,
    refetchOnWindowFocus: true,
    refetchOnMount: false,
    meta: { silent: true },
  });

// Offer

const COUNTS_EVERY = 30_000;

/** Which events are counted. */
export type CountRange = "live" | "today" | "all";

export const countRangeOf = ({ view, filters }: Route): CountRange =>
  view === "live" ? "live" : (filters.date ?? "all");

/** How many events each sport, country and league has. */
export const statisticsQuery = (api: Pick<OfferApi, "statistics">, range: CountRange) =>
  queryOptions({
    queryKey: ["statistics", range],
    queryFn: ({ signal }) =>
      api.statistics(
        range === "live"
          ? { eventCounterType: "LIVE" }
          : { eventCounterType: "ALL", ...timeRangeOf(range, Date.now()) },
        withTimeout(signal),
      ),
    ...polled(COUNTS_EVERY),
  });

/** The catalogs that the operator promotes, with their counts. Live events are not counted apart. */
export const promotedQuery = (api: Pick<OfferApi, "promotedStatistics">, range: CountRange) => {
  const date = range === "live" ? "all" : range;
  return queryOptions({
    queryKey: ["promoted", date],
    queryFn: ({ signal }) => api.promotedStatistics(untilOf(date, Date.now()), withTimeout(signal)),
    ...polled(COUNTS_EVERY),
  });
};

const AVAILABLE_EVERY = 30_000;

/** Which events of the tickets on the screen are still offered. A back end without this call is asked once. */
export const availableEventsQuery = (ask: OfferApi["availableEvents"], ids: readonly number[]) =>
  queryOptions({
    queryKey: ["available events", ids],
    queryFn: ({ signal }) => ask(ids, withTimeout(signal)),
    ...polled(AVAILABLE_EVERY),
    refetchInterval: ({ state }) => (isNotFound(state.error) ? false : AVAILABLE_EVERY),
    gcTime: 0,
  });

/** As long as the server lets others keep it. */
const SPECIFIERS_STALE = 30_000;

/** The lines of each meta market, of one sport or of all. Without them lines are called by their numbers alone. */
export const marketSpecifiersQuery = (api: Pick<OfferApi, "marketSpecifiers">, sport: number | undefined) =>
  queryOptions({
    queryKey: ["market specifiers", sport ?? null],
    queryFn: ({ signal }) => api.marketSpecifiers(sport, withTimeout(signal)),
    staleTime: SPECIFIERS_STALE,
  });

/** The events of a league as they were when one of them was opened. */
export const leagueEventsQuery = (api: Pick<OfferApi, "list">, tournament: number | undefined) =>
  queryOptions({
    queryKey: ["league events", tournament],
    queryFn:
      tournament === undefined
        ? skipToken
        : async ({ signal }) => (await api.list({ game: "sports", tournament }, withTimeout(signal))).events,
    gcTime: 0,
  });

let boardRequests = 0;

/** One answer of a list. Each request has a key of its own: what a list holds is in the offer's store, not in the cache. */
export const boardQuery = ({ key, load }: BoardSource, extent: Extent) => {
  boardRequests += 1;
  return queryOptions({
    queryKey: ["board", key, boardRequests],
    queryFn: ({ signal }) => load(withTimeout(signal), extent),
    gcTime: 0,
    // Thousands of events would be compared with nothing.
    structuralSharing: false,
  });
};

/** One event with every market. It goes into the event store, where push keeps it current. */
export const eventQuery = (api: Pick<OfferApi, "event">, id: number) =>
  queryOptions({
    queryKey: ["event", id],
    queryFn: ({ signal }) => api.event(id, withTimeout(signal)),
    gcTime: 0,
    structuralSharing: false,
  });

/** The price of outcomes of one event that must all win. */
export const builderPriceQuery = (ask: OfferApi["betBuilder"], eventId: number, slots: readonly number[]) =>
  queryOptions({
    queryKey: ["builder price", eventId, slots],
    queryFn: ({ signal }) => ask(eventId, slots, withTimeout(signal)),
    gcTime: 0,
  });

/** Stored selections as today's offer has them. */
export const assembleQuery = (assemble: Assemble, stored: readonly StoredSelection[]) =>
  queryOptions({
    queryKey: ["assemble", stored],
    queryFn: ({ signal }) => assemble(stored, withTimeout(signal)),
    gcTime: 0,
  });

/** The slip behind a booking code, and its selections as today's offer has them. Who typed the code tries again. */
export const bookingCodeQuery = (api: Pick<CodesApi, "shared">, assemble: Assemble, code: string) =>
  queryOptions({
    queryKey: ["booking code", code],
    queryFn: async ({ signal }) => {
      const within = withTimeout(signal);
      const answer = await api.shared(code, within);
      return { answer, today: await assemble(answer.betslip.selections, within) };
    },
    gcTime: 0,
    retry: false,
  });

// Of one punter. Everything below is removed from the cache when they sign out.

const WALLET_EVERY = 60_000;
/** A day ends at midnight, also while nothing is bet. */
const POSITION_EVERY = 60_000;

/** `owner` names a punter of a tenant. */
export const punterKey = (owner: string) => ["punter", owner] as const;

type BetsApi = ReturnType<typeof createBetsApi>;

/** Push and the host write into it as well. */
export const walletQuery = (owner: string, ask: (signal: AbortSignal) => Promise<WalletAnswer>) =>
  queryOptions({
    queryKey: [...punterKey(owner), "wallet"],
    queryFn: ({ signal }) => ask(withTimeout(signal)),
    ...polled(WALLET_EVERY),
  });

/** What betting did to the punter's money since a time. */
export const positionQuery = (
  owner: string,
  ask: (since: number, signal: AbortSignal) => Promise<PositionAnswer>,
  { of, since }: { readonly of: "day" | "session" | "statement"; readonly since: () => number },
) =>
  queryOptions({
    queryKey: [...punterKey(owner), "position", of],
    queryFn: ({ signal }) => ask(since(), withTimeout(signal)),
    ...polled(POSITION_EVERY),
    refetchOnMount: "always",
  });

/** What may be lost on an outcome changes with every bet on it. */
const ROOMS_EVERY = 30_000;

/** The least and the most that the bookmaker takes, and what may still be lost on outcomes. */
export const limitsQuery = (owner: string, api: Pick<BetsApi, "limits">, outcomes: readonly string[]) =>
  queryOptions({
    queryKey: [...punterKey(owner), "limits", ...outcomes],
    queryFn: ({ signal }) => api.limits(outcomes, withTimeout(signal)),
    ...(outcomes.length > 0 ? polled(ROOMS_EVERY) : { staleTime: Number.POSITIVE_INFINITY }),
    placeholderData: keepPreviousData,
  });

/** What the punter was told after a number. Each answer is used once. */
export const messagesQuery = (owner: string, api: Pick<BetsApi, "messages">, last: number) =>
  queryOptions({
    queryKey: [...punterKey(owner), "messages", last],
    queryFn: ({ signal }) => api.messages(last, withTimeout(signal)),
    gcTime: 0,
  });

/** As often as a point is added to the history. */
const VALUE_HISTORY_EVERY = 5000;

/** Bets under a filter, the newest first; those before a page where one is named. */
export const betsQuery = (owner: string, api: Pick<TicketsApi, "bets">, filter: BetFilter, before?: string) =>
  queryOptions({
    queryKey: [...punterKey(owner), "bets", filter, before ?? null],
    queryFn: ({ signal }) => api.bets(filter, before, withTimeout(signal)),
    gcTime: 0,
  });

/** One bet. Lists, push and cash-out write into it, so one that is there is not asked for again by opening it. */
export const betQuery = (owner: string, api: Pick<TicketsApi, "bet">, betId: string) =>
  queryOptions({
    queryKey: [...punterKey(owner), "bet", betId],
    queryFn: ({ signal }) => api.bet(betId, withTimeout(signal)),
    refetchOnMount: false,
    gcTime: 0,
  });

/** How the bet was accepted. */
export const recordQuery = (owner: string, api: Pick<TicketsApi, "record">, betId: string) =>
  queryOptions({
    queryKey: [...punterKey(owner), "record", betId],
    queryFn: ({ signal }) => api.record(betId, withTimeout(signal)),
  });

/** What the cash-out of the bet was worth over time. */
export const valueHistoryQuery = (owner: string, api: Pick<TicketsApi, "valueHistory">, betId: string) =>
  queryOptions({
    queryKey: [...punterKey(owner), "value history", betId],
    queryFn: ({ signal }) => api.valueHistory(betId, withTimeout(signal)),
    refetchInterval: VALUE_HISTORY_EVERY,
  });
