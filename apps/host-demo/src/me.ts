import type { LimitKind, Most } from "./limits/limit.ts";
import type { MovementsPage } from "./wallet/funds.ts";

/** A limit of the punter, and what of it is used. */
export interface LimitView {
  readonly kind: LimitKind;
  readonly period: "bet" | "day" | "week";
  readonly used: string;
  readonly of: Most;
  readonly raise: { readonly of: Most; readonly at: number } | null;
}

export interface WalletView {
  readonly currency: string;
  /** Null where the platform did not say: no balance is better than an invented one. */
  readonly balance: string | null;
  /** What may be deposited. */
  readonly deposits: readonly string[];
}

/** What changed the wallet that is played in, newest first. */
export interface HistoryPage extends MovementsPage {
  readonly currency: string;
}

/** What the site's own pages know of who is signed in. No token is in it. */
export interface Me {
  readonly punter: { readonly id: string; readonly name: string };
  /** The one that is played in. */
  readonly currency: string;
  readonly wallets: readonly WalletView[];
  readonly limits: readonly LimitView[];
  readonly breakUntil: number | null;
}
