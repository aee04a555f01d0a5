import type { NatsConnection } from "@nats-io/transport-node";
import { createRiskBook } from "@touchline/betting";
import { loadBook, loadTenants } from "@touchline/brands/shipped";
import {
  checkShard,
  createBrandDocuments,
  type Database,
  followRiskLimits,
  OtherShard,
  type Owner,
  openDatabase,
  readBet,
  readBets,
  readLiabilities,
  readMessages,
  readPlacement,
  readPosition,
  readRecord,
  readWallet,
  readWallets,
  untilMigrated,
} from "@touchline/db";
import { type Shard, shardOf, shardsOf } from "@touchline/protocol";
import { BUS_USERS } from "@touchline/protocol/bus-users";
import {
  askBuilder,
  connectBus,
  createAddressOf,
  createDrain,
  createIdentity,
  createLog,
  createOfferStore,
  createRateLimits,
  createTokenRefusals,
  type EndedSessions,
  type FollowedOffer,
  followEndedSessions,
  followOffer,
  keepStreams,
  type Offer,
  onShutdown,
  poolWait,
  readConfig,
  startHealth,
  startTracing,
  switchLevelOnSignal,
} from "@touchline/server-kit";
import { createAskBets, createAskEveryShard, createSendToBets } from "./bets/ask-bets.ts";
import { createCurrentWallet } from "./bets/current-wallet.ts";
import { createPacedBets } from "./bets/pace-bets.ts";
import { createPlaceBets } from "./bets/place-bets.ts";
import { createPublishedBrands } from "./brands/published-brands.ts";
import { shippedDocument } from "./brands/shipped-document.ts";
import { createEndSession } from "./host/host-routes.ts";
import { createCallLimits } from "./http/limits.ts";
import { createServer } from "./http/server.ts";
import { SETTINGS } from "./settings.ts";

const config = readConfig(SETTINGS);
const log = createLog("api", config.LOG_LEVEL);
switchLevelOnSignal(log);
const stopTracing = await startTracing(config, log);

const drain = createDrain(config.DRAIN_MS);
const store = createOfferStore();
let bus: NatsConnection | null = null;
let followed: FollowedOffer | null = null;
let sessions: EndedSessions | null = null;

const readOffer = (): Offer | null => {
  const reference = store.reference();
  return reference && followed?.isComplete() ? { events: store.events, reference } : null;
};

/** One for each shard of the ledger. The first has what is of no punter as well. */
const databases = [config.DATABASE_URL, ...config.SHARD_DATABASE_URLS.split(",").filter(Boolean)].map((url) =>
  openDatabase(
    url,
    (error) => log.warn({ err: error }, "database connection lost"),
    (seconds) => poolWait.observe({ pool: "reads" }, seconds),
  ),
);
const shards = databases.length;
const shared = databases[0] as Database;
const databaseOf = (owner: Owner): Database => databases[shardOf(owner, shards).number] as Database;

let isMigrated = false;
const isReady = (): boolean => isMigrated && !drain.isDraining() && readOffer() !== null;

const tenants = loadTenants();
const risk = createRiskBook();
const riskLimits = followRiskLimits({
  ...{ db: shared, tenants: Object.keys(config.TENANT_KEYS), take: risk.take },
  onFailed: (error) => log.warn({ err: error }, "risk limits not readable, retrying"),
});
const refusals = createTokenRefusals(log);

const rateLimits = createRateLimits(config.REDIS_URL, log);

const sendToBets = createSendToBets(() => bus, log);
const askBets = createAskBets(sendToBets, shards);
const server = createServer(log, {
  limits: createCallLimits(rateLimits, {
    address: config.LIMIT_ADDRESS,
    session: config.LIMIT_SESSION,
    punter: config.LIMIT_PUNTER,
    tenant: config.LIMIT_TENANT,
    shares: config.LIMIT_SHARES,
  }),
  addressOf: createAddressOf(config.TRUSTED_PROXIES),
  brands: createPublishedBrands({
    documents: createBrandDocuments(shared),
    shipped: shippedDocument,
    now: () => performance.now(),
  }),
  mediaFolder: config.MEDIA_DIR || null,
  punters: {
    identity: {
      ...createIdentity({
        tenants: config.TENANT_KEYS,
        isEnded: (tenant, sid) => sessions?.isEnded(tenant, sid) ?? null,
        onRefused: refusals.note,
      }),
      ...(config.EXPLAIN_REFUSALS && { explain: refusals.messageOf }),
    },
    database: shared,
    databaseOf,
    shards,
    reads: {
      placement: (owner, reqUuid) => readPlacement(databaseOf(owner), owner, reqUuid),
      wallet: createCurrentWallet({ read: (owner) => readWallet(databaseOf(owner), owner), askBets, log }),
      wallets: (owner) => readWallets(databaseOf(owner), owner),
      position: (owner, since) => readPosition(databaseOf(owner), owner, since),
      liabilities: (owner, outcomes) => readLiabilities(databaseOf(owner), owner, outcomes),
      messages: (owner, after) => readMessages(databaseOf(owner), owner, after),
      bets: (owner, query) => readBets(databaseOf(owner), owner, query),
      bet: (owner, betId) => readBet(databaseOf(owner), owner, betId),
      record: (owner, betId) => readRecord(databaseOf(owner), owner, betId),
    },
    askBets,
    askEveryShard: createAskEveryShard(sendToBets, shards),
    placeBets: createPacedBets(createPlaceBets(sendToBets, shards), config.LIMIT_TENANT_BETS),
    endSession: createEndSession(() => bus),
    book: loadBook(),
    strictestOf: risk.strictestOf,
    isTenant: (tenant) => tenant in tenants,
    isTenantUuid: (uuid) => Object.values(tenants).some((tenant) => tenant.uuid === uuid),
  },
  offer: readOffer,
  isReady,
  isDraining: drain.isDraining,
  version: store.version,
  askBuilder: (producer, request) => askBuilder(bus, producer, request, log),
  checkAnswers: config.CHECK_ANSWERS || config.NODE_ENV === "test",
});
await server.listen({ port: config.PORT, host: config.HOST });
/** The offer, and punters of other shards, can be served while a database cannot be reached. */
const untilUsable = async (database: Database, shard: Shard): Promise<void> => {
  try {
    await untilMigrated(database, (missing) => log.warn({ missing, shard }, "waiting for migrations"));
    await checkShard(database, shard);
  } catch (error) {
    if (error instanceof OtherShard) throw error;
    log.warn({ err: error, shard }, "migrations not read");
  }
};
Promise.all(shardsOf(shards).map((shard) => untilUsable(databases[shard.number] as Database, shard))).then(
  () => {
    isMigrated = true;
    void riskLimits.start();
  },
  (error: unknown) => {
    log.fatal({ err: error }, "SHARD_DATABASE_URLS does not have the databases in the order of their shards");
    process.exit(1);
  },
);
const health = await startHealth({ host: config.HEALTH_HOST, port: config.HEALTH_PORT, isReady });
log.info({ port: config.PORT }, "listening");

const connected = await connectBus({ url: config.NATS_URL, name: "api", log });
bus = connected;
await keepStreams(connected, BUS_USERS.api.keeps, log);
followed = followOffer(connected, store, log);
sessions = followEndedSessions(connected, log);

onShutdown(
  log,
  [
    () => server.close(),
    () => followed?.stop(),
    () => sessions?.stop(),
    riskLimits.stop,
    () => connected.close(),
    ...databases.map((each) => () => each.destroy()),
    () => rateLimits.close(),
    () => health.close(),
    stopTracing,
  ],
  drain,
);
