import type { Account } from "./accounts.ts";
import { punterOf } from "./accounts.ts";
import { type Platform, uuidOf } from "./platform.ts";
import type { Funds } from "./wallet/funds.ts";

/** The platform, for an operator that has the money of its punters itself. */
export const withOwnWallet = (platform: Platform, funds: Funds): Platform => ({
  ...platform,
  deposit: funds.deposit,
  welcome: ({ id, welcome, wallets: [{ currency }] }) =>
    funds.deposit(id, currency, welcome, uuidOf(`welcome ${id} ${currency}`)),
  balance: funds.balance,
});

/** A break holds in the wallet too, for tokens that were signed before it. */
export const blockAccount = async (funds: Funds, account: Account, until: number): Promise<void> => {
  await Promise.all(account.wallets.map(({ currency }) => funds.block(punterOf(account, currency), currency, until)));
};
