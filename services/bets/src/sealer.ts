import { auditSeal, type Ledger, sealLedger } from "@touchline/db";
import type { Log } from "@touchline/server-kit";
import { auditDrift, auditedWallets } from "./metrics.ts";

export interface SealerOptions {
  readonly ledger: Ledger;
  readonly tenants: readonly string[];
  readonly log: Log;
}

const EVERY_MS = 60_000;
/** Wallets of a seal that are added up: a punter may have thousands of entries. */
const MOST_AUDITED = 200;

/**
 * Seals what was booked, at the start and then every minute. Each seal is logged: a log that is kept elsewhere shows whether the ledger
 * and its seals were written anew. Wallets of the seal are added up. Returns how to stop.
 */
export const startSealer = ({ ledger, tenants, log }: SealerOptions): (() => void) => {
  const seal = async (tenant: string): Promise<void> => {
    const made = await sealLedger(ledger, tenant);
    if (!made) return;
    log.info({ tenant, ...made }, "ledger sealed");
    const { wallets, drifted } = await auditSeal(ledger, tenant, made.number, MOST_AUDITED);
    auditedWallets.inc({ tenant }, wallets);
    auditDrift.inc({ tenant }, drifted);
    if (drifted > 0) log.error({ tenant, seal: made.number, wallets, drifted }, "wallets do not add up");
  };
  const sealAll = (): void => {
    for (const tenant of tenants)
      seal(tenant).catch((error: unknown) => log.warn({ err: error, tenant }, "ledger not sealed, retrying"));
  };
  sealAll();
  const timer = setInterval(sealAll, EVERY_MS);
  return () => clearInterval(timer);
};
