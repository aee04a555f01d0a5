import {
  type BetTarget,
  changeBets,
  isTransient,
  keepFailedSettlement,
  type Ledger,
  readUnsettled,
} from "@touchline/db";
import type { EventResult } from "@touchline/protocol";
import type { Log, ReferenceIndex } from "@touchline/server-kit";
import type { Bookmaker } from "../bookmaker.ts";
import { applyResult } from "./apply-result.ts";

export interface SettleEventOptions {
  readonly ledger: Ledger;
  readonly bookmaker: Bookmaker;
  readonly reference: () => ReferenceIndex | null;
  /** Called after a commit that wrote messages for punters. */
  readonly onSettled: (tenant: string, bets: number) => void;
  readonly isStopped: () => boolean;
  readonly log: Log;
}

const MAX_BATCH = 200;
/** A bet that failed is tried again after this long, for the case that its cause was mended. */
export const FAILED_RETRY_MS = 600_000;

/** A result that leaves a bet without a change although the bet lacks it. */
const NO_CHANGE = new Error("The result changes nothing, although the bet lacks it");

/**
 * Settles the bets of a tenant on an event. A bet that cannot be settled is recorded as failed, and the others are settled. Rejects
 * only where another attempt may succeed.
 */
export const createSettleEvent = (options: SettleEventOptions) => {
  const { ledger, bookmaker, reference, onSettled, isStopped, log } = options;
  let failed = 0;

  const fail = async (tenant: string, result: EventResult, bet: string, error: unknown): Promise<void> => {
    const { eventId, version } = result;
    await keepFailedSettlement(ledger, tenant, bet, result, error);
    failed += 1;
    log.error({ err: error, tenant, bet, eventId, version }, "bet not settled, kept in failed_settlements");
  };

  /** Returns the bets that were not changed. A batch that fails is halved until the bet that makes it fail is alone. */
  const change = async (tenant: string, result: EventResult, targets: readonly BetTarget[]): Promise<string[]> => {
    try {
      const outcomes = await changeBets(ledger, tenant, targets, (bet) =>
        applyResult(bet, result, bookmaker.cashbackOf(bet.brand), reference()),
      );
      onSettled(tenant, targets.length);
      return targets.flatMap(({ id }, index) => {
        const outcome = outcomes[index];
        return outcome?.status === "decided" && outcome.change ? [] : [id];
      });
    } catch (error) {
      if (isTransient(error)) throw error;
      const [sole, ...more] = targets;
      if (sole && more.length === 0) {
        await fail(tenant, result, sole.id, error);
        return [];
      }
      const middle = Math.floor(targets.length / 2);
      const first = await change(tenant, result, targets.slice(0, middle));
      return [...first, ...(await change(tenant, result, targets.slice(middle)))];
    }
  };

  const settle = async (tenant: string, result: EventResult): Promise<void> => {
    // Another node may have settled a bet since it was read, so only one that is read again is without a change.
    const unchanged = new Set<string>();
    const failedAfter = new Date(Date.now() - FAILED_RETRY_MS);
    while (!isStopped()) {
      const targets = await readUnsettled(ledger, tenant, result, MAX_BATCH, failedAfter);
      if (targets.length === 0) return;
      for (const id of await change(tenant, result, targets)) {
        if (unchanged.has(id)) await fail(tenant, result, id, NO_CHANGE);
        unchanged.add(id);
      }
    }
  };

  return { settle, failed: (): number => failed };
};
