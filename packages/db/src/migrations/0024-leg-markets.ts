import { type Kysely, sql } from "kysely";

/** Legs that one statement writes, so that none is locked for long. */
const STEP = 5_000;

/**
 * Markets of the open bets' legs, which services of the version before have written without. Their markets could be read from the terms
 * at each result, but not fast enough for an event with many bets. What such services write after this is little.
 */
const up = async (db: Kysely<unknown>): Promise<void> => {
  let written = STEP;
  while (written === STEP) {
    const { rows } = await sql`with lacking as (
        select l.tenant, l.bet, l.position, b.terms from bet_legs l join bets b on b.tenant = l.tenant and b.id = l.bet
        where l.markets is null and b.phase = 'PLACED' limit ${STEP}
      )
      update bet_legs l set markets = leg_markets(lacking.terms -> 'legs' -> lacking.position::integer) from lacking
      where l.tenant = lacking.tenant and l.bet = lacking.bet and l.position = lacking.position returning 1`.execute(
      db,
    );
    written = rows.length;
  }
};

export const legMarkets = { up, outsideTransaction: true };
