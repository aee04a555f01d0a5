import { type FastifyInstance, fastify } from "fastify";
import { ASSETS_PREFIX } from "./assets.ts";
import type { Desk } from "./desk.ts";
import { createOwnLimits } from "./limits/own-limits.ts";
import type { Assets } from "./page.ts";
import type { Platform } from "./platform.ts";
import { addAccountRoutes } from "./routes/account.ts";
import { addDepositRoutes } from "./routes/deposit.ts";
import { changesSomething, isForeign } from "./routes/requests.ts";
import { addSignInRoutes } from "./routes/sign-in.ts";
import { addSiteRoutes } from "./routes/site.ts";
import { securityHeaders } from "./security-headers.ts";
import { createSessions } from "./sessions.ts";
import type { SigningKeys } from "./signing-keys.ts";
import type { SiteConfig } from "./site-config.ts";
import type { Tokens } from "./tokens.ts";

interface ServerOptions {
  readonly keys: Pick<SigningKeys, "published">;
  readonly tokens: Tokens;
  readonly platform: Platform;
  readonly site: SiteConfig;
  /** Null where the site was not built. */
  readonly assets: Assets | null;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}

export const createServer = ({
  keys,
  tokens,
  platform,
  site,
  assets,
  now,
  onError,
}: ServerOptions): FastifyInstance => {
  const server = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  const desk: Desk = { tokens, platform, sessions: createSessions(), ownLimits: createOwnLimits(now), onError, now };
  const headers = securityHeaders(site.appUrl);

  server.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  server.addHook("onSend", async ({ url }, reply) => {
    reply.headers(headers);
    if (!url.startsWith(ASSETS_PREFIX)) reply.header("cache-control", "no-store");
  });
  server.addHook("preHandler", async (request, reply) => {
    if (changesSomething(request) && isForeign(request)) return reply.code(403).send({ error: "FOREIGN" });
  });

  server.get("/ready", () => "ok");
  server.get("/host/.well-known/jwks.json", () => keys.published());
  addSignInRoutes(server, desk, { assets });
  addDepositRoutes(server, desk, { assets });
  addAccountRoutes(server, desk);
  addSiteRoutes(server, { assets }, site);
  return server;
};
