import type { Ledger } from "./open-ledger.ts";
import type { CallRow } from "./rows.ts";
import { runInLedger, type Statement } from "./transaction.ts";

/** What a call to the wallet of an operator has moved, as far as it is known here. */
export interface MovedByCall {
  readonly id: string;
  readonly bet: string;
  readonly kind: CallRow["kind"];
  readonly punter: string;
  readonly currency: string;
  readonly digits: number;
  readonly moved: bigint;
  /** Nothing is known yet of a call that is still to be answered. */
  readonly isOpen: boolean;
}

/** A claim has moved nothing. Whether a stake was taken that nobody knew of is known from what its rollback gave back. */
const READ: Statement = {
  name: "calls-of-day",
  text: `select c.id, c.bet, c.kind, c.punter, c.currency, c.digits,
      coalesce(case when c.kind = 'reserve' and c.state = 'UNKNOWN' then -r.moved else c.moved end, 0) as moved,
      c.state = 'PENDING' or (c.state = 'UNKNOWN' and r.moved is null) as "isOpen"
    from wallet_calls c left join wallet_calls r on c.state = 'UNKNOWN' and r.tenant = c.tenant and r.bet = c.bet and r.kind = 'rollback'
    where c.tenant = $1 and c.at >= $2 and c.at < $3 order by c.at, c.id`,
};

export const readCallsBetween = async (
  ledger: Ledger,
  tenant: string,
  from: Date,
  to: Date,
): Promise<readonly MovedByCall[]> => {
  const rows = await runInLedger<Omit<MovedByCall, "moved"> & { readonly moved: string }>(
    ledger,
    tenant,
    READ,
    from,
    to,
  );
  return rows.map((row) => ({ ...row, moved: BigInt(row.moved) }));
};
