import { PARTITIONS } from "../../partitions.ts";
import type { Ledger } from "./open-ledger.ts";
import { runInLedger, type Statement } from "./transaction.ts";

const AHEAD: Statement = {
  name: "partitions-ahead",
  text: `select p.table, extract(epoch from max(p.until)::timestamp - now() at time zone 'utc')::float8 as seconds
    from (${PARTITIONS}) p where $1 <> '' group by 1`,
};

/** By table, the seconds until a row would be written to no partition of its month. Below 0 such rows are in the default partition. */
export const readPartitionsAhead = async (ledger: Ledger, tenant: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await runInLedger<{ table: string; seconds: number }>(ledger, tenant, AHEAD);
  return new Map(rows.map(({ table, seconds }) => [table, seconds]));
};
