import type { WalletAnswer } from "@touchline/protocol";
import type { AskReason } from "../../data/session/session-sync.ts";
import type { HostAnswer } from "../../net/host-api.ts";

/** The operator, wherever its site is: behind our own origin, or around us. */
export interface Host {
  /** Who is signed in? */
  readonly ask: (reason: AskReason) => Promise<HostAnswer>;
  /** False where the host was asked to and will say so when it is done. Rejects where the punter is still signed in. */
  readonly signOut: () => Promise<boolean>;
  /** What the wallet holds, where the host keeps it; null where the platform does. */
  readonly askWallet: (signal: AbortSignal) => Promise<WalletAnswer> | null;
  /** What the host says unasked; what it said before is said at once. */
  readonly onSession: (take: (answer: HostAnswer) => void) => void;
  /** Returns how to stop. */
  readonly onWallet: (take: (wallet: WalletAnswer) => void) => () => void;
}
