import { setTimeout as sleep } from "node:timers/promises";
import { parseAmount } from "@touchline/betting";
import {
  askClaimAgain,
  type CallOutcome,
  type DueCall,
  isAway,
  keepCalls,
  type Ledger,
  readDueCalls,
  takeOverClaims,
} from "@touchline/db";
import type { WalletCallAnswer } from "@touchline/protocol/wallet";
import { type Log, outsideTraces } from "@touchline/server-kit";
import { createBatchQueue } from "../batch-queue.ts";
import { bodyOf } from "./call-bodies.ts";
import type { WalletClient } from "./wallet-client.ts";
import type { WalletHealth } from "./wallet-health.ts";

export interface DispatcherOptions {
  readonly ledger: Ledger;
  readonly tenant: string;
  readonly client: WalletClient;
  readonly health: WalletHealth;
  readonly log: Log;
}

export interface Dispatcher {
  /** Called after each commit that wrote calls, and once a second. */
  readonly wake: () => void;
  readonly stop: () => void;
}

const MOST_AT_ONCE = 64;
const MOST_KEPT = 256;
/** Before more calls are read while others are under way, and before more answers are kept: those that come meanwhile share a transaction. */
const GATHER_MS = 25;
/** Until another node that makes this tenant's calls is asked again: it may have looked before the last commit of this one. */
const BUSY_MS = 50;

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 300_000;
const FIRST_CLAIM_MS = 60_000;
const LONGEST_CLAIM_MS = 6 * 3_600_000;

const growing = (first: number, longest: number, tries: number): Date =>
  new Date(Date.now() + Math.min(longest, first * 2 ** Math.min(tries, 30)));

/**
 * Makes the calls that follow a reserve: of each bet in order, the next when the one before is answered, and each until it is. One node
 * at a time makes those of a tenant. A call that was made twice has the same id both times.
 */
export const createDispatcher = ({ ledger, tenant, client, health, log }: DispatcherOptions): Dispatcher => {
  let busy = false;
  let again = false;
  let isStopped = false;
  /** Resolved when more calls may be due. */
  let more = Promise.withResolvers<void>();

  const keeping = createBatchQueue({
    name: "wallet answers",
    most: () => MOST_KEPT,
    restAfter: () => GATHER_MS,
    isHopeless: isAway,
    run: async (outcomes: readonly CallOutcome[]) => {
      await keepCalls(ledger, tenant, outcomes);
      return outcomes;
    },
  });

  const outcomeOf = (call: DueCall, asked: bigint, answer: WalletCallAnswer | null): CallOutcome => {
    const retry = growing(FIRST_RETRY_MS, LONGEST_RETRY_MS, call.tries);
    const open = { call, state: "PENDING", moved: null, balance: null, refusal: null, dueAt: retry } as const;
    if (!answer) return open;
    const balance = answer.balance === undefined ? null : parseAmount(answer.balance, call.currency);
    if (answer.status === "DONE") {
      const moved = parseAmount(answer.moved, call.currency);
      const expected = call.kind === "commit" ? 0n : asked;
      if (moved !== expected && !(call.kind === "rollback" && moved === 0n))
        log.error({ tenant, call: call.id, moved: answer.moved }, "the operator's wallet moved another amount");
      return { ...open, state: "DONE", moved, balance };
    }
    if (call.kind === "adjust" && answer.code === "INSUFFICIENT" && asked < 0n) {
      const dueAt = growing(FIRST_CLAIM_MS, LONGEST_CLAIM_MS, call.isClaim ? call.tries : 0);
      return { ...open, state: "CLAIM", balance, refusal: answer.code, dueAt };
    }
    log.error({ tenant, call: call.id, kind: call.kind, code: answer.code }, "the operator's wallet refused a call");
    return { ...open, balance, refusal: answer.code };
  };

  const make = async (call: DueCall): Promise<void> => {
    if (call.isClaim) await askClaimAgain(ledger, tenant, call);
    const asked = call.claims === 0n ? call.asked : await takeOverClaims(ledger, tenant, call);
    const { kind, body } = bodyOf(tenant, call, asked);
    const answer = await client.call(kind, body);
    health.note(answer !== null);
    await keeping.push(outcomeOf(call, asked, answer));
  };

  /** Until nothing is due any more. */
  const makeAll = async (): Promise<true> => {
    const underWay = new Map<string, Promise<void>>();
    const start = (call: DueCall): void => {
      const made = make(call)
        .catch((error: unknown) => log.warn({ err: error, tenant, call: call.id }, "call not kept, it is repeated"))
        .finally(() => underWay.delete(call.bet));
      underWay.set(call.bet, made);
    };
    for (;;) {
      const free = health.isDown() ? (underWay.size === 0 && health.mayTry() ? 1 : 0) : MOST_AT_ONCE - underWay.size;
      const due = free > 0 && !isStopped ? await readDueCalls(ledger, tenant, [...underWay.keys()], free) : [];
      for (const call of due) start(call);
      if (underWay.size === 0) return true;
      // A call that is not answered must not keep those waiting that come meanwhile.
      if (due.length < free || free === 0) {
        await Promise.race([more.promise, ...underWay.values()]);
        await sleep(GATHER_MS);
      }
      more = Promise.withResolvers();
    }
  };

  const wake = (): void => {
    again = true;
    more.resolve();
    if (busy || isStopped || health.pause() > 0) return;
    busy = true;
    const work = async (): Promise<void> => {
      while (again && !isStopped) {
        again = false;
        const isMade = await ledger.exclusive(`wallet ${tenant}`, makeAll);
        if (isMade === null) await sleep(BUSY_MS);
      }
    };
    outsideTraces(work)
      .catch((error: unknown) => log.warn({ err: error, tenant }, "calls to the operator's wallet failed, retrying"))
      .finally(() => {
        busy = false;
      });
  };

  return {
    wake,
    stop: () => {
      isStopped = true;
    },
  };
};
