import {
  connectBus,
  createLog,
  natsUrl,
  onShutdown,
  positive,
  readConfig,
  startHealth,
  tenantKeys,
  text,
  whole,
} from "@touchline/server-kit";
import { startPushNode } from "./node.ts";
import { addMetrics } from "./push-metrics.ts";

const config = readConfig({
  PORT: whole(4620),
  HOST: text("127.0.0.1"),
  HEALTH_HOST: text("127.0.0.1"),
  HEALTH_PORT: whole(4621),
  NATS_URL: natsUrl(),
  PUSH_TICK_MS: positive(100),
  ALLOWED_ORIGINS: text(""),
  /** `{"tenant": {"issuer": "…", "jwksUrl": "…"}}` */
  TENANT_KEYS: tenantKeys(),
});
const log = createLog("push");

const bus = await connectBus({ url: config.NATS_URL, name: "push", log });
const node = await startPushNode({
  bus,
  log,
  host: config.HOST,
  port: config.PORT,
  tickMs: config.PUSH_TICK_MS,
  allowedOrigins: config.ALLOWED_ORIGINS,
  tenants: config.TENANT_KEYS,
});
addMetrics(node.figures);
const health = await startHealth({ host: config.HEALTH_HOST, port: config.HEALTH_PORT, isReady: node.isReady });
log.info({ port: config.PORT }, "listening");

onShutdown(log, [node.stop, () => bus.close(), () => health.close()]);
