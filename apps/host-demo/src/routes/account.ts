import { HOST_PATHS } from "@touchline/protocol";
import type { FastifyInstance } from "fastify";
import { type AccountWallet, punterOf, walletOf } from "../accounts.ts";
import { isAmount, toThousandths } from "../amounts.ts";
import { type Desk, endSession, issueSession } from "../desk.ts";
import { isBreakLength } from "../limits/break.ts";
import { LIMIT_PERIODS, type LimitKind } from "../limits/limit.ts";
import type { Me, WalletView } from "../me.ts";
import { blockAccount } from "../own-wallet.ts";
import type { Session } from "../sessions.ts";
import { SITE_PATHS } from "../site-paths.ts";

const walletsOf = async ({ platform, ownLimits, onError, now }: Desk, { account }: Session): Promise<WalletView[]> => {
  const usage = ownLimits.usageOf(account.id);
  const view = async ({ currency, deposits }: AccountWallet): Promise<WalletView> => {
    try {
      const balance = await platform.balance(punterOf(account, currency), currency);
      usage.noteBalance(currency, toThousandths(balance), now());
      return { currency, balance, deposits };
    } catch (error) {
      onError(error, "no balance");
      return { currency, balance: null, deposits };
    }
  };
  return Promise.all(account.wallets.map(view));
};

/** What the site's own pages show of who is signed in. */
export const meOf = async (desk: Desk, session: Session): Promise<Me> => {
  const { account, currency } = session;
  const wallets = await walletsOf(desk, session);
  return {
    punter: { id: account.id, name: account.name },
    currency,
    wallets,
    limits: desk.ownLimits.view(account.id, currency),
    breakUntil: desk.ownLimits.breakUntil(account.id),
  };
};

const isKind = (kind: unknown): kind is LimitKind => typeof kind === "string" && Object.hasOwn(LIMIT_PERIODS, kind);
const isMost = (of: unknown): of is string | null => of === null || isAmount(of);

interface Wish {
  readonly currency?: string;
  readonly kind?: unknown;
  readonly of?: unknown;
  readonly length?: unknown;
  readonly stake?: unknown;
}
interface Change {
  readonly method: "POST" | "PUT";
  readonly path: string;
  /** Answers with the session as it is then, or null where the wish makes no sense. */
  readonly apply: (desk: Desk, session: Session, wish: Wish, cookies: string | undefined) => Promise<Session | null>;
}

const CHANGES: readonly Change[] = [
  {
    method: "POST",
    path: SITE_PATHS.currency,
    apply: async ({ sessions }, _session, { currency = "" }, cookies) => sessions.turnTo(cookies, currency),
  },
  {
    method: "PUT",
    path: HOST_PATHS.limits,
    apply: async ({ ownLimits }, session, { kind, of }) => {
      if (!isKind(kind) || !isMost(of)) return null;
      ownLimits.change(session.account.id, session.currency, kind, of);
      return session;
    },
  },
  {
    method: "POST",
    path: SITE_PATHS.cancelRaise,
    apply: async ({ ownLimits }, session, { kind }) => {
      if (!isKind(kind)) return null;
      ownLimits.cancelRaise(session.account.id, session.currency, kind);
      return session;
    },
  },
  {
    method: "POST",
    path: HOST_PATHS.timeOut,
    apply: async (desk, session, { length }, cookies) => {
      if (!isBreakLength(length)) return null;
      desk.ownLimits.startBreak(session.account.id, length);
      const until = desk.ownLimits.breakUntil(session.account.id);
      if (desk.funds && until !== null) await blockAccount(desk.funds, session.account, until);
      // Tokens from before say nothing of the break: they end now, on every device.
      await Promise.all(desk.sessions.renew(session.account.id).map((sid) => endSession(desk, sid)));
      return desk.sessions.find(cookies) ?? null;
    },
  },
  {
    // The page hears of bets from the app. It is shown to the punter and nothing else: the platform knows better.
    method: "POST",
    path: SITE_PATHS.stake,
    apply: async ({ ownLimits, now }, session, { stake, currency = "" }) => {
      if (!isAmount(stake) || !walletOf(session.account, currency)) return null;
      ownLimits.usageOf(session.account.id).noteStake(currency, toThousandths(stake), now());
      return session;
    },
  },
];

/** What the script of the site asks for. Nobody signed in is 204: browsers write refusals into every visitor's console. */
export const addAccountRoutes = (server: FastifyInstance, desk: Desk): void => {
  const { sessions } = desk;
  server.get(SITE_PATHS.me, async (request, reply) => {
    const session = sessions.find(request.headers.cookie);
    return session ? meOf(desk, session) : reply.code(204).send();
  });
  server.get(SITE_PATHS.session, async (request, reply) => {
    const session = sessions.find(request.headers.cookie);
    return session ? issueSession(desk, session) : reply.code(204).send();
  });
  for (const { method, path, apply } of CHANGES)
    server.route<{ Body: Wish | null }>({
      method,
      url: path,
      handler: async (request, reply) => {
        const { cookie } = request.headers;
        const session = sessions.find(cookie);
        if (!session) return reply.code(401).send({ error: "SIGNED_OUT" });
        const changed = await apply(desk, session, request.body ?? {}, cookie);
        return changed ? meOf(desk, changed) : reply.code(400).send({ error: "INVALID" });
      },
    });
};
