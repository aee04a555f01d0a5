import { TRACE_HEADER, traceIdOf } from "@touchline/protocol";
import { beginTrace } from "@touchline/server-kit";
import type { FastifyInstance } from "fastify";

/** Requests with `traceparent` are traced: the app sends it with every call of a punter that changes something. */
export const traceRequests = (server: FastifyInstance): void => {
  server.addHook("onRequest", ({ method, routeOptions, headers }, reply, done) => {
    const traceparent = headers[TRACE_HEADER];
    if (typeof traceparent !== "string" || traceIdOf(traceparent) === undefined) return done();
    const route = routeOptions.url ?? "unmatched";
    const attributes = { "http.request.method": method, "http.route": route };
    beginTrace(`${method} ${route}`, traceparent, attributes, (onAnswered) => {
      reply.raw.once("close", () => onAnswered(reply.statusCode));
      done();
    });
  });
};
