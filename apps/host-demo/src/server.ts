import { randomUUID } from "node:crypto";
import { HOST_PATHS, reqUuidSchema } from "@touchline/protocol";
import { type FastifyInstance, type FastifyRequest, fastify } from "fastify";
import { depositPage } from "./deposit-page.ts";
import { safeReturn } from "./page.ts";
import type { Platform } from "./platform.ts";
import { createSessions } from "./sessions.ts";
import { signInPage } from "./sign-in-page.ts";
import type { createTokens } from "./tokens.ts";

interface ServerOptions {
  readonly tokens: Awaited<ReturnType<typeof createTokens>>;
  readonly platform: Platform;
  readonly onError: (error: unknown, what: string) => void;
}

const HTML = "text/html; charset=utf-8";

/** A form of another site must not sign anybody in or out, nor move money. Browsers say where a request comes from. */
const isForeign = ({ headers }: FastifyRequest): boolean => {
  const site = headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
};

export const createServer = ({ tokens, platform, onError }: ServerOptions): FastifyInstance => {
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
  server.addHook("preHandler", async (request, reply) => {
    if (request.method === "POST" && isForeign(request)) return reply.code(403).send({ error: "FOREIGN" });
  });

  server.get("/ready", () => "ok");
  server.get("/host/.well-known/jwks.json", () => tokens.keys);

  server.get<{ Querystring: { return?: string } }>(HOST_PATHS.signIn, (request, reply) =>
    reply.type(HTML).send(signInPage(safeReturn(request.query.return))),
  );

  server.post<{ Body: { account?: string; return?: string } }>(HOST_PATHS.signIn, async (request, reply) => {
    const opened = sessions.open(request.body?.account ?? "");
    if (!opened) return reply.code(400).send({ error: "UNKNOWN_ACCOUNT" });
    // Who cannot be given money yet may sign in all the same; the next time gives it.
    await platform.welcome(opened.session.account).catch((error: unknown) => onError(error, "no welcome"));
    return reply.header("set-cookie", opened.cookie).redirect(safeReturn(request.body.return), 303);
  });

  server.post(HOST_PATHS.signOut, async (request, reply) => {
    const session = sessions.find(request.headers.cookie);
    const cookie = sessions.close(request.headers.cookie);
    // Here the session is over whatever happens; a platform that does not hear of it lets its last token run out.
    if (session) await platform.endSession(session.id).catch((error: unknown) => onError(error, "no end of session"));
    return reply.header("set-cookie", cookie).code(204).send();
  });

  server.get(HOST_PATHS.token, async (request, reply) => {
    const session = sessions.find(request.headers.cookie);
    // No refusal: browsers write those into the console of every visitor.
    return session ? tokens.issue(session) : reply.code(204).send();
  });

  server.get<{ Querystring: { return?: string } }>(HOST_PATHS.deposit, (request, reply) => {
    const back = safeReturn(request.query.return);
    const session = sessions.find(request.headers.cookie);
    if (!session) return reply.redirect(`${HOST_PATHS.signIn}?return=${encodeURIComponent(back)}`, 303);
    return reply.type(HTML).send(depositPage({ account: session.account, back, reqUuid: randomUUID() }));
  });

  server.post<{ Body: { amount?: string; reqUuid?: string; return?: string } }>(
    HOST_PATHS.deposit,
    async (request, reply) => {
      const session = sessions.find(request.headers.cookie);
      if (!session) return reply.code(401).send({ error: "SIGNED_OUT" });
      const { account } = session;
      const { amount = "", reqUuid = "" } = request.body ?? {};
      const back = safeReturn(request.body?.return);
      if (!account.deposits.includes(amount) || !reqUuidSchema.safeParse(reqUuid).success)
        return reply.code(400).send({ error: "INVALID" });
      try {
        await platform.deposit(account, amount, reqUuid);
        return reply.redirect(back, 303);
      } catch (error) {
        onError(error, "no deposit");
        return reply
          .code(502)
          .type(HTML)
          .send(depositPage({ account, back, reqUuid, failed: true }));
      }
    },
  );

  return server;
};
