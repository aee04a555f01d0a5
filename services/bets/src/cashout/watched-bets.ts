import { decidedResult, type Ledger, readBetsOf, type StoredBet } from "@touchline/db";
import { type CalculationResult, WATCH_LEASE_MS, type WatchCommand } from "@touchline/protocol";
import { createEventIndex } from "./event-index.ts";
import { cashoutOf, profileOf } from "./value-bet.ts";
import type { Valuer } from "./valuer.ts";

export interface WatchedBetsOptions {
  readonly ledger: Ledger;
  readonly tenant: string;
  readonly valuer: Valuer;
  readonly isProcessing: (betId: string) => boolean;
  readonly tell: (punter: string, result: CalculationResult) => void;
}

interface Lease {
  readonly punter: string;
  readonly bets: ReadonlySet<string>;
  readonly until: number;
}

/** Bets that are open on some page, with the value last published for each. */
export const createWatchedBets = ({ ledger, tenant, valuer, isProcessing, tell }: WatchedBetsOptions) => {
  /** By push node and punter: "node punter". */
  const leases = new Map<string, Lease>();
  const bets = createEventIndex();
  const told = new Map<string, string>();

  const calculate = (bet: StoredBet): CalculationResult => ({
    betId: bet.id,
    betProfileId: profileOf(bet),
    at: Date.now(),
    cashout: cashoutOf(bet, valuer(bet), isProcessing(bet.id)),
    results: bet.legResults.map((result) => decidedResult(result)?.resolution ?? "OPEN"),
  });

  /** Publishes only when the value, the profile or a leg's result differs from what was published last. */
  const tellNews = (bet: StoredBet): void => {
    const result = calculate(bet);
    const news = JSON.stringify([result.betProfileId, result.cashout, result.results]);
    if (told.get(bet.id) === news) return;
    told.set(bet.id, news);
    tell(bet.punter, result);
  };

  const forget = (): void => {
    const now = Date.now();
    for (const [key, { until }] of leases) if (until < now) leases.delete(key);
    const wanted = new Set([...leases.values()].flatMap((lease) => [...lease.bets]));
    for (const id of told.keys())
      if (!wanted.has(id)) {
        told.delete(id);
        bets.remove(id);
      }
  };

  return {
    /** Repeated by push nodes to renew the lease. Reads the bets again, so changes made on other nodes are picked up. */
    watch: async ({ punter, by, bets: ids }: WatchCommand): Promise<void> => {
      const key = `${by} ${punter}`;
      const before = leases.get(key)?.bets ?? new Set();
      leases.set(key, { punter, bets: new Set(ids), until: Date.now() + WATCH_LEASE_MS });
      if (ids.length > 0)
        for (const bet of await readBetsOf(ledger, tenant, punter, ids)) {
          bets.put(bet);
          // A new watcher has no value yet, so it is published even if it did not change.
          if (!before.has(bet.id)) told.delete(bet.id);
          tellNews(bet);
        }
      forget();
    },
    /** Values on request, without a lease. */
    valuesOf: async (punter: string, ids: readonly string[]): Promise<CalculationResult[]> => {
      const held = await readBetsOf(ledger, tenant, punter, ids);
      return held.map(calculate);
    },
    look: (events: Iterable<number>): void => {
      if (leases.size === 0) return;
      for (const eventId of events) for (const bet of bets.on(eventId)) tellNews(bet);
    },
    /** A bet was changed on this node: publishes its value at once if it is watched. */
    changed: async (punter: string, ids: readonly string[]): Promise<void> => {
      const seen = ids.filter((id) => bets.get(id));
      if (seen.length === 0) return;
      for (const bet of await readBetsOf(ledger, tenant, punter, seen)) {
        bets.put(bet);
        tellNews(bet);
      }
    },
    /** A bet that is watched was changed by a result. */
    put: (bet: StoredBet): void => {
      bets.put(bet);
      tellNews(bet);
    },
    has: (betId: string): boolean => bets.get(betId) !== undefined,
    /** Runs periodically because a producer that falls silent changes values without any price change. */
    sweep: (): void => {
      forget();
      for (const id of [...told.keys()]) {
        const bet = bets.get(id);
        if (bet) tellNews(bet);
      }
    },
    size: (): number => told.size,
  };
};

export type WatchedBets = ReturnType<typeof createWatchedBets>;
