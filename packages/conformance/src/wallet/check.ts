import type { WalletContext } from "./context.ts";

/** One requirement of the contract with an operator's wallet. */
export interface WalletCheck {
  /** Begins with the call that it is about. */
  readonly name: string;
  readonly group: string;
  /** What holds if it passes, in one sentence. */
  readonly proves: string;
  /** What to do if it fails. */
  readonly fix: string;
  /** Rejects with a `Complaint` if the contract is violated, or with `CannotTell` if that cannot be determined. */
  readonly run: (context: WalletContext) => Promise<void>;
}

/** Checks with a common heading and remedy; each may have its own. */
export const walletChecksOf = (
  group: string,
  fix: string,
  told: readonly (Omit<WalletCheck, "group" | "fix"> & Partial<Pick<WalletCheck, "fix">>)[],
): WalletCheck[] => told.map((check) => ({ group, fix, ...check }));
