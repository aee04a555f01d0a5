import type { Amount } from "@touchline/betting";
import type { CashoutSource } from "@touchline/protocol";

/** What a tap would pay now, for the part that is meant. */
export interface CashoutOffer {
  readonly betProfileId: string;
  readonly amount: Amount;
  /** Of the stake; all that is open where null. */
  readonly part: Amount | null;
}

/** What the bettor agreed to with the second tap. It keeps its name however often it is sent. */
export interface CashoutAttempt {
  readonly reqUuid: string;
  readonly offer: CashoutOffer;
  readonly source: CashoutSource;
}

export type CashoutMachine =
  | { readonly status: "idle" }
  | { readonly status: "confirm"; readonly offer: CashoutOffer }
  | { readonly status: "changed"; readonly offer: CashoutOffer; readonly move: "higher" | "lower" }
  | { readonly status: "processing"; readonly attempt: CashoutAttempt }
  | { readonly status: "unknown"; readonly attempt: CashoutAttempt; readonly asked: number }
  | { readonly status: "done"; readonly amount: Amount }
  /** `attempt` is what was said not to have been done: the server may still know better. */
  | { readonly status: "failed"; readonly attempt: CashoutAttempt };

type Named = { readonly reqUuid: string };

export type CashoutEvent =
  /** Null where nothing is offered. */
  | {
      readonly type: "tapped";
      readonly offer: CashoutOffer | null;
      readonly source: CashoutSource;
      readonly reqUuid: string;
    }
  /** The value has moved, or the offer is gone. */
  | { readonly type: "offered"; readonly offer: CashoutOffer | null }
  | ({ readonly type: "paid"; readonly amount: Amount } & Named)
  /** Nothing was done. */
  | ({ readonly type: "reoffered"; readonly offer: CashoutOffer | null } & Named)
  /** No answer, or one that does not say what became of it. */
  | ({ readonly type: "unclear" } & Named)
  /** `never`: such a request is not taken, whenever it comes. */
  | ({ readonly type: "refused"; readonly never: boolean } & Named)
  | { readonly type: "due" }
  | { readonly type: "dropped" };

/** What is to be done next: send it, or wait and then say that it is due. */
export type CashoutEffect = "post" | { readonly wait: number } | null;

export interface CashoutStep {
  readonly state: CashoutMachine;
  readonly effect: CashoutEffect;
}

/** So long the second tap is waited for, and an end is shown. */
export const CASHOUT_PAUSE = 3000;
/** Between two attempts to learn what became of it; the last is for all that follow. */
const ASK_DELAYS = [2000, 3000, 4000, 5000] as const;

type Asking = Extract<CashoutMachine, { status: "confirm" | "changed" }>;
type Pending = Extract<CashoutMachine, { status: "processing" | "unknown" }>;
type AboutAttempt = Extract<CashoutEvent, Named & { type: "paid" | "reoffered" | "unclear" | "refused" }>;

const IDLE: CashoutMachine = { status: "idle" };

const stay = (state: CashoutMachine): CashoutStep => ({ state, effect: null });
const pause = (state: CashoutMachine): CashoutStep => ({ state, effect: { wait: CASHOUT_PAUSE } });

const isAsking = (state: CashoutMachine): state is Asking => state.status === "confirm" || state.status === "changed";
export const isCashoutPending = (state: CashoutMachine): state is Pending =>
  state.status === "processing" || state.status === "unknown";

/** Asks for the second tap. Where another amount was agreed to or shown before, it says how this one differs. */
const ask = (offer: CashoutOffer, before: Amount): CashoutStep => {
  if (offer.amount === before) return pause({ status: "confirm", offer });
  return pause({ status: "changed", offer, move: offer.amount > before ? "higher" : "lower" });
};

const isSame = (one: CashoutOffer, other: CashoutOffer): boolean =>
  one.betProfileId === other.betProfileId && one.amount === other.amount && one.part === other.part;

const takeTap = (state: CashoutMachine, event: Extract<CashoutEvent, { type: "tapped" }>): CashoutStep => {
  const { offer, source, reqUuid } = event;
  if (isCashoutPending(state)) return stay(state);
  if (!offer) return stay(IDLE);
  if (!isAsking(state) || state.offer.part !== offer.part) return pause({ status: "confirm", offer });
  // Who taps agrees to what is shown. Where that is no longer the offer they are asked again.
  if (!isSame(state.offer, offer)) return ask(offer, state.offer.amount);
  return { state: { status: "processing", attempt: { reqUuid, offer, source } }, effect: "post" };
};

const takeOffer = (state: CashoutMachine, offer: CashoutOffer | null): CashoutStep => {
  if (!isAsking(state)) return stay(state);
  if (!offer) return stay(IDLE);
  return isSame(state.offer, offer) ? stay(state) : ask(offer, state.offer.amount);
};

const loseSight = (state: Pending): CashoutStep => {
  const asked = state.status === "unknown" ? state.asked + 1 : 0;
  const wait = ASK_DELAYS[Math.min(asked, ASK_DELAYS.length - 1)] as number;
  return { state: { status: "unknown", attempt: state.attempt, asked }, effect: { wait } };
};

const stepPending = (state: Pending, event: Exclude<AboutAttempt, { type: "paid" }>): CashoutStep => {
  const { attempt } = state;
  switch (event.type) {
    case "reoffered":
      return event.offer ? ask(event.offer, attempt.offer.amount) : pause({ status: "failed", attempt });
    case "unclear":
      return loseSight(state);
    case "refused":
      // A later word may speak of the copy alone, while the first was taken.
      return state.status === "processing" || event.never ? pause({ status: "failed", attempt }) : loseSight(state);
  }
};

const stepAttempt = (state: CashoutMachine, event: AboutAttempt): CashoutStep => {
  if (!("attempt" in state) || state.attempt.reqUuid !== event.reqUuid) return stay(state);
  if (event.type === "paid") return pause({ status: "done", amount: event.amount });
  return isCashoutPending(state) ? stepPending(state, event) : stay(state);
};

/** A cash-out from the first tap to its end. Nothing is `done` but by the server's word. */
export const stepCashout = (state: CashoutMachine, event: CashoutEvent): CashoutStep => {
  switch (event.type) {
    case "tapped":
      return takeTap(state, event);
    case "offered":
      return takeOffer(state, event.offer);
    case "due":
      return state.status === "unknown" ? { state, effect: "post" } : stay(isCashoutPending(state) ? state : IDLE);
    case "dropped":
      return stay(isCashoutPending(state) ? state : IDLE);
    default:
      return stepAttempt(state, event);
  }
};
