import * as z from "zod/mini";
import { betRoutes } from "./bets.ts";
import { betslipRoutes } from "./betslips.ts";
import { brandRoutes } from "./brands.ts";
import { hostRoutes } from "./host.ts";
import { offerRoutes, problemSchema } from "./http.ts";
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
    ...(caller && { security: [{ [caller]: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: { content: { "application/json": { schema: jsonSchema(body, "input") } } } }),
    responses: {
      200: json("The answer; never cached", answer),
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
      punter: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      host: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
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
  },
});
