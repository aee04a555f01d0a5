import type { LedgerTransaction, Statement } from "./transaction.ts";

export interface Exposure {
  readonly currency: string;
  readonly outcome: string;
}

interface LiabilityRow extends Exposure {
  readonly amount: string;
}

const LOCK: Statement = {
  name: "lock-liabilities",
  text: `select currency, outcome, amount from liabilities
    where tenant = $1 and (currency, outcome) in (select * from unnest($2::text[], $3::text[]))
    order by currency, outcome for update`,
};

const CREATE: Statement = {
  name: "create-liabilities",
  text: `insert into liabilities (tenant, currency, outcome)
    select $1, currency, outcome from unnest($2::text[], $3::text[]) as given(currency, outcome)
    order by currency, outcome on conflict do nothing`,
};

export const exposureKey = ({ currency, outcome }: Exposure): string => `${currency} ${outcome}`;

/** Reads and locks the liabilities of these outcomes until the end of the transaction. */
export const lockLiabilities = async (
  { run }: LedgerTransaction,
  exposures: readonly Exposure[],
): Promise<Map<string, bigint>> => {
  if (exposures.length === 0) return new Map();
  const distinct = [...new Map(exposures.map((exposure) => [exposureKey(exposure), exposure])).values()];
  const columns = [distinct.map(({ currency }) => currency), distinct.map(({ outcome }) => outcome)];
  let rows = await run<LiabilityRow>(LOCK, ...columns);
  if (rows.length < distinct.length) {
    await run(CREATE, ...columns);
    rows = await run<LiabilityRow>(LOCK, ...columns);
  }
  return new Map(rows.map((row) => [exposureKey(row), BigInt(row.amount)]));
};
