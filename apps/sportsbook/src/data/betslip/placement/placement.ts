import type { Betslip } from "@touchline/betting";
import type { Placement, PlacementRequest, PlacementResult } from "@touchline/protocol";
import type { RefusalReason } from "../betslip-model.ts";

/** What the bettor decided with one tap, and when. It keeps its name however often it is sent. */
export interface Attempt {
  readonly request: PlacementRequest;
  /** As it stood at the tap. */
  readonly slip: Betslip;
  readonly tappedAt: number;
}

export type PlacementMachine =
  | { readonly status: "idle" }
  | { readonly status: "submitting"; readonly attempt: Attempt }
  | {
      readonly status: "prepared";
      readonly attempt: Attempt;
      readonly since: number;
      readonly decidedAt: number;
    }
  | {
      readonly status: "unknown";
      readonly attempt: Attempt;
      readonly since: number;
      /** How often it was asked for without an answer that helps. */
      readonly asked: number;
      /** How often in a row the server knew nothing of it. */
      readonly misses: number;
      /** The server has said once that it has it: it can only be decided. */
      readonly seen: boolean;
    }
  | { readonly status: "decided"; readonly attempt: Attempt; readonly result: PlacementResult }
  | { readonly status: "refused"; readonly attempt: Attempt | null; readonly why: RefusalReason };

type Named = { readonly reqUuid: string };

export type PlacementEvent =
  | { readonly type: "tapped"; readonly attempt: Attempt }
  /** Nothing was sent. */
  | { readonly type: "gated"; readonly why: RefusalReason }
  /** Of an earlier page, which was left before it knew what became of it. */
  | { readonly type: "restored"; readonly attempt: Attempt }
  | ({ readonly type: "answered"; readonly placement: Placement } & Named)
  /** By push. */
  | { readonly type: "told"; readonly result: PlacementResult }
  /** No answer, or one that does not say what became of it. */
  | ({ readonly type: "unclear" } & Named)
  /** The server knows of no such request. */
  | ({ readonly type: "missing" } & Named)
  /** The server read the request and did not take it. */
  | ({ readonly type: "turned down"; readonly why: RefusalReason } & Named)
  | ({ readonly type: "due" } & Named)
  | { readonly type: "dismissed" }
  /** The punter has left; what is pending is asked for when they are back. */
  | { readonly type: "left" };

/** About an attempt that was sent. */
type AboutAttempt = Extract<PlacementEvent, Named>;

/** What is to be done next about the attempt. */
export type PlacementEffect = "post" | "ask" | { readonly wait: number } | null;

export interface PlacementStep {
  readonly state: PlacementMachine;
  readonly effect: PlacementEffect;
}

/** So long after the tap it is still sent again where the server knows nothing of it. */
export const SEND_WINDOW = 20_000;
/** Between two questions what became of it, one after the other; the last is for all that follow. */
const ASK_DELAYS = [2000, 3000, 4000, 5000] as const;
const PATIENCE_AFTER_DECISION = 1000;
/** A decision that is so late is not counted down to any longer: it is looked for. */
const LATE_AFTER = 10_000;
/** So often in a row the server must know nothing of it before it is said not to have been placed. */
const CERTAIN_MISSES = 2;

const delayOf = (asked: number): number => ASK_DELAYS[Math.min(asked, ASK_DELAYS.length - 1)] as number;

const stay = (state: PlacementMachine): PlacementStep => ({ state, effect: null });

type Pending = Extract<PlacementMachine, { status: "submitting" | "prepared" | "unknown" }>;

export const isPending = (state: PlacementMachine): state is Pending =>
  state.status === "submitting" || state.status === "prepared" || state.status === "unknown";

const loseSight = (state: Pending, at: number): PlacementStep => {
  const before = state.status === "unknown" ? state : null;
  const asked = before ? before.asked + 1 : 0;
  return {
    state: {
      status: "unknown",
      attempt: state.attempt,
      since: before?.since ?? at,
      asked,
      misses: 0,
      seen: before?.seen ?? state.status === "prepared",
    },
    effect: { wait: delayOf(asked) },
  };
};

