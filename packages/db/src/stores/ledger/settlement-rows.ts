import type { EventResult } from "@touchline/protocol";
import type { BetTarget } from "./change-bets.ts";
import { notFailed } from "./failed-settlements.ts";
import { earliestMonth } from "./month.ts";
import type { Ledger } from "./open-ledger.ts";
import { inLedger, type Statement } from "./transaction.ts";

const RECORD: Statement = {
  name: "record-result",
  text: `insert into event_results (event, version, result) select $2, $3, $4
    where $1 <> '' and result_of($2, $3) is null on conflict do nothing`,
};

/** Stores a result, so that bets accepted after it was published are settled too. */
export const recordResult = (ledger: Ledger, tenant: string, result: EventResult): Promise<void> =>
  inLedger(ledger, tenant, async ({ run }) => {
    await run(RECORD, result.eventId, result.version, JSON.stringify(result));
  });

const WITHOUT = `not exists (select from leg_results r
    where r.tenant = l.tenant and r.bet = l.bet and r.position = l.position and r.version >=`;

/** A bet with several legs on the event is found several times. */
const UNSETTLED: Statement = {
  name: "unsettled-bets",
  text: `select id, punter from (
      select b.id, b.punter from bet_legs l join bets b on b.tenant = l.tenant and b.id = l.bet
      where l.tenant = $1 and l.event = $2 and ${WITHOUT} $3) and ${notFailed("$3", "$5")} limit $4) unsettled
    order by punter, id`,
};

/** Bets on an event that lack this result, by punter, without those that failed with it after `failedAfter`. */
export const readUnsettled = async (
  ledger: Ledger,
  tenant: string,
  { eventId, version }: Pick<EventResult, "eventId" | "version">,
  most: number,
  failedAfter = new Date(0),
): Promise<BetTarget[]> => {
  const rows = await inLedger(ledger, tenant, ({ run }) =>
    run<BetTarget>(UNSETTLED, eventId, version, most, failedAfter),
  );
  return rows.filter(({ id }, index) => id !== rows[index - 1]?.id);
};

/** A place in the order of recorded results. The time has more digits than a Date. */
export interface ResultCursor {
  readonly recordedAt: string;
  readonly event: string;
  readonly version: string;
}

const NEWEST: ResultCursor = {
  recordedAt: "infinity",
  event: `${Number.MAX_SAFE_INTEGER}`,
  version: `${Number.MAX_SAFE_INTEGER}`,
};

/** Reads a number of results and tests only those, so that its time does not depend on how many are stored. */
const FORGOTTEN: Statement = {
  name: "forgotten-results",
  text: `select e.recorded_at::text as "recordedAt", e.event::text, e.version::text, case when
      exists (select from bet_legs l where l.tenant = $1 and l.event = e.event and ${WITHOUT} e.version)
        and ${notFailed("e.version", "'-infinity'")})
      and e.version = last_version_of(e.event)
      then e.result end as result
    from (select * from event_results
      where month >= $7 and recorded_at >= $2 and recorded_at <= $3 and (recorded_at, event, version) < ($3::timestamptz, $4::bigint, $5::bigint)
      order by recorded_at desc, event desc, version desc limit $6) e
    order by e.recorded_at desc, e.event desc, e.version desc`,
};

export interface ForgottenPage {
  /** Results that some bet lacks, other than those that it failed with. */
  readonly results: readonly EventResult[];
  /** Where the next page begins; null after the last one. */
  readonly next: ResultCursor | null;
}

/** Looks at up to `most` results recorded since `since`, the newest first, beginning below `before`. */
export const readForgotten = async (
  ledger: Ledger,
  tenant: string,
  since: Date,
  most: number,
  before: ResultCursor = NEWEST,
): Promise<ForgottenPage> => {
  const { recordedAt, event, version } = before;
  const rows = await inLedger(ledger, tenant, ({ run }) =>
    run<ResultCursor & { result: EventResult | null }>(
      FORGOTTEN,
      ...[since, recordedAt, event, version, most, earliestMonth(since)],
    ),
  );
  return {
    results: rows.flatMap(({ result }) => result ?? []),
    next: rows.length < most ? null : (rows.at(-1) as ResultCursor),
  };
};
