import type { Amount, Betslip, SlipSummary } from "@touchline/betting";
import type { PlacementResult } from "@touchline/protocol";

interface SentBets {
  readonly reqUuid: string;
  /** The sum that was sent. The slip's own may fall while it waits, as when a leg is suspended. */
  readonly stake: Amount;
}

/**
 * Where an attempt to bet stands. One at a time: the slip is locked from the tap until its outcome is known.
 * Nothing here ever says "placed" but by the server's own word, and nothing says "failed" that might have been placed.
 */
export type PlacementState =
  | { readonly status: "idle" }
  /** On its way; nothing has answered yet. */
  | ({ readonly status: "submitting" } & SentBets)
  /** The stake is debited and the decision is due. Both times are by this device's clock. */
  | ({ readonly status: "prepared"; readonly since: number; readonly decidedAt: number } & SentBets)
  /** It may have arrived, or may be decided: the same request is asked for again until that is known. */
  | ({ readonly status: "unknown"; readonly since: number } & SentBets)
  /** All, some or none of the bets were placed. `slip` is what was bet, as it stood at the tap, for the receipt. */
  | {
      readonly status: "decided";
      readonly result: PlacementResult;
      readonly slip: Betslip;
      readonly summary: SlipSummary;
      readonly currency: string;
    }
  /** Certain not to have been placed. */
  | { readonly status: "refused"; readonly why: RefusalReason };

export type RefusalReason =
  /** Nothing was sent: there is no line, or the offer is not current. */
  | "offline"
  | "stale"
  /** The service cannot take bets now. */
  | "unavailable"
  /** More requests than the punter, their session or their address may send. */
  | "too_many"
  | "signed_out"
  /** The punter takes a break. */
  | "on_break"
  /** The request itself was not accepted. */
  | "invalid";

export interface WalletState {
  /** False where nobody is signed in, or the host keeps balances to itself. */
  readonly enabled: boolean;
  readonly currency: string;
  readonly balance: Amount;
}

/** A leg of a slip that was loaded by its code or from an earlier visit, and is not what it was. */
export interface LoadedChange {
  readonly selectionId: string;
  readonly kind: "odds" | "gone" | "suspended";
}

export type ShareState =
  | { readonly status: "idle" | "making" | "failed" }
  | { readonly status: "ready"; readonly code: string; readonly link: string };

/** A slip brought back by a booking code: what it says of it, until it is dismissed. */
export type LoadedState =
  | { readonly status: "idle" | "loading" | "not_found" | "failed" }
  | {
      readonly status: "loaded";
      readonly code: string;
      readonly changes: readonly LoadedChange[];
      /** Index of the slip that it became. */
      readonly slip: number;
    };

/** An outcome as the plate that stands for it names it. The rest is taken from the offer at the moment of the tap. */
export interface PickedOutcome {
  readonly eventId: number;
  readonly slot: number;
  /** The first slot of its market, which is the market's own. */
  readonly marketSlot: number;
  readonly metaMarketId: number;
  readonly metaOutcomeId: number;
  readonly outcomeName: string;
  readonly marketName: string;
  /** How many outcomes its market has, which decides how its price is written. */
  readonly outcomes: number;
  readonly eventName: string;
}
