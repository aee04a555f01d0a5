import type { StoredBet } from "../stores/ledger/stored-bet.ts";
import type { LockedWallet } from "../stores/ledger/wallet-rows.ts";
import { EUR, termsOn } from "./ledger-samples.ts";

/** A locked wallet of 100.00. */
export const walletOf = (more: Partial<LockedWallet> = {}): LockedWallet => ({
  ...{
    ...EUR,
    kind: "ledger",
    punter: "ana",
    balance: 10_000n,
    shown: null,
    seq: 4n,
    limits: [],
    mostPerBet: null,
    timeOutUntil: 0,
  },
  ...more,
});

const AT = new Date(1_000_000);

/** A placed bet of 10.00. */
export const storedBetWith = (more: Partial<StoredBet> = {}): StoredBet => ({
  ...{ id: "0193a1b0-0000-7000-8000-000000000001", punter: "ana", brand: "default", ...EUR },
  ...{ stake: 1_000n, payinTax: 0n, payinBonus: 0n, phase: "PLACED", createdAt: AT, acceptAt: AT, decidedAt: AT },
  ...{ terms: termsOn(7, [0]), decision: null, maxWinnings: 2_000n, legResults: [null] },
  ...{ parts: 0, cashedStake: 0n, cashedOut: 0n, cashouts: [], rules: [], corrections: 0, end: null, kept: null },
  ...more,
});
