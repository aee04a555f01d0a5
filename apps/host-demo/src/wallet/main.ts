import { createLog, onShutdown, readConfig, switchLevelOnSignal } from "@touchline/server-kit";
import { SETTINGS } from "./settings.ts";
import { startWallet } from "./start-wallet.ts";

const config = readConfig(SETTINGS);
const log = createLog("wallet", config.LOG_LEVEL);
switchLevelOnSignal(log);
if (!config.WALLET_DATABASE_URL) throw new Error("WALLET_DATABASE_URL: the wallet has no database");

const wallet = await startWallet({
  databaseUrl: config.WALLET_DATABASE_URL,
  keys: JSON.parse(config.WALLET_KEYS),
  port: config.PORT,
  host: config.HOST,
  latencyMs: config.WALLET_LATENCY_MS,
  servesTests: config.WALLET_FAULTS,
  onError: (error, what) => log.warn({ err: error }, what),
});
log.info({ url: wallet.url }, "listening");
onShutdown(log, [() => wallet.close()]);
