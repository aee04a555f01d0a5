import {
  databaseUrl,
  healthSettings,
  logLevel,
  natsUrl,
  optionalPositive,
  tenantKeys,
  tracingSettings,
} from "@touchline/server-kit";

/** The variables of the bets service. */
export const SETTINGS = {
  ...healthSettings(4641),
  NATS_URL: natsUrl(),
  DATABASE_URL: databaseUrl("postgres://touchline_bets@127.0.0.1:5432/postgres"),
  /** Deposits and limits carry a token of the tenant's host. */
  TENANT_KEYS: tenantKeys(),
  LIVE_DELAY_MS: optionalPositive("Overrides the live delays of `book.json`, in milliseconds; for tests"),
  LOG_LEVEL: logLevel(),
  ...tracingSettings("touchline-bets"),
};
