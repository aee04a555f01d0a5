/** Where a punter's money is: in our ledger, or in a wallet of the operator that is asked by calls. */
export type WalletKind = "ledger" | "seamless";
