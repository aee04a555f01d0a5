import {
  databaseUrl,
  healthSettings,
  ledgerShard,
  logLevel,
  natsUrl,
  optionalPositive,
  otherDatabaseUrls,
  tenantKeys,
  tenantRisk,
  tenantWallets,
  tracingSettings,
} from "@touchline/server-kit";

/** The variables of the bets service. */
export const SETTINGS = {
  ...healthSettings(4641),
  NATS_URL: natsUrl(),
  DATABASE_URL: databaseUrl("postgres://touchline_bets@127.0.0.1:5432/postgres"),
  LEDGER_SHARD: ledgerShard(),
  SHARED_DATABASE_URL: otherDatabaseUrls(
    "The database of shard 0, for nodes of others: published brands and the bookmaker's limits are only there. Empty: `DATABASE_URL`",
  ),
  /** Deposits and limits carry a token of the tenant's host. */
  TENANT_KEYS: tenantKeys(),
  TENANT_WALLETS: tenantWallets(),
  TENANT_RISK: tenantRisk(),
  LIVE_DELAY_MS: optionalPositive("Overrides the live delays of `book.json`, in milliseconds; for tests"),
  LOG_LEVEL: logLevel(),
  ...tracingSettings("touchline-bets"),
};
