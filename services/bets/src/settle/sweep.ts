import { type Ledger, type ResultCursor, readDueFailures, readForgotten } from "@touchline/db";
import type { EventResult } from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import { FAILED_RETRY_MS } from "./settle-event.ts";

export interface SweepOptions {
  readonly ledger: Ledger;
  readonly tenants: readonly string[];
  /** Does nothing where the result is being settled already. */
  readonly settle: (tenant: string, result: EventResult) => Promise<boolean>;
  readonly log: Log;
}

/** Results that one statement looks at. */
const PAGE = 500;
/** Pages of old results in one sweep, so that recent ones are not kept waiting. */
const OLD_PAGES = 20;
/** Longer than a bet can take from its decision to its commit, so that no result is missed between two sweeps. */
const RECENT_MS = 60_000;
/** A sweep of recent results takes a tenth of the time at most: events with many bets are looked at for a minute. */
const REST = 9;
const MOST_REST_MS = 3_000;
const EVER = new Date(0);

/**
 * Settles bets that missed their result: accepted just after it came, or left by a node that died. A sweep looks at the results recorded
 * since the last one. Once after the start it also goes back through all older ones, some pages at a time: no node may have been running
 * for a long time.
 */
export const createSweep = ({ ledger, tenants, settle, log }: SweepOptions): (() => Promise<void>) => {
  const started = new Date(Date.now() - RECENT_MS);
  const recentOf = new Map(tenants.map((tenant) => [tenant, started]));
  /** Where the way back continues; undefined before its first page, null after its last. */
  const oldOf = new Map<string, ResultCursor | null | undefined>();

  /** Settles what is found on one page. Returns where the next one begins. */
  const sweepPage = async (tenant: string, since: Date, before?: ResultCursor): Promise<ResultCursor | null> => {
    const { results, next } = await readForgotten(ledger, tenant, since, PAGE, before);
    for (const result of results) await settle(tenant, result);
    return next;
  };

  const restUntil = new Map<string, number>();
  const sweepRecent = async (tenant: string): Promise<void> => {
    const begun = Date.now();
    if (begun < (restUntil.get(tenant) ?? 0)) return;
    const from = new Date(Date.now() - RECENT_MS);
    const since = recentOf.get(tenant) ?? started;
    let next = await sweepPage(tenant, since);
    while (next) next = await sweepPage(tenant, since, next);
    recentOf.set(tenant, from);
    restUntil.set(tenant, Date.now() + Math.min(REST * (Date.now() - begun), MOST_REST_MS));
  };

  const sweepOld = async (tenant: string): Promise<void> => {
    for (let page = 0; page < OLD_PAGES; page += 1) {
      const before = oldOf.get(tenant);
      if (before === null) return;
      oldOf.set(tenant, await sweepPage(tenant, EVER, before));
    }
  };

  const sweepFailed = async (tenant: string): Promise<void> => {
    const until = new Date(Date.now() - FAILED_RETRY_MS);
    for (const result of await readDueFailures(ledger, tenant, until, PAGE)) await settle(tenant, result);
  };

  return async () => {
    for (const tenant of tenants)
      for (const step of [sweepRecent, sweepOld, sweepFailed])
        await step(tenant).catch((error: unknown) =>
          log.warn({ err: error, tenant }, "settlement sweep failed, retrying"),
        );
  };
};
