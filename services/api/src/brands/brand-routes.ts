import { brandPaths, brandRoutes } from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import { chooseEncoding } from "@touchline/server-kit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "../http/offer-routes.ts";
import type { PublishedBrands, ServedBrand, ServedDocument } from "./published-brands.ts";

/** An open page polls every 20 s. Caches may serve an old copy for a day while the service is down. */
const LATEST = "public, max-age=10, stale-while-revalidate=60, stale-if-error=86400";
const FOREVER = "public, max-age=31536000, immutable";

const JSON_TYPE = "application/json; charset=utf-8";
const CSS_TYPE = "text/css; charset=utf-8";

const SLUG = /^[a-z0-9-]{1,64}$/;
const VERSION = /^[1-9]\d{0,8}$/;

const send = async (
  request: FastifyRequest,
  reply: FastifyReply,
  document: ServedDocument | null,
  lifetime: string,
  type = JSON_TYPE,
): Promise<FastifyReply> => {
  if (!document) return sendProblem(reply, "NOT_FOUND", "No such brand or version");
  reply.headers({ etag: document.etag, "cache-control": lifetime, vary: "accept-encoding" });
  const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim());
  if (known?.includes(document.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers["accept-encoding"], document.length);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type(type).send(await document.body(encoding));
};

/** Published brand documents, public. Read from the database, so that the CMS may be down. */
export const addBrandRoutes = (server: FastifyInstance, brands: PublishedBrands, log: Log): void => {
  const latest = async (slug: string): Promise<ServedBrand | null> => (SLUG.test(slug) ? brands.latest(slug) : null);
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    find: () => Promise<ServedDocument | null>,
    lifetime: string,
    type = JSON_TYPE,
  ): Promise<FastifyReply> => {
    try {
      return await send(request, reply, await find(), lifetime, type);
    } catch (error) {
      log.error({ err: error }, "published brand not readable");
      return sendProblem(reply.header("retry-after", "2"), "NOT_READY", "Published brands are not readable now");
    }
  };

  server.get<{ Params: { slug: string } }>(brandRoutes.brandDocument.path, (request, reply) => {
    const { slug } = request.params;
    return answer(request, reply, async () => (await latest(slug))?.document ?? null, LATEST);
  });

  server.get<{ Params: { slug: string } }>(brandPaths.start(":slug"), (request, reply) => {
    const { slug } = request.params;
    return answer(request, reply, async () => (await latest(slug))?.start ?? null, LATEST, CSS_TYPE);
  });

  server.get<{ Params: { slug: string; version: string } }>(brandRoutes.brandVersion.path, (request, reply) => {
    const { slug, version } = request.params;
    const isAsked = SLUG.test(slug) && VERSION.test(version);
    return answer(request, reply, async () => (isAsked ? brands.version(slug, Number(version)) : null), FOREVER);
  });
};
