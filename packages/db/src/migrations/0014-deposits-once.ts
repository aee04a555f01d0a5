import type { Kysely } from "kysely";
import { createUniqueIndex } from "./create-index.ts";

/**
 * A deposit is booked once, for good. Every other kind of movement has a key of its own for that: those of `bets`, `bet_facts`, `bet_ends`,
 * `cashouts` and `bet_corrections`.
 */
const up = (db: Kysely<unknown>): Promise<void> =>
  createUniqueIndex(
    db,
    "chain_deposits",
    "chain_links (ref, punter, tenant) where source = 'movement' and part = 'deposit'",
  );

export const depositsOnce = { up, outsideTransaction: true };
