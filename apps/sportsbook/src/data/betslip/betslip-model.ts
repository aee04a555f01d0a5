import type {
  Amount,
  Betslip,
  BookLimits,
  SlipAction,
  SlipError,
  SlipRules,
  SlipState,
  SlipSummary,
} from "@touchline/betting";
import type { PlacementResult } from "@touchline/protocol";
import type { ReadonlyStore } from "../readonly-store.ts";

/**
 * Where an attempt to bet stands. One at a time: the slip is locked from the tap until its outcome is known.
 * Nothing here ever says "placed" but by the server's own word, and nothing says "failed" that might have been placed.
 */
export type PlacementState =
  | { readonly status: "idle" }
  /** On its way; nothing has answered yet. */
  | { readonly status: "submitting"; readonly reqUuid: string }
  /** The stake is debited and the decision is due. Both times are by this device's clock. */
  | { readonly status: "prepared"; readonly reqUuid: string; readonly since: number; readonly decidedAt: number }
  /** It may have arrived, or may be decided: the same request is asked for again until that is known. */
  | { readonly status: "unknown"; readonly reqUuid: string; readonly since: number }
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
  | { readonly status: "loaded"; readonly code: string; readonly changes: readonly LoadedChange[] };

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

/** The slips and all that can be done with them. Features know this; who makes it is the app. */
export interface Betslips {
  readonly state: ReadonlyStore<SlipState>;
  readonly rules: ReadonlyStore<SlipRules>;
  /** False until the slip's rules have come, after the first odds: what is done before that is remembered and done then. */
  readonly ready: ReadonlyStore<boolean>;
  /** Outcome ids (`outcomeId`) of all that is on the active slip, those in a bet builder included. */
  readonly picked: ReadonlyStore<ReadonlySet<string>>;
  /** A tap on a price: adds it, or takes it away where it is there. Several quick taps are swallowed (SLIP-10). */
  readonly pick: (outcome: PickedOutcome) => void;
  /** One tap that takes several: those that are there stay. */
  readonly pickAll: (outcomes: readonly PickedOutcome[]) => void;
  /** Outcomes of one event as a bet builder, all or none; a refusal is the slip's notice. */
  readonly addBuilder: (outcomes: readonly PickedOutcome[]) => void;
  /** `combinations[n][k]`: in how many ways k of n selections combine, for at most 30; worked out off the main thread. Null until `askCombinations`. */
  readonly combinations: ReadonlyStore<readonly (readonly number[])[] | null>;
  readonly askCombinations: () => void;
  readonly dispatch: (action: SlipAction) => void;
  /** Of the active slip. */
  readonly summary: ReadonlyStore<SlipSummary>;
  readonly errors: ReadonlyStore<readonly SlipError[]>;
  readonly placement: ReadonlyStore<PlacementState>;
  /** Null until the book has said what it takes; per currency of the punter. */
  readonly limits: ReadonlyStore<BookLimits | null>;
  /** The most that can be staked on the active slip (PEER-7), worked out off the main thread; null while unknown. */
  readonly largestStake: ReadonlyStore<Amount | null>;
  readonly wallet: ReadonlyStore<WalletState>;
  /** The bettor's own choice to keep selections after placing, where the brand allows it. */
  readonly keepSelections: ReadonlyStore<boolean>;
  readonly setKeepSelections: (keep: boolean) => void;
  readonly place: () => void;
  /** Closes a receipt or a refusal; what was rejected stays in the slip, repaired. */
  readonly dismissPlacement: () => void;
  readonly share: ReadonlyStore<ShareState>;
  readonly makeCode: () => void;
  readonly loaded: ReadonlyStore<LoadedState>;
  readonly loadCode: (code: string) => void;
  readonly dismissLoaded: () => void;
  readonly askToSignIn: () => void;
  readonly askToDeposit: () => void;
}
