import { type Ledger, sealLedger } from "@touchline/db";
import type { Log } from "@touchline/server-kit";

export interface SealerOptions {
  readonly ledger: Ledger;
  readonly tenants: readonly string[];
  readonly log: Log;
}

const EVERY_MS = 60_000;

/**
 * Seals what was booked, at the start and then every minute. Each seal is logged: a log that is kept elsewhere shows whether the ledger
 * and its seals were written anew. Returns how to stop.
 */
export const startSealer = ({ ledger, tenants, log }: SealerOptions): (() => void) => {
  const seal = async (tenant: string): Promise<void> => {
    const made = await sealLedger(ledger, tenant);
    if (made) log.info({ tenant, ...made }, "ledger sealed");
  };
  const sealAll = (): void => {
    for (const tenant of tenants)
      seal(tenant).catch((error: unknown) => log.warn({ err: error, tenant }, "ledger not sealed, retrying"));
  };
  sealAll();
  const timer = setInterval(sealAll, EVERY_MS);
  return () => clearInterval(timer);
};
