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
import { settlementSeconds } from "../metrics.ts";
import { applyResult } from "./apply-result.ts";

export interface SettleEventOptions {
  readonly ledger: Ledger;
  readonly bookmaker: Bookmaker;
  readonly reference: () => ReferenceIndex | null;
  /** Called after a commit that wrote messages for punters. */
  readonly onSettled: (tenant: string, bets: readonly BetTarget[]) => void;
  readonly isStopped: () => boolean;
  readonly log: Log;
}

/** Bets that one read finds. */
const MOST_READ = 50_000;
/** Bets that one transaction changes. Few enough for a placement on the same node not to wait long until they are read and written. */
const MAX_BATCH = 100;
/** Transactions at once: while one is written, the next is read and decided. */
const AT_ONCE = 2;
/** A bet that failed is tried again after this long, for the case that its cause was mended. */
export const FAILED_RETRY_MS = 600_000;

/** Where a batch ends: a punter's bets are in one, because two at once would wait for each other's wallets. */
const endOfBatch = (targets: readonly BetTarget[], first: number): number => {
  const last = Math.min(first + MAX_BATCH, targets.length);
  for (let end = last; end > first + MAX_BATCH / 2; end -= 1)
    if (targets[end]?.punter !== targets[end - 1]?.punter) return end;
  return last;
};

const nameOf = (tenant: string, { eventId, version }: EventResult): string => `settle ${tenant} ${eventId} ${version}`;

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
      onSettled(tenant, targets);
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

  /** Changes bets that are in the order of their punters, in batches. Returns the bets that were not changed. */
  const changeAll = async (tenant: string, result: EventResult, targets: readonly BetTarget[]): Promise<string[]> => {
    const unchanged: string[] = [];
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < targets.length && !isStopped()) {
        const first = next;
        next = endOfBatch(targets, first);
        unchanged.push(...(await change(tenant, result, targets.slice(first, next))));
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
    for (const end of ends) if (end.status === "rejected") throw end.reason;
    return unchanged;
  };

  const settleBets = async (tenant: string, result: EventResult): Promise<void> => {
    // Another node may have settled a bet since it was read, so only one that is read again is without a change.
    const unchanged = new Set<string>();
    const failedAfter = new Date(Date.now() - FAILED_RETRY_MS);
    const started = performance.now();
    for (let isFirst = true; !isStopped(); isFirst = false) {
      const targets = await readUnsettled(ledger, tenant, result, MOST_READ, failedAfter);
      if (targets.length === 0) {
        if (!isFirst) settlementSeconds.observe({ tenant }, (performance.now() - started) / 1000);
        return;
      }
      for (const id of await changeAll(tenant, result, targets)) {
        if (unchanged.has(id)) await fail(tenant, result, id, NO_CHANGE);
        unchanged.add(id);
      }
    }
  };

  /** Settlements that this node is doing now. */
  const running = new Map<string, Promise<void>>();
  const once = (tenant: string, result: EventResult): Promise<void> => {
    const name = nameOf(tenant, result);
    const begun = running.get(name) ?? settleBets(tenant, result).finally(() => running.delete(name));
    running.set(name, begun);
    return begun;
  };

  /** Settles unless another node, or another call on this one, is doing so. Returns whether it was done here. */
  const settleAlone = async (tenant: string, result: EventResult): Promise<boolean> => {
    const work = () => once(tenant, result).then(() => true);
    return (await ledger.exclusive(nameOf(tenant, result), work)) ?? false;
  };

  /** Settles also where another node is doing so: it may be about to die. */
  const settle = async (tenant: string, result: EventResult): Promise<void> => {
    if (!(await settleAlone(tenant, result))) await once(tenant, result);
  };

  return { settle, settleAlone, failed: (): number => failed };
};
