import type { IncomingMessage } from "node:http";
import { jetstream } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import type { Owner } from "@touchline/db";
import {
  depositAnswerSchema,
  type HostClaims,
  type HostWallets,
  hostRoutes,
  limitsAnswerSchema,
  reconcileAnswerSchema,
  type SessionEnded,
  sessionSubject,
} from "@touchline/protocol";
import type { Identity, Log } from "@touchline/server-kit";
import type { FastifyInstance } from "fastify";
import type { AskBets, AskEveryShard } from "../bets/ask-bets.ts";
import { type Answers, addCalls, bearerOf, explainToken, Refusal } from "../http/add-calls.ts";
import type { CallLimits } from "../http/limits.ts";
import { joinReconciliations } from "./join-reconciliations.ts";

export interface HostRoutesOptions {
  readonly identity: Identity;
  readonly askBets: AskBets;
  readonly askEveryShard: AskEveryShard;
  readonly reads: { readonly wallets: (owner: Owner) => Promise<HostWallets> };
  /** Resolves when the stream has stored the message; rejects otherwise. */
  readonly endSession: (ended: SessionEnded) => Promise<void>;
  readonly limits: Pick<CallLimits, "ofAddress">;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly log: Log;
}

/** Published to a stream, so that nodes that are disconnected now receive it later. */
export const createEndSession =
  (bus: () => NatsConnection | null) =>
  async (ended: SessionEnded): Promise<void> => {
    const connection = bus();
    if (!connection) throw new Refusal("NOT_READY", "The bus is not connected");
    await jetstream(connection).publish(sessionSubject(ended.tenant, ended.sid), JSON.stringify(ended));
  };

/** The wallet of the operator is asked for every call of a day. */
const RECONCILED_WITHIN_MS = 30_000;

/** A host, with the token that the bets service verifies again. */
interface Host extends HostClaims {
  readonly token: string;
}

const answersOf = ({
  askBets,
  askEveryShard,
  reads,
  endSession,
}: HostRoutesOptions): Answers<typeof hostRoutes, Host> => ({
  deposit: async ({ caller: { tenant, token }, body: deposit }) =>
    askBets("deposit", { tenant, punter: deposit.punter }, { token, deposit }, depositAnswerSchema),
  withdraw: async ({ caller: { tenant, token }, body: withdrawal }) =>
    askBets("withdraw", { tenant, punter: withdrawal.punter }, { token, withdrawal }, depositAnswerSchema),
  setLimits: async ({ caller: { tenant, token }, body: limits }) =>
    askBets("setLimits", { tenant, punter: limits.punter }, { token, limits }, limitsAnswerSchema),
  wallets: ({ caller: { tenant }, query: { punter } }) => reads.wallets({ tenant, punter }),
  reconciliation: async ({ caller: { token }, query: { day } }) => {
    const answers = await askEveryShard("reconcile", { token, day }, reconcileAnswerSchema, RECONCILED_WITHIN_MS);
    return joinReconciliations(answers.map(({ reconciliation }) => reconciliation));
  },
  endSession: async ({ caller: { tenant }, body: { sid } }) => {
    await endSession({ tenant, sid, at: Date.now() });
    return { ended: true };
  },
});

/** Calls of a tenant's host. The tenant comes from its token. */
export const addHostRoutes = (server: FastifyInstance, options: HostRoutesOptions): void =>
  addCalls(server, hostRoutes, answersOf(options), {
    authorise: async (request) => {
      const token = bearerOf(request);
      const claims = await options.identity.verifyHost(token);
      if (!claims) await options.limits.ofAddress(options.addressOf(request.raw));
      return claims && { ...claims, token };
    },
    explain: explainToken(options.identity),
    log: options.log,
  });
