import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { NatsConnection } from "@nats-io/transport-node";
import { createRiskBook, type RiskBook } from "@touchline/betting";
import { type Ledger, openLedger } from "@touchline/db";
import { startDatabase, type TestDatabase } from "@touchline/db/testing";
import type { PackVersions } from "@touchline/jurisdictions";
import {
  BETS_SUBJECTS,
  type BetCommand,
  betCommands,
  type DepositAnswer,
  depositAnswerSchema,
  type EventResult,
  type OfferEvent,
  type PlaceAnswer,
  type PlacementRequest,
  placeAnswersSchema,
  resultSubject,
  type Shard,
} from "@touchline/protocol";
import { connectBus, createLog, ensureStreams } from "@touchline/server-kit";
import { startNats, type TestNats } from "@touchline/server-kit/testing";
import { createTestHosts, type TestHosts } from "@touchline/server-kit/testing/hosts";
import { type Bets, type BetsOptions, startBets } from "../bets.ts";
import { createBookmaker } from "../bookmaker.ts";
import { createShippedTerms, type TermsOf } from "../brand-terms.ts";
import { beat, publishEvent, publishReference, publishStored } from "./sample-offer.ts";

const log = createLog("test");
log.level = "silent";

export const TENANT = "touchline";
export const OTHER_TENANT = "titan";

