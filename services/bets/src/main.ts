import { createRiskBook } from "@touchline/betting";
import {
  claimShard,
  createBrandDocuments,
  type Database,
  followRiskLimits,
  openDatabase,
  openLedger,
  untilMigrated,
} from "@touchline/db";
import { BUS_USERS } from "@touchline/protocol/bus-users";
import {
  connectBus,
  createIdentity,
  createLog,
  createTokenRefusals,
  keepStreams,
  onShutdown,
  poolWait,
  readConfig,
  startHealth,
  startTracing,
  switchLevelOnSignal,
} from "@touchline/server-kit";
import { startBets } from "./bets.ts";
import { createBookmaker } from "./bookmaker.ts";
import { followPublishedTerms } from "./brand-terms.ts";
import { setFigures } from "./metrics.ts";
import { SETTINGS } from "./settings.ts";

const config = readConfig(SETTINGS);
const log = createLog("bets", config.LOG_LEVEL);
switchLevelOnSignal(log);
const stopTracing = await startTracing(config, log);

if (config.LEDGER_SHARD.number > 0 && !config.SHARED_DATABASE_URL)
  throw new Error("SHARED_DATABASE_URL is not set: published brands and limits are in the database of shard 0");
const onError = (error: Error): void => log.warn({ err: error }, "database connection lost");
const ledger = openLedger(config.DATABASE_URL, {
  shard: config.LEDGER_SHARD,
  onError,
  onWait: (seconds) => poolWait.observe({ pool: "ledger" }, seconds),
  seamless: new Set(Object.keys(config.TENANT_WALLETS)),
});
const openReads = (url: string): Database =>
  openDatabase(url, onError, (seconds) => poolWait.observe({ pool: "reads" }, seconds));
const database = openReads(config.DATABASE_URL);
const shared = config.SHARED_DATABASE_URL ? openReads(config.SHARED_DATABASE_URL) : database;
const databases = new Set([database, shared]);
for (const each of databases) await untilMigrated(each, (missing) => log.warn({ missing }, "waiting for migrations"));
await claimShard(database, config.LEDGER_SHARD);
const published = followPublishedTerms({ documents: createBrandDocuments(shared), log });
await published.start();
const tenants = Object.keys(config.TENANT_KEYS);
const risk = createRiskBook();
const riskLimits = followRiskLimits({
  ...{ db: shared, tenants, take: risk.take },
  onFailed: (error) => log.warn({ err: error }, "risk limits not readable, retrying"),
});
await riskLimits.start();
const bookmaker = createBookmaker({
  tenants,
  termsOf: published.termsOf,
  strictestOf: risk.strictestOf,
  liveDelayMs: config.LIVE_DELAY_MS,
});
const identity = createIdentity({ tenants: config.TENANT_KEYS, onRefused: createTokenRefusals(log).note });
const wallets = new Map(Object.entries(config.TENANT_WALLETS));
const riskSystems = new Map(Object.entries(config.TENANT_RISK));
const bets = startBets({ ledger, bookmaker, identity, wallets, riskSystems, log });
setFigures(bets.figures);
const health = await startHealth({ host: config.HEALTH_HOST, port: config.HEALTH_PORT, isReady: bets.isReady });

const bus = await connectBus({ url: config.NATS_URL, name: "bets", log });
await keepStreams(bus, BUS_USERS.bets.keeps, log);
bets.connect(bus);
log.info({ port: config.HEALTH_PORT }, "following the offer");

onShutdown(log, [
  bets.finish,
  () => bus.drain(),
  bets.stop,
  published.stop,
  riskLimits.stop,
  () => health.close(),
  () => ledger.close(),
  ...[...databases].map((each) => () => each.destroy()),
  stopTracing,
]);
