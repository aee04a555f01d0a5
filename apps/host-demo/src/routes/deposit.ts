import { randomUUID } from "node:crypto";
import { HOST_PATHS } from "@touchline/protocol";
import type { FastifyInstance } from "fastify";
import { depositPage } from "../deposit-page.ts";
import { type DepositRequest, takeDeposit } from "../deposits.ts";
import type { Desk } from "../desk.ts";
import { type Frame, safeReturn } from "../page.ts";
import { meOf } from "./account.ts";
import { HTML, isFromScript } from "./requests.ts";

export const addDepositRoutes = (server: FastifyInstance, desk: Desk, frame: Frame): void => {
  server.get<{ Querystring: { return?: string } }>(HOST_PATHS.deposit, (request, reply) => {
    const back = safeReturn(request.query.return);
    const session = desk.sessions.find(request.headers.cookie);
    if (!session) return reply.redirect(`${HOST_PATHS.signIn}?return=${encodeURIComponent(back)}`, 303);
    return reply.type(HTML).send(depositPage({ frame, session, back, reqUuid: randomUUID() }));
  });

  server.post<{ Body: DepositRequest & { readonly return?: string } }>(HOST_PATHS.deposit, async (request, reply) => {
    const session = desk.sessions.find(request.headers.cookie);
    if (!session) return reply.code(401).send({ error: "SIGNED_OUT" });
    const outcome = await takeDeposit(desk, session, request.body ?? {});
    const isScript = isFromScript(request);
    const back = safeReturn(request.body?.return);
    if (outcome.code === 200) return isScript ? meOf(desk, session) : reply.redirect(back, 303);
    const { code, problem } = outcome;
    if (isScript || code === 400) return reply.code(code).send(problem);
    const reqUuid = request.body?.reqUuid ?? "";
    return reply.code(code).type(HTML).send(depositPage({ frame, session, back, reqUuid, problem }));
  });
};
