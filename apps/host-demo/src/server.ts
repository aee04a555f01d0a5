import { type FastifyInstance, fastify } from "fastify";
import { ASSETS_PREFIX } from "./assets.ts";
import type { Desk } from "./desk.ts";
import { createOwnLimits } from "./limits/own-limits.ts";
import { withOwnWallet } from "./own-wallet.ts";
import type { Assets, Frame } from "./page.ts";
import type { Platform } from "./platform.ts";
import { addAccountRoutes } from "./routes/account.ts";
import { addDepositRoutes } from "./routes/deposit.ts";
import { addHistoryRoutes } from "./routes/history.ts";
import { changesSomething, isForeign } from "./routes/requests.ts";
import { addSignInRoutes } from "./routes/sign-in.ts";
import { addSiteRoutes } from "./routes/site.ts";
import { securityHeaders } from "./security-headers.ts";
import { createSessions } from "./sessions.ts";
import type { SigningKeys } from "./signing-keys.ts";
import type { SiteConfig } from "./site-config.ts";
import { operatorOf } from "./site-pages/operators.ts";
import type { Tokens } from "./tokens.ts";
import type { Wallet } from "./wallet/open-wallet.ts";
import { WALLET_PREFIX } from "./wallet/start-wallet.ts";

interface ServerOptions {
  readonly keys: Pick<SigningKeys, "published">;
  readonly tokens: Tokens;
  readonly platform: Platform;
  readonly site: Omit<SiteConfig, "hasWallet">;
  /** Null where the site was not built. */
  readonly assets: Assets | null;
  /** Null where the money of the punters is with the platform. */
  readonly wallet: Pick<Wallet, "routes" | "fundsOf"> | null;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}

export const createServer = ({
  keys,
  tokens,
  platform,
  site: given,
  assets,
  wallet,
  now,
  onError,
}: ServerOptions): FastifyInstance => {
  const server = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  const site: SiteConfig = { ...given, hasWallet: wallet !== null };
  const frame: Frame = { assets, operator: operatorOf(site.tenant) };
  const funds = wallet?.fundsOf(site.tenant) ?? null;
  const desk: Desk = {
    ...{ tokens, funds, onError, now },
    platform: funds ? withOwnWallet(platform, funds) : platform,
    sessions: createSessions(site.tenant),
    ownLimits: createOwnLimits(now),
  };
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
  addSignInRoutes(server, desk, frame);
  addDepositRoutes(server, desk, frame);
  addAccountRoutes(server, desk);
  if (funds) addHistoryRoutes(server, desk, funds);
  if (wallet) server.register(wallet.routes, { prefix: WALLET_PREFIX });
  addSiteRoutes(server, frame, site);
  return server;
};
