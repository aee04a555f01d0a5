import { offerRoutes, type Problem } from "@touchline/protocol";
import type { Offer } from "@touchline/server-kit";
import { chooseEncoding } from "@touchline/server-kit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { buildSeconds } from "../metrics.ts";
import { type CachedAnswer, createAnswerCache } from "./answer-cache.ts";
import { canonicalQuery } from "./canonical-query.ts";
import { type RouteName, type RouteQuery, routeAnswers } from "./route-answers.ts";

export interface OfferRoutesOptions {
  /** Null until the offer is complete. */
  readonly offer: () => Offer | null;
  readonly version: () => number;
  /** Validates each answer against its schema; expensive, so only for tests. */
  readonly checkAnswers: boolean;
}

/** A lock has to reach everybody within a second, and the bus needs a part of that. */
const CACHE_LIFETIME_MS = 500;
const CACHE_CHARACTERS = 48_000_000;

const STATUS: Readonly<Record<Problem["code"], number>> = {
  INVALID_QUERY: 400,
  INVALID_BODY: 400,
  UNAUTHORISED: 401,
  NOT_FOUND: 404,
  REQUEST_REUSED: 409,
  CHANGED_SINCE: 409,
  LIMIT_REACHED: 409,
  BALANCE_INSUFFICIENT: 409,
  TOO_LARGE: 413,
  ON_BREAK: 423,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  NOT_READY: 503,
};

export const sendProblem = (reply: FastifyReply, code: Problem["code"], message: string): FastifyReply => {
  const problem: Problem = { code, message };
  return reply.code(STATUS[code]).header("cache-control", "no-store").send(problem);
};

const sendAnswer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
  maxAge: number,
): Promise<FastifyReply> => {
  reply.headers({
    etag: answer.etag,
    "x-offer-version": String(answer.version),
    "cache-control": `public, max-age=${maxAge}, stale-while-revalidate=5`,
    vary: "accept-encoding",
  });
  const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim());
  if (known?.includes(answer.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers["accept-encoding"], answer.length);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type("application/json; charset=utf-8").send(await answer.body(encoding));
};

export const addOfferRoutes = (server: FastifyInstance, { offer, version, checkAnswers }: OfferRoutesOptions): void => {
  const cache = createAnswerCache({
    lifetime: CACHE_LIFETIME_MS,
    capacity: CACHE_CHARACTERS,
    now: () => performance.now(),
  });

  const addRoute = <Name extends RouteName>(name: Name): void => {
    const route = offerRoutes[name];
    const { answer, maxAge } = routeAnswers[name];

    server.get<{ Params: Record<string, string> }>(route.path, async (request, reply) => {
      const current = offer();
      if (!current) return sendProblem(reply.header("retry-after", "1"), "NOT_READY", "The offer is not complete yet");
      const parsed = route.query.safeParse(request.query);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        return sendProblem(reply, "INVALID_QUERY", `${issue?.path.join(".")}: ${issue?.message}`);
      }
      const query = canonicalQuery(parsed.data) as RouteQuery<Name>;
      const cached = cache.get(JSON.stringify([name, request.params, query]), () => {
        const stopTimer = buildSeconds.startTimer({ route: name });
        const built = answer(current, query, Date.now(), request.params);
        stopTimer();
        if (!built) return null;
        return { text: JSON.stringify(checkAnswers ? route.answer.parse(built) : built), version: version() };
      });
      if (!cached) return sendProblem(reply, "NOT_FOUND", "Not in the offer");
      return sendAnswer(request, reply, cached, maxAge);
    });
  };

  for (const name of Object.keys(routeAnswers) as RouteName[]) addRoute(name);
};
