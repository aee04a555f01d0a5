import {
  drainSetting,
  healthSettings,
  ledgerShards,
  logLevel,
  natsUrl,
  positive,
  redisUrl,
  tenantKeys,
  text,
  tracingSettings,
  trustedProxies,
  whole,
} from "@touchline/server-kit";

/** The variables of a push node. */
export const SETTINGS = {
  PORT: whole(4620, "Port of the push channel"),
  HOST: text("127.0.0.1", "Address that the push channel listens at"),
  DRAIN_MS: drainSetting(),
  ...healthSettings(4621),
  NATS_URL: natsUrl(),
  PUSH_TICK_MS: positive(
    100,
    "Milliseconds between two frames to a client; suspensions and messages to punters do not wait",
  ),
  ALLOWED_ORIGINS: text("", "Origins of pages that may connect, separated by commas; empty allows local pages only"),
  TENANT_KEYS: tenantKeys(),
  LEDGER_SHARDS: ledgerShards(),
  TRUSTED_PROXIES: trustedProxies(),
  REDIS_URL: redisUrl("The store in which all nodes count new connections; empty: each counts by itself"),
  LIMIT_HANDSHAKES: whole(600, "New connections of an address in ten seconds; 0 is no limit"),
  LIMIT_CONNECTIONS: whole(20_000, "Open connections of a node; 0 is no limit"),
  LIMIT_ADDRESS_CONNECTIONS: whole(1_000, "Open connections of an address to a node; 0 is no limit"),
  LIMIT_SESSION_CONNECTIONS: whole(20, "Connections to a node that speak for one session; 0 is no limit"),
  LIMIT_MESSAGES: whole(
    300,
    "Messages of a connection in ten seconds; 0 is no limit. Who sends twice as many is disconnected",
  ),
  LIMIT_STUCK_MS: positive(
    30_000,
    "A client that has not taken what it was sent for so many milliseconds is disconnected",
  ),
  LOG_LEVEL: logLevel(),
  ...tracingSettings("touchline-push"),
};
