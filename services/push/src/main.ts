import {
  connectBus,
  createAddressOf,
  createDrain,
  createLog,
  createRateLimits,
  onShutdown,
  readConfig,
  startHealth,
  startTracing,
  switchLevelOnSignal,
} from "@touchline/server-kit";
import { setFigures } from "./metrics.ts";
import { startPushNode } from "./node.ts";
import { SETTINGS } from "./settings.ts";

const config = readConfig(SETTINGS);
const log = createLog("push", config.LOG_LEVEL);
switchLevelOnSignal(log);
const stopTracing = await startTracing(config, log);

const drain = createDrain(config.DRAIN_MS);
const bus = await connectBus({ url: config.NATS_URL, name: "push", log });
const rateLimits = createRateLimits(config.REDIS_URL, log);
const node = await startPushNode({
  bus,
  log,
  host: config.HOST,
  port: config.PORT,
  tickMs: config.PUSH_TICK_MS,
  allowedOrigins: config.ALLOWED_ORIGINS,
  tenants: config.TENANT_KEYS,
  shards: config.LEDGER_SHARDS,
  limits: {
    addressOf: createAddressOf(config.TRUSTED_PROXIES),
    handshakes: rateLimits.limit("handshakes", config.LIMIT_HANDSHAKES),
    most: {
      node: config.LIMIT_CONNECTIONS,
      address: config.LIMIT_ADDRESS_CONNECTIONS,
      session: config.LIMIT_SESSION_CONNECTIONS,
      messages: config.LIMIT_MESSAGES,
      stuckMs: config.LIMIT_STUCK_MS,
    },
  },
});
setFigures(node.figures);
const isReady = (): boolean => !drain.isDraining() && node.isReady();
const health = await startHealth({ host: config.HEALTH_HOST, port: config.HEALTH_PORT, isReady });
log.info({ port: config.PORT }, "listening");

onShutdown(log, [node.stop, () => bus.close(), () => rateLimits.close(), () => health.close(), stopTracing], drain);
