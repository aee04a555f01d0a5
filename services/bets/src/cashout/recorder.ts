import {
  isAway,
  type Ledger,
  type LegOutcome,
  readPlayedOutcomes,
  type ValueHistoryRow,
  writeValueHistory,
} from "@touchline/db";
import type { Log } from "@touchline/server-kit";
import { isOver } from "../accept/judge-leg.ts";
import { valueHistoryStateOf } from "./value-history.ts";
import type { OfferSource } from "./valuer.ts";

export interface RecorderOptions {
  readonly ledger: Ledger;
  readonly tenants: readonly string[];
  readonly offer: OfferSource;
  readonly log: Log;
}

/** Records the prices behind cash-out values over time: one row per event, not per bet. */
export const createRecorder = ({ ledger, tenants, offer, log }: RecorderOptions) => {
  let played = new Map<number, readonly LegOutcome[]>();
  const locked = new Map<number, boolean>();

  const rowsOf = (events: Iterable<number>): ValueHistoryRow[] => {
    const now = Date.now();
    const source = offer();
    if (!source) return [];
    return [...events].flatMap((eventId): ValueHistoryRow[] => {
      const event = source.event(eventId);
      const outcomes = played.get(eventId);
      if (!event || !outcomes || isOver(event)) return [];
      const silent = source.producer(event.producer) !== "alive";
      return [{ event: eventId, at: new Date(now), state: valueHistoryStateOf(event, outcomes, silent, now) }];
    });
  };

  const write = async (rows: readonly ValueHistoryRow[]): Promise<void> => {
    if (rows.length === 0) return;
    try {
      await writeValueHistory(ledger, tenants[0] as string, rows);
    } catch (error) {
      // A gap in a value chart is acceptable; the next step writes again.
      if (!isAway(error)) log.warn({ err: error }, "value history not written, retrying");
    }
  };

  return {
    /** Reads which outcomes have open bets. */
    refresh: async (): Promise<void> => {
      const found = new Map<number, readonly LegOutcome[]>();
      for (const tenant of tenants)
        for (const [event, outcomes] of await readPlayedOutcomes(ledger, tenant))
          found.set(event, [...(found.get(event) ?? []), ...outcomes]);
      played = found;
      for (const event of locked.keys()) if (!played.has(event)) locked.delete(event);
    },
    /** Called once per step of the value history. */
    record: (): Promise<void> => write(rowsOf(played.keys())),
    /** Records an event at once when it became suspended or silent, or open again: the chart shows these moments exactly. */
    look: (events: Iterable<number>): void => {
      const rows = rowsOf(events).filter(({ event, state }) => {
        const before = locked.get(event);
        const isLocked = state.suspended || state.silent;
        locked.set(event, isLocked);
        return before !== undefined && before !== isLocked;
      });
      void write(rows);
    },
  };
};
