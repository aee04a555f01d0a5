import {
  databaseUrl,
  flag,
  healthSettings,
  logLevel,
  natsUrl,
  redisUrl,
  tenantKeys,
  text,
  trustedProxies,
  whole,
} from "@touchline/server-kit";

/** The variables of the API. */
export const SETTINGS = {
  PORT: whole(4610, "Port of the API"),
  HOST: text("127.0.0.1", "Address that the API listens at"),
  ...healthSettings(4611),
  NATS_URL: natsUrl(),
  DATABASE_URL: databaseUrl("postgres://touchline_api@127.0.0.1:5432/postgres"),
  TENANT_KEYS: tenantKeys(),
  MEDIA_DIR: text("", "The folder that the CMS writes pictures to; empty without a CMS"),
  CHECK_ANSWERS: flag("Checks each answer of the offer against its schema; expensive, for tests"),
  EXPLAIN_REFUSALS: flag("The answer to a refused token says why; for development"),
  TRUSTED_PROXIES: trustedProxies(),
  REDIS_URL: redisUrl("The store in which all nodes count requests; empty: each counts by itself"),
  LIMIT_ADDRESS: whole(600, "Requests of an address in ten seconds, with or without a token; 0 is no limit"),
  LIMIT_SESSION: whole(100, "Requests of a session in ten seconds; 0 is no limit"),
  LIMIT_PUNTER: whole(150, "Requests of a punter in ten seconds, over all sessions; 0 is no limit"),
  LIMIT_TENANT: whole(20_000, "Requests with a token of a tenant's punters and host in ten seconds; 0 is no limit"),
  LIMIT_SHARES: whole(
    10,
    "Slips that an address stores under a booking code in ten seconds; 0 is no limit. It is the only thing that is stored without a token; the same slip is stored once, with at most 60 selections that must be offered",
  ),
  LIMIT_TENANT_BETS: whole(
    0,
    "Placements of one tenant that a node begins in a second, evenly spread; 0 is no limit. More of them wait up to two seconds, and what would wait for longer is answered with 429. Set it where several tenants share the platform and one must not slow the others down ([money.md](money.md), R18)",
  ),
  NODE_ENV: text("production", "`test` checks answers as `CHECK_ANSWERS` does"),
  LOG_LEVEL: logLevel(),
};
