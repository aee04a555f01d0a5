import {
  connectBus,
  createAddressOf,
  createLog,
  createRateLimits,
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
  /** Addresses or networks of the proxies in front, separated by commas; only their `X-Forwarded-For` counts. */
  TRUSTED_PROXIES: text(""),
  /** The store in which all nodes count new connections; empty: each counts by itself. */
  REDIS_URL: text(""),
  /** 0 is no limit. New connections of an address in ten seconds. */
  LIMIT_HANDSHAKES: whole(600),
  LIMIT_CONNECTIONS: whole(20_000),
  LIMIT_ADDRESS_CONNECTIONS: whole(1_000),
  LIMIT_SESSION_CONNECTIONS: whole(20),
  /** Messages of a connection in ten seconds. */
  LIMIT_MESSAGES: whole(300),
  /** Milliseconds after which a client that does not read is disconnected. */
  LIMIT_STUCK_MS: positive(30_000),
});
const log = createLog("push");

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
addMetrics(node.figures);
const health = await startHealth({ host: config.HEALTH_HOST, port: config.HEALTH_PORT, isReady: node.isReady });
log.info({ port: config.PORT }, "listening");

onShutdown(log, [node.stop, () => bus.close(), () => rateLimits.close(), () => health.close()]);
