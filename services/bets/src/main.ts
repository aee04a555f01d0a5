import { createBrandDocuments, openDatabase, openLedger, untilMigrated } from "@touchline/db";
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

const onError = (error: Error): void => log.warn({ err: error }, "database connection lost");
const ledger = openLedger(config.DATABASE_URL, {
  onError,
  onWait: (seconds) => poolWait.observe({ pool: "ledger" }, seconds),
});
const database = openDatabase(config.DATABASE_URL, onError, (seconds) => poolWait.observe({ pool: "reads" }, seconds));
await untilMigrated(database, (missing) => log.warn({ missing }, "waiting for migrations"));
const published = followPublishedTerms({ documents: createBrandDocuments(database), log });
await published.start();
const bookmaker = createBookmaker({
  tenants: Object.keys(config.TENANT_KEYS),
  termsOf: published.termsOf,
  liveDelayMs: config.LIVE_DELAY_MS,
});
const identity = createIdentity({ tenants: config.TENANT_KEYS, onRefused: createTokenRefusals(log).note });
const bets = startBets({ ledger, bookmaker, identity, log });
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
  () => health.close(),
  () => ledger.close(),
  () => database.destroy(),
  stopTracing,
]);
