import type { Kysely } from "kysely";
import { createUniqueIndex } from "./create-index.ts";

/** A punter's open bets, newest first, however many others they have. Bets leave it when they are settled. */
const up = (db: Kysely<unknown>): Promise<void> =>
  createUniqueIndex(db, "bets_open_of_punter", "bets (punter, id desc, tenant) where phase in ('PREPARED', 'PLACED')");

export const openBetsOfPunter = { up, outsideTransaction: true };
