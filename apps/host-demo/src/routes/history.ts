import type { FastifyInstance } from "fastify";
import { punterOf } from "../accounts.ts";
import type { Desk } from "../desk.ts";
import type { HistoryPage } from "../me.ts";
import { SITE_PATHS } from "../site-paths.ts";
import type { Funds } from "../wallet/funds.ts";

const NUMBER = /^\d{1,18}$/;

/** What changed the wallet that is played in, page by page. */
export const addHistoryRoutes = (server: FastifyInstance, { sessions }: Desk, funds: Funds): void => {
  server.get<{ Querystring: { before?: string } }>(SITE_PATHS.history, async (request, reply) => {
    const session = sessions.find(request.headers.cookie);
    if (!session) return reply.code(204).send();
    const { before = null } = request.query;
    if (before !== null && !NUMBER.test(before)) return reply.code(400).send({ error: "INVALID" });
    const { account, currency } = session;
    const page = await funds.movements(punterOf(account, currency), currency, before);
    return { currency, ...page } satisfies HistoryPage;
  });
};
