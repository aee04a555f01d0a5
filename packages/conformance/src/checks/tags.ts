import { brandRoutes, offerRoutes } from "@touchline/protocol";
import { type Check, checksOf } from "../check.ts";
import { demand } from "../complaint.ts";
import type { Context } from "../context.ts";
import { quietEvent } from "../offered.ts";
import { type Call, nameOf, type Route } from "../wire/call.ts";
import { demandStatus } from "../wire/read-answer.ts";

interface Tagged {
  readonly route: Route;
  readonly call: (context: Context) => Promise<Call>;
}

const plain = async (): Promise<Call> => ({});

const TAGGED: readonly Tagged[] = [
  { route: offerRoutes.list, call: async () => ({ query: { outrights: true } }) },
  { route: offerRoutes.statistics, call: plain },
  { route: offerRoutes.promotedStatistics, call: plain },
  { route: offerRoutes.event, call: async (context) => ({ params: { eventId: (await quietEvent(context)).id } }) },
  { route: offerRoutes.marketSpecifiers, call: plain },
  { route: offerRoutes.availableEvents, call: async () => ({ query: { events: "1" } }) },
  { route: offerRoutes.search, call: async () => ({ query: { text: "fc" } }) },
  { route: offerRoutes.recommendedBetslips, call: plain },
  { route: brandRoutes.brandDocument, call: async ({ options }) => ({ params: { slug: options.brand } }) },
];

/** The offer changes, so an answer may have another tag a moment later; it is then requested again. */
const ATTEMPTS = 6;

const isKnown = async ({ askFor }: Context, route: Route, call: Call): Promise<boolean> => {
  const first = await askFor(route, call);
  demandStatus(first, 200);
  const etag = first.headers.get("etag");
  demand(etag !== null, `${first.asked} has no ETag`);
  const again = await askFor(route, { ...call, headers: { "if-none-match": etag ?? "" } });
  if (again.status === 304) demand(again.text === "", `${first.asked} answered 304 with a body`);
  else {
    demandStatus(again, 200, 304);
    demand(
      again.headers.get("etag") !== etag,
      `${first.asked} was asked for with the ETag it has (${etag}), and answered 200 with all of it, where 304 was due`,
    );
  }
  return again.status === 304;
};

const isEverKnown = async (context: Context, route: Route, call: Call): Promise<boolean> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) if (await isKnown(context, route, call)) return true;
  return false;
};

export const tagChecks: readonly Check[] = checksOf(
  "ETags",
  {
    fix: "Send an ETag with every answer that is the same for everybody, and 304 without a body when a client sends it back.",
  },
  TAGGED.map(({ route, call }) => ({
    name: `${nameOf(route)} with If-None-Match`,
    proves: "A client that has the answer gets 304 without a body, and one that has another gets all of it.",
    run: async (context) => {
      const asked = await call(context);
      demand(
        await isEverKnown(context, route, asked),
        `${nameOf(route)} had another ETag each of ${ATTEMPTS} times that it was asked for twice in a row`,
      );
      demandStatus(await context.askFor(route, { ...asked, headers: { "if-none-match": 'W/"conformance"' } }), 200);
    },
  })),
);
