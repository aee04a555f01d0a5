import type { LiabilityRow } from "./rows.ts";
import type { LedgerTransaction, Statement } from "./transaction.ts";

export interface Exposure {
  readonly currency: string;
  readonly outcome: string;
}

/** By `exposureKey`. */
export type Liabilities = Map<string, bigint>;

const READ = `select currency, outcome, amount from liabilities
  where tenant = $1 and (currency, outcome) in (select * from unnest($2::text[], $3::text[]))
  order by currency, outcome`;

const read: Statement = { name: "read-liabilities", text: READ };
const lock: Statement = { name: "lock-liabilities", text: `${READ} for update` };

const create: Statement = {
  name: "create-liabilities",
  text: `insert into liabilities (tenant, currency, outcome)
    select $1, currency, outcome from unnest($2::text[], $3::text[]) as given(currency, outcome)
    order by currency, outcome on conflict do nothing`,
};

/** Rows are locked in order, so that two transactions with common outcomes cannot deadlock. */
const add: Statement = {
  name: "add-liabilities",
  text: `update liabilities set amount = liabilities.amount + given.amount
    from (
      select l.currency, l.outcome, g.amount
      from unnest($2::text[], $3::text[], $4::bigint[]) as g(currency, outcome, amount)
      join liabilities l on l.tenant = $1 and l.currency = g.currency and l.outcome = g.outcome
      order by l.currency, l.outcome for update of l) as given
    where liabilities.tenant = $1 and liabilities.currency = given.currency and liabilities.outcome = given.outcome
    returning liabilities.currency, liabilities.outcome, liabilities.amount`,
};

export const exposureKey = ({ currency, outcome }: Exposure): string => `${currency} ${outcome}`;

const byKey = (rows: readonly LiabilityRow[]): Liabilities =>
  new Map(rows.map((row) => [exposureKey(row), BigInt(row.amount)]));

const columnsOf = (rows: readonly Exposure[]): [string[], string[]] => [
  rows.map(({ currency }) => currency),
  rows.map(({ outcome }) => outcome),
];

const readBy = async (
  statement: Statement,
  { run }: LedgerTransaction,
  exposures: readonly Exposure[],
): Promise<Liabilities> => {
  if (exposures.length === 0) return new Map();
  const distinct = [...new Map(exposures.map((exposure) => [exposureKey(exposure), exposure])).values()];
  const columns = columnsOf(distinct);
  let rows = await run<LiabilityRow>(statement, ...columns);
  if (rows.length < distinct.length) {
    await run(create, ...columns);
    rows = await run<LiabilityRow>(statement, ...columns);
  }
  return byKey(rows);
};

/** Reads the liabilities of these outcomes. Others may add to them meanwhile. */
export const readLiabilities = (transaction: LedgerTransaction, exposures: readonly Exposure[]): Promise<Liabilities> =>
  readBy(read, transaction, exposures);

/** Reads and locks the liabilities of these outcomes until the end of the transaction. */
export const lockLiabilities = (transaction: LedgerTransaction, exposures: readonly Exposure[]): Promise<Liabilities> =>
  readBy(lock, transaction, exposures);

/** Adds to liabilities, and returns the sums. They are locked from then on, so a transaction writes everything else before. */
export const addLiabilities = async (
  { run }: LedgerTransaction,
  added: readonly LiabilityRow[],
): Promise<Liabilities> =>
  added.length === 0
    ? new Map()
    : byKey(
        await run<LiabilityRow>(
          add,
          ...columnsOf(added),
          added.map(({ amount }) => amount),
        ),
      );
