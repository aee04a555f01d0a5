import type { NatsConnection } from "@nats-io/transport-node";
import { loadBook, loadTenants } from "@touchline/brands/shipped";
import {
  createBrandDocuments,
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
import { createAskBets, createSendToBets } from "./bets/ask-bets.ts";
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

const database = openDatabase(
  config.DATABASE_URL,
  (error) => log.warn({ err: error }, "database connection lost"),
  (seconds) => poolWait.observe({ pool: "reads" }, seconds),
);

const tenants = loadTenants();
const refusals = createTokenRefusals(log);

const rateLimits = createRateLimits(config.REDIS_URL, log);

const sendToBets = createSendToBets(() => bus, log);
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
    documents: createBrandDocuments(database),
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
    database,
    reads: {
      placement: (owner, reqUuid) => readPlacement(database, owner, reqUuid),
      wallet: (owner) => readWallet(database, owner),
      wallets: (owner) => readWallets(database, owner),
      position: (owner, since) => readPosition(database, owner, since),
      liabilities: (owner, outcomes) => readLiabilities(database, owner, outcomes),
      messages: (owner, after) => readMessages(database, owner, after),
      bets: (owner, query) => readBets(database, owner, query),
      bet: (owner, betId) => readBet(database, owner, betId),
      record: (owner, betId) => readRecord(database, owner, betId),
    },
    askBets: createAskBets(sendToBets),
    placeBets: createPacedBets(createPlaceBets(sendToBets), config.LIMIT_TENANT_BETS),
    endSession: createEndSession(() => bus),
    book: loadBook(),
    isTenant: (tenant) => tenant in tenants,
    isTenantUuid: (uuid) => Object.values(tenants).some((tenant) => tenant.uuid === uuid),
  },
  offer: readOffer,
  isDraining: drain.isDraining,
  version: store.version,
  askBuilder: (producer, request) => askBuilder(bus, producer, request, log),
  checkAnswers: config.CHECK_ANSWERS || config.NODE_ENV === "test",
});
await server.listen({ port: config.PORT, host: config.HOST });
let isMigrated = false;
untilMigrated(database, (missing) => log.warn({ missing }, "waiting for migrations"))
  // The offer can be served while the database cannot be reached.
  .catch((error: unknown) => log.warn({ err: error }, "migrations not read"))
  .finally(() => {
    isMigrated = true;
  });
const isReady = (): boolean => isMigrated && !drain.isDraining() && readOffer() !== null;
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
    () => connected.close(),
    () => database.destroy(),
    () => rateLimits.close(),
    () => health.close(),
    stopTracing,
  ],
  drain,
);
