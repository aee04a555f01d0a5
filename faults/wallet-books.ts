import pg from "pg";

/** What our ledger has booked for the punter of a bet, in cents. */
export interface BookedBet {
  readonly bet: string;
  readonly punter: string;
  readonly booked: string;
  /** What could not be taken back; negative. */
  readonly claimed: string;
}

interface WalletBet {
  readonly bet: string;
  readonly moved: string;
}

/** The wallet keeps thousandths. */
const TENTHS_OF_CENTS = 10n;

/**
 * Compares the books of both sides, each read from its own tables: what the wallet has moved for a bet is what our ledger has booked for it,
 * but for what the wallet could not take back. Also that the wallet's own accounts add up.
 */
export const compareWallets = async (walletUrl: string, booked: readonly BookedBet[]): Promise<readonly string[]> => {
  const client = new pg.Client(walletUrl);
  await client.connect();
  try {
    const { rows: moved } = await client.query<WalletBet>(
      "select bet::text, sum(moved)::text as moved from wallet.calls where bet is not null group by bet",
    );
    const { rows: accounts } = await client.query<{ punter: string }>(
      `select a.punter from wallet.accounts a left join wallet.calls c using (tenant, punter, currency)
       group by a.tenant, a.punter, a.currency, a.balance having a.balance <> coalesce(sum(c.moved), 0) or a.balance < 0`,
    );
    const there = new Map(moved.map((each) => [each.bet, BigInt(each.moved)]));
    const known = new Set(booked.map(({ bet }) => bet));
    return [
      ...accounts.map(({ punter }) => `the wallet's account of ${punter} does not add up`),
      ...booked.flatMap(({ bet, punter, booked: here, claimed }) => {
        const due = (BigInt(here) - BigInt(claimed)) * TENTHS_OF_CENTS;
        const is = there.get(bet) ?? 0n;
        return is === due ? [] : [`R1 bet ${bet} of ${punter}: ${is} there, ${due} here, in thousandths`];
      }),
      ...[...there].flatMap(([bet, is]) =>
        known.has(bet) || is === 0n ? [] : [`R1 bet ${bet}: ${is} there, unknown here`],
      ),
    ];
  } finally {
    await client.end();
  }
};
