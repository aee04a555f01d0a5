import { httpUrl, logLevel, text, whole } from "@touchline/server-kit";
import { WALLET_SETTINGS } from "./wallet/settings.ts";

/** The variables of the demo operator. */
export const SETTINGS = {
  PORT: whole(4660, "Port of the demo operator's site"),
  HOST: text("127.0.0.1", "Address that it listens at"),
  TENANT: text("touchline", "The tenant that it is the host of"),
  ISSUER: text("https://northgate.example", "Issuer of its tokens, as in `TENANT_KEYS` of the services"),
  API_URL: httpUrl("http://127.0.0.1:4610", "The API, for deposits and limits"),
  APP_URL: httpUrl("http://localhost:4600", "The app that its pages embed"),
  BRAND: text("velora", "The brand that it shows"),
  KEYS_FILE: text("", "Where the signing keys are stored; empty: new ones at each start"),
  ...WALLET_SETTINGS,
  LOG_LEVEL: logLevel(),
};
