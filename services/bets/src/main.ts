import { createBrandDocuments, openDatabase, openLedger } from "@touchline/db";
import { BUS_USERS } from "@touchline/protocol/bus-users";
import {
  connectBus,
  createIdentity,
  createLog,
  createTokenRefusals,
  keepStreams,
  natsUrl,
  onShutdown,
  optionalPositive,
  readConfig,
  startHealth,
  tenantKeys,
  text,
  whole,
} from "@touchline/server-kit";
import { startBets } from "./bets.ts";
import { addMetrics } from "./bets-metrics.ts";
import { createBookmaker } from "./bookmaker.ts";
import { followPublishedTerms } from "./brand-terms.ts";

const config = readConfig({
  HEALTH_HOST: text("127.0.0.1"),
  HEALTH_PORT: whole(4641),
  NATS_URL: natsUrl(),
  DATABASE_URL: text("postgres://touchline_bets@127.0.0.1:5432/postgres"),
  /** `{"tenant": {"issuer": "…", "jwksUrl": "…"}}`: deposits carry a token of the tenant's host. */
  TENANT_KEYS: tenantKeys(),
  /** Overrides the live delays of `book.json`, for tests. */
  LIVE_DELAY_MS: optionalPositive(),
});
const log = createLog("bets");

const onError = (error: Error): void => log.warn({ err: error }, "database connection lost");
const ledger = openLedger(config.DATABASE_URL, { onError });
const database = openDatabase(config.DATABASE_URL, onError);
const published = followPublishedTerms({ documents: createBrandDocuments(database), log });
await published.start();
const bookmaker = createBookmaker({
  tenants: Object.keys(config.TENANT_KEYS),
  termsOf: published.termsOf,
  liveDelayMs: config.LIVE_DELAY_MS,
});
const identity = createIdentity({ tenants: config.TENANT_KEYS, onRefused: createTokenRefusals(log).note });
const bets = startBets({ ledger, bookmaker, identity, log });
addMetrics(bets.figures);
const health = await startHealth({ host: config.HEALTH_HOST, port: config.HEALTH_PORT, isReady: bets.isReady });

const bus = await connectBus({ url: config.NATS_URL, name: "bets", log });
await keepStreams(bus, BUS_USERS.bets.keeps, log);
bets.connect(bus);
log.info({ port: config.HEALTH_PORT }, "following the offer");

onShutdown(log, [
  () => bus.drain(),
  bets.stop,
  published.stop,
  () => health.close(),
  () => ledger.close(),
  () => database.destroy(),
]);
