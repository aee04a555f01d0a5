import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { appendLinks } from "./0012-ledger-chain.ts";

/** As in `0012-ledger-chain`. What made a correction is added only where it is no result, so that older rows keep their content. */
const CORRECTION = `select c.tenant, b.punter, 'correction' as source, c.bet as ref, c.number::text as part,
  case c.by when 'result' then json_build_array(c.id, c.resolution, c.cashback, c.refund_reason, c.payout, c.tax, c.bonus, c.uncollected,
      extract(epoch from c.at))
    else json_build_array(c.id, c.resolution, c.cashback, c.refund_reason, c.payout, c.tax, c.bonus, c.uncollected,
      extract(epoch from c.at), c.by) end::text as content
  from fresh c join bets b on b.tenant = c.tenant and b.id = c.bet`;

/**
 * Results come market by market: which markets a leg waits for, and in which version each market of a result changed last. It can be run
 * twice: tests of earlier migrations need what this version of the services writes.
 */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const steps = [
    // A market is its kind with its specifiers. The text of jsonb has keys in a fixed order.
    sql`create or replace function market_key(market jsonb) returns text language sql immutable as $$
      select (market ->> 'metaMarketId') || ' ' || coalesce(market ->> 'specifiers', '{}') $$`,
    // The key '' stands for a market that no result names: that of an outcome without a description.
    sql`create or replace function leg_markets(leg jsonb) returns text[] language sql immutable as $$
      select coalesce(array_agg(distinct market_key(outcome)), array['']) from jsonb_array_elements(leg -> 'outcomes') as outcome $$`,
    // By market. A final result also decides what it does not name, under the key ''.
    sql`create or replace function market_versions(result jsonb) returns jsonb language sql immutable as $$
      select coalesce(jsonb_object_agg(key, version), '{}')
        || case when coalesce((result ->> 'final')::boolean, true) then jsonb_build_object('', result -> 'version') else '{}' end
      from (
        select market_key(market) as key, max(coalesce(market ->> 'version', result ->> 'version')::bigint) as version
        from jsonb_array_elements(coalesce(result -> 'markets', '[]')) as market group by 1
      ) markets $$`,
    // Null in rows of the version before: read from the terms of the bet.
    sql`alter table bet_legs add column if not exists markets text[]`,
    // Null in rows of the version before: every market has the version of the result.
    sql`alter table event_results add column if not exists versions jsonb`,
    // A cash-out of a bet that had ended and was opened again is a correction as well.
    sql`alter table bet_corrections add column if not exists by text not null default 'result' check (by in ('result', 'cashout'))`,
    sql.raw(`create or replace function chain_bet_corrections() returns trigger language plpgsql as $$
      begin ${appendLinks(CORRECTION)} return null; end $$`),
  ];
  for (const step of steps) await step.execute(db);
};

export const marketResults: Migration = { up };
