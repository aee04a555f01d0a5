import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { hostRoutes, TRACE_HEADER, traceIdOf } from "@touchline/protocol";
import { inRequest, type Log } from "@touchline/server-kit";
import { type FastifyError, type FastifyInstance, fastify } from "fastify";
import { addBetRoutes, type BetRoutesOptions } from "../bets/bet-routes.ts";
import { addTicketRoutes, type TicketRoutesOptions } from "../bets/ticket-routes.ts";
import { addBetslipRoutes, type BetslipRoutesOptions } from "../betslips/betslip-routes.ts";
import { addBrandRoutes } from "../brands/brand-routes.ts";
import { addMediaRoutes } from "../brands/media-routes.ts";
import type { PublishedBrands } from "../brands/published-brands.ts";
import { addDocsRoutes } from "../docs/docs-routes.ts";
import { addHostRoutes, type HostRoutesOptions } from "../host/host-routes.ts";
import { requestSeconds, requests } from "../metrics.ts";
import { addPunterRoutes, type PunterRoutesOptions } from "../punter/punter-routes.ts";
import { Refusal, refuse } from "./add-calls.ts";
import { addBuilderRoute, type BuilderRouteOptions } from "./builder-route.ts";
import { type CallLimits, limitIdentity } from "./limits.ts";
import { addOfferRoutes, type OfferRoutesOptions, sendProblem } from "./offer-routes.ts";
import { traceRequests } from "./trace-requests.ts";

/** For a load balancer in front of the public port. Metrics are on the health port only. */
const addHealthRoutes = (server: FastifyInstance, isReady: () => boolean): void => {
  server.get("/health", () => "ok");
  server.get("/ready", (_request, reply) => reply.code(isReady() ? 200 : 503).send(isReady() ? "ok" : "not ready"));
};

const REQUEST_ID = /^[\w.-]{1,64}$/;

/** The id that the caller or a proxy in front has given, so that its log and ours can be read together; otherwise a new one. */
const idOf = ({ headers }: Pick<IncomingMessage, "headers">): string => {
  const given = headers["x-request-id"];
  return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
};

/** What is logged while a request is served has its id, and the answer as well. */
const nameRequests = (server: FastifyInstance, log: Log): void => {
  server.addHook("onRequest", ({ id, headers }, reply, done) => {
    const trace = traceIdOf(headers[TRACE_HEADER]);
    reply.header("x-request-id", id);
    inRequest({ request: id, ...(trace && { trace }) }, done);
  });
  server.addHook("onResponse", async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    if (log.isLevelEnabled("debug"))
      log.debug({ method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) }, "answered");
  });
};

const countRequests = (server: FastifyInstance): void => {
  server.addHook("onResponse", async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? "unmatched";
    requestSeconds.observe({ method, route }, elapsedTime / 1000);
    requests.inc({ method, route, status: statusCode });
  });
};

/** Probes, and calls of hosts: their servers send the requests of many punters, and are counted by tenant. */
const UNCOUNTED: ReadonlySet<string> = new Set([
  ...["/health", "/ready"],
  ...Object.values(hostRoutes).map(({ path }) => path),
]);

export interface ServerOptions extends OfferRoutesOptions, BuilderRouteOptions {
  readonly brands: PublishedBrands;
  readonly limits: CallLimits;
  /** Whom a request comes from. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** The folder of the CMS's pictures; null without a CMS. */
  readonly mediaFolder: string | null;
  /** Whether a load balancer may send requests. */
  readonly isReady: () => boolean;
  /** Whether the node is about to stop. It answers everything until then. */
  readonly isDraining: () => boolean;
  /** Null where nobody can sign in. */
  readonly punters: Omit<
    PunterRoutesOptions & BetslipRoutesOptions & BetRoutesOptions & TicketRoutesOptions & HostRoutesOptions,
    "log" | "offer" | "limits" | "addressOf"
  > | null;
}

export const createServer = (log: Log, options: ServerOptions): FastifyInstance => {
  const server = fastify({ forceCloseConnections: "idle", genReqId: idOf });
  nameRequests(server, log);
  traceRequests(server);
  server.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) return refuse(error, reply, log);
    // Errors below 500 from Fastify are the caller's: a body that is not JSON, of another content type, or too long.
    if ((error.statusCode ?? 500) < 500) return sendProblem(reply, "INVALID_BODY", error.message);
    log.error({ err: error, method: request.method, route: request.routeOptions.url }, "request failed");
    return sendProblem(reply, "INTERNAL", "The request failed");
  });
  server.setNotFoundHandler((_request, reply) => sendProblem(reply, "NOT_FOUND", "No such route"));
  server.addHook("onSend", async (_request, reply) => {
    reply.header("x-content-type-options", "nosniff");
    // The next request comes over a new connection, which leads to another node.
    if (options.isDraining()) reply.header("connection", "close");
  });
  server.addHook("onRequest", async (request) => {
    if (!UNCOUNTED.has(request.routeOptions.url ?? "")) await options.limits.ofAddress(options.addressOf(request.raw));
  });
  countRequests(server);
  addHealthRoutes(server, options.isReady);
  addDocsRoutes(server);
  addOfferRoutes(server, options);
  addBuilderRoute(server, options);
  addBrandRoutes(server, options.brands, log);
  if (options.mediaFolder) addMediaRoutes(server, options.mediaFolder);
  if (options.punters) {
    const { limits, addressOf, offer } = options;
    const identity = limitIdentity(options.punters.identity, limits);
    const punters = { ...options.punters, identity, limits, addressOf, offer, log };
    addPunterRoutes(server, punters);
    addBetslipRoutes(server, punters);
    addBetRoutes(server, punters);
    addTicketRoutes(server, punters);
    addHostRoutes(server, punters);
  }
  return server;
};
