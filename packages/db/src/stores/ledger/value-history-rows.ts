import type { Pair } from "@touchline/protocol";
import type { Ledger } from "./open-ledger.ts";
import { inLedger, type Statement } from "./transaction.ts";
import { given } from "./write-rows.ts";

/** An event at a moment, as far as the value of bets depends on it. */
export interface ValueHistoryState {
  /** By slot; none where the outcome could not be bet on. */
  readonly prices: Readonly<Record<string, number>>;
  readonly suspended: boolean;
  /** Its producer was not to be relied on. */
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

/** So far apart are two points of a course. */
export const VALUE_HISTORY_STEP_MS = 5_000;

const WRITE: Statement = {
  name: "write-course",
  text: `insert into event_course (event, bucket, locked, at, state)
    select event, bucket, locked, at, state
    from ${given(2, "event bigint, bucket bigint, locked boolean, at timestamptz, state jsonb")} where $1 <> ''
    order by event, bucket, locked on conflict do nothing`,
};

/** Of one event, one row in each step, and one more where it was locked in between. Written again it changes nothing. */
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
    where $1 <> '' and event = any($2::bigint[]) and at between $3 and $4 order by at limit $5`,
};

const MOST = 20_000;

export const readValueHistory = async (
  ledger: Ledger,
  tenant: string,
  events: readonly number[],
  from: Date,
  to: Date,
): Promise<ValueHistoryRow[]> => {
  const rows = await inLedger(ledger, tenant, ({ run }) =>
    run<{ event: string; at: Date; state: ValueHistoryState }>(READ, events, from, to, MOST),
  );
  return rows.map(({ event, at, state }) => ({ event: Number(event), at, state }));
};
