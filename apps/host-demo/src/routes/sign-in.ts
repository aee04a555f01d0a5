import { HOST_PATHS } from "@touchline/protocol";
import type { FastifyInstance } from "fastify";
import { type Desk, endSession, issueToken } from "../desk.ts";
import { type Frame, safeReturn } from "../page.ts";
import { signInPage } from "../sign-in-page.ts";
import { meOf } from "./account.ts";
import { HTML, isFromScript } from "./requests.ts";

/** Who somebody is: pages and calls that the sportsbook on the operator's origin uses, and the operator's own pages. */
export const addSignInRoutes = (server: FastifyInstance, desk: Desk, frame: Frame): void => {
  const { sessions, platform, onError } = desk;

  server.get<{ Querystring: { return?: string } }>(HOST_PATHS.signIn, (request, reply) =>
    reply.type(HTML).send(signInPage(frame, safeReturn(request.query.return))),
  );

  server.post<{ Body: { account?: string; return?: string } }>(HOST_PATHS.signIn, async (request, reply) => {
    const opened = sessions.open(request.body?.account ?? "");
    if (!opened) return reply.code(400).send({ error: "UNKNOWN_ACCOUNT" });
    // Who cannot be given money yet may sign in all the same; the next time gives it.
    await platform.welcome(opened.session.account).catch((error: unknown) => onError(error, "no welcome"));
    reply.header("set-cookie", opened.cookie);
    if (isFromScript(request)) return meOf(desk, opened.session);
    return reply.redirect(safeReturn(request.body.return), 303);
  });

  server.post(HOST_PATHS.signOut, async (request, reply) => {
    const session = sessions.find(request.headers.cookie);
    const cookie = sessions.close(request.headers.cookie);
    if (session) await endSession(desk, session.id);
    return reply.header("set-cookie", cookie).code(204).send();
  });

  server.get(HOST_PATHS.token, async (request, reply) => {
    const session = sessions.find(request.headers.cookie);
    // No refusal: browsers write those into the console of every visitor.
    return session ? issueToken(desk, session) : reply.code(204).send();
  });
};