const takeAnswer = (state: Pending, placement: Placement, at: number): PlacementStep => {
  const { attempt } = state;
  if (placement.state === "DECIDED") return stay({ status: "decided", attempt, result: placement.result });
  // The server's clock may be another than this device's; how long it takes is the same by both.
  const decidedAt =
    state.status === "prepared" ? state.decidedAt : at + Math.max(0, placement.acceptAt - placement.now);
  if (at > decidedAt + LATE_AFTER) return loseSight({ ...state, status: "prepared", since: at, decidedAt }, at);
  const since = state.status === "prepared" ? state.since : at;
  const wait = Math.max(PATIENCE_AFTER_DECISION, decidedAt + PATIENCE_AFTER_DECISION - at);
  return { state: { status: "prepared", attempt, since, decidedAt }, effect: { wait } };
};

const takeMiss = (state: Pending, at: number): PlacementStep => {
  if (state.status !== "unknown" || state.seen) return loseSight(state, at);
  // The same request again cannot be placed twice.
  if (at - state.attempt.tappedAt < SEND_WINDOW) return { state: { ...state, misses: 0 }, effect: "post" };
  const misses = state.misses + 1;
  if (misses >= CERTAIN_MISSES) return stay({ status: "refused", attempt: state.attempt, why: "unavailable" });
  return { state: { ...state, misses }, effect: { wait: delayOf(0) } };
};

/** The first word on a request is final; later ones may speak of a copy, while the first was taken. Only what is malformed never was. */
const takeRefusal = (state: Pending, why: RefusalReason, at: number): PlacementStep => {
  const isFinal = state.status === "submitting" || (state.status === "unknown" && !state.seen && why === "invalid");
  return isFinal ? stay({ status: "refused", attempt: state.attempt, why }) : loseSight(state, at);
};

const stepPending = (state: Pending, event: AboutAttempt, at: number): PlacementStep => {
  switch (event.type) {
    case "answered":
      return takeAnswer(state, event.placement, at);
    case "unclear":
      return state.status === "prepared" && at <= state.decidedAt + LATE_AFTER
        ? { state, effect: { wait: PATIENCE_AFTER_DECISION } }
        : loseSight(state, at);
    case "missing":
      return takeMiss(state, at);
    case "turned down":
      return takeRefusal(state, event.why, at);
    case "due":
      return { state, effect: "ask" };
  }
};

const attemptOf = (state: PlacementMachine): Attempt | null => ("attempt" in state ? state.attempt : null);

/** Whatever the slip was said to have come to, the server's own result stands above it. */
const takeWord = (state: PlacementMachine, result: PlacementResult): PlacementStep => {
  const attempt = attemptOf(state);
  return attempt?.request.reqUuid === result.reqUuid && state.status !== "decided"
    ? stay({ status: "decided", attempt, result })
    : stay(state);
};

/** One attempt at a time, from the tap to the outcome. Nothing becomes `decided` but by the server's word. */
export const stepPlacement = (state: PlacementMachine, event: PlacementEvent, at: number): PlacementStep => {
  switch (event.type) {
    case "tapped":
      return isPending(state)
        ? stay(state)
        : { state: { status: "submitting", attempt: event.attempt }, effect: "post" };
    case "gated":
      return stay(isPending(state) ? state : { status: "refused", attempt: null, why: event.why });
    case "restored": {
      if (isPending(state)) return stay(state);
      const { attempt } = event;
      return { state: { status: "unknown", attempt, since: at, asked: 0, misses: 0, seen: false }, effect: "ask" };
    }
    case "told":
      return takeWord(state, event.result);
    case "dismissed":
      return stay(isPending(state) ? state : { status: "idle" });
    case "left":
      return stay({ status: "idle" });
    default:
      return isPending(state) && state.attempt.request.reqUuid === event.reqUuid
        ? stepPending(state, event, at)
        : stay(state);
  }
};
