import { randomUUID } from "node:crypto";
import { betRoutes, betslipRoutes, hostRoutes, LONGEST_POSITION, offerRoutes, ticketRoutes } from "@touchline/protocol";
import { type Check, checksOf, type Need } from "../check.ts";
import type { Context } from "../context.ts";
import { type Call, nameOf, type Route } from "../wire/call.ts";
import { demandProblem } from "../wire/read-answer.ts";
import { HOST_SAMPLES, NO_CODE, OPEN_POSTS, PUNTER_SAMPLES } from "./samples.ts";

type Query = NonNullable<Call["query"]>;

interface WrongQueries {
  readonly route: Route;
  readonly need?: "token" | "hostToken";
  readonly queries: readonly Query[];
}

const WRONG: readonly WrongQueries[] = [
  {
    route: offerRoutes.list,
    queries: [
      { sport: "soccer" },
      { numberOfMarketsPerSport: 7 },
      { locale: "xx" },
      { game: "casino" },
      { events: "1;2" },
    ],
  },
  { route: offerRoutes.statistics, queries: [{ eventCounterType: "SOME" }, { until: "tomorrow" }] },
  { route: offerRoutes.promotedStatistics, queries: [{ until: -1 }, { locale: "xx" }] },
  { route: offerRoutes.event, queries: [{ locale: "xx" }] },
  { route: offerRoutes.marketSpecifiers, queries: [{ sport: 0 }] },
  { route: offerRoutes.availableEvents, queries: [{ events: "x" }] },
  { route: offerRoutes.search, queries: [{}, { text: "a" }, { text: "harrow", limit: 51 }] },
  { route: offerRoutes.recommendedBetslips, queries: [{ game: "casino" }] },
  {
    route: offerRoutes.betBuilder,
    queries: [{ event: 1 }, { event: 1, slots: "0,x" }, { event: 1, slots: "0,1,2,3,4,5,6,7,8,9,10" }],
  },
  { route: betslipRoutes.shared, queries: [{}] },
  {
    route: betRoutes.position,
    need: "token",
    queries: [{}, { since: "yesterday" }, { since: Date.now() - 2 * LONGEST_POSITION }],
  },
  { route: betRoutes.messages, need: "token", queries: [{ after: -1 }, { after: "x" }] },
  { route: ticketRoutes.bets, need: "token", queries: [{ filter: "lucky" }, { locale: "xx" }] },
  { route: hostRoutes.wallets, need: "hostToken", queries: [{}, { punter: "a'--" }] },
  { route: hostRoutes.reconciliation, need: "hostToken", queries: [{}, { day: "yesterday" }, { day: "2026-13-01" }] },
];

/** For routes with path parameters. */
const PARAMS = { eventId: 1, code: NO_CODE };

const queryChecks = checksOf(
  "What is refused: queries",
  {
    fix: "Answer 400 with the code INVALID_QUERY; an invalid query must be neither interpreted nor answered with a server error.",
  },
  WRONG.map(({ route, need, queries }) => ({
    name: `${nameOf(route)} with a wrong query`,
    proves: "An invalid query is refused with 400.",
    needs: need ? [need] : [],
    run: async ({ askFor, options }) => {
      for (const query of queries) {
        const token = need ? options[need] : null;
        demandProblem(await askFor(route, { params: PARAMS, query, token }), 400, "INVALID_QUERY");
      }
    },
  })),
);

interface WrongBody {
  readonly route: Route;
  readonly needs: readonly Need[];
  readonly token: (context: Context) => string | null;
}

const BODIES: readonly WrongBody[] = [
  ...OPEN_POSTS.map((route) => ({ route, needs: [], token: () => null })),
  ...PUNTER_SAMPLES.filter(({ route }) => route.method === "POST").map(({ route }) => ({
    route,
    needs: ["token"] as const,
    token: ({ options }: Context) => options.token,
  })),
  ...HOST_SAMPLES.filter(({ route }) => route.method === "POST").map(({ route }) => ({
    route,
    needs: ["hostToken"] as const,
    token: ({ options }: Context) => options.hostToken,
  })),
];

const bodyChecks = checksOf(
  "What is refused: bodies",
  {
    fix: "Answer 400 with the code INVALID_BODY to an invalid body, including unknown fields.",
  },
  BODIES.map(({ route, needs, token }) => ({
    name: `${nameOf(route)} with a wrong body`,
    proves: "An invalid body is refused with 400.",
    needs,
    run: async (context) => {
      for (const body of [{ conformance: randomUUID() }, [], "text"])
        demandProblem(await context.askFor(route, { body, token: token(context) }), 400, "INVALID_BODY");
    },
  })),
);

/** Valid calls about something that does not exist. */
const MISSING = PUNTER_SAMPLES.filter(({ route }) =>
  [
    betRoutes.placement,
    ticketRoutes.bet,
    ticketRoutes.record,
    ticketRoutes.course,
    ticketRoutes.cashOut,
    ticketRoutes.addRule,
    ticketRoutes.removeRule,
    ticketRoutes.cancel,
  ].some(({ path }) => path === route.path),
);

const missingChecks = checksOf(
  "What is refused: what is not there",
  {
    fix: "Answer 404 with the code NOT_FOUND, whether it does not exist or belongs to somebody else.",
    needs: ["token"],
  },
  MISSING.map(({ route, call }) => ({
    name: `${nameOf(route)} of nobody's`,
    proves: "What does not belong to the punter is not found.",
    run: async ({ askFor, options }) =>
      demandProblem(await askFor(route, { ...call(), token: options.token }), 404, "NOT_FOUND"),
  })),
);

export const refusalChecks: readonly Check[] = [...queryChecks, ...bodyChecks, ...missingChecks];
