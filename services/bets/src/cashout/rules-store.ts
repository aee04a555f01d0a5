import { setTimeout as sleep } from "node:timers/promises";
import { changeBets, isAway, type Ledger, readRuled, type StoredBet } from "@touchline/db";
import type { Log } from "@touchline/server-kit";
import { createBatchQueue } from "../batch-queue.ts";
import { cashouts } from "../metrics.ts";
import { decideDue, type EventNow } from "./decide-rules.ts";
import { createEventIndex } from "./event-index.ts";
import type { Valuer } from "./valuer.ts";

export interface RulesStoreOptions {
  readonly ledger: Ledger;
  readonly tenant: string;
  readonly valuer: Valuer;
  readonly event: EventNow;
  /** Milliseconds that a cash-out by hand waits in play, and a new rule with it. */
  readonly delay: number;
  readonly onFired: (bets: number) => void;
  readonly log: Log;
}

export interface RulesStore {
  /** Checks the rules of every bet on these events. */
  readonly look: (events: Iterable<number>) => void;
  /** Reads rules that were added recently, here or on another node. */
  readonly refresh: () => Promise<void>;
  /** Takes over a bet with a new rule, and checks it when the rule becomes active. */
  readonly put: (bet: StoredBet) => void;
  /** Whether the bet has rules that are looked at. */
  readonly has: (betId: string) => boolean;
  readonly size: () => number;
}

const MAX_BATCH = 128;
/** How far back each refresh reads: a rule may be committed later than its timestamp says. */
const OVERLAP_MS = 15_000;
/** Interval of full reads, which drop rules that ended on other nodes. */
const FULL_READ_EVERY_MS = 60_000;
const RETRY_MS = 300;

/** Cash-out rules of open bets by event, so that a price change checks only the bets on that event. */
export const createRulesStore = (options: RulesStoreOptions): RulesStore => {
  const { ledger, tenant, valuer, event, delay, onFired, log } = options;
  const bets = createEventIndex();
  const busy = new Set<string>();
  let fullReadAt = 0;

  const decide = (bet: StoredBet) => decideDue(bet, valuer(bet), { event, time: Date.now(), delay });

  const fire = async (due: readonly StoredBet[]): Promise<readonly boolean[]> => {
    const targets = due.map(({ id, punter }) => ({ id, punter }));
    const outcomes = await changeBets(ledger, tenant, targets, (bet) => (bet.phase === "PLACED" ? decide(bet) : null));
    const fired = outcomes.filter((outcome) => outcome.status === "decided" && outcome.change !== null).length;
    if (fired > 0) onFired(fired);
    const paid = outcomes.filter((outcome) => outcome.status === "decided" && outcome.change?.cashedOut).length;
    cashouts.inc({ tenant, outcome: "rule" }, paid);
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

  const queue = createBatchQueue({ name: "rule batch", run: fire, most: () => MAX_BATCH, isHopeless: isAway });

  const consider = (bet: StoredBet): void => {
    if (busy.has(bet.id) || !decide(bet)) return;
    busy.add(bet.id);
    queue
      .push(bet)
      .catch(async (error: unknown) => {
        log.warn({ err: error, bet: bet.id }, "cash-out rule met but not executed, retrying");
        await sleep(RETRY_MS);
      })
      .finally(() => {
        busy.delete(bet.id);
        // Checked again without a price change: the failure may be over, or another rule of the bet may be met too.
        considerHeld(bet.id);
      });
  };
  const considerHeld = (betId: string): void => {
    const held = bets.get(betId);
    if (held) consider(held);
  };

  return {
    look: (events) => {
      for (const eventId of events) for (const bet of bets.on(eventId)) consider(bet);
    },
    refresh: async () => {
      const now = Date.now();
      const isFullRead = now - fullReadAt > FULL_READ_EVERY_MS;
      const ruled = await readRuled(ledger, tenant, new Date(isFullRead ? 0 : now - OVERLAP_MS - delay));
      if (isFullRead) {
        fullReadAt = now;
        bets.clear();
      }
      for (const bet of ruled) bets.put(bet);
      // A rule may be met when it is added or becomes active, while no price changes.
      for (const bet of ruled) consider(bet);
    },
    put: (bet) => {
      bets.put(bet);
      setTimeout(() => considerHeld(bet.id), delay).unref();
    },
    has: (betId) => bets.get(betId) !== undefined,
    size: bets.size,
  };
};
