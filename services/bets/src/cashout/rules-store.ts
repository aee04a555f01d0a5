import { setTimeout as sleep } from "node:timers/promises";
import { changeBets, isAway, type Ledger, readRuled, type StoredBet } from "@touchline/db";
import type { Log } from "@touchline/server-kit";
import { createBatchQueue } from "../batch-queue.ts";
import { decideDue, type EventNow } from "./decide-rules.ts";
import { createEventIndex } from "./event-index.ts";
import type { Valuer } from "./valuer.ts";

export interface RulesStoreOptions {
  readonly ledger: Ledger;
  readonly tenant: string;
  readonly valuer: Valuer;
  readonly event: EventNow;
  readonly onFired: (bets: number) => void;
  readonly log: Log;
}

export interface RulesStore {
  /** Looks at the rules of every bet on these events. */
  readonly look: (events: Iterable<number>) => void;
  /** Learns of rules that were made here or on another node. */
  readonly refresh: () => Promise<void>;
  readonly put: (bet: StoredBet) => void;
  readonly size: () => number;
}

const MOST = 128;
/** A rule that is committed late is still found: so far back each refresh looks. */
const OVERLAP_MS = 15_000;
/** Now and then all are read again: those that ended on another node are forgotten here. */
const WHOLE_EVERY_MS = 60_000;
const AGAIN_MS = 300;

/** The rules of open bets, held by event: a price that moves asks only those that hang on it. */
export const createRulesStore = ({ ledger, tenant, valuer, event, onFired, log }: RulesStoreOptions): RulesStore => {
  const bets = createEventIndex();
  const busy = new Set<string>();
  let wholeAt = 0;

  const decide = (bet: StoredBet) => decideDue(bet, valuer(bet), event, Date.now());

  const fire = async (due: readonly StoredBet[]): Promise<readonly boolean[]> => {
    const targets = due.map(({ id, punter }) => ({ id, punter }));
    const outcomes = await changeBets(ledger, tenant, targets, (bet) => (bet.phase === "PLACED" ? decide(bet) : null));
    const fired = outcomes.filter((outcome) => outcome.status === "decided" && outcome.change !== null).length;
    if (fired > 0) onFired(fired);
    return outcomes.map((outcome, index) => {
      const { id } = due[index] as StoredBet;
      if (outcome.status !== "decided" || outcome.bet.phase !== "PLACED" || outcome.change?.cashedOut) bets.remove(id);
      else if (outcome.change?.notified) {
        const { rule: told } = outcome.change.notified;
        bets.put({ ...outcome.bet, rules: outcome.bet.rules.filter((rule) => rule.id !== told) });
      } else bets.put(outcome.bet);
      return true;
    });
  };

  const queue = createBatchQueue({ run: fire, most: MOST, isHopeless: isAway });

  const consider = (bet: StoredBet): void => {
    if (busy.has(bet.id) || !decide(bet)) return;
    busy.add(bet.id);
    queue
      .push(bet)
      .catch(async (error: unknown) => {
        log.warn({ err: error, bet: bet.id }, "cash-out rule met but not executed, retrying");
        await sleep(AGAIN_MS);
      })
      .finally(() => {
        busy.delete(bet.id);
        // What was in its way may be gone, another rule of the bet may be met as well, and no price need move for either.
        const held = bets.get(bet.id);
        if (held) consider(held);
      });
  };

  return {
    look: (events) => {
      for (const eventId of events) for (const bet of bets.on(eventId)) consider(bet);
    },
    refresh: async () => {
      const now = Date.now();
      const isWhole = now - wholeAt > WHOLE_EVERY_MS;
      const ruled = await readRuled(ledger, tenant, new Date(isWhole ? 0 : now - OVERLAP_MS));
      if (isWhole) {
        wholeAt = now;
        bets.clear();
      }
      for (const bet of ruled) bets.put(bet);
      // A rule may be met as it is made, and no price need move for that.
      for (const bet of ruled) consider(bet);
    },
    put: bets.put,
    size: bets.size,
  };
};