/** Planned once for each connection. */
interface NamedQuery {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

export interface Scene {
  readonly postgres: TestDatabase;
  readonly nats: TestNats;
  /** The test's own connection. */
  readonly bus: NatsConnection;
  readonly hosts: TestHosts;
  readonly publish: (event: OfferEvent) => Promise<void>;
  /** Starts a node of the service; resolves when it answers commands. */
  readonly startNode: (options?: NodeOptions) => Promise<Node>;
  readonly place: (punter: string, request: PlacementRequest, tenant?: string) => Promise<PlaceAnswer>;
  readonly deposit: (punter: string, amount: string, reqUuid?: string, tenant?: string) => Promise<DepositAnswer>;
  /** Sends a command on a placed bet; the answer is parsed by its schema. */
  readonly command: <Name extends keyof typeof betCommands>(
    name: Name,
    punter: string,
    body: BetCommand<Name>["body"],
  ) => Promise<unknown>;
  /** Publishes the result of an event, or a correction. */
  readonly publishResult: (result: EventResult) => Promise<void>;
  /** Queries the ledger over all tenants. */
  readonly read: <Row extends object>(query: string | NamedQuery) => Promise<Row[]>;
  /** Locks a punter's wallet as a long transaction would; resolves to a function that releases it, once. */
  readonly holdWallet: (punter: string) => Promise<() => Promise<void>>;
  readonly remove: () => Promise<void>;
}

export interface NodeOptions {
  readonly liveDelayMs?: number;
  readonly termsOf?: TermsOf;
  readonly strictestOf?: RiskBook["strictestOf"];
  readonly packsOf?: Readonly<Record<string, PackVersions>>;
  readonly tenants?: readonly string[];
  readonly identity?: BetsOptions["identity"];
  readonly wallets?: BetsOptions["wallets"];
  readonly walletTimeoutMs?: number;
  readonly riskSystems?: BetsOptions["riskSystems"];
  readonly shard?: Shard;
  /** Addresses of proxies, for a node whose connections are cut, or of another database. */
  readonly through?: { readonly postgres: string; readonly nats: string };
}

export interface Node {
  readonly bets: Bets;
  readonly ledger: Ledger;
  /** Stops the node as a crash would: everything in memory is lost. */
  readonly kill: () => Promise<void>;
}

const READY_WITHIN_MS = 30_000;

const untilReady = async ({ isReady }: Bets): Promise<void> => {
  for (const until = Date.now() + READY_WITHIN_MS; !isReady(); await sleep(20))
    if (Date.now() > until) throw new Error("the node is not ready");
};

export const startScene = async (
  events: readonly OfferEvent[],
  startPostgres: () => Promise<TestDatabase> = startDatabase,
): Promise<Scene> => {
  const [postgres, nats, hosts] = await Promise.all([
    startPostgres(),
    startNats(),
    createTestHosts([TENANT, OTHER_TENANT]),
  ]);
  const closing = new Set<() => unknown>();
  const bus = await connectBus({ url: nats.url, name: "test", log });
  closing.add(() => bus.close());
  await ensureStreams(bus);
  await publishReference(bus);
  for (const event of events) await publishEvent(bus, event);
  closing.add(beat(bus));

  // Otherwise named statements over partitions would be planned each time all the same.
  const planOnce = "?options=-c%20plan_cache_mode%3Dforce_generic_plan";
  const owner = openLedger(`${postgres.ownerUrl}${planOnce}`, { onError: () => undefined });
  closing.add(owner.close);

  /** Repeats a request that got no answer because a node died with it; that is safe because requests are idempotent. */
  const ask = async (subject: string, message: object, tries = 4): Promise<unknown> => {
    try {
      return (await bus.request(subject, JSON.stringify(message), { timeout: 7_000 })).json();
    } catch (error) {
      if (tries === 1) throw error;
      return ask(subject, message, tries - 1);
    }
  };

  return {
    postgres,
    nats,
    bus,
    hosts,
    publish: (event) => publishEvent(bus, event),
    startNode: async (options = {}) => {
      const { liveDelayMs, termsOf = createShippedTerms(), tenants = [TENANT, OTHER_TENANT], shard, through } = options;
      const { identity = hosts.identity, strictestOf = createRiskBook().strictestOf, packsOf } = options;
      const { wallets = new Map(), walletTimeoutMs, riskSystems = new Map() } = options;
      const ledger = openLedger(through?.postgres ?? postgres.urlOf("touchline_bets"), {
        ...(shard && { shard }),
        onError: () => undefined,
        seamless: new Set(wallets.keys()),
      });
      const bookmaker = createBookmaker({ tenants, termsOf, strictestOf, liveDelayMs, packsOf });
      const bets = startBets({
        ledger,
        bookmaker,
        identity,
        wallets,
        riskSystems,
        log,
        ...(walletTimeoutMs && { walletTimeoutMs }),
      });
      const own = await connectBus({ url: through?.nats ?? nats.urlOf("bets"), name: "bets", log });
      bets.connect(own);
      let alive = true;
      const kill = async (): Promise<void> => {
        if (!alive) return;
        alive = false;
        closing.delete(kill);
        bets.stop();
        await own.close();
        await ledger.close();
      };
      closing.add(kill);
      await untilReady(bets);
      return { bets, ledger, kill };
    },
    place: async (punter, request, tenant = TENANT) => {
      const command = { tenant, punter, currency: "EUR", at: Date.now(), request };
      const [answer] = placeAnswersSchema.parse(await ask(BETS_SUBJECTS.place, [command]));
      return answer as PlaceAnswer;
    },
    deposit: async (punter, amount, reqUuid = randomUUID(), tenant = TENANT) => {
      const deposit = { reqUuid, punter, currency: "EUR", amount };
      return depositAnswerSchema.parse(
        await ask(BETS_SUBJECTS.deposit, { token: await hosts.hostToken(tenant), deposit }),
      );
    },
    command: async (name, punter, body) => {
      const command = { tenant: TENANT, punter, at: Date.now(), body };
      return betCommands[name].answer.parse(await ask(BETS_SUBJECTS[name], command));
    },
    publishResult: async (result) => {
      const subject = resultSubject({ sportId: 1, tournamentId: 3, id: result.eventId });
      await publishStored(bus, subject, JSON.stringify(result));
    },
    read: async (query) => (await owner.pool.query(query)).rows,
    holdWallet: async (punter) => {
      const client = await owner.pool.connect();
      await client.query("begin");
      await client.query("select from wallets where tenant = $1 and punter = $2 for update", [TENANT, punter]);
      let isHeld = true;
      return async () => {
        if (!isHeld) return;
        isHeld = false;
        await client.query("rollback");
        client.release();
      };
    },
    remove: async () => {
      for (const close of [...closing].toReversed()) await close();
      await Promise.all([nats.remove(), postgres.remove()]);
    },
  };
};
