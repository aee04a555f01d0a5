import type { Amount } from "@touchline/betting";
import type { FromApp, HostLimits, HostPage } from "@touchline/protocol/host-messages";
import type { StoreApi } from "zustand/vanilla";
import type { ReadonlyStore } from "../store.ts";

/** Pages of the host about how somebody plays. */
export type GamblingPage = Extract<HostPage, "limits" | "time-out" | "self-exclusion" | "help">;

/** Which parts of the frame the app draws: a page that has its own leaves ours out. */
export interface FrameParts {
  readonly header: boolean;
  readonly footer: boolean;
  /** False where the page around us has nowhere to set limits. */
  readonly limits: boolean;
}

export type CheckAnswer = FromApp["check.answered"];

/** What bets did to the punter's money since a time. */
export interface Position {
  readonly currency: string;
  readonly staked: Amount;
  readonly returned: Amount;
  /** Returned less staked. */
  readonly net: Amount;
}

/** The reality check: when it is next, and whether it is to be answered now. */
export interface CheckState {
  /** Null where the brand has none. */
  readonly nextAt: number | null;
  readonly isOpen: boolean;
}

/** The sums of the last days, which a punter acknowledges at sign-in where the market asks for it. */
export interface Statement {
  readonly days: number;
  readonly sums: ReadonlyStore<Position | null>;
  readonly isOpen: ReadonlyStore<boolean>;
  readonly acknowledge: () => void;
}

/** A punter's session: since when they play, and what it did to their money. Null where that is not known yet. */
export interface Play {
  readonly startedAt: number;
  readonly today: ReadonlyStore<Position | null>;
  readonly session: ReadonlyStore<Position | null>;
  readonly check: ReadonlyStore<CheckState>;
  readonly answer: (answer: CheckAnswer["answer"]) => void;
  /** Missing where the market asks for none. */
  readonly statement?: Statement | undefined;
}

/** Facts about how somebody plays. */
export interface SaferGambling {
  /** As the host keeps them. */
  readonly limits: StoreApi<HostLimits>;
  readonly frame: StoreApi<FrameParts>;
  /** Null while nobody is signed in. */
  readonly play: StoreApi<Play | null>;
}
