import type { Ledger } from "./open-ledger.ts";
import { runInLedger, type Statement } from "./transaction.ts";

/** A correction that the wallet of the operator had no money for. */
export interface OpenClaim {
  readonly id: string;
  readonly bet: string;
  readonly punter: string;
  readonly currency: string;
  /** Negative. */
  readonly asked: bigint;
  readonly at: Date;
}

const READ: Statement = {
  name: "open-claims",
  text: `select id, bet, punter, currency, asked, at, count(*) over ()::int as count from wallet_calls
    where tenant = $1 and state = 'CLAIM' and kind <> 'reserve' order by at, id limit $2`,
};

/** The oldest of a tenant's claims, and how many there are. */
export const readOpenClaims = async (
  ledger: Ledger,
  tenant: string,
  most: number,
): Promise<{ readonly count: number; readonly claims: readonly OpenClaim[] }> => {
  const rows = await runInLedger<Omit<OpenClaim, "asked"> & { readonly asked: string; readonly count: number }>(
    ledger,
    tenant,
    READ,
    most,
  );
  return {
    count: rows[0]?.count ?? 0,
    claims: rows.map(({ count: _, asked, ...row }) => ({ ...row, asked: BigInt(asked) })),
  };
};
