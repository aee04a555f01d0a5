import { jetstream } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import type { Owner } from "@touchline/db";
import {
  depositAnswerSchema,
  type HostClaims,
  type HostWallets,
  hostRoutes,
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
  /** Rejects where it could not be said so that nobody misses it. */
  readonly endSession: (ended: SessionEnded) => Promise<void>;
  readonly log: Log;
}

/** Kept by the stream, so that a node that was away hears of it as well. */
export const createEndSession =
  (bus: () => NatsConnection | null) =>
  async (ended: SessionEnded): Promise<void> => {
    const connection = bus();
    if (!connection) throw new Refusal("NOT_READY", "The bus cannot be reached");
    await jetstream(connection).publish(sessionSubject(ended.tenant, ended.sid), JSON.stringify(ended));
  };

const answersOf = ({ askBets, reads, endSession }: HostRoutesOptions): Answers<typeof hostRoutes, HostClaims> => ({
  deposit: async ({ caller: { tenant }, body: deposit }) =>
    askBets("deposit", { tenant, deposit }, depositAnswerSchema),
  wallets: ({ caller: { tenant }, query: { punter } }) => reads.wallets({ tenant, punter }),
  endSession: async ({ caller: { tenant }, body: { sid } }) => {
    await endSession({ tenant, sid, at: Date.now() });
    return { ended: true };
  },
});

/** What a tenant's host may do: always for its own tenant, which its token says. */
export const addHostRoutes = (server: FastifyInstance, options: HostRoutesOptions): void =>
  addCalls(server, hostRoutes, answersOf(options), {
    authorise: (request) => options.identity.verifyHost(bearerOf(request)),
    log: options.log,
  });
