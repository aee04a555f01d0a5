import type { BetFilter } from "@touchline/protocol";
import { type RawBuilder, sql } from "kysely";
import { type Database, inTenant, type Owner } from "../database.ts";
import { KEPT_BETS } from "./ledger/bet-rows.ts";
import { type StoredBetRow, storedBetOf } from "./ledger/read-bet.ts";
import type { StoredBet } from "./ledger/stored-bet.ts";

export interface BetsQuery {
  readonly filter: BetFilter;
  /** Id of the last bet of the previous page. */
  readonly before: string | null;
  readonly most: number;
  readonly since: Date;
}

export interface StoredBets {
  readonly bets: readonly StoredBet[];
  readonly next: string | null;
  readonly open: number;
}

const KEPT = sql.raw(KEPT_BETS);

const endedBy = (condition: string): RawBuilder<unknown> =>
  sql.raw(`exists (select from bet_ends x where x.tenant = b.tenant and x.bet = b.id and ${condition})`);

/** Resolution by the last correction, or by the result. A correction by a cash-out has none. */
const RESOLUTION = `coalesce((select coalesce(c.resolution, '') from bet_corrections c where c.tenant = x.tenant and c.bet = x.bet
  order by c.number desc limit 1), x.resolution)`;

const FILTERS: Readonly<Record<BetFilter, RawBuilder<unknown>>> = {
  open: sql`b.phase in ('PREPARED', 'PLACED')`,
  settled: sql`b.phase in ('SETTLED', 'PAID_OUT', 'CANCELLED')`,
  won: endedBy(`${RESOLUTION} in ('WON', 'HALF_WON')`),
  cashed_out: sql.raw("exists (select from cashouts x where x.tenant = b.tenant and x.bet = b.id)"),
  all: sql`true`,
};

/** A page of a punter's bets, newest first. Ids begin with their time, so an id marks where the next page begins. */
export const readBets = (db: Database, owner: Owner, query: BetsQuery): Promise<StoredBets> =>
  inTenant(db, owner.tenant, async (transaction) => {
    const { filter, before, most, since } = query;
    const mine = sql`b.tenant = ${owner.tenant} and b.punter = ${owner.punter} and b.created_at >= ${since}`;
    const earlier = before !== null ? sql`and b.id < ${before}` : sql``;
    const { rows } = await sql<StoredBetRow>`${KEPT} where ${mine} and ${FILTERS[filter]} ${earlier}
      order by b.id desc limit ${most + 1}`.execute(transaction);
    const counted = await sql<{ readonly open: string }>`select count(*) as open from bets b
      where ${mine} and ${FILTERS.open}`.execute(transaction);
    const page = rows.slice(0, most);
    return {
      bets: page.map(storedBetOf),
      next: rows.length > most ? (page.at(-1)?.id ?? null) : null,
      open: Number(counted.rows[0]?.open ?? 0),
    };
  });

/** Null where the punter has no such bet. */
export const readBet = (db: Database, owner: Owner, betId: string): Promise<StoredBet | null> =>
  inTenant(db, owner.tenant, async (transaction) => {
    const { rows } = await sql<StoredBetRow>`${KEPT} where b.tenant = ${owner.tenant} and b.punter = ${owner.punter}
      and b.id = ${betId}`.execute(transaction);
    return rows[0] ? storedBetOf(rows[0]) : null;
  });
