import { type ListEvent, type OfferList, offerRoutes, unpackOfferList } from "@touchline/protocol";
import { type Check, checksOf } from "../check.ts";
import { demand } from "../complaint.ts";
import { readList } from "../offered.ts";
import { type Call, nameOf } from "../wire/call.ts";

type Query = NonNullable<Call["query"]>;

interface Filter {
  readonly name: string;
  readonly proves: string;
  /** Made of what is on offer, and of the time. */
  readonly query: (list: OfferList) => Query;
  /** Of every event in the answer. */
  readonly holds: (event: ListEvent, query: Query, answer: OfferList) => boolean;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

const sportOf = ({ tournamentId }: ListEvent, { tournaments }: OfferList): number =>
  tournaments.find(({ id }) => id === tournamentId)?.sportId ?? 0;

const FILTERS: readonly Filter[] = [
  {
    name: "game=live",
    proves: "What is in play is all that a list of live events holds.",
    query: () => ({ game: "live" }),
    holds: ({ live }) => live,
  },
  {
    name: "sport",
    proves: "A list of one sport holds no other.",
    query: ({ sports }) => ({ sport: sports[0]?.id ?? 1 }),
    holds: (event, { sport }, answer) => sportOf(event, answer) === sport,
  },
  {
    name: "tournament",
    proves: "A list of one tournament holds no other.",
    query: ({ tournaments }) => ({ tournament: tournaments[0]?.id ?? 1 }),
    holds: ({ tournamentId }, { tournament }) => tournamentId === tournament,
  },
  {
    name: "events",
    proves: "A list of chosen events holds those only.",
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
    proves: "A list up to a moment holds what starts before it.",
    query: () => ({ until: Date.now() + HOUR }),
    // The list tells the start to the minute.
    holds: ({ startsAt }, { until }) => startsAt < Number(until) + MINUTE,
  },
  {
    name: "streamed",
    proves: "A list of streams holds what is streamed.",
    query: () => ({ streamed: true }),
    holds: ({ streamed }) => streamed,
  },
  {
    name: "outrights",
    proves: "A list of outrights holds no match.",
    query: () => ({ outrights: true }),
    holds: ({ name }) => name !== null,
  },
  {
    name: "first",
    proves: "A list of the first events holds no more than were asked for.",
    query: () => ({ first: 3 }),
    holds: (_event, { first }, { events }) => events.length <= Number(first),
  },
  {
    name: "numberOfMarketsPerSport",
    proves: "A list shows no more kinds of market than were asked for.",
    query: () => ({ numberOfMarketsPerSport: 1 }),
    holds: ({ markets }) => new Set(markets.map(({ metaMarketId }) => metaMarketId)).size <= 1,
  },
];

export const filterChecks: readonly Check[] = checksOf(
  "The offer: filters",
  { fix: "Apply this parameter: a page that asked for less shows whatever comes." },
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
