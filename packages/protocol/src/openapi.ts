import * as z from "zod/mini";
import { betRoutes } from "./bets.ts";
import { betslipRoutes } from "./betslips.ts";
import { brandRoutes } from "./brands.ts";
import { hostRoutes } from "./host.ts";
import { HOST_PATHS } from "./host-paths.ts";
import { offerRoutes, problemSchema } from "./http.ts";
import { hostTokenSchema } from "./identity.ts";
import { punterRoutes } from "./punter.ts";
import { ticketRoutes } from "./tickets.ts";

type JsonSchema = Record<string, unknown>;

const jsonSchema = (schema: z.core.$ZodType, io: "input" | "output"): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline" });
  return rest;
};

const pathParameters = (path: string): JsonSchema[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "integer", minimum: 1 },
  }));

const textParameters = (path: string): JsonSchema[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: "path", required: true, schema: { type: "string" } }));

const queryParameters = (query: z.core.$ZodType): JsonSchema[] => {
  const { properties = {}, required = [] } = jsonSchema(query, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
};

const json = (description: string, schema: z.core.$ZodType): JsonSchema => ({
  description,
  content: { "application/json": { schema: jsonSchema(schema, "output") } },
});

const REFUSALS = {
  401: json("The token is missing or not valid", problemSchema),
};

/** What a schema cannot say, by operation. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  list: [
    "Events in list order: those of one tournament stand together, in the order of `tournaments`, of which `tournaments.events` gives the number. `tournaments.category` is an index in `categories`.",
    "Columns have one value per event. `tournaments.id`, `events.id` and `events.startsAt` (minutes since 1970) are differences: each value minus the one before, the first as it is.",
    "`events.flags` is a sum of 1 (in play), 2 (streamed), 4 (away side shown first), 8 (suspended) and 16 (has a bet builder).",
    "`competitors` has each team once, in order of first appearance. `events.home` and `events.away` point into it: 0 is the next team that was not named yet, n the n-th last of those that were; -1 for an outright, whose name is in `outrights` by index of the event. `competitors.kit` is an index in `kits`, or -1; `competitors.supplemental` has a column per requested name type, with an empty text where there is no name.",
    "`events.layout` is an index in `layouts`: the meta markets of the event in order. `slots`, `lines` and `prices` run through all markets of all events: a slot is the first of its market, minus the slot after the market before it in the same event (0 for none); `lines` has an entry for each market whose meta market has a `line`; `prices` has as many as the meta market has outcomes.",
    "A price is decimal odds times 100: positive is open, negative is suspended at that price, zero is not offered. `live` has an entry for each event in play. Names of meta markets and outcomes may contain {home}, {away} and the name of the line, with `:away` after it for the opposite line.",
  ].join("\n\n"),
  event:
    "Outcome i of a market has the slot of the market plus i. A slot is never used for another outcome of the event; `{event}o{slot}` is the id of an outcome and `{event}m{slot}` that of a market.",
  statistics:
    "`totals` are over the whole offer. `sports` has only branches with events, counted by counter type and time range. Statistics of an offer without a kind of event have 0 for it.",
  betBuilder: "Either `selections` or `event` with `slots`.",
  place: [
    "Debits the stakes and answers 202 with PREPARED, or at once 200 with DECIDED. The decision is pushed as `placementResult`; until `acceptAt` nobody asks for it, then `GET /api/bets/placements/{reqUuid}` is asked.",
    "A repeated request is the same placement and gets its present state; 409 REQUEST_REUSED if the reqUuid was used with another body. 400 if the currency is not the punter's. A bet that is not taken is no error: its status is REJECTED, and its stake is returned.",
  ].join("\n\n"),
  placement: "404 if no request with this reqUuid was received: it may be sent again.",
  messages:
    "Everything that was pushed to the punter, by number. `after` beyond the last number returns no messages and the last number: a page begins with that.",
  position: "400 if `since` is more than 31 days ago.",
  assemble: "In the order of the request. 404 if there is no tenant with this UUID.",
  keepBetslips: "409 CHANGED_SINCE if `base` is not the stored version.",
};

const describe = (operationId: string): JsonSchema =>
  operationId in DESCRIPTIONS ? { description: DESCRIPTIONS[operationId] } : {};

/** Paths of the operator's own site, which a standalone page finds on its own origin. */
const operatorPaths = (): Record<string, JsonSchema> => ({
  [HOST_PATHS.token]: {
    get: {
      operationId: "hostToken",
      summary: "Who is signed in, by the site's own cookie, with a fresh token",
      responses: {
        200: json("The punter and their token", hostTokenSchema),
        204: { description: "Nobody is signed in" },
        404: { description: "There is no site behind this origin: the app offers no sign-in" },
      },
    },
  },
  [HOST_PATHS.signIn]: {
    get: {
      operationId: "hostSignIn",
      summary: "The site's page to sign in on; returns to the given path of the app",
      parameters: [{ name: "return", in: "query", required: false, schema: { type: "string" } }],
      responses: { 200: { description: "A page" }, 303: { description: "Back to the app" } },
    },
  },
  [HOST_PATHS.signOut]: {
    post: {
      operationId: "hostSignOut",
      summary: "Signs the punter out of the site",
      responses: { 200: { description: "Signed out" }, 303: { description: "Signed out" } },
    },
  },
});

const PUNTER_TOKEN =
  "A JWT (ES256) of the tenant's host, valid for at most 15 minutes. Claims: `iss`, `aud` (`touchline`), `sub` (the punter's id), `tenant`, `sid` (the session), `currency`, `iat`, `exp`; optional `breakUntil` in milliseconds. No call names the punter otherwise.";
const HOST_TOKEN =
  "A JWT (ES256) of the tenant's host for itself. Claims: `iss`, `aud` (`touchline-host`), `tenant`, `iat`, `exp`.";

interface Route {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly summary: string;
  readonly query?: z.core.$ZodType;
  readonly body: z.core.$ZodType;
  readonly answer: z.core.$ZodType;
}

/** Who may make a call: a punter, a tenant's host, or anybody. */
type Caller = "punter" | "host" | null;

const operation = (operationId: string, route: Route, caller: Caller): JsonSchema => {
  const { method, path, summary, query, body, answer } = route;
  const hasBody = method !== "GET";
  const parameters = [...textParameters(path), ...(query ? queryParameters(query) : [])];
  return {
    operationId,
    summary,
    ...describe(operationId),
    ...(caller && { security: [{ [caller]: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: { content: { "application/json": { schema: jsonSchema(body, "input") } } } }),
    responses: {
      200: json("The answer; never cached", answer),
      ...(operationId === "place" && { 202: json("The decision is due", answer) }),
      ...(hasBody && { 400: json("The body is not valid", problemSchema) }),
      ...(caller && REFUSALS),
      503: json("The stored data is not readable now", problemSchema),
    },
  };
};

/** By path, then by method: a path may have several. */
const pathsOf = (routes: Readonly<Record<string, Route>>, caller: Caller): Record<string, JsonSchema> => {
  const paths: Record<string, JsonSchema> = {};
  for (const [operationId, route] of Object.entries(routes)) {
    const path = route.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(operationId, route, caller) };
  }
  return paths;
};

const brandPathsOf = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(brandRoutes).map(([operationId, { path, summary, answer }]) => [
      path.replace(/:(\w+)/g, "{$1}"),
      {
        get: {
          operationId,
          summary,
          parameters: textParameters(path),
          responses: {
            200: json("The document, with ETag; it may be cached", answer),
            304: { description: "Not changed since the given ETag" },
            404: json("No such brand or version", problemSchema),
            503: json("Published brands are not readable now", problemSchema),
          },
        },
      },
    ]),
  );

/** The HTTP contract as an OpenAPI document. Generated, committed, and checked for drift. */
export const createOpenApi = (version: string): JsonSchema => ({
  openapi: "3.1.0",
  info: { title: "Touchline API", version },
  components: {
    securitySchemes: {
      punter: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: PUNTER_TOKEN },
      host: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: HOST_TOKEN },
    },
  },
  paths: {
    ...Object.fromEntries(
      Object.entries(offerRoutes).map(([operationId, { path, summary, query, answer }]) => [
        path.replace(/:(\w+)/g, "{$1}"),
        {
          get: {
            operationId,
            summary,
            ...describe(operationId),
            parameters: [...pathParameters(path), ...queryParameters(query)],
            responses: {
              200: json("The answer, with ETag; compressed where the client accepts it", answer),
              304: { description: "Not changed since the given ETag" },
              400: json("The query is not valid", problemSchema),
              404: json("Not in the offer", problemSchema),
              503: json("The offer is not complete yet", problemSchema),
            },
          },
        },
      ]),
    ),
    ...brandPathsOf(),
    ...pathsOf(punterRoutes, "punter"),
    ...pathsOf(betRoutes, "punter"),
    ...pathsOf(ticketRoutes, "punter"),
    ...pathsOf(betslipRoutes, null),
    ...pathsOf(hostRoutes, "host"),
    ...operatorPaths(),
  },
});
