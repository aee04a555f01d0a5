import type { EventResult } from "@touchline/protocol";
import type { BetTarget } from "./change-bets.ts";
import { notFailed } from "./failed-settlements.ts";
import { dueBy, IS_DUE } from "./leg-versions.ts";
import { earliestMonth } from "./month.ts";
import type { Ledger } from "./open-ledger.ts";
import { inLedger, runInLedger, type Statement } from "./transaction.ts";

const RECORD: Statement = {
  name: "record-result",
  text: `insert into event_results (event, version, result, versions) select $2, $3, $4::jsonb, market_versions($4::jsonb)
    where $1 <> '' and result_of($2, $3) is null on conflict do nothing`,
};

/** Stores a result, so that bets accepted after it was published are settled too. */
export const recordResult = (ledger: Ledger, tenant: string, result: EventResult): Promise<void> =>
  inLedger(ledger, tenant, async ({ run }) => {
    await run(RECORD, result.eventId, result.version, JSON.stringify(result));
  });

/**
 * Bets are read only for legs that lack the result. A bet with several such legs is found several times. None lacks a result that a newer
 * one of its event has replaced: it may come again long afterwards, when bets were placed that it says the wrong thing about.
 */
const UNSETTLED: Statement = {
  name: "unsettled-bets",
  text: `with given as materialized (
      select market_versions($6::jsonb) as versions where coalesce(last_version_of($2), 0) <= $3)
    select b.id, b.punter from (
      select l.tenant, l.bet from given cross join bet_legs l ${dueBy("given.versions")}
      where l.tenant = $1 and l.event = $2 and ${IS_DUE} and ${notFailed("$3", "$5")} limit $4) unsettled
    join bets b on b.tenant = unsettled.tenant and b.id = unsettled.bet order by b.punter, b.id`,
};

type MarketVersions = Pick<EventResult, "eventId" | "version" | "final" | "markets">;

/** Bets on markets of this result that lack it, by punter, without those that failed with it after `failedAfter`. */
export const readUnsettled = async (
  ledger: Ledger,
  tenant: string,
  { eventId, version, final, markets }: MarketVersions,
  most: number,
  failedAfter = new Date(0),
): Promise<BetTarget[]> => {
  const keys = markets.map(({ metaMarketId, specifiers, version: changed }) => ({
    ...{ metaMarketId, specifiers, version: changed },
  }));
  const versions = JSON.stringify({ version, final, markets: keys });
  const rows = await runInLedger<BetTarget>(ledger, tenant, UNSETTLED, eventId, version, most, failedAfter, versions);
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

/**
 * Reads a number of results and tests only those, so that its time does not depend on how many are stored. The versions of a result's
 * markets are unpacked once for all legs.
 */
const FORGOTTEN: Statement = {
  name: "forgotten-results",
  text: `select e.recorded_at::text as "recordedAt", e.event::text, e.version::text, case when e.version = last_version_of(e.event)
      and exists (select from bet_legs l ${dueBy("e.versions")} where l.tenant = $1 and l.event = e.event and ${IS_DUE}
        and ${notFailed("e.version", "'-infinity'")})
      then e.result end as result
    from (select recorded_at, event, version, result, coalesce(versions, jsonb_build_object('', version)) || '{}' as versions
      from event_results
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
  const rows = await runInLedger<ResultCursor & { result: EventResult | null }>(
    ledger,
    tenant,
    FORGOTTEN,
    ...[since, recordedAt, event, version, most, earliestMonth(since)],
  );
  return {
    results: rows.flatMap(({ result }) => result ?? []),
    next: rows.length < most ? null : (rows.at(-1) as ResultCursor),
  };
};
