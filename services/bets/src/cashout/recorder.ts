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

/** A bet may be decided later than its id says: a risk system may take 16 s, and the wallet of an operator 5 s. */
const OVERLAP_MS = 25_000;
/** Outcomes are forgotten, and any that were missed are found, when all open bets are read again. */
const READ_ALL_EVERY_MS = 10 * 60_000;

const withoutDoubles = (outcomes: readonly LegOutcome[]): LegOutcome[] => [
  ...new Map(outcomes.map((outcome) => [JSON.stringify(outcome), outcome])).values(),
];

/** Records the prices behind cash-out values over time: one row per event, not per bet. */
export const createRecorder = ({ ledger, tenants, offer, log }: RecorderOptions) => {
  let played: ReadonlyMap<number, readonly LegOutcome[]> = new Map();
  let readAllAt = Number.NEGATIVE_INFINITY;
  let readAt = 0;
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
    /** Reads which outcomes have open bets: of all at times, otherwise of new ones. */
    refresh: async (): Promise<void> => {
      const now = Date.now();
      const isAll = now - readAllAt >= READ_ALL_EVERY_MS;
      const since = new Date(isAll ? 0 : readAt - OVERLAP_MS);
      const found = new Map(isAll ? [] : played);
      for (const tenant of tenants)
        for (const [event, outcomes] of await readPlayedOutcomes(ledger, tenant, since))
          found.set(event, withoutDoubles([...(found.get(event) ?? []), ...outcomes]));
      played = found;
      readAt = now;
      if (isAll) readAllAt = now;
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
