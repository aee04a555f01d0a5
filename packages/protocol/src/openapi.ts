import type * as z from "zod/mini";
import { betRoutes } from "./bets.ts";
import { betslipRoutes } from "./betslips.ts";
import { brandRoutes } from "./brands.ts";
import { EXAMPLES } from "./documents/openapi-examples.ts";
import { HOST_TOKEN, PARAMETERS, PUNTER_TOKEN, TAGS, type Tag } from "./documents/openapi-words.ts";
import type { SchemaComments } from "./documents/schema-comments.ts";
import { type JsonSchema, jsonSchema, shareSchemas } from "./documents/shared-schemas.ts";
import { hostRoutes } from "./host.ts";
import { HOST_PATHS } from "./host-paths.ts";
import { offerRoutes, problemSchema } from "./http.ts";
import { hostTokenSchema } from "./identity.ts";
import * as protocol from "./index.ts";
import { punterRoutes } from "./punter.ts";
import { ticketRoutes } from "./tickets.ts";

const parameter = (name: string, place: "path" | "query", schema: JsonSchema, required: boolean): JsonSchema => ({
  name,
  in: place,
  required,
  ...(PARAMETERS[name] && { description: PARAMETERS[name] }),
  schema,
});

const pathParameters = (path: string, schema: JsonSchema): JsonSchema[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => parameter(name, "path", schema, true));
const ID = { type: "integer", minimum: 1 };
const TEXT = { type: "string" };

const queryParameters = (query: z.core.$ZodType): JsonSchema[] => {
  const { properties = {}, required = [] } = jsonSchema(query, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => parameter(name, "query", schema, required.includes(name)));
};

const content = (schema: JsonSchema, example: object | undefined): JsonSchema => ({
  "application/json": { schema, ...(example && { example }) },
});

const json = (description: string, schema: z.core.$ZodType, example?: object): JsonSchema => ({
  description,
  content: content(jsonSchema(schema, "output"), example),
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
      tags: ["Operator's site"],
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
      tags: ["Operator's site"],
      summary: "The site's page to sign in on; returns to the given path of the app",
      parameters: [parameter("return", "query", TEXT, false)],
      responses: { 200: { description: "A page" }, 303: { description: "Back to the app" } },
    },
  },
  [HOST_PATHS.signOut]: {
    post: {
      operationId: "hostSignOut",
      tags: ["Operator's site"],
      summary: "Signs the punter out of the site",
      responses: { 200: { description: "Signed out" }, 303: { description: "Signed out" } },
    },
  },
});

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

const operation = (operationId: string, route: Route, caller: Caller, tag: Tag): JsonSchema => {
  const { method, path, summary, query, body, answer } = route;
  const hasBody = method !== "GET";
  const parameters = [...pathParameters(path, TEXT), ...(query ? queryParameters(query) : [])];
  const example = EXAMPLES[operationId];
  return {
    operationId,
    tags: [tag],
    summary,
    ...describe(operationId),
    ...(caller && { security: [{ [caller]: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: { content: content(jsonSchema(body, "input"), example?.request) } }),
    responses: {
      200: json("The answer; never cached", answer, example?.answer),
      ...(operationId === "place" && { 202: json("The decision is due", answer) }),
      ...(hasBody && { 400: json("The body is not valid", problemSchema) }),
      ...(caller && REFUSALS),
      503: json("The stored data is not readable now", problemSchema),
    },
  };
};

/** By path, then by method: a path may have several. */
const pathsOf = (routes: Readonly<Record<string, Route>>, caller: Caller, tag: Tag): Record<string, JsonSchema> => {
  const paths: Record<string, JsonSchema> = {};
  for (const [operationId, route] of Object.entries(routes)) {
    const path = route.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(operationId, route, caller, tag) };
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
          tags: ["Brands"],
          summary,
          parameters: pathParameters(path, TEXT),
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

const ABOUT =
  "The HTTP contract between the app, its back end and operators' servers. Amounts are decimal texts, prices are decimal odds times 100, times are milliseconds since 1970. An error is a `Problem` with a code that does not change. The app sends `traceparent` (W3C Trace Context) with every call of a punter that changes something; a back end that records no traces ignores it.";

const plainDocument = (version: string): JsonSchema => ({
  openapi: "3.1.0",
  info: { title: "Touchline API", version, description: ABOUT },
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
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
            tags: ["Offer"],
            summary,
            ...describe(operationId),
            parameters: [...pathParameters(path, ID), ...queryParameters(query)],
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
    ...pathsOf(punterRoutes, "punter", "Punter"),
    ...pathsOf(betRoutes, "punter", "Bets"),
    ...pathsOf(ticketRoutes, "punter", "Bets"),
    ...pathsOf(betslipRoutes, null, "Betslips"),
    ...pathsOf(hostRoutes, "host", "Host"),
    ...operatorPaths(),
  },
});

/** Descriptions of parameters that a comment of their schema has. */
const describeParameters = (document: JsonSchema, comments: ReadonlyMap<string, SchemaComments>): JsonSchema => {
  const fields: Record<string, string> = {};
  for (const [name, { fields: own }] of comments) if (/Query|Filter|naming/.test(name)) Object.assign(fields, own);
  const describeOne = (one: JsonSchema): JsonSchema => ({ description: fields[String(one.name)], ...one });
  const paths = Object.entries(document.paths as Record<string, Record<string, JsonSchema>>).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, each]) => {
        const parameters = (each.parameters as JsonSchema[] | undefined)?.map(describeOne);
        return [method, { ...each, ...(parameters && { parameters }) }];
      }),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
};

/** The HTTP contract as an OpenAPI document. Generated, committed, and checked for drift. `comments` are those of the source. */
export const createOpenApi = (version: string, comments: ReadonlyMap<string, SchemaComments>): JsonSchema =>
  shareSchemas(describeParameters(plainDocument(version), comments), protocol, comments);
