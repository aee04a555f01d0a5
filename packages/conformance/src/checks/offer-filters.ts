import { type ListEvent, type OfferList, offerRoutes, unpackOfferList } from "@touchline/protocol";
import { type Check, checksOf } from "../check.ts";
import { demand } from "../complaint.ts";
import { readList } from "../offered.ts";
import { type Call, nameOf } from "../wire/call.ts";

type Query = NonNullable<Call["query"]>;

interface Filter {
  readonly name: string;
  readonly proves: string;
  /** Made from the current offer and time. */
  readonly query: (list: OfferList) => Query;
  /** Must hold for every event in the answer. */
  readonly holds: (event: ListEvent, query: Query, answer: OfferList) => boolean;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

const sportOf = ({ tournamentId }: ListEvent, { tournaments }: OfferList): number =>
  tournaments.find(({ id }) => id === tournamentId)?.sportId ?? 0;

const FILTERS: readonly Filter[] = [
  {
    name: "game=live",
    proves: "A list of live events has only events in play.",
    query: () => ({ game: "live" }),
    holds: ({ live }) => live,
  },
  {
    name: "sport",
    proves: "A list of one sport has no other sport.",
    query: ({ sports }) => ({ sport: sports[0]?.id ?? 1 }),
    holds: (event, { sport }, answer) => sportOf(event, answer) === sport,
  },
  {
    name: "tournament",
    proves: "A list of one tournament has no other tournament.",
    query: ({ tournaments }) => ({ tournament: tournaments[0]?.id ?? 1 }),
    holds: ({ tournamentId }, { tournament }) => tournamentId === tournament,
  },
  {
    name: "events",
    proves: "A list of given events has only these.",
    query: ({ events }) => ({
      events: events
        .slice(0, 3)
        .map(({ id }) => id)
        .join(),
    }),
    holds: ({ id }, { events }) => String(events).split(",").includes(String(id)),
  },
  {
    name: "until",
    proves: "A list up to a time has only events that start before it.",
    query: () => ({ until: Date.now() + HOUR }),
    // The list has start times in minutes.
    holds: ({ startsAt }, { until }) => startsAt < Number(until) + MINUTE,
  },
  {
    name: "streamed",
    proves: "A list of streams has only streamed events.",
    query: () => ({ streamed: true }),
    holds: ({ streamed }) => streamed,
  },
  {
    name: "outrights",
    proves: "A list of outrights has no match.",
    query: () => ({ outrights: true }),
    holds: ({ name }) => name !== null,
  },
  {
    name: "first",
    proves: "A list of the first events has no more than were requested.",
    query: () => ({ first: 3 }),
    holds: (_event, { first }, { events }) => events.length <= Number(first),
  },
  {
    name: "numberOfMarketsPerSport",
    proves: "A list has no more meta markets than were requested.",
    query: () => ({ numberOfMarketsPerSport: 1 }),
    holds: ({ markets }) => new Set(markets.map(({ metaMarketId }) => metaMarketId)).size <= 1,
  },
];

export const filterChecks: readonly Check[] = checksOf(
  "The offer: filters",
  { fix: "Apply this parameter: the app shows everything that is returned." },
  FILTERS.map(({ name, proves, query, holds }) => ({
    name: `${nameOf(offerRoutes.list)} with ${name}`,
    proves,
    run: async (context) => {
      const asked = query(await readList(context));
      const answer = unpackOfferList(await context.call(offerRoutes.list, { query: asked }));
      const wrong = answer.events.find((event) => !holds(event, asked, answer));
      demand(!wrong, `event ${wrong?.id} is in the list for ${new URLSearchParams(asked as Record<string, string>)}`);
    },
  })),
);
