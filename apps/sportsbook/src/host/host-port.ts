import type { WalletAnswer } from "@touchline/protocol";
import type { FromApp } from "@touchline/protocol/host-messages";
import type { HostAnswer } from "../net/host-api.ts";

/** Sessions and wallets at the operator: around the app (embedded) or behind its origin (standalone). */
export interface HostPort {
  /** Who is signed in? */
  readonly ask: (reason: FromApp["token.refresh"]["reason"]) => Promise<HostAnswer>;
  /** False where the host was asked to sign out and reports it later. Rejects where the punter is still signed in. */
  readonly signOut: () => Promise<boolean>;
  /** Asks a host that has a word on the wallet for it; it comes by `onWallet`. */
  readonly askWallet: () => void;
  /** Changes that the host reports by itself; the last one before the call is reported at once. */
  readonly onSession: (take: (answer: HostAnswer) => void) => void;
  /** Returns a function that ends the subscription. */
  readonly onWallet: (take: (wallet: WalletAnswer) => void) => () => void;
}
