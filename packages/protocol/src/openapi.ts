import * as z from "zod/mini";
import { offerRoutes, problemSchema } from "./http.ts";
import { punterRoutes } from "./punter.ts";

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
  401: json("There is no token, or it is not good", problemSchema),
  503: json("The service cannot reach what it keeps", problemSchema),
};

/** By path, then by method: one path may have several. */
const punterPaths = (): JsonSchema => {
  const paths: Record<string, JsonSchema> = {};
  for (const [operationId, { method, path, summary, body, answer }] of Object.entries(punterRoutes)) {
    const hasBody = method !== "GET";
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        operationId,
        summary,
        security: [{ punter: [] }],
        ...(hasBody && { requestBody: { content: { "application/json": { schema: jsonSchema(body, "input") } } } }),
        responses: {
          200: json("The answer; never cached", answer),
          ...(hasBody && { 400: json("The body is not valid", problemSchema) }),
          ...REFUSALS,
        },
      },
    };
  }
  return paths;
};

/** The HTTP contract as a document. It is generated, kept in the repository, and checked for drift. */
export const createOpenApi = (version: string): JsonSchema => ({
  openapi: "3.1.0",
  info: { title: "Touchline API", version },
  components: { securitySchemes: { punter: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
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
              304: { description: "Nothing has changed since the ETag given" },
              400: json("The query is not valid", problemSchema),
              404: json("There is no such thing in the offer", problemSchema),
              503: json("The service does not hold the offer yet", problemSchema),
            },
          },
        },
      ]),
    ),
    ...punterPaths(),
  },
});
