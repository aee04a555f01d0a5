import { histogram } from "./metrics.ts";

/** Observed by the services that open a pool. */
export const poolWait = histogram(
  "touchline_database_pool_wait_seconds",
  "Time that a transaction waited for a connection to the database (API and bets)",
  ["pool"],
);
