import { isWalletBodySigned, signWalletBody, type WalletCallKind } from "@touchline/protocol/wallet";

/** Keys and the one punter of the wallet that tests run. */
export const TENANT = "test-house";
export const KEY = "platform-key-".padEnd(32, "p");
export const WALLET_KEY = "wallet-key-".padEnd(32, "w");
export const PUNTER = "ana";

/** An answer to be signed. */
interface Signing {
  readonly path: string;
  /** Of the call. */
  readonly subject: string;
  readonly body: string;
  readonly isRefusal: boolean;
  readonly now: number;
}

/** What a wallet decides, point by point. Tests replace one point at a time by what a wallet may get wrong. */
export interface WalletRules {
  readonly isSigned: (path: string, body: string, header: string | undefined, now: number) => boolean;
  readonly sign: (signing: Signing) => string | null;
  /** Whether a call of a known id has its first answer. */
  readonly remembers: (kind: WalletCallKind) => boolean;
  readonly comparesContent: boolean;
  readonly keepsRefusals: boolean;
  readonly refusesUnknownPunters: boolean;
  readonly acceptsUnknownRollbacks: boolean;
  readonly remembersRollbacks: boolean;
  readonly refundsOnce: boolean;
  readonly paysAfterRollback: boolean;
  readonly demandsStake: boolean;
  readonly settlesNothing: boolean;
  readonly adjustsByNothing: boolean;
  readonly settlesOften: boolean;
  /** In milliseconds, from the decision and from the stake. */
  readonly settlesFor: number;
  readonly covers: (kind: WalletCallKind) => boolean;
  /** What an amount of thousandths moves. */
  readonly counts: (amount: bigint, kind: WalletCallKind) => bigint;
  readonly saysBalance: boolean;
  readonly saysOldBalance: boolean;
  readonly commits: bigint;
  /** Between looking and writing. */
  readonly pause: (kind: WalletCallKind) => Promise<void> | null;
  readonly lists: (kind: WalletCallKind) => boolean;
  readonly listsRefused: boolean;
  readonly listsBy: "at" | "arrival";
  readonly repeatsLastOfPage: boolean;
}

export const CORRECT: WalletRules = {
  isSigned: (path, body, header, now) => isWalletBodySigned(KEY, path, body, header, now),
  sign: ({ subject, body, now }) => signWalletBody(WALLET_KEY, subject, body, now),
  remembers: () => true,
  comparesContent: true,
  keepsRefusals: false,
  refusesUnknownPunters: true,
  acceptsUnknownRollbacks: true,
  remembersRollbacks: true,
  refundsOnce: true,
  paysAfterRollback: false,
  demandsStake: true,
  settlesNothing: true,
  adjustsByNothing: true,
  settlesOften: true,
  settlesFor: Number.POSITIVE_INFINITY,
  covers: () => true,
  counts: (amount) => amount,
  saysBalance: true,
  saysOldBalance: true,
  commits: 0n,
  pause: () => null,
  lists: () => true,
  listsRefused: false,
  listsBy: "at",
  repeatsLastOfPage: false,
};
