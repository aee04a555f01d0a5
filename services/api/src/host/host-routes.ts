import { jetstream } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import type { Owner } from "@touchline/db";
import {
  depositAnswerSchema,
  type HostClaims,
  type HostWallets,
  hostRoutes,
  limitsAnswerSchema,
  type SessionEnded,
  sessionSubject,
} from "@touchline/protocol";
import type { Identity, Log } from "@touchline/server-kit";
import type { FastifyInstance } from "fastify";
import type { AskBets } from "../bets/ask-bets.ts";
import { type Answers, addCalls, bearerOf, Refusal } from "../http/add-calls.ts";

export interface HostRoutesOptions {
  readonly identity: Identity;
  readonly askBets: AskBets;
  readonly reads: { readonly wallets: (owner: Owner) => Promise<HostWallets> };
  /** Resolves when the stream has stored the message; rejects otherwise. */
  readonly endSession: (ended: SessionEnded) => Promise<void>;
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

const answersOf = ({ askBets, reads, endSession }: HostRoutesOptions): Answers<typeof hostRoutes, HostClaims> => ({
  deposit: async ({ caller: { tenant }, body: deposit }) =>
    askBets("deposit", { tenant, deposit }, depositAnswerSchema),
  setLimits: async ({ caller: { tenant }, body: limits }) =>
    askBets("setLimits", { tenant, limits }, limitsAnswerSchema),
  wallets: ({ caller: { tenant }, query: { punter } }) => reads.wallets({ tenant, punter }),
  endSession: async ({ caller: { tenant }, body: { sid } }) => {
    await endSession({ tenant, sid, at: Date.now() });
    return { ended: true };
  },
});

/** Calls of a tenant's host. The tenant comes from its token. */
export const addHostRoutes = (server: FastifyInstance, options: HostRoutesOptions): void =>
  addCalls(server, hostRoutes, answersOf(options), {
    authorise: (request) => options.identity.verifyHost(bearerOf(request)),
    log: options.log,
  });
