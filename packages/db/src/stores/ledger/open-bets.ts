import { KEPT_BETS } from "./bet-rows.ts";
import type { Ledger } from "./open-ledger.ts";
import { type StoredBetRow, storedBetOf } from "./read-bet.ts";
import type { StoredBet } from "./stored-bet.ts";
import type { LegOutcome } from "./terms.ts";
import { runInLedger, type Statement } from "./transaction.ts";
import { smallestUuidV7 } from "./uuid-v7.ts";

const OF_PUNTER: Statement = {
  name: "bets-of-punter",
  text: `${KEPT_BETS} where b.tenant = $1 and b.punter = $2 and b.id = any($3::uuid[])`,
};

/** The given bets, restricted to those of the punter. */
export const readBetsOf = async (
  ledger: Ledger,
  tenant: string,
  punter: string,
  ids: readonly string[],
): Promise<StoredBet[]> => {
  const rows = await runInLedger<StoredBetRow>(ledger, tenant, OF_PUNTER, punter, ids);
  return rows.map(storedBetOf);
};

/** An array, so that bets are found by their ids: in a join the planner may read all open bets. */
const RULED: Statement = {
  name: "ruled-bets",
  text: `${KEPT_BETS} where b.tenant = $1 and b.phase = 'PLACED'
    and b.id = any(array(select bet from cashout_rules where tenant = $1 and ended_at is null and created_at >= $2))`,
};

/** Open bets with active rules that were added since `since`. */
export const readRuled = async (ledger: Ledger, tenant: string, since: Date): Promise<StoredBet[]> => {
  const rows = await runInLedger<StoredBetRow>(ledger, tenant, RULED, since);
  return rows.map(storedBetOf);
};

/** Many bets are on the same outcomes: the terms of one of them are read, because those of all would take most of the time. */
const PLAYED: Statement = {
  name: "played-outcomes",
  text: `with legs as materialized (
      select distinct on (l.event, l.slots, l.markets) l.event, l.bet, l.position
      from bets b join bet_legs l on l.tenant = b.tenant and l.bet = b.id
      where b.tenant = $1 and b.phase = 'PLACED' and b.id >= $2)
    select legs.event, jsonb_agg(distinct outcome) as outcomes
    from legs join bets b on b.tenant = $1 and b.id = legs.bet
      cross join lateral jsonb_array_elements(b.terms -> 'legs' -> legs.position::integer -> 'outcomes') as outcome
    group by legs.event`,
};

/** Outcomes of open bets that were placed since then, by event. */
export const readPlayedOutcomes = async (
  ledger: Ledger,
  tenant: string,
  since: Date,
): Promise<Map<number, readonly LegOutcome[]>> => {
  const rows = await runInLedger<{ readonly event: string; readonly outcomes: readonly LegOutcome[] }>(
    ledger,
    tenant,
    PLAYED,
    smallestUuidV7(since),
  );
  return new Map(rows.map(({ event, outcomes }) => [Number(event), outcomes]));
};
