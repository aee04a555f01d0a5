import { flag, logLevel, text, whole } from "@touchline/server-kit";

/** The variables of the operator's wallet, which it has alone and as a part of the operator's site. */
export const WALLET_SETTINGS = {
  WALLET_DATABASE_URL: text(
    "",
    "PostgreSQL of the wallet under `/wallet`; the database and its tables are made where they are missing. Empty: no wallet, and punters' money is with the platform",
  ),
  WALLET_KEYS: text(
    "{}",
    'Keys of the wallet by tenant, as JSON: `{"tenant":{"platform":"…","own":"…"}}`. The platform signs its calls with the one, and the wallet its answers with the other; each has at least 32 characters',
  ),
  WALLET_LATENCY_MS: whole(0, "How long the wallet waits before each call, as a way through a network would take"),
  WALLET_FAULTS: flag(
    "Whether anybody may ask the wallet for faults and give money to punters, by `/wallet/faults` and `/wallet/deposits`: for tests only",
  ),
};

/** Those of the wallet that is started alone. */
export const SETTINGS = {
  PORT: whole(4665, "Port of the wallet"),
  HOST: text("127.0.0.1", "Address that it listens at"),
  ...WALLET_SETTINGS,
  LOG_LEVEL: logLevel(),
};
