import { HOST_PATHS } from "@touchline/protocol";
import { type FastifyInstance, type FastifyRequest, fastify } from "fastify";
import { createSessions } from "./sessions.ts";
import { safeReturn, signInPage } from "./sign-in-page.ts";
import type { createTokens } from "./tokens.ts";

interface ServerOptions {
  readonly tokens: Awaited<ReturnType<typeof createTokens>>;
}

/** A form of another site must not sign anybody in or out. Browsers say where a request comes from. */
const isForeign = ({ headers }: FastifyRequest): boolean => {
  const site = headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
};

export const createServer = ({ tokens }: ServerOptions): FastifyInstance => {
  const server = fastify({ forceCloseConnections: true });
  const sessions = createSessions();

  server.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  server.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store").header("x-content-type-options", "nosniff");
  });

  server.get("/ready", () => "ok");
  server.get("/host/.well-known/jwks.json", () => tokens.keys);

  server.get<{ Querystring: { return?: string } }>(HOST_PATHS.signIn, (request, reply) =>
    reply.type("text/html; charset=utf-8").send(signInPage(safeReturn(request.query.return))),
  );

  server.post<{ Body: { account?: string; return?: string } }>(HOST_PATHS.signIn, (request, reply) => {
    if (isForeign(request)) return reply.code(403).send({ error: "FOREIGN" });
    const cookie = sessions.open(request.body?.account ?? "");
    if (!cookie) return reply.code(400).send({ error: "UNKNOWN_ACCOUNT" });
    return reply.header("set-cookie", cookie).redirect(safeReturn(request.body.return), 303);
  });

  server.post(HOST_PATHS.signOut, (request, reply) => {
    if (isForeign(request)) return reply.code(403).send({ error: "FOREIGN" });
    return reply.header("set-cookie", sessions.close(request.headers.cookie)).code(204).send();
  });

  server.get(HOST_PATHS.token, async (request, reply) => {
    const session = sessions.find(request.headers.cookie);
    // No refusal: browsers write those into the console of every visitor.
    return session ? tokens.issue(session) : reply.code(204).send();
  });

  return server;
};
