import type { Pair } from "@touchline/protocol";
import { earliestMonth } from "./month.ts";
import type { Ledger } from "./open-ledger.ts";
import { inLedger, runInLedger, type Statement } from "./transaction.ts";
import { given } from "./write-rows.ts";

/** The part of an event's state that cash-out values depend on. */
export interface ValueHistoryState {
  /** By slot; missing where the outcome could not be bet on. */
  readonly prices: Readonly<Record<string, number>>;
  readonly suspended: boolean;
  /** Whether its producer was silent. */
  readonly silent: boolean;
  readonly status: string;
  readonly minute: number | null;
  readonly score: Pair;
}

export interface ValueHistoryRow {
  readonly event: number;
  readonly at: Date;
  readonly state: ValueHistoryState;
}

/** Time between two points of a value history. */
export const VALUE_HISTORY_STEP_MS = 5_000;

const WRITE: Statement = {
  name: "write-course",
  text: `insert into event_course (event, bucket, locked, at, state)
    select event, bucket, locked, at, state
    from ${given(2, "event bigint, bucket bigint, locked boolean, at timestamptz, state jsonb")} where $1 <> ''
    order by event, bucket, locked on conflict do nothing`,
};

/** Writes at most one open and one locked row per event and step; later rows of a step are ignored. */
export const writeValueHistory = (ledger: Ledger, tenant: string, rows: readonly ValueHistoryRow[]): Promise<void> =>
  inLedger(ledger, tenant, async ({ run }) => {
    const written = rows.map(({ event, at, state }) => ({
      ...{ event, at, state, locked: state.suspended || state.silent },
      bucket: Math.floor(at.getTime() / VALUE_HISTORY_STEP_MS),
    }));
    await run(WRITE, JSON.stringify(written));
  });

const READ: Statement = {
  name: "read-course",
  text: `select event, at, state from event_course
    where $1 <> '' and event = any($2::bigint[]) and at between $3 and $4 and month >= $6 order by at limit $5`,
};

const MAX_ROWS = 20_000;

export const readValueHistory = async (
  ledger: Ledger,
  tenant: string,
  events: readonly number[],
  from: Date,
  to: Date,
): Promise<ValueHistoryRow[]> => {
  const rows = await runInLedger<{ event: string; at: Date; state: ValueHistoryState }>(
    ledger,
    tenant,
    READ,
    events,
    from,
    to,
    MAX_ROWS,
    earliestMonth(from),
  );
  return rows.map(({ event, at, state }) => ({ event: Number(event), at, state }));
};
